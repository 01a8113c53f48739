/**
 * A hint: what matters now, and the likely choices with their main reasons. Derived from the policy, which sees only
 * what the player sees.
 */

import { canonicalText, type Json } from '../../../../../base/canonical.ts';
import { type CardId, publishedMove, type Seat } from '../../../../../rules/game.ts';
import { definition } from '../../../../../rules/netrunner/card.ts';
import { answer, ask } from '../../../../../rules/netrunner/flow.ts';
import { rank } from '../../../../../rules/netrunner/machine/rank.ts';
import { type Ranked, type Reason, reasonFor } from '../../../../../rules/netrunner/machine/ranked.ts';
import { faceAt, type MachineView } from '../../../../../rules/netrunner/machine/view.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import {
  bitsOf,
  CORP,
  cardAt,
  counters,
  type FortId,
  fortOf,
  HQ,
  handOf,
  isCentral,
  POINTS_TO_WIN,
  pointsOf,
  RD,
  RUNNER,
  type Table,
} from '../../../../../rules/netrunner/table.ts';
import { seeded } from '../../../../../solo/random.ts';
import type { HintTopic } from '../../../../../words/en/netrunner/hints.ts';

interface Choice {
  readonly move: Move;
  /** The two largest reasons (in bits). */
  readonly reasons: readonly Reason[];
}

interface Hint {
  readonly matter: HintTopic;
  /** In the rules' order, so that none is marked as best. */
  readonly choices: readonly Choice[];
}

const MAX_CHOICES = 3;
/** With this many cards or fewer, damage may be fatal. */
const FEW_CARDS = 4;

/** The hint for the seat being asked. The same view gives the same hint. */
export function hintFor(view: MachineView, legal: readonly Move[]): Hint {
  const ranking = rank(view, seeded(1)).filter(({ move }) => move.do !== 'concede');
  const useful = ranking.filter(({ move }) => hasEffect(view, move));
  const order = (one: Choice): number => legal.findIndex((move) => JSON.stringify(move) === JSON.stringify(one.move));
  const choices = distinct(useful.length > 0 ? useful : ranking)
    .slice(0, MAX_CHOICES)
    .map(({ move, reasons }) => ({ move, reasons: largest(reasons) }))
    .sort((a, b) => order(a) - order(b));
  return { matter: topicOf(view, useful), choices };
}

/** Never empty: if no reason weighs much, the largest is returned. */
function largest(reasons: readonly Reason[]): readonly Reason[] {
  const some = [...reasons]
    .filter(({ worth }) => Math.round(worth) !== 0)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, 2);
  const [first = reasonFor('wait', 0)] = reasons;
  return some.length > 0 ? some : [{ ...first, worth: 0 }];
}

/** Keeps only the best option for each card or place. */
function distinct(ranking: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranking.filter(({ move }) => {
    const about = 'hidden' in move ? move.hidden : 'card' in move ? move.card : 'fort' in move ? move.fort : '';
    const key = `${move.do} ${about}`;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Whether playing or using a card changes anything besides its cost; recovering cards from an empty trash, for example,
 * does not.
 */
export function hasEffect({ table, seat }: MachineView, move: Move): boolean {
  if (move.do !== 'play' && move.do !== 'use') return true;
  const step = answer(table, { kind: 'move', seat, move: publishedMove(move) });
  if (!step.ok) return true;
  const { table: after } = step.value;
  // A question, a draw or a look follows, so the effect is not finished yet.
  const next = ask(after);
  if (next.kind !== 'move' || after.frames.length > table.frames.length) return true;
  return (
    bitsOf(after, seat) > bitsOf(table, seat) ||
    canonicalText(withoutCosts(after)) !== canonicalText(withoutCosts(table, seat, move))
  );
}

/** The table without bits and actions; `played`: as if the given card had only moved from hand to discard pile. */
function withoutCosts({ corp, runner, cards, forts, run }: Table, seat?: Seat, played?: Move): Json {
  const card = played?.do === 'play' ? played.card : null;
  const gone = (of: Seat): number => (card !== null && seat === of ? 1 : 0);
  const trash = [...runner.trash, ...(card !== null && seat === RUNNER ? [card] : [])].sort();
  const rig = Object.values(cards).map(({ slot, card: face, counters: on }) => [slot, face ?? null, { ...on }]);
  const { tags, brain, points, pile } = runner;
  const own = { tags, brain, points, pile, trash, hand: runner.hand - gone(RUNNER) };
  const its = { points: corp.points, pile: corp.pile, badPublicity: corp.badPublicity, hand: corp.hand - gone(CORP) };
  const places = forts.map(({ id, ice, inside }) => [id, [...ice], [...inside]]);
  return [rig, own, its, places, run === null] as unknown as Json;
}

function topicOf(view: MachineView, ranking: readonly Ranked[]): HintTopic {
  const { table, seat } = view;
  const { runner } = table;
  const bits = bitsOf(table, seat);
  const mine = pointsOf(table, seat);
  const scores = ranking.flatMap(({ move }) => (move.do === 'score' || move.do === 'steal' ? [move.card] : []));
  if (scores.some((card) => mine + pointsIn(card) >= POINTS_TO_WIN)) return { kind: 'win' };
  const [score] = scores;
  if (score !== undefined) return { kind: 'score', card: score, points: pointsIn(score) };
  if (seat === RUNNER && runner.tags > 0 && runner.hand <= FEW_CARDS)
    return { kind: 'flatline', tags: runner.tags, hand: runner.hand };
  const question = ask(table);
  const acting = question.kind === 'move' && question.window === 'action';
  if (!acting) return { kind: 'answer', cards: handOf(table, seat), bits };
  return (seat === RUNNER ? runnerTopic(view, ranking, bits) : corpTopic(view, ranking, bits)) ?? handTopic(view, bits);
}

function runnerTopic(view: MachineView, ranking: readonly Ranked[], bits: number): HintTopic | null {
  const { table } = view;
  for (const { id, inside } of table.forts)
    for (const slot of inside) {
      const n = counters(cardAt(table, slot), 'advancement');
      if (n > 0) return { kind: 'advanced', fort: id, counters: n, points: table.corp.points };
    }
  if (table.corp.points >= NEARLY) return { kind: 'close', points: table.corp.points, fort: fullFort(table) };
  const bare = table.forts.find(({ id, ice }) => (id === HQ || id === RD) && ice.length === 0);
  if (bare) return { kind: 'bare', fort: bare.id, mine: false };
  const best = ranking[0]?.move;
  if (best?.do === 'run') return { kind: 'run', fort: best.fort, ice: fortOf(table, best.fort)?.ice.length ?? 0, bits };
  return null;
}

function corpTopic(view: MachineView, ranking: readonly Ranked[], bits: number): HintTopic | null {
  const { table, known } = view;
  for (const { id, inside } of table.forts)
    for (const slot of inside) {
      const face = faceAt(view, slot);
      const card = face === null ? undefined : definition(face);
      const has = counters(cardAt(table, slot), 'advancement');
      const needed = (card?.difficulty ?? Number.NaN) - has;
      if (card?.type === 'agenda' && needed > 0 && needed <= Math.min(table.actions, bits))
        return { kind: 'finish', fort: id, counters: has, needed };
    }
  if (table.runner.points >= NEARLY) return { kind: 'close', points: table.runner.points, fort: bareFort(table) };
  const agendas = known.hand.filter((card) => definition(card).type === 'agenda');
  const open = bareFort(table);
  if (agendas.length > 1 && open === HQ) return { kind: 'open', agendas: agendas.length };
  if (open !== null && table.corp.hand > 0)
    return { kind: 'bare', fort: toProtect(table, ranking) ?? open, mine: true };
  const [agenda] = agendas;
  const guarded = table.forts.find(({ id, ice, inside }) => !isCentral(id) && ice.length > 0 && inside.length === 0);
  if (agenda !== undefined && guarded)
    return { kind: 'agenda', card: agenda, difficulty: definition(agenda).difficulty ?? 0, fort: guarded.id };
  return null;
}

/** What the hand suggests: something affordable, something nearly affordable, or drawing more cards. */
function handTopic({ table, seat, known }: MachineView, bits: number): HintTopic {
  const costs = known.hand
    .map((card) => ({ card, cost: definition(card).cost ?? 0, type: definition(card).type }))
    .filter(({ type }) => type !== 'agenda')
    .sort((a, b) => b.cost - a.cost);
  const paid = costs.find(({ cost }) => cost <= bits && cost > 0);
  if (paid) return { kind: 'afford', card: paid.card, cost: paid.cost, bits };
  const dear = costs.findLast(({ cost }) => cost > bits);
  if (dear) return { kind: 'short', card: dear.card, bits: dear.cost - bits };
  return { kind: 'few', cards: handOf(table, seat), bits };
}

/** Agenda points at which one typical agenda wins. */
const NEARLY = 5;
const pointsIn = (card: CardId): number => definition(card).points ?? 0;
const bareFort = ({ forts }: Table): FortId | null =>
  forts.find(
    ({ id, ice, inside }) => ice.length === 0 && (id === HQ || id === RD || (!isCentral(id) && inside.length > 0)),
  )?.id ?? null;

/** The fort without ice on which the best move installs the first. */
const toProtect = ({ forts }: Table, ranking: readonly Ranked[]): FortId | undefined => {
  const best = ranking.flatMap(({ move }) =>
    move.do === 'install' && 'ice' in move && move.ice ? [move.fort] : [],
  )[0];
  return forts.find(({ id, ice }) => id === best && ice.length === 0)?.id;
};

/** A subsidiary fort in which a possible agenda is installed. */
const fullFort = ({ forts }: Table): FortId | null =>
  forts.find(({ id, inside }) => !isCentral(id) && inside.length > 0)?.id ?? null;

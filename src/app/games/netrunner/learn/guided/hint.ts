/** A hint: what matters now, and the likely choices with their largest reasons. From the policy, which sees what the player's own seat sees. */
import { definition } from '../../../../../rules/netrunner/card.ts';
import { rank } from '../../../../../rules/netrunner/machine/rank.ts';
import type { Ranked, Reason } from '../../../../../rules/netrunner/machine/ranked.ts';
import type { View } from '../../../../../rules/netrunner/machine/view.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { bitsOf, cardAt, counters, type FortId, POINTS_TO_WIN, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { seeded } from '../../../../../solo/random.ts';

/** What matters now, with its figures. */
export type Matter =
  | { readonly kind: 'win' }
  | { readonly kind: 'flatline'; readonly tags: number; readonly hand: number }
  | { readonly kind: 'advanced'; readonly fort: FortId; readonly counters: number }
  | { readonly kind: 'score' }
  | { readonly kind: 'open'; readonly agendas: number }
  | { readonly kind: 'run'; readonly fort: FortId }
  | { readonly kind: 'short'; readonly card: string; readonly bits: number }
  | { readonly kind: 'build' };

export interface Choice {
  readonly move: Move;
  /** The two largest, in bits. */
  readonly reasons: readonly Reason[];
}

export interface Hint {
  readonly matter: Matter;
  /** In the order in which the rules list them: none is marked as best. */
  readonly choices: readonly Choice[];
}

const MOST_CHOICES = 3;
/** So few cards that damage may be the end. */
const FEW_CARDS = 4;

/** For that seat, which must be asked. The same view gives the same hint. */
export function hintFor(view: View, legal: readonly Move[]): Hint {
  const ranking = rank(view, seeded(1)).filter(({ move }) => move.do !== 'concede');
  const order = (one: Choice): number => legal.findIndex((move) => JSON.stringify(move) === JSON.stringify(one.move));
  const choices = distinct(ranking)
    .slice(0, MOST_CHOICES)
    .map(({ move, reasons }) => ({ move, reasons: largest(reasons) }))
    .sort((a, b) => order(a) - order(b));
  return { matter: matterOf(view, ranking), choices };
}

const largest = (reasons: readonly Reason[]): Reason[] =>
  [...reasons]
    .filter(({ worth }) => Math.round(worth) !== 0)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, 2);

/** Of one card or one place the best way counts. */
function distinct(ranking: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranking.filter(({ move }) => {
    const about = 'hidden' in move ? move.hidden : 'card' in move ? move.card : 'fort' in move ? move.fort : '';
    const key = `${move.do} ${about}`;
    return !seen.has(key) && seen.add(key);
  });
}

function matterOf(view: View, ranking: readonly Ranked[]): Matter {
  const { table, seat, known } = view;
  const { corp, runner } = table;
  const points = seat === RUNNER ? runner.points : corp.points;
  const scores = ranking.flatMap(({ move }) => (move.do === 'score' || move.do === 'steal' ? [move.card] : []));
  if (scores.some((card) => points + (definition(card).points ?? 0) >= POINTS_TO_WIN)) return { kind: 'win' };
  if (scores.length > 0) return { kind: 'score' };
  if (seat === RUNNER && runner.tags > 0 && runner.hand <= FEW_CARDS)
    return { kind: 'flatline', tags: runner.tags, hand: runner.hand };
  const best = ranking[0]?.move;
  if (seat === RUNNER)
    for (const { id, inside } of table.forts)
      for (const slot of inside) {
        const n = counters(cardAt(table, slot), 'advancement');
        if (n > 0) return { kind: 'advanced', fort: id, counters: n };
      }
  if (best?.do === 'run') return { kind: 'run', fort: best.fort };
  const agendas = known.hand.filter((card) => definition(card).type === 'agenda').length;
  if (seat !== RUNNER && agendas > 1 && table.forts.some(({ id, ice }) => id === 'hq' && ice.length === 0))
    return { kind: 'open', agendas };
  const short = known.hand
    .map((card) => ({ card, bits: (definition(card).cost ?? 0) - bitsOf(table, seat) }))
    .filter(({ bits }) => bits > 0)
    .sort((a, b) => a.bits - b.bits)[0];
  return short ? { kind: 'short', ...short } : { kind: 'build' };
}

/**
 * Resolves one text of a card on a table without interference: its numeric changes, and the changes its meaning allows.
 */
import type { AnyMove, Seat, Slot } from '../../../src/rules/game.ts';
import { draftOf, push } from '../../../src/rules/netrunner/draft.ts';
import type { Card } from '../../../src/rules/netrunner/effect.ts';
import { flow } from '../../../src/rules/netrunner/flow.ts';
import type { TextRef } from '../../../src/rules/netrunner/frame.ts';
import { netrunner, type Table } from '../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { settle } from '../../../src/solo/local.ts';
import { seeded } from '../../../src/solo/random.ts';
import { anyMove, type Chooser, type NetrunnerGame, playOne } from '../randomPlay.ts';
import { COUNTERS, THERE } from '../reach.ts';
import { rezzed, type Scenario, scenario, withCounters } from '../scenario.ts';
import type { Text } from '../texts.ts';

/** Everything a text may change, by name, in numbers. */
export type Figures = Readonly<Record<string, number>>;

const sum = (counters: Record<string, number>, into: Record<string, number>): void => {
  for (const [name, n] of Object.entries(counters)) into[`counter ${name}`] = (into[`counter ${name}`] ?? 0) + n;
};

/** A table's numbers: pools, hands, harm, points, actions, counters of each name, installed cards, lasting effects. */
function figuresOf(table: Table, isThere: (slot: Slot) => boolean): Figures {
  const { corp, runner, forts } = table;
  const inForts = forts.flatMap(({ ice, inside }) => [...ice, ...inside]);
  const figures: Record<string, number> = {
    'bits 0': corp.bits,
    'bits 1': runner.bits,
    'hand 0': corp.hand,
    'hand 1': runner.hand,
    'points 0': corp.points,
    'points 1': runner.points,
    publicity: corp.badPublicity,
    tags: runner.tags,
    brain: runner.brain,
    // Actions owed in later turns are gone too.
    'actions 0': (table.active === CORP ? table.actions : 0) - table.debt[CORP],
    'actions 1': (table.active === RUNNER ? table.actions : 0) - table.debt[RUNNER],
    special: table.special.reduce((all, { left }) => all + left, 0),
    installed: inForts.length + runner.rig.length,
    rezzed: inForts.filter((slot) => table.cards[slot]?.active).length,
    over: table.over ? 1 : 0,
  };
  // A card that leaves takes its counters with it.
  for (const card of Object.values(table.cards)) if (isThere(card.slot)) sum(card.counters, figures);
  for (const fort of forts) sum(fort.counters, figures);
  sum(corp.counters, figures);
  sum(runner.counters, figures);
  for (const { what, amount } of table.lasting) figures[`lasts ${what}`] = (figures[`lasts ${what}`] ?? 0) + amount;
  return figures;
}

/** How much each figure changed. */
const changes = (before: Figures, after: Figures): Figures =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
      .filter(([, by]) => by !== 0),
  );

/** Names of counters on the card: a few of each are placed wherever they may be. */
const counterNames = (card: Card): string[] => [
  ...card.counters.map(({ name }) => name),
  ...card.abilities.flatMap(({ cost }) => cost.counter ?? []),
  ...card.triggers.flatMap(({ effect }) => JSON.stringify(effect.means).match(/(?<="of":")[A-Z][^"]+/g) ?? []),
];

/** A table with some of everything and the given card active on it, during a run if possible. */
export function stage({ card, ref }: { card: Card; ref: Pick<TextRef, 'text'> }, isRun: boolean): Scenario | null {
  const named = Object.fromEntries(counterNames(card).map((name) => [name, COUNTERS]));
  const place = rezzed(card.id, {
    bits: COUNTERS,
    ...(ref.text === 'on' ? {} : { X: 3 }),
    ...(card.side === CORP ? { advancement: THERE.advancement } : {}),
    ...named,
  });
  const inRig = card.side === RUNNER && card.type !== 'prep';
  const isInside = card.type === 'node' || card.type === 'upgrade';
  const counters = { ...named };
  const t = scenario({
    turn: isRun || card.side === RUNNER ? 'runner' : 'corp',
    seed: 1,
    corp: {
      bits: 40,
      hand: [
        'hostile-takeover',
        'filter',
        'data-wall',
        'accounts-receivable',
        'braindance-campaign',
        'red-herrings',
        'filter',
      ],
      scored: card.type === 'agenda' ? [place] : [],
      pile: ['data-wall', ...Array.from({ length: 30 }, () => 'efficiency-experts')],
      up: ['filter', 'accounts-receivable'],
      points: 3,
      counters,
    },
    runner: {
      bits: 40,
      hand: [...Array.from({ length: 17 }, () => 'livewires-contacts'), 'codecracker'],
      pile: ['wutech-mem-chip', 'codecracker', ...Array.from({ length: 30 }, () => 'livewires-contacts')],
      trash: ['codecracker', 'wutech-mem-chip', 'broker'],
      rig: [
        ...(inRig ? [place] : []),
        'codecracker',
        'codecracker',
        'succubus',
        'tycho-mem-chip',
        'wutech-mem-chip',
        'zetatech-mem-chip',
        'mram-chip',
        'broker',
        'databroker',
        'the-short-circuit',
        rezzed('dwarf', named),
        'wrecking-ball',
        'baedekers-net-map',
        rezzed('cloak', { bits: 3 }),
      ],
      tags: THERE.tag,
      brain: 1,
      points: 3,
      counters,
    },
    forts: {
      hq: { ice: ['filter', rezzed('data-wall')], counters },
      rd: { ice: [rezzed('filter')], counters },
      archives: { counters },
      f1: {
        ice: [rezzed('data-wall', named), ...(card.type === 'ice' ? [place] : []), 'filter', rezzed('code-corpse')],
        inside: [...(isInside ? [place] : []), withCounters('hostile-takeover', { advancement: 2 })],
        counters,
      },
      f2: { inside: ['braindance-campaign'] },
      f3: { inside: ['polymer-breakthrough'] },
    },
  });
  // Hardware may leave and take a program's memory with it.
  t.local.table = { ...t.table, past: pastOf(t), lasting: [{ what: 'mu', amount: 20, until: 'game' }] };
  if (!isRun) return t;
  if (netrunner.refusal(t.table, RUNNER, { do: 'run', fort: 'f1' }, t.local.known[RUNNER])) return null;
  t.runner.runs('f1');
  // Some cards first ask something, or redirect the run.
  while (t.question.kind === 'move' && t.asked !== 'runner encounter') t.does(t.question.of, { do: 'pass' });
  return t.asked === 'runner encounter' ? t : null;
}

/** A successful run with broken ice and something rezzed; in the last turn, something stolen and installed. */
function pastOf(t: Scenario): Table['past'] {
  const wall = t.slot('data-wall');
  return {
    turn: [
      { kind: 'run', fort: 'f1' },
      { kind: 'rezzed', slot: wall, card: 'data-wall' },
      { kind: 'brokenThrough', slot: wall },
      { kind: 'success', fort: 'f1' },
      { kind: 'stolen', card: 'hostile-takeover', points: 1 },
    ],
    last: [
      [],
      [
        { kind: 'stolen', card: 'hostile-takeover', points: 1, advanced: THERE.stolenAdvancement },
        ...Array.from({ length: THERE.run }, () => ({ kind: 'run', fort: 'f1' }) as const),
        { kind: 'installed', seat: RUNNER, slot: t.slot('databroker'), card: 'databroker' },
      ],
    ],
    actions: [['damage']],
    ever: ['run'],
  };
}

/** What the rules pass to a text that responds to an event. */
const about = (t: Scenario, seat: Seat) => ({
  seat,
  fort: 'f1',
  slot: t.fort('f1')?.inside.at(-1) ?? 0,
  card: 'livewires-contacts',
  amount: THERE.surplus,
  trace: 6,
  link: 2,
});

/** Whether it is in the same place on both tables. */
const staysIn =
  (before: Table, after: Table) =>
  (slot: Slot): boolean => {
    const [one, other] = [before.cards[slot], after.cards[slot]];
    return one !== undefined && other !== undefined && one.fort === other.fort;
  };

/** Chooses as much of everything as allowed. */
const greedy: Chooser = (moves) => {
  const size = (move: AnyMove): number =>
    move.do === 'pass'
      ? -1
      : 'picks' in move && Array.isArray(move.picks)
        ? move.picks.length + Math.max(0, ...move.picks) / 1000
        : 0;
  return moves.reduce((largest, move) => (size(move) > size(largest) ? move : largest));
};

/** The seed at which no option is skipped. */
export const ALL = 0;

/**
 * Resolves the text completely, with all choices random or by `chooser`; or until a run begins, which may change
 * anything.
 */
export function playText({ card, ref }: Text, t: Scenario, seed: number, chooser?: Chooser): Figures {
  const local: NetrunnerGame = t.local;
  const before = local.table;
  const own = Object.values(before.cards).find((one) => one.card === card.id);
  // Texts about counters may be on any card that holds some.
  const slot = ref.text === 'counter' && !own ? t.slot('data-wall', 1) : (own?.slot ?? null);
  const whole: TextRef = { ...ref, card: card.id, slot, seat: card.side, about: about(t, card.side) };
  const draft = draftOf(before);
  // A question after the text is done, which has to be answered before anything continues.
  push(draft, { do: 'choose', of: card.side, what: 'iceType', from: [0, 1], min: 1, max: 1 });
  push(draft, { do: 'effect', ref: whole, at: 0 });
  flow(draft);
  local.table = draft.table;
  local.random = seeded(seed);
  settle(local);
  const isOpen = (): boolean =>
    local.table.frames.length > before.frames.length + 1 &&
    local.table.over === null &&
    !(local.table.run && !before.run);
  for (let i = 0; i < 100 && isOpen(); i++) playOne(local, chooser ?? (seed === ALL ? greedy : anyMove));
  if (isOpen()) throw new Error(`${card.id} never ends: ${JSON.stringify(netrunner.ask(local.table))}`);
  const isThere = staysIn(before, local.table);
  return changes(figuresOf(before, isThere), figuresOf(local.table, isThere));
}

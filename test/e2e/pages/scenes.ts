/** Tables set up by hand: moments that random games hardly ever reach. */
import type { CardId } from '../../../src/rules/game.ts';
import { cheapestPlan } from '../../../src/rules/netrunner/breaking.ts';
import { definition } from '../../../src/rules/netrunner/card.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { approached } from '../../../src/rules/netrunner/rulebook/run/encountered.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { accessScenes } from './accessScenes.ts';
import { type Layout, laid, type SceneStep } from './layout.ts';
import { rareScenes } from './rareScenes.ts';
import type { Heard, Played } from './reach.ts';

const walls = ['+wall-of-static', '+fire-wall', 'keeper', '+laser-wire', '+filter', 'quandary', '+hunter'];

const crowd: Omit<Layout, 'turn'> = {
  bits: [7, 9],
  corp: ['accounts-receivable', 'priority-requisition', 'scorched-earth', 'quandary', 'red-herrings'],
  runner: ['jackhammer', 'codecracker', 'livewires-contacts', 'broker', 'the-shell-traders'].filter(known),
  forts: {
    archives: [['filter'], []],
    rd: [walls, []],
    hq: [['+keeper', 'hunter'], ['red-herrings']],
    f1: [['+neural-blade', 'fire-wall'], ['marine-arcology:2']],
    f2: [['+filter'], ['+rockerboy-promotion']],
    f3: [
      ['keeper', 'banpei'],
      ['marine-arcology', 'red-herrings'],
    ],
    f4: [['+code-corpse'], ['hostile-takeover:1']],
    f5: [[], ['trap']],
  },
  rig: [],
  tags: 1,
  trash: ['livewires-contacts', 'livewires-contacts'],
  up: ['accounts-receivable', 'trap'],
  points: [3, 4],
};

function known(id: CardId): boolean {
  return netrunner.cards.includes(id);
}

/** The first `n` cards of a type in the catalogue. */
const some = (type: string, n: number): CardId[] =>
  netrunner.cards.filter((id) => definition(id).type === type).slice(0, n);

const breakers = (): CardId[] =>
  netrunner.cards.filter((id) => definition(id).abilities.some((one) => one.special?.does === 'break'));

/** A rig of twenty cards. */
const fullRig = (): CardId[] => [...breakers().slice(0, 7), ...some('hardware', 6), ...some('resource', 7)];

const scenes: Record<string, () => Layout> = {
  crowdedRunner: () => ({
    ...crowd,
    turn: RUNNER,
    rig: fullRig(),
    runner: [...some('prep', 7), ...some('program', 5)],
  }),
  crowdedCorp: () => ({
    ...crowd,
    turn: CORP,
    rig: fullRig(),
    corp: [...some('operation', 5), ...some('agenda', 3), ...some('ice', 2), ...some('node', 1), ...some('upgrade', 1)],
  }),
  ready: () => readyIn('marine-arcology:2'),
  readyTwo: () => readyIn('marine-arcology:2', 'hostile-takeover:3'),
  readyToWin: () => ({ ...readyIn('marine-arcology:2'), points: [5, 4] }),
  poorRunner: () => ({
    ...plain,
    turn: RUNNER,
    bits: [7, 7],
    tags: 0,
    actions: 4,
    runner: ['black-dahlia', 'livewires-contacts', 'jackhammer'],
    rig: [],
  }),
  marksCorp: () => ({ ...marked, turn: CORP }),
  marksRunner: () => ({ ...marked, turn: RUNNER }),
  plainRunner: () => ({ ...plain, turn: RUNNER }),
  insideJob: () => ({
    ...plain,
    turn: RUNNER,
    // As in a new game, whose first fort is HQ.
    forts: { hq: [[], []], ...plain.forts },
    runner: ['inside-job'],
    steps: [{ do: 'play', card: 'inside-job' }],
  }),
  plainCorp: () => ({ ...plain, turn: CORP }),
  encounter: () => ({ ...met(9), steps: toIce('f1') }),
  poorEncounter: () => ({ ...met(1), steps: toIce('f1') }),
  noBreaker: () => ({
    ...met(5),
    rig: ['codecracker'].filter(known),
    steps: toIce('f1'),
  }),
  pay: () => payFrom(['black-dahlia', 'cloak', 'cortical-cybermodem']),
  paying: () => ({
    ...payFrom(['black-dahlia', 'cloak', 'cortical-cybermodem', 'zz22-speed-chip', 'raven-microcyb-owl']),
    lasting: [{ what: 'bits', amount: 2, seat: RUNNER, until: 'run' }],
    steps: [...toIce('f1'), ({ table }) => cheapestPlan(table, approached(table) ?? 0)?.moves.slice(0, 1) ?? []],
  }),
  hostedRunner: () => ({ ...hosted, turn: RUNNER }),
  hostedCorp: () => ({ ...hosted, turn: CORP }),
  infamousCorp: () => ({ ...infamous, turn: CORP }),
  infamousRunner: () => ({ ...infamous, turn: RUNNER }),
  banned: () => ({
    ...plain,
    turn: RUNNER,
    marks: { players: [{}, { Crying: 2 }], forts: {}, cards: {} },
    lasting: [
      { what: 'runBan', amount: 2, until: 'game' },
      { what: 'handSize', amount: -1, until: 'game' },
    ],
  }),
  ladder: () => ({
    ...met(30),
    forts: { ...plain.forts, f1: [['+liche', 'keeper', '+fire-wall'], ['marine-arcology:2']] },
    rig: ['black-dahlia', 'bartmoss-memorial-icebreaker', 'cloak'].filter(known),
    counters: { liche: { repeat: 1 } },
    lasting: [
      { what: 'noJackOut', amount: 1, until: 'run' },
      { what: 'cap', amount: 12, seat: RUNNER, until: 'run' },
    ],
    steps: toIce('f1'),
  }),
  contract: () => ({ ...met(9), rig: ['codecracker', 'short-term-contract:12'], steps: toIce('f1') }),
  guest: () => ({ ...met(9), steps: toIce('f1'), guest: 'cerberus' }),
  hidden: () => ({
    ...plain,
    turn: RUNNER,
    rig: [...breakers().slice(0, 3), 'broker', '-swiss-bank-account', '-bolt-hole'],
  }),
  hiddenCorp: () => ({
    ...plain,
    turn: CORP,
    rig: [...breakers().slice(0, 3), 'broker', '-swiss-bank-account', '-bolt-hole'],
  }),
  offered: () => ({
    ...plain,
    turn: CORP,
    rig: [...breakers().slice(0, 3), 'precision-bribery', 'code-viral-cache'],
    marks: { players: [{ Debt: 1, Cascade: 2, Pox: 1 }, {}], forts: {}, cards: {} },
  }),
  kept: () => ({ ...marked, turn: CORP, rig: ['code-viral-cache', 'broker'], asked: { do: 'purging' } }),
  guess: () => ({ ...plain, turn: RUNNER, asked: { do: 'guess', least: 3 } }),
  doors: () => ({ ...plain, turn: RUNNER, asked: { do: 'guess', least: 0, most: 3 } }),
  theirs: () => ({
    ...plain,
    turn: RUNNER,
    asked: { do: 'choose', of: CORP, what: 'trashProgram', from: [], min: 1, max: 1 },
  }),
  clear: () => ({ ...plain, turn: CORP, asked: { do: 'installIce', slot: 1, fort: 'rd' } }),
  trace: () => ({
    ...met(8),
    forts: { ...plain.forts, hq: [['+homewrecker'], []] },
    rig: netrunner.cards
      .filter((id) =>
        definition(id).abilities.some((one) => one.special?.does === 'baseLink' || one.special?.does === 'link'),
      )
      .slice(0, 4),
    steps: [{ do: 'run', fort: 'hq' }, 'sealed'],
  }),
};

const plain: Omit<Layout, 'turn'> = {
  ...crowd,
  forts: {
    archives: [['filter'], []],
    rd: [['+hunter', '+wall-of-static', 'keeper'], []],
    hq: [['keeper', '+quandary'], []],
    f1: [['+neural-blade', 'fire-wall'], ['marine-arcology:2']],
    f2: [['+filter'], ['+rockerboy-promotion']],
    f3: [
      ['keeper', 'banpei'],
      ['marine-arcology', 'red-herrings'],
    ],
  },
  rig: [...breakers().slice(0, 3), ...some('hardware', 2), ...some('resource', 2)],
};

/** Agendas, each in its own fort: the first needs one more counter, the second none. */
const readyIn = (first: string, second?: string): Layout => ({
  ...plain,
  turn: CORP,
  forts: {
    ...plain.forts,
    f1: [['+neural-blade', 'fire-wall'], [first]],
    f3: [['keeper', 'banpei'], [second ?? 'trap']],
  },
});

const payFrom = (rig: CardId[]): Layout => ({
  ...met(9),
  rig: rig.filter(known),
  steps: toIce('f1'),
});

/** Hosted programs, one of which hosts another. */
const hosted: Omit<Layout, 'turn'> = {
  ...plain,
  rig: [
    'imp',
    'codecracker@imp',
    'afreet',
    'jackhammer@afreet',
    'cloak@afreet',
    'black-dahlia',
    ...some('hardware', 3),
    ...some('resource', 2),
  ],
};

const infamous: Omit<Layout, 'turn'> = {
  ...plain,
  tags: 2,
  brain: 1,
  badPublicity: 5,
  marks: { players: [{ Cascade: 2, Skivviss: 1 }, { Crying: 1 }], forts: { f2: { Pipe: 2 } }, cards: {} },
};

/** Named counters wherever they can be. */
const marked: Omit<Layout, 'turn'> = {
  ...plain,
  tags: 2,
  brain: 1,
  marks: {
    players: [{ Cascade: 2, Pox: 1 }, { Baskerville: 1 }],
    forts: { hq: { Fait: 3 }, f2: { Viral: 12 } },
    cards: { Pattel: 2 },
  },
};

/** A run up to the first ice encountered. */
const toIce = (fort: string): SceneStep[] => [{ do: 'run', fort }, 'encounter'];

const met = (bits: number): Layout => ({
  ...plain,
  turn: RUNNER,
  bits: [7, bits],
  forts: { ...plain.forts, f1: [['+neural-blade', 'keeper', '+fire-wall'], ['marine-arcology:2']] },
  rig: breakers()
    .filter((id) =>
      definition(id).abilities.some(
        (one) =>
          one.special?.does === 'break' && one.special.keywords.some((keyword) => ['Sentry', 'Wall'].includes(keyword)),
      ),
    )
    .slice(0, 4),
});

const all: Record<string, () => Layout> = { ...scenes, ...accessScenes, ...rareScenes };

export const sceneNames = Object.keys(all);

export function scene(name: string, heard: Heard): Played {
  const make = all[name];
  if (!make) throw new Error(`no scene "${name}"; there are ${sceneNames.join(', ')}`);
  return laid(make(), heard);
}

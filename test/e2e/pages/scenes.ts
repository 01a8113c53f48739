/** Tables laid by hand: moments that games played at random hardly ever come to. */
import type { CardId, Seat, Slot } from '../../../src/rules/game.ts';
import { cheapestPlan } from '../../../src/rules/netrunner/breaking.ts';
import { definition } from '../../../src/rules/netrunner/card.ts';
import type { Frame } from '../../../src/rules/netrunner/frame.ts';
import { type Move, netrunner } from '../../../src/rules/netrunner/index.ts';
import { approached } from '../../../src/rules/netrunner/rulebook/run/encountered.ts';
import {
  CORP,
  type Counters,
  type Fort,
  type Installed,
  type Lasting,
  RUNNER,
  type Table,
} from '../../../src/rules/netrunner/table.ts';
import { decide } from '../../../src/solo/local.ts';
import { type Heard, type Played, start } from './reach.ts';

/**
 * `+` before an id: face up. `-` before one of the Runner's: face down. `id:2`: with that many counters (advancement of the
 * Corp's cards, bits of the Runner's). `id@host`: a program inside that one.
 */
interface Layout {
  turn: Seat;
  bits: [number, number];
  corp: CardId[];
  runner: CardId[];
  forts: Record<string, [ice: string[], inside: string[]]>;
  rig: string[];
  /** Left in this turn; default 2 of the Corp's, 3 of the Runner's. */
  actions?: number;
  tags?: number;
  brain?: number;
  trash?: CardId[];
  up?: CardId[];
  points?: [number, number];
  badPublicity?: number;
  lasting?: Lasting[];
  /** Asked before anything else. */
  asked?: Frame;
  /** Named counters on some cards. */
  counters?: Record<CardId, Counters>;
  /** Named counters: with the players, in forts, and on every card. */
  marks?: { players: [Counters, Counters]; forts: Record<string, Counters>; cards: Counters };
  /** The run that starts, and the moment up to which everybody passes. */
  run?: { fort: string; until: string };
  /** Ice that the Corp has brought into the run out of HQ. */
  guest?: CardId;
  /** What the Runner does then. */
  next?: (table: Table) => Move[];
}

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

/** Every card of a type that the catalogue has, the first so many. */
const some = (type: string, n: number): CardId[] =>
  netrunner.cards.filter((id) => definition(id).type === type).slice(0, n);

const breakers = (): CardId[] =>
  netrunner.cards.filter((id) => definition(id).abilities.some((one) => one.special?.does === 'break'));

/** Twenty cards. */
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
  plainCorp: () => ({ ...plain, turn: CORP }),
  encounter: () => ({ ...met(9), run: { fort: 'f1', until: 'encounter' } }),
  poorEncounter: () => ({ ...met(1), run: { fort: 'f1', until: 'encounter' } }),
  noBreaker: () => ({
    ...met(5),
    rig: ['codecracker'].filter(known),
    run: { fort: 'f1', until: 'encounter' },
  }),
  pay: () => payFrom(['black-dahlia', 'cloak', 'cortical-cybermodem']),
  paying: () => ({
    ...payFrom(['black-dahlia', 'cloak', 'cortical-cybermodem', 'zz22-speed-chip', 'raven-microcyb-owl']),
    lasting: [{ what: 'bits', amount: 2, seat: RUNNER, until: 'run' }],
    next: (table) => cheapestPlan(table, approached(table) ?? 0)?.moves.slice(0, 1) ?? [],
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
    run: { fort: 'f1', until: 'encounter' },
  }),
  guest: () => ({ ...met(9), run: { fort: 'f1', until: 'encounter' }, guest: 'cerberus' }),
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
    run: { fort: 'hq', until: 'encounter' },
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

/** Agendas in forts of their own: the first wants one more counter, the second none. */
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
  run: { fort: 'f1', until: 'encounter' },
});

/** Programs inside other ones, and one of those holds one more. */
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

/** Named counters wherever they may lie. */
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

export const sceneNames = Object.keys(scenes);

export function scene(name: string, heard: Heard): Played {
  const make = scenes[name];
  if (!make) throw new Error(`no scene "${name}"; there are ${sceneNames.join(', ')}`);
  const layout = make();
  const game = start(1);
  lay(game, layout);
  const does = (seat: Seat, move: Move): void => {
    const before = game.table;
    const done = decide(game, seat, move);
    if (!done.ok) throw new Error(done.error.text);
    heard(before, done.value);
  };
  if (layout.run) {
    does(RUNNER, { do: 'run', fort: layout.run.fort });
    for (let i = 0; i < 20; i++) {
      const question = netrunner.ask(game.table);
      if (question.kind !== 'move' || question.window === layout.run.until) break;
      does(question.of, { do: 'pass' });
    }
  }
  if (layout.guest) bring(game, layout.guest);
  for (const move of layout.next?.(game.table) ?? []) does(RUNNER, move);
  return game;
}

/** The Runner meets it instead of what stands in his way. */
function bring(game: Played, card: CardId): void {
  const table = structuredClone(game.table);
  const slot = ++table.lastSlot;
  const rest = { owner: CORP, card, active: true, ice: true, fort: null, counters: {}, used: {} };
  table.cards = { ...table.cards, [slot]: { slot, ...rest } };
  if (table.run) table.run = { ...table.run, guest: slot, broken: [], by: [], used: [] };
  game.table = table;
}

function lay(game: Played, layout: Layout): void {
  const table = structuredClone(game.table);
  const cards: Record<Slot, Installed> = {};
  const faces: [Record<Slot, CardId>, Record<Slot, CardId>] = [{}, {}];
  const put = (text: string, owner: Seat, ice: boolean, fort: string | null): Slot => {
    const [named = '', count = '0'] = text.replace(/^[+-]/, '').split(':');
    const [name = '', host] = named.split('@');
    const up = owner === RUNNER ? !text.startsWith('-') : text.startsWith('+');
    const slot = ++table.lastSlot;
    const { pool } = definition(name);
    const bits = pool?.bits ?? Number(count);
    const counters: Record<string, number> = owner === CORP ? { advancement: Number(count) } : bits > 0 ? { bits } : {};
    const marks = up ? layout.marks?.cards : undefined;
    cards[slot] = {
      slot,
      owner,
      card: up ? name : null,
      active: up,
      ice,
      fort,
      counters: { ...counters, ...marks, ...layout.counters?.[name] },
      ...(host === undefined ? {} : { host: Object.values(cards).find(({ card }) => card === host)?.slot ?? 0 }),
      used: {},
    };
    faces[owner][slot] = name;
    return slot;
  };
  table.forts = Object.entries(layout.forts).map(
    ([id, [ice, inside]]): Fort => ({
      id,
      ice: ice.map((one) => put(one, CORP, true, id)),
      inside: inside.map((one) => put(one, CORP, false, id)),
      counters: layout.marks?.forts[id] ?? {},
    }),
  );
  table.lastFort = table.forts.length;
  const down = ['trap', 'filter'].map((one) => put(one, CORP, false, null));
  const rig = layout.rig.map((one) => put(one, RUNNER, false, null));
  const [corpPoints, runnerPoints] = layout.points ?? [0, 0];
  table.corp = {
    ...table.corp,
    bits: layout.bits[CORP],
    hand: layout.corp.length,
    up: layout.up ?? [],
    down,
    points: corpPoints,
    badPublicity: layout.badPublicity ?? 0,
    counters: layout.marks?.players[CORP] ?? {},
  };
  table.runner = {
    ...table.runner,
    bits: layout.bits[RUNNER],
    hand: layout.runner.length,
    rig,
    trash: layout.trash ?? [],
    tags: layout.tags ?? 0,
    brain: layout.brain ?? 0,
    points: runnerPoints,
    counters: layout.marks?.players[RUNNER] ?? {},
  };
  table.cards = cards;
  table.active = layout.turn;
  table.turn = layout.turn === CORP ? 7 : 8;
  table.actions = layout.actions ?? (layout.turn === CORP ? 2 : 3);
  table.lasting = layout.lasting ?? [];
  table.frames = [{ do: 'turn', seat: layout.turn, step: 'actions', after: false }];
  if (layout.asked) table.frames = [...table.frames, layout.asked];
  game.table = table;
  game.known = [
    { ...game.known[CORP], hand: [...layout.corp].sort(), slots: faces[CORP] },
    { ...game.known[RUNNER], hand: [...layout.runner].sort(), slots: faces[RUNNER] },
  ];
}

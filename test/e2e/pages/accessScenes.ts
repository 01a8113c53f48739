/** Accesses of one card and of several: cards worth stealing, traps, and worthless cards. */
import type { CardId } from '../../../src/rules/game.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { movesOf } from '../../../src/solo/local.ts';
import type { Layout, SceneStep } from './layout.ts';

const table = {
  turn: RUNNER,
  bits: [7, 9],
  corp: ['quandary', 'accounts-receivable', 'rockerboy-promotion'],
  runner: ['livewires-contacts', 'jackhammer', 'codecracker', 'cloak'],
  forts: {
    archives: [[], []],
    rd: [[], []],
    hq: [[], []],
    f1: [[], ['marine-arcology:2']],
    f2: [[], ['+trap']],
  },
  rig: [],
  points: [3, 3],
} satisfies Layout;

const run = (fort: string): SceneStep[] => [{ do: 'run', fort }];
/** The Corp pays for the trap. */
const sprung: SceneStep = (game) => movesOf(game, CORP).filter((move) => move.do === 'choose' && move.picks.length > 0);
const rd = (top: CardId[], interfaces = 0): Layout => ({
  ...table,
  rig: Array.from({ length: interfaces }, () => 'rd-interface'),
  top,
  steps: [...run('rd'), 'accessed'],
});

const scorched = (rig: string[], cards: number, counters: Layout['counters'] = {}): Layout => ({
  ...table,
  turn: CORP,
  bits: [7, 5],
  corp: ['scorched-earth', 'quandary'],
  runner: Array.from({ length: cards }, () => 'cloak'),
  rig,
  counters,
  tags: 1,
  steps: [{ do: 'play', card: 'scorched-earth' }],
});

export const accessScenes: Record<string, () => Layout> = {
  accessAgenda: () => rd(['marine-arcology']),
  accessTrapInRd: () => rd(['trap']),
  accessDeep: () => rd(['marine-arcology', 'rockerboy-promotion', 'quandary'], 2),
  accessWorthless: () => rd(['quandary', 'accounts-receivable'], 1),
  accessBeforeWinning: () => ({ ...rd(['quandary']), points: [3, 5], up: ['marine-arcology'] }),
  accessWinning: () => ({ ...rd(['marine-arcology']), points: [3, 5] }),
  emptyRd: () => ({ ...table, emptyRd: true, steps: [...run('rd'), 'last'] }),
  emptyRdDrawn: () => ({ ...table, turn: CORP, emptyRd: true }),
  accessNode: () => ({
    ...table,
    forts: { ...table.forts, f1: [[], ['+braindance-campaign']] },
    counters: { 'braindance-campaign': { bits: 8 } },
    steps: [...run('f1'), 'settle'],
  }),
  accessDear: () => ({
    ...table,
    bits: [7, 5],
    forts: { ...table.forts, f1: [[], ['+braindance-campaign']] },
    counters: { 'braindance-campaign': { bits: 8 } },
    steps: [...run('f1'), 'last'],
  }),
  accessHq: () => ({ ...table, rig: ['hq-interface', 'hq-interface'], steps: [...run('hq'), 'settle'] }),
  /** An agenda that tags the Runner when it is accessed. */
  accessMarked: () => ({
    ...table,
    forts: { ...table.forts, f1: [[], ['marked-accounts']] },
    steps: [...run('f1'), 'last'],
  }),
  accessFort: () => ({ ...table, steps: [...run('f1'), 'last'] }),
  /** The Corp is asked before a fort is accessed. */
  beforeTrap: () => ({ ...table, forts: { ...table.forts, f2: [[], ['trap']] }, steps: [...run('f2'), 'final'] }),
  beforeFreeTrap: () => ({ ...table, forts: { ...table.forts, f2: [[], ['setup']] }, steps: [...run('f2'), 'final'] }),
  beforeNode: () => ({
    ...table,
    forts: { ...table.forts, f2: [[], ['braindance-campaign']] },
    steps: [...run('f2'), 'final'],
  }),
  beforeDeadlyTrap: () => ({
    ...table,
    runner: ['cloak', 'livewires-contacts'],
    forts: { ...table.forts, f2: [[], ['trap']] },
    steps: [...run('f2'), 'final'],
  }),
  beforeOther: () => ({
    ...table,
    forts: { ...table.forts, f2: [[], ['braindance-campaign']], f3: [[], ['trap']] },
    steps: [...run('f2'), 'final'],
  }),
  beforePoorTrap: () => ({
    ...table,
    bits: [3, 9],
    forts: { ...table.forts, f2: [[], ['trap']] },
    steps: [...run('f2'), 'final'],
  }),
  /** Scorched Earth against two cards: with cards that prevent, with none, and against enough cards. */
  harm: () => scorched(['leland-corporate-bodyguard', 'trauma-team'], 2, { 'trauma-team': { Trauma: 1 } }),
  harmDeadly: () => scorched([], 2),
  harmMild: () => scorched(['leland-corporate-bodyguard'], 5),
  accessTrapInHand: () => ({ ...table, corp: ['trap'], steps: [...run('hq'), 'mayPay'] }),
  accessTrap: () => ({ ...table, steps: [...run('f2'), 'last'] }),
  accessDeadly: () => ({
    ...table,
    runner: ['cloak'],
    forts: { ...table.forts, f2: [[], ['+setup']] },
    steps: [...run('f2'), 'last'],
  }),
  accessSprung: () => ({ ...table, steps: [...run('f2'), 'mayPay', sprung] }),
};

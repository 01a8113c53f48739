/** Tables set up by hand at which a single card asks a rare question. */
import type { CardId } from '../../../src/rules/game.ts';
import { cheapestPlan } from '../../../src/rules/netrunner/breaking.ts';
import type { Move } from '../../../src/rules/netrunner/index.ts';
import { approached } from '../../../src/rules/netrunner/rulebook/run/encountered.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { type Layout, type SceneStep, slotOf } from './layout.ts';

const table = {
  bits: [9, 12],
  corp: ['accounts-receivable', 'scorched-earth', 'quandary', 'red-herrings', 'fire-wall'],
  runner: ['livewires-contacts', 'jackhammer', 'livewires-contacts', 'codecracker', 'cloak'],
  forts: {
    archives: [[], []],
    rd: [['+data-wall', 'keeper'], []],
    hq: [['+keeper', 'filter'], []],
    f1: [['+wall-of-static', '+hunter', 'quandary'], ['marine-arcology:2']],
    f2: [['filter'], ['red-herrings']],
  },
  rig: ['codecracker', 'jackhammer', 'broker'],
} satisfies Omit<Layout, 'turn'>;

const run: Move = { do: 'run', fort: 'f1' };
const play = (card: CardId): Move => ({ do: 'play', card });
const pick = (...picks: number[]): Move => ({ do: 'choose', picks });
const pickCard =
  (id: CardId): SceneStep =>
  (game) => [pick(slotOf(game, id))];
const use =
  (id: CardId, ability = 0): SceneStep =>
  (game) => [{ do: 'use', slot: slotOf(game, id), ability }];
const breakAll: SceneStep = ({ table }) => cheapestPlan(table, approached(table) ?? 0)?.moves ?? [];

const burnt: Layout = { ...table, turn: CORP, tags: 1 };
const marching: Layout = {
  ...table,
  turn: RUNNER,
  forts: { ...table.forts, f1: [['+keeper', '+walking-wall', 'quandary', '+hunter'], ['trap']] },
};

export const rareScenes: Record<string, () => Layout> = {
  /** A prep's shield may absorb some or all of the damage. */
  shield: () => ({
    ...table,
    turn: RUNNER,
    forts: { ...table.forts, f1: [['+digiconda', '+razor-wire'], ['marine-arcology:2']] },
    runner: ['weefle-initiation', ...table.runner],
    steps: [play('weefle-initiation'), pick(3), 'shield'],
  }),
  breakFree: () => ({
    ...table,
    turn: RUNNER,
    forts: { ...table.forts, f1: [['+wall-of-static', '+neural-blade'], ['marine-arcology:2']] },
    rig: ['bulldozer', 'broker'],
    steps: [run, 'encounter', breakAll, 'breakFree'],
  }),
  ownPlaces: () => ({ ...table, turn: CORP, corp: ['new-blood', ...table.corp], steps: [play('new-blood'), pick()] }),
  swapPlaces: () => ({ ...table, turn: CORP, corp: ['new-blood', ...table.corp], steps: [play('new-blood')] }),
  refill: () => reclaimed('refill'),
  rezInstalled: () => reclaimed('rezInstalled'),
  beforeExpose: () => exposed('department-of-misinformation'),
  keepHidden: () => {
    const { steps = [], ...layout } = exposed('+department-of-misinformation');
    return { ...layout, steps: [...steps, use('department-of-misinformation')] };
  },
  strengthen: () => ({
    ...table,
    turn: RUNNER,
    runner: ['the-personal-touch', ...table.runner],
    steps: [play('the-personal-touch')],
  }),
  raise: () => ({
    ...burnt,
    forts: { ...table.forts, f3: [[], ['+cybertech-think-tank:2']] },
    steps: [play('scorched-earth')],
  }),
  letThrough: () => ({ ...burnt, rig: ['full-body-conversion', 'broker'], steps: [play('scorched-earth')] }),
  begin: () => ({ ...marching, steps: [run] }),
  moveIce: () => ({ ...marching, steps: [run, use('walking-wall')] }),
  moved: () => ({ ...marching, steps: [run, use('walking-wall'), pick(0)] }),
  forcedRez: () => ({
    ...table,
    turn: RUNNER,
    runner: ['forged-activation-orders', ...table.runner],
    steps: [play('forged-activation-orders'), pickCard('keeper')],
  }),
  ignored: () => ({
    ...table,
    turn: RUNNER,
    forts: { ...table.forts, f1: [['+neural-blade', '+cinderella'], ['marine-arcology:2']] },
    rig: ['microtech-trode-set', 'bulldozer', 'broker'],
    steps: [run, 'encounter'],
  }),
  dearTrace: () => ({
    ...burnt,
    asked: {
      do: 'trace',
      limit: 3,
      dearer: 1,
      ref: { card: 'schlaghund-pointers', slot: null, seat: CORP, text: 'play', index: 0, path: [] },
    },
  }),
  /** More base link cards than most tables ever see. */
  links: () => ({
    ...table,
    turn: RUNNER,
    forts: { ...table.forts, hq: [['+hunter'], []] },
    rig: ['access-through-alpha', 'access-to-arasaka', 'access-to-kiribati', 'back-door-to-hilliard', 'codecracker'],
    steps: [{ do: 'run', fort: 'hq' }, 'encounter', 'sealed'],
  }),
  dice: () => ({
    ...table,
    turn: RUNNER,
    runner: ['playful-ai', ...table.runner],
    seed: 2,
    steps: [play('playful-ai')],
  }),
  rig: () => ({ ...table, turn: CORP, corp: ['emergency-rig', ...table.corp], steps: [play('emergency-rig')] }),
};

const reclaimed = (until: string): Layout => ({
  ...table,
  turn: CORP,
  forts: { ...table.forts, f1: [['+wall-of-static'], ['data-fort-reclamation:4']] },
  steps: [
    { do: 'bit' },
    (game) => [{ do: 'score', slot: slotOf(game, 'data-fort-reclamation'), card: 'data-fort-reclamation' }],
    'refill',
    ...(until === 'refill' ? [] : [{ do: 'install', hidden: 'fire-wall', fort: 'new', ice: true } as Move]),
  ],
});

const exposed = (node: string): Layout => ({
  ...table,
  turn: RUNNER,
  runner: ['ice-and-data-special-report', ...table.runner],
  forts: { ...table.forts, f3: [['keeper'], [node, 'red-herrings']] },
  steps: [
    play('ice-and-data-special-report'),
    pick(3),
    (game) => [pick(...(game.table.forts[3]?.ice.slice(2) ?? []), ...(game.table.forts[3]?.inside ?? []))],
  ],
});

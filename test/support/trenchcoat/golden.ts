/**
 * The golden script: one matrix run of 18 steps, with the decker, the node and the numbers that the rules derive from
 * it.
 */
import type { Gain } from '../../../src/rules/trenchcoat/game/call.ts';
import {
  bringMove,
  callMove,
  endMove,
  pendingOutcome,
  tellMove,
  withoutMove,
} from '../../../src/rules/trenchcoat/game/master.ts';
import type { Target } from '../../../src/rules/trenchcoat/game/names.ts';
import type { NodeReader } from '../../../src/rules/trenchcoat/game/report.ts';
import { stepOf } from '../../../src/rules/trenchcoat/game/secret.ts';
import { emptyNode, type Node, ratingIn } from '../../../src/rules/trenchcoat/matrix/node.ts';
import { readNode, writeNode } from '../../../src/rules/trenchcoat/matrix/nodeFile.ts';
import { PER_MILLISECOND } from '../../../src/rules/trenchcoat/numbers/duration.ts';
import type { Sheet } from '../../../src/rules/trenchcoat/sheet/sheet.ts';
import type { TestChoices } from '../../../src/rules/trenchcoat/test/outcome.ts';
import {
  type AbilityTerm,
  type ModifierTerm,
  singleCharacter,
  type TestTerms,
} from '../../../src/rules/trenchcoat/test/terms.ts';
import { type Dice, does, type Evening, inSecret, localEvening, masterOf, secretsIn } from './evening.ts';
import { moth } from './sheets.ts';

const { 'damage.damage-pip': _, ...numbers } = moth.numbers;
export const decker: Sheet = { ...moth, numbers };

export const SYSTEM = 7;
export const FIREWALL = 11;
const registry: Node = {
  ...emptyNode('Registry'),
  aid: 'harbour.registry',
  functionality: 'keeps records',
  ratings: { processor: 12, system: SYSTEM, firewall: FIREWALL, uplink: 12 },
  place: { Continent: 'Europe', State: 'Coast', City: 'Harbour' },
  logs: 'Somebody read the ledger on Tuesday.',
  files: [{ name: 'ledger', crypt: 4, text: 'Seven hundred crates went to pier nine.', level: 'anonymous' }],
  processes: [
    { name: 'camera', ice: null, score: null, state: 'running', text: '' },
    { name: 'Combat ICE', ice: 'Combat', score: 7, state: 'idle', text: '' },
  ],
};
/** What only the Game Master has of the node: its file's text. */
export const registryText = writeNode(registry);
export const readRegistry: NodeReader = (text) => {
  const read = readNode(text);
  if (!read.ok) return null;
  const { system = 0, firewall = 0 } = read.value.ratings;
  return { system, firewall };
};

interface Given {
  readonly step: string;
  readonly total: number;
  readonly player: string;
  readonly gm: string;
  readonly R: number;
  readonly TQ: number;
  readonly band: string;
  readonly success: boolean;
}

/** Every test of the script, with its expected result. */
export const tests: readonly Given[] = [
  { step: 'S-03', total: 9, player: '++0-+', gm: '-00+-', R: 1, TQ: 10, band: 'Epic Success', success: true },
  { step: 'S-04', total: -4, player: '++++0', gm: '0+-00', R: 4, TQ: 0, band: 'Barely made it', success: true },
  { step: 'S-06', total: 4, player: '0-+00', gm: '--0+-', R: -2, TQ: 2, band: 'Acceptable', success: true },
  { step: 'S-07', total: 1, player: '--0+-', gm: '-00-+', R: -3, TQ: -2, band: 'Failure', success: false },
  { step: 'S-08', total: 2, player: '0000+', gm: '+00-0', R: 1, TQ: 3, band: 'Acceptable', success: true },
  { step: 'S-10', total: -4, player: '-----', gm: '0-0-+', R: -6, TQ: -10, band: 'Epic Fail', success: false },
  { step: 'S-11', total: -4, player: '+++++', gm: '---0-', R: 1, TQ: -3, band: 'Failure', success: true },
  { step: 'S-12', total: -7, player: '+++0+', gm: '+0++0', R: 7, TQ: 0, band: 'Barely made it', success: true },
  { step: 'S-13', total: -2, player: '0+-00', gm: '++-0+', R: 2, TQ: 0, band: 'Barely made it', success: true },
  { step: 'S-15', total: 2, player: '00-+0', gm: '-+-00', R: -1, TQ: 1, band: 'Acceptable', success: true },
  { step: 'S-16', total: -9, player: '0-0-0', gm: '--+0-', R: -4, TQ: -13, band: 'Epic Fail', success: false },
];

export const dice: Dice = tests.map(({ player, gm }) => [player, gm]);

/** What was seen after a step, for comparison. */
export interface Seen {
  readonly step: string;
  readonly total: number | null;
  readonly result: number | null;
  readonly quality: number | null;
  readonly band: string | null;
  readonly success: boolean | null;
  readonly tally: number;
  readonly fired: readonly string[];
  readonly alert: string;
  readonly clockMs: number;
}

const ms = (milliseconds: number): number => milliseconds * PER_MILLISECOND;
const PROCESSING: AbilityTerm = { name: 'Processing', score: 8 };
const HOT_SIM: ModifierTerm = { name: 'Hot Sim', value: 2 };
/** The skill's −2 replaces Hot Sim’s +2. */
const LESS_IN_AR: ModifierTerm = { name: 'AR', value: -4 };
const hidden = (name: string, value: number): ModifierTerm => ({ name, value, hidden: true });

const NODE = 0;
const FILE = 0;
const ICE = 1;

/** Options of a run, for its variants. */
export interface Variation {
  /** The Game Master announces what the script says, whatever the dice show. */
  readonly scripted?: boolean;
  readonly sleaze?: number | null;
  /** Task Time of the second attempt to break the file, in thousandths. */
  readonly time?: number;
  /** Plays step 3 in AR: what replaces Hot Sim, and how long it takes. */
  readonly ar?: true;
  /** The last step to play. */
  readonly until?: string;
}

export interface Run {
  readonly seen: Seen[];
}

/** Plays the script from its first step. */
export async function playGolden(evening: Evening, variation: Variation = {}): Promise<Run> {
  const { scripted = false, until } = variation;
  const seen: Seen[] = [];
  const { sleaze = 6, time = 3000, ar } = variation;
  const gm = (move: Parameters<typeof does>[2]) => does(evening, 0, move);
  const player = (move: Parameters<typeof does>[2]) => does(evening, 1, move);
  const _known = () => evening.known(0);
  let over = false;

  const note = (step: string, test: Partial<Seen> = {}): void => {
    const node = secretsIn(evening).nodes[NODE];
    seen.push({
      step,
      total: null,
      result: null,
      quality: null,
      band: null,
      success: null,
      tally: node?.tally ?? 0,
      fired: node?.fired ?? [],
      alert: node?.alert ?? 'none',
      clockMs: evening.table().clock / PER_MILLISECOND,
      ...test,
    });
    over = step === until;
  };

  /** Plays a request, a call, a roll and a tell. */
  const asks = async (action: string, target: Target, thing: number | null): Promise<void> =>
    player({
      do: 'request',
      request: { kind: 'action', who: 0, action, target, node: NODE, thing, ability: ['skills.processing'], say: '' },
    });
  const without = async (step: string, milliseconds: number, gains: Gain[]): Promise<void> => {
    await gm(
      withoutMove(masterOf(evening), {
        outcome: 'succeeds',
        say: '',
        gains,
        span: ms(milliseconds),
      }),
    );
    note(step);
  };
  const test = async (
    step: string,
    label: string,
    terms: TestTerms,
    more: {
      readonly exploit?: boolean;
      readonly milliseconds?: number;
      readonly choices?: TestChoices;
      readonly gains?: Gain[];
      readonly acting?: 'gm';
    } = {},
  ): Promise<void> => {
    const { exploit = false, milliseconds = 0, choices = {}, gains = [], acting = 'player' } = more;
    const who = { acting, who: 0, open: false } as const;
    await gm(callMove(masterOf(evening), { label, terms, ...who, exploit: exploit ? { node: NODE } : null }));
    if (evening.table().step === 'called') await player({ do: 'roll' });
    const events = pendingOutcome(masterOf(evening))?.outcome.events ?? {};
    const chosen: TestChoices = { ...(events.gm && { event: 'ignore' as const }), success: true, ...choices };
    const standing = pendingOutcome(masterOf(evening), chosen);
    if (standing === null) throw new Error(`${step} is not rolled`);
    const { total, outcome } = standing;
    const script = tests.find((one) => one.step === step);
    const success = scripted ? (script?.success ?? true) : (outcome.success ?? false);
    const add = stepOf(outcome.result, SYSTEM, sleaze);
    await gm(
      tellMove(masterOf(evening), {
        telling: 'success',
        choices: chosen,
        ...(success !== outcome.success && { ruling: success }),
        say: '',
        gains: success ? gains : [],
        span: ms(milliseconds),
        next: 'done',
        step: exploit ? { node: NODE, add } : null,
      }),
    );
    note(step, { total, result: outcome.result, quality: outcome.quality, band: outcome.band.name, success });
  };
  const exploitTerms = (modifier: number, firewall: number): TestTerms => ({
    acts: singleCharacter([{ name: 'Cracking', score: 9, limit: 8 }], [HOT_SIM, { name: 'Account', value: modifier }]),
    against: singleCharacter([{ name: 'Firewall', score: firewall, hidden: true }]),
  });
  const own = (limit: number, modifiers: readonly ModifierTerm[], time?: number): TestTerms => ({
    acts: singleCharacter([{ ...PROCESSING, limit }], [HOT_SIM, ...modifiers]),
    ...(time !== undefined && { time }),
  });
  /** Base plus alert, as currently on the Game Master's phone. */
  const firewall = (): number => ratingIn(registry, secretsIn(evening).nodes[NODE]?.alert ?? 'none', 'firewall');

  const steps: readonly (() => Promise<void>)[] = [
    async () => {
      await gm(bringMove('Registry', true, registryText));
      await gm({ do: 'done' });
      const { device } = decker;
      const { sleaze: _, ...ratings } = device?.ratings ?? {};
      const sheet = device && {
        ...decker,
        device: { ...device, ratings: sleaze === null ? ratings : { ...ratings, sleaze } },
      };
      await player({ do: 'sheet', at: 0, sheet: sheet ?? decker });
      note('S-01');
    },
    async () => {
      await asks('Access', 'node', null);
      await without('S-02', 70, [{ gain: 'accessed', node: NODE, level: 'anonymous' }]);
    },
    async () => {
      await asks('Analyze', 'node', null);
      await test('S-03', 'Analyze', own(7, [hidden('Sleaze', 0), ...(ar ? [LESS_IN_AR] : [])]), {
        milliseconds: ar ? 6000 : 1400,
        gains: [
          { gain: 'learned', node: NODE, field: 'Active Alert', value: 'no' },
          { gain: 'learned', node: NODE, field: 'AID', value: 'known' },
          { gain: 'learned', node: NODE, field: 'Type', value: 'mainframe' },
          { gain: 'learned', node: NODE, field: 'Attributes', value: 'High' },
          { gain: 'learned', node: NODE, field: 'Functionality', value: 'keeps records' },
          { gain: 'learned', node: NODE, field: 'City', value: 'Harbour' },
        ],
      });
    },
    async () => {
      await asks('User Account Access', 'node', null);
      await test('S-04', 'Exploit: User Account Access', exploitTerms(-3, firewall()), {
        exploit: true,
        gains: [{ gain: 'level', node: NODE, level: 'user' }],
      });
    },
    async () => {
      // Analyze ICE found something: it waits in the drawer and is sent with the next call.
      inSecret(evening, { to: 'found', node: NODE, add: 2 });
      note('S-05');
    },
    async () => {
      await asks('Find File', 'file', null);
      await test('S-06', 'Find File', own(6, [hidden('var.', -4)]), {
        milliseconds: 7000,
        gains: [{ gain: 'thing', node: NODE, kind: 'file', id: FILE, name: 'ledger', state: null }],
      });
    },
    async () => {
      await asks('Break', 'file', FILE);
      await test('S-07', 'Break', own(6, [hidden('Crypt Rating', -7)]), { milliseconds: 14_000 });
    },
    async () => {
      await asks('Break', 'file', FILE);
      await test('S-08', 'Break', own(6, [hidden('Crypt Rating', -7)], time), {
        milliseconds: 14 * time,
        gains: [{ gain: 'thing', node: NODE, kind: 'file', id: FILE, name: 'ledger', state: 'broken' }],
      });
    },
    async () => {
      await asks('Read', 'file', FILE);
      await without('S-09', 70, [
        { gain: 'text', node: NODE, kind: 'file', id: FILE, text: 'Seven hundred crates went to pier nine.' },
      ]);
    },
    async () => {
      await asks('View Logs', 'node', null);
      await test('S-10', 'Exploit: View Logs', exploitTerms(-3, firewall()), { exploit: true });
    },
    async () => {
      await asks('View Logs', 'node', null);
      await test('S-11', 'Exploit: View Logs', exploitTerms(-3, firewall()), {
        exploit: true,
        gains: [{ gain: 'learned', node: NODE, field: 'logs', value: 'Somebody read the ledger on Tuesday.' }],
      });
    },
    async () => {
      await asks('Edit Logs', 'node', null);
      await test('S-12', 'Exploit: Edit Logs', exploitTerms(-4, firewall()), { exploit: true });
    },
    async () => {
      await player({ do: 'yield' });
      await test(
        'S-13',
        'Combat ICE attack',
        {
          acts: singleCharacter([{ name: 'Combat ICE', score: 7, hidden: true }]),
          against: singleCharacter([{ name: 'Firewall', score: 9 }]),
        },
        { acting: 'gm', gains: [{ gain: 'damage', who: 0, pips: 2, label: 'Physical' }] },
      );
      await gm({ do: 'done' });
    },
    async () => {
      await asks('Find Process', 'process', null);
      await without('S-14', 7000, [
        { gain: 'thing', node: NODE, kind: 'process', id: ICE, name: 'Combat ICE', state: 'running' },
      ]);
    },
    async () => {
      await asks('Crash', 'process', ICE);
      await test('S-15', 'Crash', own(7, [hidden('System', -7)]), {
        milliseconds: 700,
        gains: [{ gain: 'thing', node: NODE, kind: 'process', id: ICE, name: 'Combat ICE', state: 'crashed' }],
      });
    },
    async () => {
      await asks('Admin Account Access', 'node', null);
      await test('S-16', 'Exploit: Admin Account Access', exploitTerms(-6, firewall()), { exploit: true });
    },
    async () => {
      await player({ do: 'leave', node: NODE });
      note('S-17');
    },
    async () => {
      await player({ do: 'yield' });
      await gm(endMove(masterOf(evening)));
      await gm({ do: 'openDice' });
      await gm({ do: 'openNode' });
      await gm({ do: 'close' });
      note('S-18');
    },
  ];
  for (const play of steps) {
    if (over) break;
    await play();
  }
  return { seen };
}

/** An evening that has played the script up to the given step. */
export async function goldenUntil(step: string): Promise<Evening> {
  const evening = localEvening(dice);
  await playGolden(evening, { until: step });
  return evening;
}

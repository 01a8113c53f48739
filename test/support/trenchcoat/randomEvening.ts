/**
 * A random session up to its end: requests, calls with random hidden terms, tests told in various ways, secret changes.
 */
import type { Seat } from '../../../src/rules/game.ts';
import type { Gain } from '../../../src/rules/trenchcoat/game/call.ts';
import {
  announceMove,
  bringMove,
  callMove,
  endMove,
  nextSpare,
  pendingOutcome,
  secretTest,
  tellMove,
  unverifiableTest,
  withoutMove,
} from '../../../src/rules/trenchcoat/game/master.ts';
import { levels, tellings, untestedOutcomes } from '../../../src/rules/trenchcoat/game/names.ts';
import { type ChangeWhat, measures } from '../../../src/rules/trenchcoat/game/page.ts';
import { refusal } from '../../../src/rules/trenchcoat/game/refusal.ts';
import { stepOf } from '../../../src/rules/trenchcoat/game/secret.ts';
import type { TestChoices } from '../../../src/rules/trenchcoat/test/outcome.ts';
import { singleCharacter, type TestTerms } from '../../../src/rules/trenchcoat/test/terms.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { does, type Evening, inSecret, masterOf, secretsIn, type TrenchDuel } from './evening.ts';
import { decker, registryText, SYSTEM } from './golden.ts';

const SLEAZE = decker.device?.ratings.sleaze ?? null;

const actions = [
  ['Access', 'node'],
  ['Analyze', 'node'],
  ['Find File', 'file'],
  ['View Logs', 'node'],
  ['Create File', 'file'],
] as const;

/**
 * Leads a session of the given number of tests to its end. `ends`: both are opened at the end, or a random choice, or
 * the session stays open; `before`: called before that.
 */
export async function leadEvening(
  evening: Evening,
  seed: number,
  tests: number,
  ends: 'open' | 'any' | 'no' = 'any',
  before: () => Promise<void> = async () => {},
): Promise<void> {
  const random = seeded(seed);
  await does(evening, 0, bringMove('Node', true, registryText));
  await does(evening, 0, { do: 'done' });
  await does(evening, 1, { do: 'sheet', at: 0, sheet: decker });
  while (evening.table().tests < tests) await oneStep(evening, random);
  await before();
  while (ends !== 'no' && evening.table().step !== 'over') await oneStep(evening, random, ends);
}

/** The same, except that before each step one or both phones restart from disk. */
export async function leadTornEvening(
  evening: Evening & { readonly duel: TrenchDuel },
  seed: number,
  tests: number,
): Promise<void> {
  const random = seeded(seed);
  const { tried, duel } = evening;
  evening.tried = async (seat, move) => {
    for (const of of [[0], [1], [0, 1]][random(3)] as Seat[]) await duel.restart(of);
    await duel.quiet();
    return tried(seat, move);
  };
  await leadEvening(evening, seed, tests);
}

/** Makes a random move that the current question allows. `ends`: how the session is ended. */
export async function oneStep(evening: Evening, random: Random, ends: 'no' | 'open' | 'any' = 'no'): Promise<void> {
  const { step } = evening.table();
  if (step === 'idle') return idle(evening, random, ends !== 'no');
  if (step === 'called') return does(evening, 1, { do: 'roll' });
  if (step === 'requested') return random(4) === 0 ? withoutDice(evening, random) : called(evening, random);
  if (step === 'rolled') return told(evening, random);
  if (step === 'lead') return lead(evening, random, ends !== 'no');
  const { dice, node } = evening.table().opened;
  if (!dice && (ends === 'open' || random(4) > 0)) return does(evening, 0, { do: 'openDice' });
  if (dice && !node && (ends === 'open' || random(2) === 0)) return does(evening, 0, { do: 'openNode' });
  return does(evening, 0, { do: 'close' });
}

async function idle(evening: Evening, random: Random, last: boolean): Promise<void> {
  const { nodes } = evening.table();
  if (last || random(6) === 0) return does(evening, 1, { do: 'yield' });
  const accessed = nodes.findIndex(({ level }) => level !== null);
  if (accessed >= 0 && random(12) === 0) return does(evening, 1, { do: 'leave', node: accessed });
  const who = { who: 0, ability: ['skills.processing'], say: ['', 'Quietly.'][random(2)] ?? '' };
  const node = random(nodes.length);
  const [action, target] = actions[random(actions.length)] ?? actions[0];
  const asked = { kind: 'action', ...who, action, target, node, thing: null } as const;
  const possible = refusal(evening.table(), 1, { do: 'request', request: asked }) === null;
  const request = possible && random(4) > 0 ? asked : ({ kind: 'test', ...who } as const);
  return does(evening, 1, { do: 'request', request });
}

async function lead(evening: Evening, random: Random, last: boolean): Promise<void> {
  if (last) {
    const ends = endMove(masterOf(evening));
    // Waiting changes go first if the last pages have no room for them.
    const says = () => announceMove(masterOf(evening), { say: '', gains: [] });
    return does(evening, 0, ends.ok ? ends : says());
  }
  secretly(evening, random);
  const { nodes, clock } = evening.table();
  switch (random(7)) {
    case 0:
      return nodes.length < 3
        ? does(evening, 0, bringMove(`Node ${nodes.length}`, false, registryText))
        : done(evening);
    case 1:
      return does(evening, 0, { do: 'clock', to: clock + random(1000) });
    case 2:
      return does(
        evening,
        0,
        announceMove(masterOf(evening), {
          say: 'Rain.',
          gains: gains(evening, random),
        }),
      );
    case 3:
      return called(evening, random);
    default:
      return done(evening);
  }
}

const done = (evening: Evening): Promise<void> => does(evening, 0, { do: 'done' });

/** Now and then the Game Master makes a change that goes out with a later page. */
function secretly(evening: Evening, random: Random): void {
  for (let times = random(3); times > 0; times--) inSecret(evening, anyChange(evening, random));
}

function anyChange(evening: Evening, random: Random): ChangeWhat {
  const node = random(evening.table().nodes.length);
  const spare = nextSpare(secretsIn(evening));
  const all: ChangeWhat[] = [
    { to: 'found', node, add: random(51) },
    { to: 'tally', node, value: random(40) },
    { to: 'alert', node, value: (['none', 'silent', 'active'] as const)[random(3)] ?? 'none' },
    { to: 'hold', node, measure: measures[random(6)] ?? 'trace' },
    { to: 'note', text: 'Somebody looks into it.' },
    spare
      ? secretTest(spare, 'Perception', random(9) - 4)
      : unverifiableTest(random(243 * 243), 'Perception', random(9) - 4),
  ];
  return all[random(all.length)] as ChangeWhat;
}

async function called(evening: Evening, random: Random): Promise<void> {
  secretly(evening, random);
  const { nodes, pending } = evening.table();
  const exploit = random(2) === 0 && !pending?.exploited ? { node: random(nodes.length) } : null;
  const hidden = Array.from({ length: random(5) }, (_, at) => ({
    name: `Hidden ${at}`,
    value: random(9) - 6,
    hidden: true as const,
  }));
  const terms: TestTerms = {
    acts: singleCharacter([{ name: 'Processing', score: random(10), limit: random(9) }], hidden),
    ...(exploit && { against: singleCharacter([{ name: 'Firewall', score: 11, hidden: true }]) }),
    ...(random(4) === 0 && { time: 3000 }),
  };
  const acting = pending === null && random(2) === 0 ? 'gm' : 'player';
  const call = { label: 'Test', terms, acting, who: 0, exploit, open: random(8) === 0 } as const;
  await does(evening, 0, callMove(masterOf(evening), call));
}

async function withoutDice(evening: Evening, random: Random): Promise<void> {
  const outcome = untestedOutcomes[random(3)] ?? 'fails';
  const draft = { outcome, say: '', gains: gains(evening, random), span: random(70_000) };
  await does(evening, 0, withoutMove(masterOf(evening), draft));
}

async function told(evening: Evening, random: Random): Promise<void> {
  secretly(evening, random);
  const table = evening.table();
  const choices: TestChoices = { event: random(2) === 0 ? 'use' : 'ignore', success: random(2) === 0 };
  const standing = pendingOutcome(masterOf(evening), choices);
  if (standing === null) throw new Error(`seed ${random}: the test is not rolled`);
  const exploit = table.test?.call.exploit ?? null;
  const telling = tellings[random(4)] ?? 'nothing';
  const ruling = random(6) === 0 ? { ruling: random(2) === 0 } : {};
  const success = telling !== 'nothing' && (ruling.ruling ?? standing.outcome.success) === true;
  const own = exploit !== null && success && table.pending !== null && random(2) === 0;
  await does(
    evening,
    0,
    tellMove(masterOf(evening), {
      telling,
      choices,
      ...ruling,
      say: 'So it goes.',
      gains: gains(evening, random),
      span: random(1_000_000),
      next: own ? 'own' : 'done',
      step: exploit && { ...exploit, add: stepOf(standing.outcome.result, SYSTEM, SLEAZE) },
    }),
  );
}

function gains(evening: Evening, random: Random): Gain[] {
  const { nodes } = evening.table();
  const node = random(nodes.length);
  const [file] = nodes[node]?.things ?? [];
  const all: Gain[] = [
    { gain: 'accessed', node, level: levels[random(4)] ?? 'user' },
    { gain: 'learned', node, field: `Row ${random(6)}`, value: 'High' },
    { gain: 'thing', node, kind: 'file', id: random(6), name: 'ledger', state: null },
    { gain: 'aid', node },
    { gain: 'damage', who: 0, pips: random(3), label: 'Physical' },
    ...(file ? [{ gain: 'text', node, kind: file.kind, id: file.id, text: 'Seven hundred crates.' } as const] : []),
    ...(nodes[node]?.level == null ? [] : [{ gain: 'level', node, level: 'user' } as const]),
  ];
  return Array.from({ length: random(3) }, () => all[random(all.length)] as Gain);
}

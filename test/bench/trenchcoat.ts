/** Figures for the role-playing game: a session on one phone, and what a long one costs a phone that restarts. */
import { canonical } from '../../src/base/canonical.ts';
import { localEvening, peerEvening, type TrenchDuel } from '../support/trenchcoat/evening.ts';
import { leadEvening } from '../support/trenchcoat/randomEvening.ts';
import type { Figure } from './figure.ts';

const TESTS = 200;
/** The maximum number of tests in a session. */
const MAX = 1000;

/** Requests, calls with hidden terms, dice and tells, chosen at random; the phone deals for itself. */
async function testsPerSecond(): Promise<number> {
  const started = performance.now();
  const evening = localEvening(1);
  await leadEvening(evening, 1, TESTS);
  return (evening.table().tests / (performance.now() - started)) * 1000;
}

/** The table on both phones at the end of the longest session. */
async function tableSize(): Promise<number> {
  const evening = localEvening(2);
  await leadEvening(evening, 2, MAX);
  return canonical(evening.table()).length / 1024;
}

/** Two phones in the last test of the longest session. */
let long: Promise<TrenchDuel> | undefined;

async function longEvening(): Promise<TrenchDuel> {
  const evening = await peerEvening();
  await leadEvening(evening, 3, MAX, 'no');
  return evening.duel;
}

/** The Game Master's phone restarts from what it has stored. */
async function resume(): Promise<number> {
  long ??= longEvening();
  const duel = await long;
  const started = performance.now();
  await duel.restart(0);
  const took = performance.now() - started;
  await duel.quiet();
  return took;
}

export const trenchcoat: readonly Figure[] = [
  { name: 'trench.tests_per_s', unit: '1/s', measure: testsPerSecond },
  { name: 'trench.table_kb', unit: 'kB', measure: tableSize },
  { name: 'trench.resume_ms', unit: 'ms', measure: resume },
];

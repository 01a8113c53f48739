/**
 * The parts of vitest that the contract suites need, for use in a page: tests are collected and then run one by one
 * from outside.
 */
import { chai, type ExpectStatic, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

type Play = (context: { skip: () => void }) => Promise<void>;

export interface Collected {
  title: string;
  play: Play;
}

let collecting: Collected[] = [];

/** The tests that `declare` declares. */
export function collect(declare: () => void): Collected[] {
  collecting = [];
  declare();
  return collecting;
}

export function describe(_title: string, declare: () => void): void {
  declare();
}

export function test(title: string, play: Play): void {
  collecting.push({ title, play });
}

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

export const expect = chai.expect as unknown as ExpectStatic;

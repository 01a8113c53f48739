/** What home says of a game that has come to an end, or nearly. */
import { describe, expect, it } from 'vitest';
import { isClosed, resultOf } from '../../../src/app/device/keepOnShelf.ts';
import { endWords } from '../../../src/app/words/ended.ts';
import type { Over, Status } from '../../../src/peer/match/status.ts';

const decided: Over = {
  kind: 'over',
  winner: 0,
  why: 'the Corp has seven agenda points',
  by: 'rules',
  verdict: null,
  owed: { by: 1, seq: 90, since: 90, type: 'SEED', byItself: true },
  waitsFor: 1,
};
const stopped = { kind: 'stopped', seat: null, winner: null, verdict: null, owes: [] } as const;
const stoppedBy = (why: object): Status => ({ ...stopped, ...why }) as unknown as Status;

/** Where home has it, and what it says of its end. */
function atHome(status: Status): [string, string] {
  const result = resultOf(status);
  const words = result ? endWords(result, { seat: 0, names: ['Ann', 'Bob'] }) : '';
  return [isClosed(status) ? 'past' : 'open', words];
}

describe('at home,', () => {
  it('a game that is decided stays open and says that it is not proven yet', () => {
    expect(atHome(decided)).toEqual(['open', 'Decided, not yet verified']);
    expect(atHome({ ...decided, by: 'absence' })).toEqual(['open', 'You won: Bob did not answer, not verified']);
    const verdict = { clean: true, winner: 0, digest: new Uint8Array(32) } as unknown as Over['verdict'];
    expect(atHome({ ...decided, verdict, owed: null, waitsFor: null })).toEqual(['past', 'You won: 7 agenda points']);
  });

  it('a game that has stopped is past, unless it goes on when the disk does', () => {
    expect(atHome(stoppedBy({ why: 'bug', error: 'lost' }))).toEqual(['past', '']);
    expect(atHome(stoppedBy({ why: 'fork', seat: 1, winner: 0 }))).toEqual([
      'past',
      'You won: Bob’s phone was at fault',
    ]);
    expect(atHome(stoppedBy({ why: 'store' }))).toEqual(['open', '']);
    expect(atHome({ kind: 'playing' })).toEqual(['open', '']);
  });
});

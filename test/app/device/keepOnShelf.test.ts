/** What the home screen shows for a game that is over, or nearly over. */
import { describe, expect, it } from 'vitest';
import { isClosed, resultOf } from '../../../src/app/device/keepOnShelf.ts';
import type { DecidedStatus, Status } from '../../../src/peer/match/status.ts';
import { endWords } from '../../../src/words/en/ended.ts';

const decided: DecidedStatus = {
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

/** Whether the home screen lists the game, and how it describes the end. */
function atHome(status: Status): [string, string] {
  const result = resultOf(status);
  const words = result ? endWords(result, { seat: 0, names: ['Ann', 'Bob'] }) : '';
  return [isClosed(status) ? 'past' : 'open', words];
}

describe('on the home screen,', () => {
  it('a decided game stays listed and is not called verified yet', () => {
    expect(atHome(decided)).toEqual(['open', 'Decided, not yet verified']);
    expect(atHome({ ...decided, by: 'absence' })).toEqual(['open', 'You won: Bob did not answer, not verified']);
    const verdict = { clean: true, winner: 0, digest: new Uint8Array(32) } as unknown as DecidedStatus['verdict'];
    expect(atHome({ ...decided, verdict, owed: null, waitsFor: null })).toEqual(['past', 'You won: 7 agenda points']);
  });

  it('a stopped game is past, unless it can continue once the disk works', () => {
    expect(atHome(stoppedBy({ why: 'bug', error: 'lost' }))).toEqual(['past', '']);
    expect(atHome(stoppedBy({ why: 'fork', seat: 1, winner: 0 }))).toEqual([
      'past',
      'You won: Bob’s phone was at fault',
    ]);
    expect(atHome(stoppedBy({ why: 'store' }))).toEqual(['open', '']);
    expect(atHome({ kind: 'playing' })).toEqual(['open', '']);
  });
});

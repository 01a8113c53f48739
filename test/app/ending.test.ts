/** Which endings are news to a player who is looking at the table. */
import { describe, expect, test } from 'vitest';
import { endingKey } from '../../src/app/screens/table/gameOver.tsx';
import type { DecidedStatus } from '../../src/peer/match/status.ts';

const over = (about: Partial<DecidedStatus>): DecidedStatus =>
  ({
    kind: 'over',
    by: 'rules',
    winner: 1,
    why: 'the Runner has seven agenda points',
    verdict: null,
    ...about,
  }) as DecidedStatus;
const owed = (seq: number) => ({ by: 1, seq, since: seq, type: 'SEED', byItself: true }) as const;
const verdict = { clean: true } as DecidedStatus['verdict'];

describe('an ending', () => {
  test('is news when something else is owed, and when it is verified', () => {
    const endings = [over({ owed: owed(143) }), over({ owed: owed(144) }), over({ owed: owed(145), verdict })];
    expect(new Set(endings.map(endingKey)).size).toBe(3);
  });

  test('stays the same once verified, whatever the log still lacks', () => {
    const endings = [owed(145), owed(146), null].map((lacks) => over({ owed: lacks, verdict }));
    expect(new Set(endings.map(endingKey)).size).toBe(1);
  });
});

/** A finished solo game: stored when it ends, written to a file and read back. Anything else in a file is refused. */
import { describe, expect, it } from 'vitest';
import { soloRules } from '../../../../src/app/games/netrunner/solo/rules.ts';
import { readSoloFile, writeSoloFile } from '../../../../src/app/play/past/aloneFile.ts';
import { finishedSolo } from '../../../../src/app/play/past/finishedSolo.ts';
import { utf8 } from '../../../../src/base/bytes.ts';
import type { FinishedSolo } from '../../../../src/peer/store/finished.ts';
import type { AnyMove } from '../../../../src/rules/game.ts';
import { starterDecks } from '../../../../src/rules/netrunner/cards/starters.ts';
import type { Move, Table } from '../../../../src/rules/netrunner/index.ts';
import { answerSolo, beginSolo, momentsOf, openSolo, type Solo } from '../../../../src/solo/solo.ts';
import { endedAlone } from '../../../../src/words/en/screens/play.ts';

const summary = { points: [0, 0], turn: 1 } as const;

function begun(): Solo<Table, Move> {
  const decks: [string[], string[]] = [[...starterDecks[0]], [...starterDecks[1]]];
  const made = beginSolo(soloRules, { kind: 'goldfish', seat: 0, decks, options: {}, seed: 4 });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

const ended = (solo: Solo<Table, Move>) => finishedSolo(solo as unknown as Solo<unknown, AnyMove>, summary);

function conceded(): { solo: Solo<Table, Move>; kept: FinishedSolo } {
  const solo = begun();
  for (const move of [{ do: 'bit' }, { do: 'concede' }] as const) answerSolo(solo, { seat: 0, move });
  const kept = ended(solo);
  if (kept === null) throw new Error('who concedes has ended the game');
  return { solo, kept };
}

describe('a finished solo game', () => {
  it('is stored once it is over, with its winner', () => {
    expect(ended(begun())).toBeNull();
    const { kept } = conceded();
    expect([kept.winner, kept.kind, kept.seat]).toEqual([1, 'goldfish', 0]);
    expect(endedAlone(kept)).toMatch(/^The Runner won: /);
    expect(endedAlone({ ...kept, winner: 0 })).toMatch(/^You won: /);
    expect(endedAlone({ ...kept, winner: 0, kind: 'hotSeat' })).toMatch(/^The Corp won: /);
    expect(endedAlone({ ...kept, winner: null })).toBe('Nobody won');
  });

  it('is read back from its file unchanged, with the same tables', () => {
    const { solo, kept } = conceded();
    const read = readSoloFile(writeSoloFile(kept));
    expect(read).toEqual(kept);
    const again = openSolo(soloRules, read?.played);
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(momentsOf(again.value)).toEqual(momentsOf(solo));
  });

  it('is refused if the bytes are no such game, or if it continued from a table that can’t be verified', () => {
    const { kept } = conceded();
    const changed = (change: object): Uint8Array => writeSoloFile({ ...kept, ...change } as FinishedSolo);
    const bad = [
      new Uint8Array(),
      utf8('{'),
      utf8('[]'),
      utf8('{"meatspace":"alone/1"}'),
      changed({ meatspace: 'alone/2' }),
      changed({ seat: 2 }),
      changed({ points: [1] }),
      changed({ played: null }),
      changed({ touched: 8.64e15 + 1 }),
      changed({ touched: 1e300 }),
      changed({ touched: -1 }),
      changed({ played: { ...(kept.played as object), start: {} } }),
    ];
    for (const bytes of bad) expect(readSoloFile(bytes)).toBeNull();
  });
});

/** Finished solo games in an export file: they are imported unchanged and only once, alongside existing games. */
import { describe, expect, it } from 'vitest';
import { newSoloGames, opponentOf, packSolo, splitSolo } from '../../../../src/app/play/past/soloExport.ts';
import { type PastGame, readContent, writeContent } from '../../../../src/peer/export/content.ts';
import type { FinishedSolo } from '../../../../src/peer/store/finished.ts';

const kept: FinishedSolo = {
  id: 'machine-7',
  kind: 'machine',
  game: 'netrunner',
  seat: 1,
  level: 'novice',
  winner: 1,
  why: 'conceded',
  points: [2, 7],
  turn: 9,
  touched: 1_700_000_000_000,
  played: { kind: 'machine', seed: 7, answers: [{ seat: 0, move: { do: 'bit' } }] },
};
const ofTwo: PastGame = {
  names: ['Ann', 'Bob'],
  seat: 0,
  points: [7, 0],
  ended: 'Ann won',
  touched: 9,
  file: new Uint8Array([0x83, 1, 2]),
};
const anotherEnd: FinishedSolo = { ...kept, winner: 0, played: { kind: 'machine', seed: 7, answers: [] } };

describe('a finished solo game in an export file', () => {
  it('is read back unchanged, separate from games between two phones', () => {
    const row = packSolo(kept);
    if (row === null) throw new Error('a game that began with its deal can be packed');
    expect(row.names).toEqual(['Novice', 'You']);
    expect(row.ended).toMatch(/^You won: /);
    const read = readContent(writeContent({ decks: [], games: [row, ofTwo] }));
    if (!read.ok) throw new Error(read.error);
    expect(splitSolo(read.value.games)).toEqual({ solo: [kept], others: [ofTwo] });
  });

  it('has the date of its row, whatever its file says', () => {
    const row = packSolo(kept);
    if (row === null) throw new Error('a game that began with its deal can be packed');
    expect(splitSolo([{ ...row, touched: 5 }]).solo).toEqual([{ ...kept, touched: 5 }]);
  });

  it('is not exported if it continues another game', () => {
    expect(packSolo({ ...kept, played: { ...(kept.played as object), start: {} } })).toBeNull();
  });

  it('is imported only once, and not if it is already there', () => {
    expect(newSoloGames([], [kept, { ...kept, touched: 1 }])).toEqual([kept]);
    expect(newSoloGames([{ ...kept, touched: 1 }], [kept])).toEqual([]);
  });

  it('overwrites nothing: a game with the same seed and a different end is added', () => {
    const beside = { ...anotherEnd, id: 'machine-7-2' };
    expect(newSoloGames([kept], [anotherEnd])).toEqual([beside]);
    expect(newSoloGames([kept, beside], [anotherEnd])).toEqual([]);
    expect(newSoloGames([], [kept, anotherEnd])).toEqual([kept, beside]);
  });

  it('names the opponent', () => {
    expect(opponentOf(kept)).toBe('Novice');
    expect(opponentOf({ kind: 'goldfish' })).toBe('Nobody');
    expect(opponentOf({ kind: 'unheard of' })).toBe('');
  });
});

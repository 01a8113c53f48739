/** Packs between two phones: dealt by both, seen by one, the same after a crash, and proven at the end of the match. */
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { type PacksKnown, packs } from '../../../src/rules/netrunner/packs/index.ts';
import { mustParse } from '../../support/cheat.ts';
import { fileOf, packsDuel, packsOfPhone } from '../../support/netrunner/sealedMatch.ts';
import { Wiretap } from '../../support/packets.ts';
import { prove } from '../../support/words/proofTold.ts';

const game = packs as unknown as AnyGame;

describe('packs between two phones', () => {
  it('PK-OPEN-01 are on both phones, differ, and the game is decided without a winner and without a seed', async () => {
    const dealt = await packsDuel(1);
    for (const seat of [0, 1] as const) {
      expect(packsOfPhone(dealt, seat).map(({ cards }) => cards.length)).toEqual([60, 60, 15, 15]);
      const { status, waiting } = dealt.players[seat].match.view();
      expect(status).toMatchObject({ kind: 'over', by: 'rules', winner: null, kept: true, waitsFor: null });
      expect(waiting).toBeNull();
    }
    expect(packsOfPhone(dealt, 0)).not.toEqual(packsOfPhone(dealt, 1));
    const types = fileOf(dealt).entries.map((bytes) => mustParse(bytes).body.type);
    expect(types).toEqual(['SETUP', 'SETUP', 'HOLD', 'SHARE', 'HOLD', 'SHARE']);
  });

  it('are the same for the same seeds, and after a phone has crashed', async () => {
    const [one, again] = [await packsDuel(2), await packsDuel(2)];
    const before = packsOfPhone(one, 0);
    expect(packsOfPhone(again, 0)).toEqual(before);
    await one.restart(0);
    await one.quiet();
    expect(packsOfPhone(one, 0)).toEqual(before);
  });

  it('leave no trace on the other phone: it receives the same, whatever the holder’s share is', async () => {
    const tap = new Wiretap();
    const dealt = await packsDuel(3, { fate: tap.pass });
    const { table, known } = dealt.players[1].match.view();
    // The table contains only the agreed terms.
    expect(table).toEqual({ step: 'dealt', boosters: 2, set: 'v1' });
    expect((known as PacksKnown).seat).toBe(1);
    const mine = (dealt.players[0].match.view().known as PacksKnown).held;
    for (const { known: all } of await dealt.players[1].match.history()) expect(all[0]).toBeNull();
    const told = JSON.stringify([dealt.players[1].match.view(), await dealt.players[1].match.history()]);
    for (const number of mine) expect(told).not.toContain(String(number));
    // Bytes on the wire: a 32-bit number would be found there by chance once in 10^6 runs.
    const wire = [...tap.payloads.values()].flatMap((payloads) => [...payloads]).join('|');
    for (const number of mine) expect(wire).not.toContain(number.toString(16).padStart(8, '0'));
  });

  it('can be proven by anyone from a file, once the match has ended', async () => {
    const dealt = await packsDuel(4);
    expect((await prove(game, writeFile(fileOf(dealt)), { curve: inlineCurve })).dealt).toBeNull();
    await dealt.players[1].match.release();
    await dealt.quiet();
    for (const { match } of dealt.players)
      expect(match.view().status).toMatchObject({ verdict: { clean: true }, winner: null });
    const proof = await prove(game, writeFile(fileOf(dealt)), { curve: inlineCurve });
    expect(proof.kind).toBe('fair');
    expect(proof.dealt?.[0]).toEqual(packsOfPhone(dealt, 0).flatMap(({ cards }) => cards));
    expect(proof.dealt?.[1]).toEqual(packsOfPhone(dealt, 1).flatMap(({ cards }) => cards));
  });

  it('cannot be won: a player who leaves loses nothing in this game, and no one can be claimed absent', async () => {
    const dealt = await packsDuel(5);
    await dealt.players[0].match.release();
    expect((await dealt.players[0].match.claimAbsence()).ok).toBe(false);
  });
});

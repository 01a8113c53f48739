/**
 * Random entries signed with the opponent's own key, in a game with facts and held numbers, are rejected and change
 * nothing.
 */
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../src/base/canonical.ts';
import type { Body, OpenItem } from '../../../src/peer/log/body.ts';
import { signEntry } from '../../../src/peer/log/entry.ts';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import { tagOf, writeMessage } from '../../../src/peer/match/sync/wire.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { bodies } from '../../support/bodies.ts';
import { mustParse } from '../../support/cheat.ts';
import { duel } from '../../support/duel.ts';
import { memoCurve } from '../../support/memoCurve.ts';
import { copyOf } from '../../support/packetFuzz.ts';
import { Boots } from '../../support/packets.ts';
import { secretToy } from '../../support/secretToy.ts';

const PACKETS = 150;

describe.each(['seeds', 'dice'] as const)('in a game that opens its %s', (ends) => {
  it.each([1, 2, 3])('a signed invalid entry can only end the game at its author’s cost (seed %i)', async (seed) => {
    const random = seeded(seed);
    const boots = new Boots();
    const game = await duel({ game: secretToy(ends), seed, decks: [[], []], curve: memoCurve(), fate: boots.pass });
    await game.quiet();
    let [ended, taken] = [0, 0];
    for (let sent = 0; sent < PACKETS; sent++) {
      const saved = [await copyOf(game.players[0].disk), await copyOf(game.players[1].disk)] as const;
      const before = game.players[0].match.view();
      const file = game.players[0].match.file() as MatchFile;
      const id = gameId(file.header);
      const log = file.entries.map(mustParse);
      const draft = { seq: log.length, author: 1 as const, prev: log.at(-1)?.hash ?? id, body: anything(random) };
      const { bytes } = await signEntry(game.players[1].signer, id, draft);
      game.pair.b.send(writeMessage(tagOf(id), { kind: 'entries', boot: boots.of('b'), entries: [bytes] }));
      await game.quiet();
      const { status, length, known } = game.players[0].match.view();
      const said = `seed ${seed}, packet ${sent}: ${JSON.stringify(draft.body)} ${JSON.stringify(status)}`;
      expect(length, said).toBeGreaterThanOrEqual(before.length);
      if (status.kind === 'stopped') {
        ended++;
        expect(status.seat, said).toBe(1);
        expect({ length, known }, said).toEqual({ length: before.length, known: before.known });
      }
      if (length > before.length) taken++;
      if (status.kind !== 'playing' || length > before.length) {
        for (const seat of [0, 1] as const) await game.restart(seat, saved[seat]);
        await game.quiet();
      }
      if (sent % 8 === 7) await game.turn();
      await game.quiet();
      if (game.players[0].match.view().status.kind !== 'playing') break;
    }
    expect(ended).toBeGreaterThan(3);
    expect(taken).toBeLessThan(PACKETS / 2);
    await game.play();
    for (const { match } of game.players)
      expect(match.view().status).toMatchObject({ kind: 'over', verdict: { clean: true } });
  });
});

/** A body of any type, mostly of kinds that only this sort of game has. */
function anything(random: Random): Body {
  const some = (size: number) => Uint8Array.from({ length: size }, () => random(256));
  const number = () => [0, 0, 1, 2, 77, 2 ** 20 - 1][random(6)] as number;
  const values: readonly unknown[] = [{ n: 1 }, 'rain', null, [], { n: -1 }, { __proto__: null, hidden: 'x' }];
  const moves: readonly unknown[] = [
    { do: 'write', commits: random(4) },
    { do: 'write', commits: 1e6 },
    { do: 'write', commits: 'all' },
    { do: 'write', facts: [1] },
    { do: 'show', which: [number()], die: true },
    { do: 'show', which: 'all', die: 1 },
    { do: 'guess', number: number() },
    { do: 'constructor' },
    [],
  ];
  const fact = (): OpenItem => ({
    kind: 'fact',
    number: number(),
    value: canonical(values[random(values.length)]),
    salt: some(32),
  });
  const times = <T>(max: number, one: () => T): T[] => Array.from({ length: random(max + 1) }, one);
  switch (random(7)) {
    case 0:
      return { type: 'HOLD', commitments: [some(32), ...times(4, () => some(32))] };
    case 1:
      return { type: 'SHARE', values: [some(32), ...times(4, () => some(32))] };
    case 2:
      return { type: 'OPEN', items: times(4, fact) };
    case 3: {
      const share = (): OpenItem => ({ kind: 'held', number: number(), share: some(32), salt: some(32) });
      return { type: 'OPEN', items: [...times(2, fact), share(), ...times(3, share)] };
    }
    case 4:
    case 5:
      return {
        type: 'ACT',
        moves: [canonical(moves[random(moves.length)]), ...times(1, () => canonical(moves[random(moves.length)]))],
        tableHash: some(8),
        facts: times(3, () => ({ commitment: some(32), sealed: some(32 * (1 + random(3))) })),
      };
    default:
      return bodies[random(bodies.length)] as Body;
  }
}

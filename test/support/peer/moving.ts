/** A toy game on two phones that is about to move to a third one. */
import { expect } from 'vitest';
import type { Signer } from '../../../src/peer/crypto.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { readParcel, storeParcel, writeParcel } from '../../../src/peer/match/parcel.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { StoredGame } from '../../../src/peer/store/store.ts';
import type { AnyMove, Game, Seat } from '../../../src/rules/game.ts';
import { testSigner, testTaker } from '../duel.ts';
import { shortDuel, type ToyDuel, type ToyOptions } from '../shortToy.ts';
import { toyGame } from '../toyGame.ts';
import { prove } from '../words/proofTold.ts';
import { FaultyDisk } from './faultyDisk.ts';

export const rules = toyGame as Game<unknown, AnyMove>;
export const viewOf = ({ players }: ToyDuel, seat: Seat) => players[seat].match.view();
export const fileOf = ({ players }: ToyDuel, seat: Seat) => players[seat].match.file() as MatchFile;
export const proofOf = (file: MatchFile) => prove(rules, writeFile(file), { curve: inlineCurve });

export interface Moving {
  duel: ToyDuel;
  signers: [Signer, Signer];
  /** The player whose turn it is, and a phone to which either player's game may move. */
  asked: Seat;
  next: Signer;
}

/** A game in progress. */
export async function midway(more: Partial<ToyOptions> = {}): Promise<Moving> {
  const signers: [Signer, Signer] = [await testSigner(45, 0), await testSigner(45, 1)];
  const duel = await shortDuel({ signers, ...more });
  await duel.play(({ players }) => players.some(({ match }) => match.view().asked && match.view().length > 24));
  await duel.quiet();
  return { duel, signers, asked: viewOf(duel, 0).asked ? 0 : 1, next: testTaker(1969, 0) };
}

export const storedOf = async ({ players }: ToyDuel, seat: Seat): Promise<StoredGame> => {
  const stored = await players[seat].disk.open().read('duel');
  if (!stored.ok) throw new Error(stored.error);
  return stored.value;
};

/** Like `quiet`, including everything the new phone has signed in the meantime. */
export async function settled(duel: ToyDuel): Promise<void> {
  for (let times = 0; times < 10; times++) {
    await duel.quiet();
    await new Promise((wake) => setImmediate(wake));
  }
}

/** Moves everything the given seat's phone holds to another phone, which plays on in its place. */
export async function arrive({ duel, signers, next }: Moving, seat: Seat, disk = new FaultyDisk()): Promise<void> {
  const parcel = readParcel(writeParcel(await storedOf(duel, seat))) as StoredGame;
  expect(await storeParcel(parcel, { game: rules, key: next.publicKey, store: disk.open() })).toMatchObject({
    ok: true,
  });
  signers[seat] = next;
  await duel.restart(seat, disk);
  for (const { match } of duel.players) match.nudge();
  await duel.quiet();
}

/** In the lobby: the keys that each phone's key succeeds. */
import { fromHex, hex } from '../../../base/bytes.ts';
import { type Shelved, shelved } from '../../../peer/store/shelf.ts';
import { ownSuccession, standingOfKey } from '../../../peer/succession/kept.ts';
import { other } from '../../../rules/game.ts';
import { otherKeyWords } from '../../../words/en/screens/pair/otherKey.ts';
import { slots } from '../../device/disk.ts';
import type { PairedPeer } from '../../device/transports.ts';
import { useLoaded } from '../../parts/hooks.ts';
import type { LobbyChoice } from '../../play/lobby.ts';

/**
 * What this phone sends about its key; null while loading, and while storage is unavailable. `follows`: in hexadecimal;
 * null if the key succeeds none. `retired`: it has moved to another phone and can't start new games.
 */
export function useOwnKey({ identity }: PairedPeer) {
  return useLoaded(async () => {
    const read = await ownSuccession(slots, identity.signer.publicKey);
    if (!read.ok) return null;
    const { follows, passed } = read.value;
    return { follows: follows && hex(follows.bytes), retired: passed !== null };
  }, [identity]);
}

/** The message about the other phone's key, and whether it is a warning; null if there is none. */
export function useOtherKey(
  { peerKey, symbols }: PairedPeer,
  theirs: Pick<LobbyChoice, 'name' | 'follows'> | null,
): { words: string; warns: boolean } | null {
  const follows = theirs?.follows ?? '';
  const key = hex(peerKey);
  const known = useLoaded(async () => {
    const games = await shelved();
    const met = new Set(games.map(({ keys, seat }) => keys[other(seat)]));
    return { games, standing: await standingOfKey(slots, key, fromHex(follows), met) };
  }, [key, follows]);
  if (known === null || theirs === null) return null;
  const { games, standing } = known;
  if (standing === 'none' && !isKnownByOtherKey(games, theirs.name, key)) return null;
  return { words: otherKeyWords[standing](theirs.name, symbols !== null), warns: standing !== 'follows' };
}

/** Whether a player of that name has been met, but nobody with that key (in hexadecimal). */
export function isKnownByOtherKey(
  games: readonly Pick<Shelved, 'names' | 'keys' | 'seat'>[],
  name: string,
  key: string,
): boolean {
  const met = games.map(({ names, keys, seat }) => ({ name: names[other(seat)], key: keys[other(seat)] }));
  return name !== '' && met.some((one) => one.name === name) && !met.some((one) => one.key === key);
}

/** In the lobby: the keys that each phone's key succeeds. */
import { useEffect, useState } from 'preact/hooks';
import { fromHex, hex } from '../../../base/bytes.ts';
import { type Shelved, shelved } from '../../../peer/store/shelf.ts';
import { type KeyStanding, ownSuccession, standingOfKey } from '../../../peer/succession/kept.ts';
import { other } from '../../../rules/game.ts';
import { otherKeyWords } from '../../../words/en/screens/pair/otherKey.ts';
import { slots } from '../../device/disk.ts';
import type { PairedPeer } from '../../device/transports.ts';
import type { LobbyChoice } from '../../play/lobby.ts';

/** What this phone sends about its key. */
interface OwnKey {
  /** Sent to the other phone, in hexadecimal; null if this phone's key succeeds none. */
  readonly follows: string | null;
  /** The key has moved to another phone and can't start new games. */
  readonly retired: boolean;
}

/** Null while loading, and while storage is unavailable. */
export function useOwnKey({ identity }: PairedPeer): OwnKey | null {
  const [own, setOwn] = useState<OwnKey | null>(null);
  useEffect(() => {
    void ownSuccession(slots, identity.signer.publicKey).then((read) => {
      if (!read.ok) return;
      const { follows, passed } = read.value;
      setOwn({ follows: follows && hex(follows.bytes), retired: passed !== null });
    });
  }, [identity]);
  return own;
}

/** The message about the other phone's key, and whether it is a warning; null if there is none. */
export function useOtherKey(
  { peerKey, symbols }: PairedPeer,
  theirs: Pick<LobbyChoice, 'name' | 'follows'> | null,
): { words: string; warns: boolean } | null {
  const [known, setKnown] = useState<{ games: readonly Shelved[]; standing: KeyStanding } | null>(null);
  const follows = theirs?.follows ?? '';
  const key = hex(peerKey);
  useEffect(() => {
    let left = false;
    void shelved().then(async (games) => {
      const met = new Set(games.map(({ keys, seat }) => keys[other(seat)]));
      const standing = await standingOfKey(slots, key, fromHex(follows), met);
      if (!left) setKnown({ games, standing });
    });
    return () => {
      left = true;
    };
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

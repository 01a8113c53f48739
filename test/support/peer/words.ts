/** Signed statements (words) for tests: by anyone, in anyone's name. */
import { equal } from '../../../src/base/bytes.ts';
import type { Signer } from '../../../src/peer/crypto.ts';
import { signersIn, startChain } from '../../../src/peer/log/chain.ts';
import {
  parseWord,
  type Statement,
  signTakeover,
  signWord,
  type Word,
  type WordKind,
} from '../../../src/peer/log/word.ts';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import type { NewPhone } from '../../../src/peer/match/gameMover.ts';
import { type MatchMessage, tagOf, writeMessage } from '../../../src/peer/match/sync/wire.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { mustParse } from '../cheat.ts';
import { messageOf } from '../packets.ts';

/** The statement as a word signed by `signer`, under its key's number in this game; 0 if the game doesn't have it. */
export function wordOf(
  signer: Signer,
  { header, entries }: Pick<MatchFile, 'header' | 'entries'>,
  statement: Statement,
): Promise<Word> {
  const keys = signersIn(header.publicKeys, entries)[statement.by];
  const at = Math.max(
    0,
    keys.findLastIndex(({ key }) => equal(key, signer.publicKey)),
  );
  const own = keys.slice(0, at + 1).map((one, i) => (i === at ? { ...one, key: signer.publicKey } : one));
  const chain = startChain(gameId(header), header.publicKeys);
  return signWord(signer, { ...chain, signers: [own, own] }, statement);
}

/** The statement as a word signed with a key from the header; either player's key works. */
export function wordFor(signer: Signer, gid: Uint8Array, statement: Statement): Promise<Word> {
  const chain = startChain(gid, [signer.publicKey, signer.publicKey]);
  return signWord(signer, chain, statement);
}

export const wordMessage = (word: Word, entries: readonly Uint8Array[] = []): MatchMessage => ({
  kind: 'word',
  word,
  entries,
});

export const wordPacket = (word: Word, gid: Uint8Array, entries: readonly Uint8Array[] = []): Uint8Array =>
  writeMessage(tagOf(gid), wordMessage(word, entries));

/** The kinds of evidence outside a log; for words, their own kind. */
export const kindsBeside = ({ beside }: Pick<MatchFile, 'beside'>): string[] => beside.map(kindOf);

export function kindOf({ kind, bytes }: MatchFile['beside'][number]): string {
  const word = kind === 'word' ? parseWord(bytes) : null;
  return word?.ok ? word.value.kind : kind;
}

/** Whether a packet is a word of the given kind. */
export function isWord(packet: Uint8Array, kind: WordKind): boolean {
  const message = messageOf(packet);
  return message?.kind === 'word' && message.word.kind === kind;
}

/** The phone with the given key, as a target for moving a game. */
export const takerOf = (signer: Signer): NewPhone => ({
  key: signer.publicKey,
  sign: (place) => signTakeover(signer, place),
});

/** The statement that the given phone takes over the given player's game with the next entry. */
export async function taking(signer: Signer, { header, entries }: Pick<MatchFile, 'header' | 'entries'>, by: Seat) {
  const from = signersIn(header.publicKeys, entries)[by].at(-1)?.key as Uint8Array;
  const last = entries.at(-1);
  const place = {
    gameId: gameId(header),
    by,
    from,
    seq: entries.length,
    head: last ? mustParse(last).hash : gameId(header),
  };
  return { key: signer.publicKey, taken: await signTakeover(signer, place) };
}

const some = (length: number, fill = 7): Uint8Array => new Uint8Array(length).fill(fill);

/** A word without a valid signature. */
export const unsigned = async (statement: Partial<Statement> & Pick<Statement, 'kind'>): Promise<Word> => {
  const signer: Signer = { publicKey: some(32), sign: async () => some(64) };
  const boot = statement.kind === 'head' || statement.kind === 'absent' ? { boot: some(16) } : {};
  const taken = statement.kind === 'move' ? { taken: some(64) } : {};
  const said = { by: 0, seq: 3, head: some(32), ...boot, ...taken, ...statement } as Statement;
  const key = { from: 0, key: signer.publicKey };
  return signWord(signer, { ...startChain(some(32), [some(32), some(32)]), signers: [[key], [key]] }, said);
};

/**
 * A game as a file anyone can audit (PROTOCOL 9.13): CBOR `["NRHC3", header, entries]`, plus a fourth item for evidence
 * outside the log, if any.
 */
import { equal, fromUtf8, u8, utf8 } from '../../../base/bytes.ts';
import { canonical } from '../../../base/canonical.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Setup } from '../../../rules/game.ts';
import { PROTOCOL } from '../../crypto.ts';
import { decodeCbor, encodeCbor, ItemReader } from '../../log/cbor.ts';
import { parseWord } from '../../log/word.ts';
import type { GameHeader } from '../../secret/seed.ts';
import type { StoredGame } from '../../store/store.ts';
import { headerOf, readAgreement } from '../agreement.ts';
import { type Exhibit, readExhibits, type SideEvidence, writeExhibits } from '../evidence/evidence.ts';
import { readOptions } from '../tableOptions.ts';

export interface MatchFile {
  readonly header: GameHeader;
  /** What the header's rules hash stands for, so a reader can say which version of the app is needed. */
  readonly version: string;
  readonly options: Setup['options'];
  /** The log; each entry as signed by its author. */
  readonly entries: readonly Uint8Array[];
  /** Evidence and signed words outside the log. */
  readonly beside: SideEvidence;
}

/** Larger than any real game: a long one with many shuffles takes 250 KB and 1000 entries. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024;

export const MAX_ENTRIES = 10_000;

export type FileFault = 'too-many-entries' | 'malformed';

/** The three lists, the name, the header's fields and the evidence. */
const MAX_OTHER_ITEMS = 15;

export function writeFile({ header, version, options, entries, beside }: MatchFile): Uint8Array {
  const { publicKeys, nonces, seedCommitments, rules, flags } = header;
  const head = [...publicKeys, ...nonces, ...seedCommitments, rules, u8(flags), utf8(version), canonical(options)];
  // Most games have no evidence; their files omit the fourth item.
  return encodeCbor([PROTOCOL, head, entries, ...(beside.length > 0 ? [writeExhibits(beside)] : [])]);
}

/** Parses an untrusted file. Verifies nothing. */
export function readFile(bytes: Uint8Array): Result<MatchFile, FileFault> {
  const decoded = decodeCbor(bytes, MAX_OTHER_ITEMS + MAX_ENTRIES);
  if (!decoded.ok) return fail(decoded.error.kind === 'too-many-items' ? 'too-many-entries' : 'malformed');
  if (!Array.isArray(decoded.value) || ![3, 4].includes(decoded.value.length)) return fail('malformed');
  const [name, head, log, more] = decoded.value;
  if (name !== PROTOCOL || !Array.isArray(head) || !Array.isArray(log)) return fail('malformed');
  if (log.length > MAX_ENTRIES) return fail('too-many-entries');
  const items = new ItemReader(head);
  const two = (): [Uint8Array, Uint8Array] => [items.bytes(32), items.bytes(32)];
  const [publicKeys, nonces, seedCommitments] = [two(), two(), two()];
  const [rules, [flags = 0]] = [items.bytes(32), items.bytes(1)];
  const header: GameHeader = { publicKeys, nonces, seedCommitments, rules, flags };
  const version = new TextDecoder().decode(items.anyBytes(1, 64));
  const options = readOptions(items.anyBytes(2, 1024));
  if (items.fault() !== null || !options.ok) return fail('malformed');
  if (!log.every((entry) => entry instanceof Uint8Array)) return fail('malformed');
  const beside = more === undefined ? ok([]) : more instanceof Uint8Array ? readExhibits(more) : fail('malformed');
  if (!beside.ok) return fail('malformed');
  return ok({ header, version, options: options.value, entries: log, beside: beside.value });
}

/** More than any match has. */
export const MAX_GAMES = 50;
export const MAX_JOINED_BYTES = 4 * MAX_FILE_BYTES;

const NAME = `${PROTOCOL}M`;

export const joinGameFiles = (games: readonly MatchFile[]): Uint8Array => encodeCbor([NAME, games.map(writeFile)]);

/** A list of two items and the name: the start of every match file, and of no single game's. */
export function isJoinedFile(bytes: Uint8Array): boolean {
  const front = Uint8Array.of(0x82, 0x60 + NAME.length, ...utf8(NAME));
  return equal(bytes.subarray(0, front.length), front);
}

/** Splits a match file into game files, without looking inside them. */
export function splitGameFiles(bytes: Uint8Array): Result<readonly Uint8Array[], 'malformed'> {
  const decoded = decodeCbor(bytes, 3 + MAX_GAMES);
  if (!decoded.ok) return fail('malformed');
  const [name, games] = Array.isArray(decoded.value) ? decoded.value : [];
  if (name !== NAME || !Array.isArray(games) || games.length === 0) return fail('malformed');
  return games.every((game) => game instanceof Uint8Array) ? ok(games) : fail('malformed');
}

/** `rules`: the 32-byte rules hash for the header. Null if the stored record cannot be read. */
export function storedFile({ entries, records }: StoredGame, rules: Uint8Array): MatchFile | null {
  const { seed, header: record, evidence } = records;
  const read = seed && record && readAgreement(record, seed);
  if (!seed || !read?.ok) return null;
  const header = headerOf(read.value, seed, rules);
  if (header === null) return null;
  const exhibits = evidence && readExhibits(evidence);
  const beside = exhibits?.ok ? exhibits.value.filter(isLasting) : [];
  const { version, options } = read.value;
  return { header, version, options, entries, beside };
}

/** The end of the log settles every absence claim, concession and offer. */
function isLasting({ kind, bytes }: Exhibit): boolean {
  if (kind !== 'word') return true;
  const word = parseWord(bytes);
  return word.ok && (word.value.kind === 'charge' || word.value.kind === 'head');
}

/** A list of 2 to 4 items and a protocol name: the start of every game or match file. Null otherwise. */
export function protocolOf(bytes: Uint8Array): string | null {
  const [list = 0, text = 0] = bytes;
  if (list < 0x82 || list > 0x84 || (text !== FIVE_LETTERS && text !== FIVE_LETTERS + 1)) return null;
  return /^(NRHC\d)M?$/.exec(fromUtf8(bytes.slice(2, 2 + text - TEXT)) ?? '')?.[1] ?? null;
}

/** The CBOR major type for text; the length is added to it. */
const TEXT = 0x60;
const FIVE_LETTERS = TEXT + 5;

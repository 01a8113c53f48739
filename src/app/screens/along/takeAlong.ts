/** Decks and finished games from one phone to another, as one file: what goes into it, and what of it is new here. */
import { fromHex } from '../../../base/bytes.ts';
import type { Result } from '../../../base/result.ts';
import type { Content, PastGame } from '../../../peer/export/content.ts';
import { type Choice, type Merge, mergeDecks, settle } from '../../../peer/export/merge.ts';
import { readAgreement, rulesOf } from '../../../peer/match/agreement.ts';
import { type MatchFile, writeFile } from '../../../peer/match/audit/file.ts';
import { storedFile } from '../../../peer/match/audit/storedFile.ts';
import { keepDeck, keptDecks } from '../../../peer/store/decks.ts';
import { keepPast, pastGames, pastId } from '../../../peer/store/past.ts';
import { type Shelved, shelved } from '../../../peer/store/shelf.ts';
import type { StoredGame, StoreFault } from '../../../peer/store/store.ts';
import { catalogue } from '../../../rules/catalogue.ts';
import { disk } from '../../device/disk.ts';
import { signOf } from '../../games/signs.ts';
import { endWords } from '../../words/ended.ts';

export interface Packed {
  content: Content;
  /** Games that are over and cannot be made into a file: their rules are of a version that this program does not know. */
  unknown: number;
}

/** All decks, all finished games of this phone, and those that came in with a file before. */
export async function packed(): Promise<Result<Packed, StoreFault>> {
  const past = await pastGames();
  if (!past.ok) return past;
  const rows = await shelved();
  const [{ decks }, own] = await Promise.all([keptDecks(), Promise.all(rows.filter(isFinished).map(pastOf(rows)))]);
  const games = new Map(past.value);
  for (const game of own) if (game !== null) games.set(pastId(game), game);
  const unknown = own.filter((game) => game === null).length;
  return { ok: true, value: { content: { decks, games: [...games.values()] }, unknown } };
}

/** Of a game whose decks are secret until its match ends nothing leaves the phone before. */
const isFinished = ({ over, result }: Shelved): boolean => over && result !== undefined && !result.kept;

/** `rows`: in one of them its rules may be named, where the game is one of a match. */
const pastOf =
  (rows: readonly Shelved[]) =>
  async (row: Shelved): Promise<PastGame | null> => {
    const file = await fileOfRow(row, rows);
    if (file === null || row.result === undefined) return null;
    const { names, seat, points, rules, touched, result } = row;
    return {
      names,
      seat,
      points,
      ended: endWords(result, row),
      ...(rules && { rules }),
      touched,
      file: writeFile(file),
    };
  };

/** The file of a game on the shelf; null where it cannot be read, or its rules are of a version that this program does not know. */
export async function fileOfRow(row: Shelved, rows: readonly Shelved[]): Promise<MatchFile | null> {
  const stored = await disk.read(row.game);
  return stored.ok ? fileOf(stored.value, row, rows) : null;
}

async function fileOf(stored: StoredGame, row: Shelved, rows: readonly Shelved[]): Promise<MatchFile | null> {
  const { seed, header } = stored.records;
  const agreed = seed && header && readAgreement(header, seed);
  if (!agreed?.ok) return null;
  const { version, options } = agreed.value;
  const game = await catalogue[signOf(version).id]();
  const games = rows.flatMap(({ before = [] }) => before);
  const named = row.played?.rules ?? games.find(({ game }) => game === row.game)?.rules;
  const now = version.startsWith(`${game.id}/${game.version}.`) ? rulesOf(game, version, options) : null;
  const rules = named === undefined ? now : fromHex(named);
  return rules && storedFile(stored, rules);
}

/** What a file brings, beside what is here already. */
export interface Brought {
  decks: Merge;
  games: PastGame[];
  /** Games that are here. */
  there: number;
}

export async function compared({ decks, games }: Content): Promise<Result<Brought, StoreFault>> {
  const here = await packed();
  if (!here.ok) return here;
  const ids = new Set(here.value.content.games.map(pastId));
  const fresh = games.filter((game) => !ids.has(pastId(game)));
  const merge = mergeDecks(here.value.content.decks, decks);
  return { ok: true, value: { decks: merge, games: fresh, there: games.length - fresh.length } };
}

/** Nothing that is here is written over but where `choices` says so, clash by clash. What a fault kept out may be brought in again. */
export async function takeIn({ decks, games }: Brought, choices: readonly Choice[]): Promise<StoreFault | null> {
  const settled = decks.clashes.flatMap((clash, at) => settle(clash, choices[at] ?? 'here', crypto.randomUUID()) ?? []);
  for (const deck of [...decks.fresh, ...settled]) {
    const kept = await keepDeck(deck);
    if (!kept.ok) return kept.error;
  }
  const kept = await keepPast(games);
  return kept.ok ? null : kept.error;
}

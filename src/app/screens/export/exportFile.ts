/** Exports decks and finished games as one file, and imports what is new from such a file. */
import { fromHex } from '../../../base/bytes.ts';
import type { Result } from '../../../base/result.ts';
import type { Content, PastGame } from '../../../peer/export/content.ts';
import { type DeckMerge, type MergeChoice, mergeDecks, resolveConflict } from '../../../peer/export/merge.ts';
import { isOlderAgreement, readAgreement, rulesHashOf } from '../../../peer/match/agreement.ts';
import { type MatchFile, storedFile, writeFile } from '../../../peer/match/audit/file.ts';
import { loadDecks, saveDeck } from '../../../peer/store/decks.ts';
import { type FinishedSolo, loadFinished, saveFinished } from '../../../peer/store/finished.ts';
import { loadPastGames, pastId, savePastGames } from '../../../peer/store/past.ts';
import { type Shelved, shelved } from '../../../peer/store/shelf.ts';
import type { StoredGame, StoreFault } from '../../../peer/store/store.ts';
import { catalogue } from '../../../rules/catalogue.ts';
import { endWords } from '../../../words/en/ended.ts';
import { copyName } from '../../../words/en/screens/export.ts';
import { gameInfoOf } from '../../../words/en/signs.ts';
import { disk } from '../../device/disk.ts';
import { newSoloGames, packSolo, splitSolo } from '../../play/past/soloExport.ts';

export interface PackedExport {
  content: Content;
  /** How many finished games can't be exported because this version no longer has their rules. */
  unknown: number;
  /** How many solo games are left out because they continued from another game. */
  wentOn: number;
}

/** All decks and finished games on this phone, including imported ones. */
export async function packExport(): Promise<Result<PackedExport, StoreFault>> {
  const [past, finished] = await Promise.all([loadPastGames(), loadFinished()]);
  if (!past.ok) return past;
  if (!finished.ok) return finished;
  const alone = finished.value.map(packSolo);
  const rows = await shelved();
  const [{ decks }, own] = await Promise.all([loadDecks(), Promise.all(rows.filter(isFinished).map(pastOf(rows)))]);
  const games = new Map(past.value);
  for (const game of [...own, ...alone]) if (game !== null) games.set(pastId(game), game);
  const unknown = own.filter((game) => game === null).length;
  const wentOn = alone.filter((game) => game === null).length;
  return { ok: true, value: { content: { decks, games: [...games.values()] }, unknown, wentOn } };
}

/** A game whose decks stay secret until its match ends is not exported before then. */
const isFinished = ({ over, result }: Shelved): boolean => over && result !== undefined && !result.kept;

/** `rows`: for a game that is part of a match, one of them may name the rules. */
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
      won: result.winner === seat,
      ...(rules && { rules }),
      touched,
      file: writeFile(file),
    };
  };

/** The file of a game on the shelf; null if it can't be read or this version lacks its rules. */
export async function fileOfRow(row: Shelved, rows: readonly Shelved[]): Promise<MatchFile | null> {
  const stored = await disk.read(row.game);
  return stored.ok ? fileOf(stored.value, row, rows) : null;
}

/** Whether a game on the shelf was played with a protocol that this version can't read. */
export async function usesOlderProtocol({ game }: Pick<Shelved, 'game'>): Promise<boolean> {
  const stored = await disk.read(game);
  const header = stored.ok ? stored.value.records.header : undefined;
  return header !== undefined && isOlderAgreement(header);
}

async function fileOf(stored: StoredGame, row: Shelved, rows: readonly Shelved[]): Promise<MatchFile | null> {
  const { seed, header } = stored.records;
  const agreed = seed && header && readAgreement(header, seed);
  if (!agreed?.ok) return null;
  const { version, options } = agreed.value;
  const game = await catalogue[gameInfoOf(version).id]();
  const games = rows.flatMap(({ before = [] }) => before);
  const named = row.played?.rules ?? games.find(({ game }) => game === row.game)?.rules;
  const now = version.startsWith(`${game.id}/${game.version}.`) ? rulesHashOf(game, version, options) : null;
  const rules = named === undefined ? now : fromHex(named);
  return rules && storedFile(stored, rules);
}

/** The content of a file, compared with what is already here. */
export interface ImportPlan {
  decks: DeckMerge;
  games: PastGame[];
  alone: FinishedSolo[];
  /** How many of the games are already on this phone. */
  there: number;
}

export async function planImport({ decks, games }: Content): Promise<Result<ImportPlan, StoreFault>> {
  const [here, finished] = await Promise.all([packExport(), loadFinished()]);
  if (!here.ok) return here;
  if (!finished.ok) return finished;
  const ids = new Set(here.value.content.games.map(pastId));
  const brought = splitSolo(games);
  const newGames = brought.others.filter((game) => !ids.has(pastId(game)));
  const alone = newSoloGames(finished.value, brought.solo);
  const merge = mergeDecks(here.value.content.decks, decks);
  const there = games.length - newGames.length - alone.length;
  return { ok: true, value: { decks: merge, games: newGames, alone, there } };
}

/**
 * Imports everything, but overwrites only the clashing decks that `choices` allows. After a fault, the import can be
 * repeated.
 */
export async function importAll(
  { decks, games, alone }: ImportPlan,
  choices: readonly MergeChoice[],
): Promise<StoreFault | null> {
  const settled = decks.clashes.flatMap((clash, at) => {
    const copy = { id: crypto.randomUUID(), name: copyName(clash.brought.name) };
    return resolveConflict(clash, choices[at] ?? 'here', copy) ?? [];
  });
  for (const deck of [...decks.fresh, ...settled]) {
    const kept = await saveDeck(deck);
    if (!kept.ok) return kept.error;
  }
  // A game may have ended since the file was opened.
  const finished = await loadFinished();
  if (!finished.ok) return finished.error;
  for (const game of newSoloGames(finished.value, alone)) {
    const kept = await saveFinished(game);
    if (!kept.ok) return kept.error;
  }
  const kept = await savePastGames(games);
  return kept.ok ? null : kept.error;
}

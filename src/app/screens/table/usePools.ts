/**
 * The end of a match with dealt pools: checks the complete match file to see whether both pools and every deck can be
 * verified.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { joinGameFiles } from '../../../peer/match/audit/file.ts';
import type { MatchProof } from '../../../peer/match/audit/matchProof.ts';
import { resumeMatch } from '../../../peer/match/resume.ts';
import type { DecidedStatus } from '../../../peer/match/status.ts';
import { keepsDecksSecret } from '../../../peer/match/tableOptions.ts';
import { lockGame } from '../../../peer/store/lock.ts';
import { findShelved, matchPool, type PlayedGame, putOnShelf } from '../../../peer/store/shelf.ts';
import { type CardId, type Outcome, other } from '../../../rules/game.ts';
import * as say from '../../../words/en/screens/table.ts';
import { begun } from '../../../words/en/sides.ts';
import { gameInfoOf } from '../../../words/en/signs.ts';
import { device } from '../../device/device.ts';
import { isClosed, keepOnShelf } from '../../device/keepOnShelf.ts';
import { loadTableUi } from '../../games/index.ts';
import { matchGameOf } from '../../play/matchGame.ts';
import type { MatchSession } from '../../play/matchRunning.ts';
import { matchFiles } from '../../play/standings.ts';

export interface PoolsShown {
  /** What has been verified about the pools, as a sentence; null during the check. */
  readonly text: string | null;
  /** For each game of the match, this game last: the result if a player was at fault, otherwise null. */
  readonly outcomes: readonly (Outcome | null)[];
  /** Both pools, followed by the decks of each game. */
  readonly lists: readonly CardList[];
}

/** Cards shown at the end of a match. */
interface CardList {
  readonly title: string;
  /** Example: "2 Keeper, Fire Wall". */
  readonly cards: string;
}

const checking: PoolsShown = { text: null, outcomes: [], lists: [] };

/** Null before the match is over, and for a match without pools. `before`: the earlier games of the match. */
export function usePools(sitting: MatchSession, before: readonly PlayedGame[]): PoolsShown | null {
  const [shown, setShown] = useState<PoolsShown>(checking);
  const { status } = sitting.match.view();
  const over = status.kind === 'over' && status.verdict !== null && !status.kept && matchPool(before) !== null;
  // Each earlier game that is verified adds to the proof.
  const verified = before.filter(({ kept }) => !kept).length;
  useEffect(() => {
    if (over) void proven(sitting, before).then(setShown);
  }, [over, verified]);
  return over ? shown : null;
}

async function proven(sitting: MatchSession, before: readonly PlayedGame[]): Promise<PoolsShown> {
  const [{ store }, { matchProof }, words] = await Promise.all([
    device(),
    import('../file/prove.ts'),
    import('../../../words/en/proof.ts'),
  ]);
  const files = await matchFiles(sitting, before, store);
  const proof = await matchProof(joinGameFiles(files));
  if (proof === null) return { ...checking, text: words.poolsWords({ proven: false, foul: false, by: null }) };
  const last = matchGameOf(sitting);
  const games = last === null ? before : [...before, last];
  return { text: words.poolsOf(proof), outcomes: outcomesOf(proof), lists: listsOf(proof, games, sitting) };
}

/** `games`: this phone's rows for the games in the proof, which may lack the first ones. */
function listsOf(
  { games: proofs }: MatchProof,
  games: readonly PlayedGame[],
  { ui, match, names }: MatchSession,
): CardList[] {
  const them = names[other(match.view().seat)];
  const titleOf = (card: CardId): string => ui.cardTitle?.(card) ?? card;
  let nth = 0;
  return proofs.flatMap(({ dealt, decks }, at) => {
    const seat = games[at - proofs.length + games.length]?.seat;
    const cards = dealt ?? decks;
    if (!cards || seat === undefined) return [];
    const game = decks ? ++nth : null;
    return [seat, other(seat)].flatMap((of) => {
      const list = cards[of];
      if (!list) return [];
      const title = say.poolCards(of === seat ? null : begun(them), game, list.length);
      return [{ title, cards: say.cardsListed(list.map(titleOf)) }];
    });
  });
}

const outcomesOf = ({ games }: MatchProof): (Outcome | null)[] =>
  games.map(({ outcome }) => (outcome && outcome.fault !== null ? outcome : null));

/** The earlier games in their current state, and a function that claims those whose seeds are missing. */
export function useEarlier(sitting: MatchSession, before: readonly PlayedGame[]) {
  const [shown, setShown] = useState<readonly PlayedGame[]>([]);
  const earlier = useRef<MatchSession['match'][]>([]);
  const { status } = sitting.match.view();
  const ended =
    status.kind === 'over' && !status.kept && isInLog(status) && keepsDecksSecret(sitting.match.agreed().options);
  useEffect(() => {
    if (!ended) return;
    const told = (played: PlayedGame): void => setShown((all) => [...all, played]);
    void revealEarlierGames(sitting, before, told).then((matches) => {
      earlier.current = matches;
    });
  }, [ended]);
  const now = before.map((one) => shown.find(({ game }) => game !== undefined && game === one.game) ?? one);
  const claim = (): void => {
    for (const match of earlier.current) void match.claimAbsence();
  };
  return { before: now, claim };
}

/**
 * A concession or a claim ends the game immediately, but an entry that is still missing may resume the game or withhold
 * its seeds. Until it arrives, nothing of the earlier games is shown.
 */
const isInLog = ({ by, owed }: DecidedStatus): boolean =>
  by === 'rules' || by === 'agreement' || owed === null || owed.type === 'SEED';

/**
 * Ends a match with secret decks: each of its games reveals its seeds over the same link and is verified. Skips games
 * that are no longer on this phone or need other rules. `before`: the match's games before `sitting`. `onGame`: called
 * with each game once its seeds are revealed.
 */
async function revealEarlierGames(
  sitting: MatchSession,
  before: readonly PlayedGame[],
  onGame: (played: PlayedGame) => void,
): Promise<MatchSession['match'][]> {
  const matches: MatchSession['match'][] = [];
  for (const { game, kept } of before) {
    const row = game === undefined || !kept ? undefined : await findShelved(game);
    const held = row && (await lockGame(row.game));
    if (!row || !held) continue;
    const { store, signer, curve } = await device();
    const ui = await loadTableUi(gameInfoOf(row.rules));
    const link = sitting.share();
    const made = await resumeMatch({ game: ui.game, signer, store, name: row.game, link, curve });
    if (!made.ok) {
      held.release();
      continue;
    }
    const match = made.value;
    const one = { ...sitting, name: row.game, ui, match };
    matches.push(match);
    keepOnShelf({ sitting: one, shelved: row }, () => ({}));
    let open = true;
    const look = (): void => {
      const { status } = match.view();
      const proven = status.kind !== 'over' || (status.verdict !== null && !status.kept);
      if (!open || !isClosed(status) || !proven) return;
      open = false;
      const played = matchGameOf(one);
      if (played !== null) void keepPlayed(sitting.name, played).then(() => onGame(played));
      match.close();
      held.release();
    };
    match.onChange(look);
    void match.release().then(look);
  }
  return matches;
}

/** Stores the result with the latest game, for when that game is opened again. */
async function keepPlayed(last: string, played: PlayedGame): Promise<void> {
  const row = await findShelved(last);
  if (!row) return;
  const before = (row.before ?? []).map((one) => (one.game === played.game ? { ...played, ...kept(one) } : one));
  await putOnShelf({ ...row, before });
}

/** Details of the player's decks that only the row has. */
const kept = ({ deck, dealt }: PlayedGame): Pick<PlayedGame, 'deck' | 'dealt'> => ({ deck, ...(dealt && { dealt }) });

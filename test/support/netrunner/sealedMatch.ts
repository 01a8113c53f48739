/** A sealed match between two phones: packs, then games with decks from the pools, as far as a test needs. */
import { hex } from '../../../src/base/bytes.ts';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import { PREVIOUS_GAME } from '../../../src/peer/match/tableOptions.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { AnyMove, CardId, Seat } from '../../../src/rules/game.ts';
import { type Move, netrunner, type Table } from '../../../src/rules/netrunner/index.ts';
import { buildDeck } from '../../../src/rules/netrunner/packs/build.ts';
import { type PacksKnown, type PacksTable, packs, packsDealt } from '../../../src/rules/netrunner/packs/index.ts';
import { type Pack, poolOf } from '../../../src/rules/netrunner/packs/packs.ts';
import { type Duel, type DuelOptions, duel } from '../duel.ts';
import { memoCurve } from '../memoCurve.ts';

export type PacksDuel = Duel<PacksTable, AnyMove, PacksKnown>;

export const packsOptions = { boosters: '2', set: 'v1', rules: '1996', trace: '1996', decks: 'secret' };

/** Two phones that have dealt packs, with their seeds kept. */
export async function packsDuel(
  seed: number,
  more: Partial<DuelOptions<PacksTable, AnyMove, PacksKnown>> = {},
): Promise<PacksDuel> {
  const made = await duel({ game: packs, seed, decks: [[], []], options: packsOptions, curve: memoCurve(), ...more });
  await made.play(({ players }) => players.every(({ match }) => match.view().status.kind !== 'playing'));
  return made;
}

/** The packs a phone shows its player. */
export function packsOfPhone({ players }: PacksDuel, seat: Seat): Pack[] {
  const { table, known } = players[seat].match.view();
  const dealt = table && known && packsDealt(table, known);
  if (!dealt) throw new Error(`seat ${seat} has no packs`);
  return dealt;
}

export const fileOf = ({ players }: { players: readonly { match: { file(): MatchFile | null } }[] }): MatchFile =>
  players[0]?.match.file() as MatchFile;

/** The deck each player brings, by seat in that game; by default, the deck built from the pool. */
export type Brings = (side: Seat, pool: readonly CardId[]) => readonly CardId[];

const built: Brings = (side, pool) => buildDeck(side, pool).cards;

/**
 * The next game of the match, on the same sides as the packs or with sides swapped. The player at seat 0 concedes once
 * cards are drawn.
 */
export async function sealedGame(
  packed: PacksDuel,
  seed: number,
  { changed = false, after, brings = built }: { changed?: boolean; after: MatchFile; brings?: Brings },
): Promise<Duel<Table, Move>> {
  const player = (side: Seat): Seat => (changed ? (side === 0 ? 1 : 0) : side);
  const deck = (side: Seat): readonly CardId[] => brings(side, poolOf(packsOfPhone(packed, player(side))));
  const signers = [packed.players[player(0)].signer, packed.players[player(1)].signer] as const;
  const game = await duel<Table, Move>({
    game: netrunner,
    seed,
    decks: [deck(0), deck(1)],
    signers,
    curve: memoCurve(),
    options: { rules: '1996', trace: '1996', decks: 'secret', [PREVIOUS_GAME]: hex(gameId(after.header)) },
  });
  await game.play(({ players }) => players[0].match.view().length > 20);
  await game.players[0].match.resign();
  await game.play();
  return game;
}

interface Ending {
  readonly players: readonly [{ readonly match: { release(): Promise<unknown> } }, unknown];
  quiet(): Promise<void>;
}

/** One of the players ends the match: each game shows its seeds. */
export async function endMatch(games: readonly Ending[]): Promise<void> {
  for (const game of games) {
    await game.players[0].match.release();
    await game.quiet();
  }
}

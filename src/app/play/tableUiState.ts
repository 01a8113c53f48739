// Chunk: board
/** What a player has open and has seen at a table, saved while they are elsewhere in the app. */

export interface TableUiState {
  /** What is open over the table, in the board's own format. */
  lying: unknown;
  /** Whether the hand is open. */
  open?: boolean;
  /** By seat: how many one-time reveals the player has seen; null before their first look at the table. */
  readonly seen: [number | null, number | null];
}

const places = new Map<unknown, TableUiState>();

export const newTableUiState = (open = false): TableUiState => ({ lying: null, open, seen: [null, null] });

/** `game`: an object or key that lives as long as the page has the game. `open`: whether its hand is initially open. */
export function tableUiStateOf(game: object | string, open = false): TableUiState {
  const kept = places.get(game) ?? newTableUiState(open);
  places.set(game, kept);
  return kept;
}

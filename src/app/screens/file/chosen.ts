// Chunk: ended
/** The game of a checked file that is to be replayed next. Kept in memory only, so it is gone with the page. */
let bytes: Uint8Array | null = null;

export const chosenFile = (): Uint8Array | null => bytes;

export function chooseFile(game: Uint8Array): void {
  bytes = game;
}

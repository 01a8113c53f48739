// Chunk: ended
/** The game of a checked file to be viewed next: in memory only, gone with the page. */
let bytes: Uint8Array | null = null;

export const chosen = (): Uint8Array | null => bytes;

export function choose(game: Uint8Array): void {
  bytes = game;
}

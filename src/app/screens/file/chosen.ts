// Chunk: ended
/** The game of a checked file to be viewed next: in memory only, gone with the page. */
let bytes: Uint8Array | null = null;

export const chosenFile = (): Uint8Array | null => bytes;

export function chooseFile(game: Uint8Array): void {
  bytes = game;
}

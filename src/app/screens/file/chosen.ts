/** The game of a checked file that is looked at next: it is kept nowhere, and gone with the page. */
let bytes: Uint8Array | null = null;

export const chosen = (): Uint8Array | null => bytes;

export function choose(game: Uint8Array): void {
  bytes = game;
}

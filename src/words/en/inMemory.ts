/** Shown at the table while a game is kept only in memory. */
export const IN_MEMORY = 'Not saved: keep this page open';

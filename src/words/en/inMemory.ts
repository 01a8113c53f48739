/** Shown on the table while a game is only in memory. */
export const IN_MEMORY = 'Not saved: keep this page open';

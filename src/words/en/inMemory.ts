/** What stays on the table while a game is kept nowhere but in the open page. */
export const IN_MEMORY = 'Not saved: keep this page open';

/** How long a browser test waits for anything (ms): longer than the busiest machine takes. */
export const WAIT_MS = 120_000;

/**
 * Whether this phone keeps the app version that a game began with. Over plain http it always gets the server's newest
 * version.
 */
export const keepsVersion = (): boolean => 'serviceWorker' in navigator;

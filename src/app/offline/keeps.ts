/** Whether this phone keeps the version of the app that a game was begun with. By plain http it is given the server's newest one. */
export const keepsVersion = (): boolean => 'serviceWorker' in navigator;

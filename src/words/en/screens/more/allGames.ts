/** UI text of the `allGames` screens. */

export const openGames = 'Open games';
export const noGameIsOpen = 'No game is open on this phone.';

/** The words of the screens/allGames screens. */

export const openGames = 'Open games';
export const noGameIsOpen = 'No game is open on this phone.';

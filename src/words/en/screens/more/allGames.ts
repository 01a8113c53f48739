/** What the screens/allGames screens say. */

export const openGames = 'Open games';
export const noGameIsOpen = 'No game is open on this phone.';

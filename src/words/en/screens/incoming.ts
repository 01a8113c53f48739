/** UI text of the screen for opened and shared files. */

export const nothingReceived = 'Nothing received';
export const shareAgain =
  'The file or text didn’t arrive, or it is too large. Share it again, or open it from Meatspace.';
export const home = 'Home';

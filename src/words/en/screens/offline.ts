export const tryAgain = 'Try again';
export const partDidntLoad = 'Part of the app didn’t load. Check your network. It tries again automatically.';
export const meatspace = 'Meatspace';
export const opening = 'Opening…';

import { counted, nounFor } from '../counted.ts';

export const words: Readonly<Record<string, string>> = {
  action: 'action',
  trash: 'trash this card',
  sub: 'subroutine',
};

export const understood = 'Got it';
export const bitNoun = (n: number | 'X') => (n === 'X' ? 'bits' : nounFor(n, 'bit'));
export const actionsLeft = (left: number, all: number) => `${left} of ${counted(all, 'action')} left`;
export const notNow = 'Not now';
export const wayOutTitle = 'What would allow it';
export const close = 'Close';
export const home = 'Home';
export const whatsDifferent = 'What’s different?';
export const meatspace = 'Meatspace';

export const action = (n: number) => counted(n, 'action');

/** A link for the other phone. */
export const linkWords = {
  send: 'Send the link',
  copied: 'Link copied',
  /** For a page that can neither share nor copy. */
  show: 'Copy this link and send it',
} as const;

export const NOT_LOADED = 'The code scanner didn’t load. Check your network and try again, or type or paste the code.';

export const NO_PICTURE =
  'The camera isn’t showing a picture. Close other apps that use it and try again, or type or paste the code.';

export const noCameraHere =
  'This page can’t use the camera because it wasn’t opened over https. Type or paste the code.';
export const cameraDenied =
  'Camera access was denied. Type or paste the code, or allow the camera in the browser’s settings.';
export const cameraPicture = 'Camera picture';
export const stopTheCamera = 'Stop the camera';

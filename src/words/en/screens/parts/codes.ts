/** UI text of the `parts/codes` screens. */

export const NOT_LOADED = 'The code scanner didn’t load. Check your network and try again, or type or paste the code.';

export const NO_PICTURE =
  'The camera isn’t showing a picture. Close other apps that use it and try again, or type or paste the code.';

export const noCameraHere =
  'This page can’t use the camera because it wasn’t opened over https. Type or paste the code.';
export const cameraDenied =
  'Camera access was denied. Type or paste the code, or allow the camera in the browser’s settings.';
export const cameraPicture = 'Camera picture';
export const stopTheCamera = 'Stop the camera';

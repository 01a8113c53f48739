/** What the screens/parts/codes screens say. */

export const NOT_LOADED =
  'What reads codes could not be loaded. Check the network and try again, or type or paste the code instead.';

export const NO_PICTURE =
  'The camera shows no picture. Close other apps that use it and try again, or type or paste the code instead.';

export const thisPageCannotUse =
  'This page cannot use the camera: it was not opened over https. Type or paste the code instead.';
export const theCameraWasNot =
  'The camera was not allowed. Type or paste the code instead, or allow it in the browser’s settings.';
export const pictureOfTheCamera = 'Picture of the camera';
export const stopTheCamera = 'Stop the camera';

/**
 * What PeerJS takes of libraries for sound, pictures and packed objects. This app sends text over a channel of data and calls none of it:
 * the build puts this in the place of `webrtc-adapter` and `peerjs-js-binarypack`, which were half of what PeerJS weighs.
 */

/** PeerJS tells by it which browsers can do video. */
export default { browserDetails: { browser: '', version: 0 } };

/** Throws: nothing but text is sent. */
export const pack = (): never => {
  throw new Error('only text is sent');
};

export const unpack = pack;

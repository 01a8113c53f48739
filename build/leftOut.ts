/**
 * Stubs for the libraries PeerJS uses for media and binary packing. This app only sends text over a data channel and
 * calls neither: the build swaps this in for `webrtc-adapter` and `peerjs-js-binarypack`, half of PeerJS's size.
 */

/** PeerJS uses this to detect browsers with video support. */
export default { browserDetails: { browser: '', version: 0 } };

/** Throws: only text is sent. */
export const pack = (): never => {
  throw new Error('only text is sent');
};

export const unpack = pack;

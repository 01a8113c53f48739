/**
 * What a page of Meatspace may load and whom it may call, as a Content-Security-Policy. The build writes it into the page, so
 * that any static host keeps it; the server of `npm start` says it again as a header.
 *
 * A page may open sockets to any pairing server, since its address is the owner's choice (Settings); as soon as the app
 * runs it narrows that to the one that is set.
 */
export const policy = [
  "default-src 'none'",
  // The arithmetic of hidden cards is WebAssembly. No text becomes a script by that.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self' ws: wss:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** As a header it can also forbid to be shown inside of another page, where taps could be stolen. */
export const headerPolicy = `${policy}; frame-ancestors 'none'`;

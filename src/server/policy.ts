import { createHash } from 'node:crypto';

/** Inline, so that a page that begins elsewhere never shows the home screen that is drawn into it. */
export const emptyElsewhere = "if(location.hash.length>2)document.getElementById('app').textContent=''";

const hashOfInline = createHash('sha256').update(emptyElsewhere).digest('base64');

/**
 * The Content-Security-Policy: what a page may load and contact. The build writes it into the page, so that any static host applies it;
 * `npm start` also sends it as a header. A page may open sockets to any pairing server, since the owner chooses its address (Settings);
 * once running, the app narrows that to the configured one.
 */
export const policy = [
  "default-src 'none'",
  // The arithmetic of hidden cards is WebAssembly. This does not allow eval of scripts.
  `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hashOfInline}'`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self' ws: wss:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The header also forbids framing, against clickjacking. */
export const headerPolicy = `${policy}; frame-ancestors 'none'`;

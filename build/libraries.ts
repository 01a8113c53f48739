/** Libraries, changed for what this app needs of them. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** PeerJS without media calls (see `leftOut.ts`), and without the connection it makes as it loads to see whether it can. */
export function withoutMedia(): Plugin {
  const file = fileURLToPath(new URL('leftOut.ts', import.meta.url));
  const probe = /pc = new RTCPeerConnection\(\$\w+\$var\$DEFAULT_CONFIG\);/;
  return {
    name: 'meatspace-without-media',
    enforce: 'pre',
    resolveId: (id) => (id === 'webrtc-adapter' || id === 'peerjs-js-binarypack' ? file : null),
    transform(code, id) {
      if (!/peerjs\/dist\/.*\.mjs/.test(id)) return null;
      if (!probe.test(code)) return this.error('The probe of PeerJS is not where this plugin expects it');
      return { code: code.replace(probe, 'return { ...supported, data: true };'), map: null };
    },
  };
}

/**
 * libsodium's program as a file of its own. Its package has it as base64 in a script: a third larger, and decoded before it
 * can start.
 */
export function sodiumApart(): Plugin {
  const written = /\?\?=\(\w=>\{for\([^"]*?"="[^"]*?"="[^"]*?return \w\}\)\("([A-Za-z0-9+/=]{1000,})"\)/;
  return {
    name: 'meatspace-sodium',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('libsodium-sumo.mjs')) return null;
      const text = written.exec(code)?.[1];
      if (text === undefined) return this.error('The program of libsodium is not where this plugin expects it');
      const source = Buffer.from(text, 'base64');
      const file = this.emitFile({ type: 'asset', name: 'libsodium.wasm', source });
      const fetched = `??=new Uint8Array(await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).arrayBuffer())`;
      return { code: code.replace(written, () => fetched), map: null };
    },
  };
}

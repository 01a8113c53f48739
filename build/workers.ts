import type { Plugin } from 'vite';

/** Workers share chunks with the page. Built separately, each would contain the rules and the cryptography again. */
export function workersOfParts(): Plugin {
  const worker = /new Worker\(new URL\('([^']+\.worker\.ts)', import\.meta\.url\)/g;
  return {
    name: 'meatspace-workers',
    enforce: 'pre',
    transform(code, importer) {
      return code.replace(worker, (_, path: string) => {
        const file = this.emitFile({ type: 'chunk', id: path, importer });
        return `new Worker(import.meta.ROLLUP_FILE_URL_${file}`;
      });
    },
  };
}

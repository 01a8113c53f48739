import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles a file in this folder with everything it imports into one script to run in a page. */
export async function bundled(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL(file, import.meta.url)), formats: ['iife'], name: 'bench' },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** Which modules share a file of the built app, and that file's name. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * In this order, each chunk takes its modules and all they import, except what earlier ones took. Modules that no chunk
 * takes are split automatically, by the screens that need them. One chunk per area costs fewer requests than one for
 * every few lines two screens share, and compresses better.
 */
export const chunkNames = [
  // Small, without imports; needed by workers and screens.
  'base',
  // Everything the page needs to start.
  'home',
  // The rest of the lowest floor.
  'bytes',
  // The part of the home screen that lists open games.
  'games',
  'peerjs',
  'qr',
  'idb',
  // Chooses between the two libraries below.
  'group',
  'hash',
  // The curve and signatures, in two implementations: a phone loads one.
  'noble',
  'libsodium',
  'curve',
  // Loads the rules, so it can't be in one file with them.
  'catalogue',
  'trenchcoat-rules',
  'kit-rules',
  'rules',
  'pairing',
  'match',
  'solo',
  'machine',
  'packs',
  'parts',
  // What only the ends of games and files say.
  'proof-words',
  'offers',
  // Loaded by the home screen before any game.
  'disk',
  'simulate',
  'glossary',
  'refusals',
  // What the lobby needs of the game, without its table.
  'deck-pick',
  'solo-parts',
  'choices',
  'settings',
  'device',
  'ended',
  'notes',
  'kit',
  'trenchcoat',
  // Sheets and nodes, edited before a session.
  'trenchcoat-library',
  // A table with several players.
  'trenchcoat-group',
  'board',
  'lessons',
  'learn',
  'trenchcoat-learn',
  // Packs opened and built from, between two phones or alone.
  'sealed-match',
] as const;

type ChunkName = (typeof chunkNames)[number];

/**
 * Folders of `src`, with all below them; the innermost one counts. Null: split automatically, like a folder that isn't
 * listed. A file in another chunk than its folder says so in its first line: `// Chunk: base`.
 */
export const folders: Record<string, ChunkName | null> = {
  base: 'bytes',
  'peer/crypto': 'curve',
  'peer/link': 'pairing',
  'peer/pairing': 'pairing',
  'peer/log': 'match',
  'peer/secret': 'match',
  'peer/match': 'match',
  rules: 'rules',
  'rules/trenchcoat': 'trenchcoat-rules',
  'rules/kit': 'kit-rules',
  'rules/netrunner/packs': 'packs',
  'rules/netrunner/machine': 'machine',
  solo: 'solo',
  'words/en': 'parts',
  'words/en/screens': null,
  'words/en/kit': 'kit',
  'words/en/trenchcoat': 'trenchcoat',
  'words/en/trenchcoat/learn': 'trenchcoat-learn',
  'words/en/netrunner': 'board',
  'words/en/netrunner/decks': null,
  'words/en/netrunner/refusals': 'refusals',
  'words/en/netrunner/learn': 'learn',
  'words/en/netrunner/lessons': 'learn',
  'app/lessons': 'lessons',
  'app/parts': 'parts',
  'app/games/kit': 'kit',
  'app/games/trenchcoat': 'trenchcoat',
  'app/games/trenchcoat/learn': 'trenchcoat-learn',
  'app/games/trenchcoat/board/library': 'trenchcoat-library',
  'app/games/trenchcoat/board/group': 'trenchcoat-group',
  'app/games/netrunner': 'board',
  'app/games/netrunner/board/replay': null,
  'app/games/netrunner/decks': null,
  'app/games/netrunner/library': null,
  'app/games/netrunner/sealed': 'sealed-match',
  'app/games/netrunner/learn': 'learn',
  'app/games/netrunner/solo': 'simulate',
};

const packages: Record<string, ChunkName> = {
  peerjs: 'peerjs',
  '@msgpack/msgpack': 'peerjs',
  qr: 'qr',
  idb: 'idb',
  '@noble/hashes': 'hash',
  '@noble/curves': 'noble',
  'libsodium-wrappers-sumo': 'libsodium',
  'libsodium-sumo': 'libsodium',
  cborg: 'match',
};

/** `id`: as the bundler names the module. Null: split automatically. */
export function chunkOf(id: string): ChunkName | null {
  // A worker starts as soon as its first module loads, so that can't be in a file others load.
  if (id.endsWith('.worker.ts')) return null;
  if (id.includes('vite/preload-helper')) return 'base';
  const packaged = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  if (packaged !== undefined) return packages[packaged] ?? null;
  const path = /\/src\/([^?]+\.tsx?)$/.exec(id)?.[1];
  return path === undefined ? null : chunkOfSource(path, readFileSync(id, 'utf8'));
}

/** `path`: below `src`. */
export function chunkOfSource(path: string, source: string): ChunkName | null {
  const mark = /^\/\/ Chunk: (\S+)$/m.exec(source)?.[1];
  if (mark === undefined) return chunkOfFolder(path);
  const chunk = [...chunkNames, null].find((name) => mark === (name ?? 'split'));
  if (chunk === undefined) throw new Error(`${path}: there is no chunk ${mark} (build/chunks.ts)`);
  return chunk;
}

function chunkOfFolder(path: string): ChunkName | null {
  const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  if (folder === '') return null;
  return folder in folders ? (folders[folder] ?? null) : chunkOfFolder(folder);
}

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

export function chunks(): Plugin {
  return {
    name: 'meatspace-chunks',
    config: () => ({
      build: {
        modulePreload: { resolveDependencies: preloaded },
        rolldownOptions: {
          output: { codeSplitting: { groups: groups() }, chunkFileNames: fileName },
          // Texts are inlined where they are shown, not kept in a file of all texts. `sign.ts` is imported with the curve
          // through one module; without side effects, a worker that checks no signatures does not load noble.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          treeshake: { moduleSideEffects: [{ test: /src\/peer\/crypto\/sign\.ts$/, sideEffects: false }] },
        },
      },
    }),
  };
}

/** Preloads what an import needs by links in the page, except in workers, which have no page and start with these files. */
const preloaded = (_: string, needed: string[], { hostId }: { hostId: string }): string[] =>
  /\/(catalogue|curve|group|prove\.worker)-[\w-]+\.js$/.test(hostId) ? [] : needed;

/** Screens are named after their folder, since several are called `index.tsx` or `table.tsx`. */
function fileName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, folder, file] = /screens\/(\w+)\/(\w+)\.tsx$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${folder ? `${folder}-${file === 'index' ? 'screen' : file}` : name}-[hash].js`;
}

function groups() {
  let first: Set<string> | undefined;
  const taken = new Map<string, ChunkName | null>();
  const chunkNamed = (id: string): ChunkName | null => {
    if (!taken.has(id)) taken.set(id, chunkOf(id));
    return taken.get(id) ?? null;
  };
  return chunkNames.map((chunk, at) => ({
    test: (id: string) => !id.endsWith('.worker.ts') && (chunk === 'home' || chunkNamed(id) === chunk),
    name: (id: string, graph: Graph) => {
      if (chunk !== 'home') return chunk;
      first ??= initial(graph);
      return first.has(id) ? chunk : null;
    },
    priority: chunkNames.length - at,
  }));
}

/** All modules the page imports statically. */
function initial(graph: Graph): Set<string> {
  const found = new Set([fileURLToPath(new URL('../src/main.tsx', import.meta.url))]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

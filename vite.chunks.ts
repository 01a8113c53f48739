/** Which modules stand in one file of the built app, and what that file is called. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Each takes its modules with all that they import, as far as no earlier one has them: so the floors come from below, and
 * what none takes is split by itself, a file for each set of screens that need it. The point of it: a file a room, not one for
 * each few lines that two screens happen to share; each file costs a request, also while two phones pair, and packs worse.
 */
export const rooms: readonly (readonly [name: string, modules: RegExp])[] = [
  // Small, imports nothing, and workers need it as well as screens do.
  [
    'base',
    /vite\/preload-helper|src\/(base\/(result|never|remember|lists|changed)|rules\/game|peer\/watch|solo\/kinds)\.ts/,
  ],
  // Of all modules those that the page begins with.
  ['home', /^/],
  // The rest of the floor: no first screen needs it.
  ['bytes', /src\/(base\/|words\/(says|en\/store)\.ts|peer\/(match\/tableOptions|store\/(keeping|held))\.ts)/],
  // Of the home screen what only those see who have a game.
  ['games', /src\/app\/(screens\/home\/(games|words)|parts\/(emblem|heraldry)|words\/ended)|src\/words\/en\/sides/],
  ['peerjs', /node_modules\/(peerjs|@msgpack)|src\/peer\/link\/peerjs\/leftOut/],
  ['qr', /node_modules\/qr\//],
  ['idb', /node_modules\/idb\//],
  // Workers and pages alike choose by it one of the two libraries.
  ['group', /src\/peer\/crypto\/group\.ts/],
  ['hash', /node_modules\/@noble\/hashes\/|src\/peer\/crypto\/(hash|scalar|group\/encoding)\.ts/],
  // The curve and signatures in two ways, of which one is needed; noble also makes keys and judges them.
  ['noble', /node_modules\/@noble\/|src\/peer\/crypto\/(sign|group\/noble)\.ts/],
  ['libsodium', /node_modules\/libsodium-|src\/peer\/crypto\/group\/sodium\.ts/],
  ['curve', /src\/peer\/(crypto|secret\/(curve|curvePort)\.ts)/],
  // From it the rules are loaded, so it cannot lie with them.
  ['catalogue', /src\/rules\/catalogue/],
  ['trenchcoat-rules', /src\/rules\/trenchcoat\//],
  ['kit-rules', /src\/rules\/kit\//],
  // Nobody needs it but who plays against it.
  ['rules', /src\/rules\/(?!netrunner\/machine\/)/],
  ['pairing', /src\/(peer\/(link|pairing)\/|words\/en\/(pairing|symbols)\.ts)/],
  ['match', /node_modules\/cborg\/|src\/peer\/(log|secret|match)\//],
  ['solo', /src\/solo\/(?!search)/],
  ['machine', /src\/(rules\/netrunner\/machine|app\/games\/netrunner\/solo\/(machine\.ts|thinker))/],
  ['parts', /src\/(app\/(parts|words)\/|words\/en\/(?!faults|proof|status|refusals|games|gameRefusals)[^/]+$)/],
  // What the ends of games, and files, prove: no screen before those says it.
  ['proof-words', /src\/words\/en\/[^/]+$/],
  // Who is asked for nothing fetches nothing of it.
  ['offers', /src\/app\/offers\/(bar|form)/],
  // The home screen looks into it by itself, before anything of a game is there.
  ['disk', /src\/app\/device\/disk\.ts/],
  ['simulate', /src\/app\/games\/netrunner\/solo\//],
  // Every table looks words up in it, once a text is shown.
  ['glossary', /src\/(app\/games\/netrunner\/learn\/glossary\/find|words\/en\/netrunner\/glossary)/],
  ['refusals', /src\/words\/en\/netrunner\/refusals\//],
  // What the lobby needs of the game, without the table.
  [
    'deck-pick',
    /src\/app\/games\/netrunner\/(index\.tsx|lobby\.tsx|decks\/(kept\.ts|deckPick))|src\/words\/en\/netrunner\/(options|decks\/(deckPick|readyWants))\.ts/,
  ],
  ['solo-parts', /src\/app\/(screens\/solo\/dropSheet|device\/(pace|seed))/],
  // What the lobby and a game alone both let one choose.
  ['choices', /src\/app\/(play\/bring|screens\/table\/options)/],
  ['settings', /src\/app\/device\/(settings|feel)\.ts/],
  ['device', /src\/peer\/store\/lock\.ts|src\/app\/device\/(device|transports)\.ts/],
  // What the ends of games, the list of past ones and what is made of a file have in common.
  [
    'ended',
    /src\/(app\/(play\/past\/(aloneFile|finishedSolo)|screens\/file\/(chosen|prove)\.ts)|peer\/(export\/content|store\/(past|finished)))/,
  ],
  // What more than one game keeps beside its log.
  ['notes', /src\/peer\/store\/notes\.ts/],
  ['kit', /src\/(app\/games|words\/en)\/kit\/(?!sign)/],
  ['trenchcoat', /src\/(app\/games|words\/en)\/trenchcoat\//],
  [
    'board',
    /src\/(app\/(games\/netrunner\/(board(?!\/replay)|\w+\.tsx?)|play\/(place|usePlay)\.ts|device\/useWakeLock\.ts)|words\/en\/netrunner\/(?!hints|lessons|learn|decks\/|solo|board\/replay))/,
  ],
  ['learn', /src\/(app\/games\/netrunner\/learn\/|words\/en\/netrunner\/(hints|lessons\/|learn))/],
];

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
          output: { codeSplitting: { groups: groups() }, chunkFileNames: calledAfter },
          // Behind one seam with the curve, and of no use to a worker that checks no signature: so it need not load noble.
          // A text stands where it is shown, not in a file of all texts.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          treeshake: { moduleSideEffects: [{ test: /src\/peer\/crypto\/sign\.ts$/, sideEffects: false }] },
        },
      },
    }),
  };
}

/** What is fetched ahead of an import, by links in the page: a worker, which begins with these files, has no page to put them in. */
const preloaded = (_: string, needed: string[], { hostId }: { hostId: string }): string[] =>
  /\/(catalogue|curve|group|prove\.worker)-[\w-]+\.js$/.test(hostId) ? [] : needed;

/** A screen's file after its folder: more than one begins with a `table.tsx` or an `index.tsx`. */
function calledAfter({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, folder, file] = /screens\/(\w+)\/(\w+)\.tsx$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${folder ? `${folder}-${file === 'index' ? 'screen' : file}` : name}-[hash].js`;
}

function groups() {
  let first: Set<string> | undefined;
  return rooms.map(([room, modules], at) => ({
    // A worker's first module acts as soon as it is loaded, so nobody else's file may hold it.
    test: (id: string) => modules.test(id) && !id.endsWith('.worker.ts'),
    name: (id: string, graph: Graph) => {
      if (room !== 'home') return room;
      first ??= beginning(graph);
      return first.has(id) ? room : null;
    },
    priority: rooms.length - at,
  }));
}

/** What the page imports before it shows anything; what it imports later, when needed, is no part of it. */
function beginning(graph: Graph): Set<string> {
  const found = new Set([fileURLToPath(new URL('./src/main.tsx', import.meta.url))]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Builds of the app that differ as a newer version would: in a word on the home screen, or in their rules. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { versionOf } from '../../../src/peer/match/agreement.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { appPlugins } from '../../../vite.config.ts';
import { type Dice, half } from '../trenchcoat/evening.ts';
import { temporaryFolder } from './closing.ts';

export interface Version {
  /** Shown on the home screen. */
  mark: string;
  /** A different version of Netrunner's rules. */
  rules?: number;
  /** Games other than the app's own: Netrunner only, or the toy game in addition. */
  games?: 'one' | 'toy';
  /** Pink Trenchcoat's dice, test by test. Both phones roll, hold and open as usual; only the results are fixed. */
  dice?: Dice;
}

/** Returns the folder of the build, removed after the last test. */
export async function buildVersion({ mark, rules, games, dice }: Version): Promise<string> {
  const outDir = temporaryFolder();
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    base: './',
    logLevel: 'error',
    plugins: [
      replacing('/src/words/en/screens/home/home.ts', 'A fan project,', `A fan project (${mark}),`),
      ...(rules === undefined
        ? []
        : [replacing('/src/rules/netrunner/index.ts', `version: ${netrunner.version},`, `version: ${rules},`)]),
      ...(games === 'toy' ? withToy() : []),
      ...(dice === undefined ? [] : fallingAs(dice)),
      ...(games === 'one' ? [replacing('/src/words/en/signs.ts', ALL_GAMES, 'byId = { netrunner }')] : []),
      ...appPlugins(rules === undefined ? undefined : versionOf({ ...netrunner, version: rules })),
    ],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

const ALL_GAMES = 'byId: Record<GameId, GameInfo> = { netrunner, packs, kit, trenchcoat }';

/** Adds a second game to the app's lists of games. */
function withToy(): Plugin[] {
  const ui = JSON.stringify(fileURLToPath(new URL('toyUi.tsx', import.meta.url)));
  const rules = JSON.stringify(fileURLToPath(new URL('../toyGame.ts', import.meta.url)));
  return [
    replacing(
      '/src/rules/catalogue.ts',
      'catalogue = {',
      `catalogue = { toy: () => import(${rules}).then(({ toyGame }) => toyGame),`,
    ),
    replacing('/src/words/en/signs.ts', ALL_GAMES, 'byId = { netrunner, toy }'),
    replacing(
      '/src/words/en/signs.ts',
      'import { gameInfo as netrunner,',
      `import { gameInfo as toy } from ${ui};\n$&`,
    ),
    replacing(
      '/src/app/games/index.ts',
      'Record<GameId, GameLoaders> = {',
      `Record<GameId, GameLoaders> = {
        toy: {
          ui: async () => (await import(${ui})).tableUi,
          table: async () => (await import(${ui})).tableUi,
        },`,
    ),
  ];
}

/** Each test holds five numbers, the first of them for the Game Master's half, and rolls one openly. */
function fallingAs(dice: Dice): Plugin[] {
  const [thrown, held] = [0, 1].map((of) => JSON.stringify(dice.map((halves) => half(halves[of] ?? ''))));
  return [
    replacing(
      '/src/peer/match/fold/questions/chance.ts',
      'fairNumbers(resultOf(terms, state))(question.below)',
      `(${thrown}[state.coins.thrown - 1] ?? $&)`,
    ),
    replacing(
      '/src/peer/secret/values.ts',
      "fairNumbers(hash('held', gameId, u8(by), u32(number), share, open))(below)",
      `(${held}[number / 5] ?? $&)`,
    ),
  ];
}

function replacing(file: string, words: string, by: string): Plugin {
  return {
    name: `replace ${words}`,
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(file)) return null;
      if (!code.includes(words)) throw new Error(`${file} does not say "${words}"`);
      return code.replace(words, by);
    },
  };
}

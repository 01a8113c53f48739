/**
 * Random games with random cards, each determined by its seed. Three in four are about a few cards, with several copies
 * in the decks; they begin as if in mid-game, and both players are curious about these cards, each in a different mood.
 * Texts that need several conditions together would hardly ever occur in the other games.
 */
import { definition } from '../../../src/rules/netrunner/cards/index.ts';
import { type Move, netrunner } from '../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { favouring, randomDeck } from '../decks.ts';
import { type Answered, type Chooser, choose, deal, type NetrunnerGame, weighed } from '../randomPlay.ts';
import { shown, wanted } from './coverage.ts';
import { interest } from './curious.ts';
import { anyThemes } from './themes.ts';

export interface AnyGame {
  local: NetrunnerGame;
  chooser: Chooser;
  /** Called for every answer. */
  watch(answered: Answered): void;
}

const PLAIN = 4; // One in this many.
/** Curious players never finish, so after this many answers, both just play. */
const PATIENCE = 800;

export function anyGame(seed: number): AnyGame {
  const random = seeded(seed);
  const [corp, runner] = [randomDeck(CORP, random), randomDeck(RUNNER, random)];
  const options = anyOptions(random);
  if (seed % PLAIN === 0) return { local: deal(seed, [corp, runner], options), chooser: choose, watch: () => {} };
  const themes = anyThemes(random);
  const local = deal(seed, [favouring(corp, themes[CORP]), favouring(runner, themes[RUNNER])], options);
  stir(local, random);
  const open = new Set(themes.flat().flatMap((id) => wanted(definition(id))));
  const mooded = curious(local, open, [anyMood(random), anyMood(random)]);
  let answers = 0;
  return {
    local,
    chooser: (...asked) => (answers < PATIENCE ? mooded : choose)(...asked),
    watch({ before, after, known, events }) {
      answers += 1;
      for (const event of events)
        for (const table of [before, after]) open.delete(shown(table, known[RUNNER], event) ?? '');
    },
  };
}

/** More bits than at the start, some tags, and some points, but not enough to win yet. */
function stir(local: NetrunnerGame, random: Random): void {
  const { corp, runner } = local.table;
  local.table = {
    ...local.table,
    corp: { ...corp, bits: corp.bits + random(30), points: corp.points + random(2) * random(4) },
    runner: { ...runner, bits: runner.bits + random(30), tags: runner.tags + random(4) },
  };
}

/** How much more or less than others a player likes a kind of move; drawn when first needed. */
type Mood = (move: Move) => number;

const likings = [1, 4, 4, 16];

function anyMood(random: Random): Mood {
  const drawn = new Map<string, number>();
  return ({ do: what }) => {
    const liking = drawn.get(what) ?? (likings[random(likings.length)] as number);
    drawn.set(what, liking);
    return liking;
  };
}

/** When something is chosen, choosing nothing is as likely as everything else combined. */
const curious =
  (game: NetrunnerGame, open: ReadonlySet<string>, moods: readonly [Mood, Mood]): Chooser =>
  (moves, question, random) => {
    if (question.kind === 'choose') {
      const isNothing = (move: Move): boolean =>
        move.do === 'choose' && move.picks.every((pick) => question.total !== undefined && pick === 0);
      const nothing = moves.find(isNothing);
      return nothing && random(2) === 0 ? nothing : choose(moves, question, random);
    }
    if (question.kind !== 'move') return choose(moves, question, random);
    const { of } = question;
    return weighed(moves, (move) => interest(game, of, move, open) * moods[of](move), random);
  };

const anyOptions = (random: Random): Record<string, string> =>
  Object.fromEntries(
    Object.entries(netrunner.options).map(([name, choices]) => [name, choices[random(choices.length)] ?? '']),
  );

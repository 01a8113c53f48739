/**
 * What a card text will do to the Runner now if nothing stops it, as a sentence and as a short phrase. Derived from the
 * text's meaning.
 */

import { rigOf } from '../../../rules/netrunner/card.ts';
import type { Effect } from '../../../rules/netrunner/effect.ts';
import type { Cards, Means, Per, Quantity } from '../../../rules/netrunner/means.ts';
import { CORP, RUNNER } from '../../../rules/netrunner/table.ts';
import { capital } from '../capital.ts';
import { counted, nounFor } from '../counted.ts';
import { begun } from '../sides.ts';
import { quote } from './cards/quoted.ts';
import { damageNamed } from './phrases.ts';
import type { TableView } from './tableView.ts';

interface Fate {
  /** Null if the numbers are unknown. */
  sentence: string | null;
  brief: string;
  /** Whether the text does more than these words say. */
  more?: boolean;
}

const who = (v: TableView): string => (v.seat === RUNNER ? 'You' : begun(v.names[RUNNER]));
const verb = (v: TableView, mine: string, theirs: string): string => `${who(v)} ${v.seat === RUNNER ? mine : theirs}`;

const flatlined = (v: TableView): string =>
  v.seat === RUNNER ? 'you are flatlined' : `${v.names[RUNNER]} is flatlined`;

function harm(v: TableView, n: number, of: 'net' | 'meat' | 'brain'): Fate {
  const held = v.table.runner.hand;
  const brief = `${n} ${damageNamed(of)} damage`;
  if (n > held)
    return { sentence: `With ${counted(held, 'card')} in hand, ${flatlined(v)}.`, brief: `${brief}, flatline` };
  const lost = `${verb(v, 'lose', 'loses')} ${n} of ${counted(held, 'card')} at random`;
  return { sentence: of === 'brain' ? `${lost}, and hand size drops permanently.` : `${lost}.`, brief };
}

function loss(v: TableView, n: number, type: 'program' | 'hardware'): Fate {
  const there = rigOf(v.table, type).length;
  const noun = type === 'program' ? nounFor(there, 'program') : `${nounFor(there, 'piece')} of hardware`;
  if (there === 0) return { sentence: `No ${type} is installed, so nothing is lost.`, brief: 'no loss' };
  const choosing = v.seat === RUNNER ? begun(`${v.names[CORP]} chooses`) : 'You choose';
  const what = n === 1 ? (type === 'program' ? 'a program is' : 'hardware is') : `${n} ${noun} are`;
  return { sentence: `${choosing} ${n} of ${there} ${noun} to trash.`, brief: `${what} trashed` };
}

/** The amount if it is a plain number, otherwise null. */
const plainly = ({ n = 1, per }: { n?: Quantity; per?: Per }): number | null =>
  typeof n === 'number' && per === undefined ? n : null;

/**
 * Meanings that only the card's own text covers. A new meaning does not compile until it is listed here or has words.
 */
type Unsaid =
  | 'access'
  | 'actions'
  | 'all'
  | 'avoidCounter'
  | 'avoidTag'
  | 'back'
  | 'baseActions'
  | 'becomes'
  | 'break'
  | 'breakTax'
  | 'budget'
  | 'choose'
  | 'counter'
  | 'cut'
  | 'dearRez'
  | 'defeat'
  | 'derez'
  | 'die'
  | 'discard'
  | 'divert'
  | 'double'
  | 'draw'
  | 'each'
  | 'expose'
  | 'forceRez'
  | 'forfeit'
  | 'freeTrash'
  | 'gain'
  | 'guess'
  | 'handSize'
  | 'heal'
  | 'if'
  | 'ifDamaged'
  | 'install'
  | 'jackOut'
  | 'jackOutTax'
  | 'keep'
  | 'keepHidden'
  | 'later'
  | 'lend'
  | 'link'
  | 'look'
  | 'lose'
  | 'loseAbility'
  | 'may'
  | 'meetIce'
  | 'memory'
  | 'mill'
  | 'move'
  | 'noAccess'
  | 'noJackOut'
  | 'noNoisy'
  | 'noSteal'
  | 'none'
  | 'ontoPile'
  | 'pass'
  | 'pay'
  | 'payCost'
  | 'payTimes'
  | 'play'
  | 'points'
  | 'prevent'
  | 'publicity'
  | 'purse'
  | 'rearrange'
  | 'recover'
  | 'redirect'
  | 'repeat'
  | 'rest'
  | 'reveal'
  | 'revealUntil'
  | 'rez'
  | 'run'
  | 'runBan'
  | 'score'
  | 'search'
  | 'setAside'
  | 'show'
  | 'shuffleIn'
  | 'special'
  | 'store'
  | 'strength'
  | 'survive'
  | 'swap'
  | 'take'
  | 'takeBack'
  | 'trace'
  | 'uncount'
  | 'undo'
  | 'unless'
  | 'unlessPaid'
  | 'untag'
  | 'whenever';

/** One effect in words; null if only the card's own text can express it. */
function fate(v: TableView, means: Means): Fate | null {
  switch (means.v) {
    case 'endRun':
      return {
        sentence: `The run ends, and ${v.seat === RUNNER ? 'you access' : `${v.names[RUNNER]} accesses`} nothing.`,
        brief: 'the run ends',
      };
    case 'noBreaking':
      return {
        sentence: `${verb(v, 'can’t', 'can’t')} break anything on the next ice.`,
        brief: 'next ice can’t be broken',
      };
    case 'damage':
      return (
        withAmount(means, (n) => ({ ...harm(v, n, means.of), more: means.sure === true })) ?? {
          sentence: null,
          brief: `${damageNamed(means.of)} damage`,
          more: true,
        }
      );
    case 'trash': {
      const { of } = means;
      return isPlain(of) ? withAmount(means, (n) => loss(v, n, of.type)) : null;
    }
    case 'forgo':
      return means.who === RUNNER ? withAmount(means, (n) => forgone(v, n)) : null;
    case 'tag':
      return withAmount(means, (n) => tags(v, n));
    default:
      means.v satisfies Unsaid;
      return null;
  }
}

function withAmount(means: { n?: Quantity; per?: Per }, say: (n: number) => Fate): Fate | null {
  const n = plainly(means);
  return n === null ? null : say(n);
}

const forgone = (v: TableView, n: number): Fate =>
  n === 1
    ? { sentence: `${verb(v, 'forgo your', 'forgoes their')} next action.`, brief: 'next action forgone' }
    : { sentence: `${verb(v, 'forgo your', 'forgoes their')} next ${n} actions.`, brief: `next ${n} actions forgone` };

const tags = (v: TableView, n: number): Fate =>
  n === 1
    ? { sentence: `${verb(v, 'are', 'is')} tagged.`, brief: 'a tag' }
    : { sentence: `${verb(v, 'get', 'gets')} ${n} tags.`, brief: `${n} tags` };

type OfRig = { type: 'program' | 'hardware' };
const isPlain = (of: Cards): of is OfRig =>
  typeof of === 'object' &&
  (of.type === 'program' || of.type === 'hardware') &&
  of.keyword === undefined &&
  of.not === undefined;

/** The part that can be put into words, and whether it covers the whole text. */
interface Outcome {
  fates: readonly Fate[];
  whole: boolean;
}

const noOutcome: Outcome = { fates: [], whole: false };

function outcomeOf(v: TableView, means: Means): Outcome {
  if (means.v === 'none') return { fates: [], whole: true };
  if (means.v === 'all') {
    const parts = means.parts.map((part) => outcomeOf(v, part));
    return { fates: parts.flatMap(({ fates }) => fates), whole: parts.every(({ whole }) => whole) };
  }
  const one = fate(v, means);
  return one ? { fates: [one], whole: !one.more } : noOutcome;
}

const sentences = ({ fates }: Outcome): string => fates.flatMap(({ sentence }) => sentence ?? []).join(' ');
const briefly = ({ fates }: Outcome): string => fates.map(({ brief }) => brief).join(', ');

/** A condition to state first; null if the card's own text states it better. */
function conditionFirst(v: TableView, means: Means): { before: string; part: Means; brief: string } | null {
  switch (means.v) {
    case 'trace':
      return {
        before: 'Both bid in secret. If the trace ties or beats the link:',
        part: means.success,
        brief: `trace ${means.limit === 'paid' ? 'X' : means.limit}`,
      };
    case 'die':
      return {
        before: 'Depending on the die:',
        part: { v: 'all', parts: means.faces.map(({ part }) => part) },
        brief: 'a die is rolled',
      };
    case 'unlessPaid':
      return means.by === RUNNER
        ? {
            before: `Unless ${v.seat === RUNNER ? 'you pay' : `${v.names[RUNNER]} pays`} ${counted(means.n, 'bit')}:`,
            part: means.part,
            brief: '',
          }
        : null;
    default:
      return null;
  }
}

/** The consequence as a sentence; null if only the card's text covers it. */
export function consequence(v: TableView, means: Means): string | null {
  const only = conditionFirst(v, means);
  const told = sentences(outcomeOf(v, only?.part ?? means));
  if (means.v === 'trace' && told === '') return 'Both bid in secret.';
  if (told === '') return null;
  return only ? `${only.before} ${told}` : told;
}

/** The consequence, but only if it covers the whole text. */
export const wholeConsequence = (v: TableView, means: Means): string | null =>
  outcomeOf(v, means).whole ? consequence(v, means) : null;

/** The outcome in a few words if they cover it, otherwise the card's own text. */
export function headline(v: TableView, { means }: Pick<Effect, 'means'>): string {
  if (means.v === 'trace' && outcomeOf(v, means.success).whole && !means.failure && !means.either)
    return capital(inBrief(v, [means]));
  const told = outcomeOf(v, means);
  return told.whole && told.fates.length > 0 ? capital(briefly(told)) : quote(CORP, means);
}

/** A few words for a button, such as "the run ends, 2 Net damage". */
export function inBrief(v: TableView, meanings: readonly Means[]): string {
  const words = meanings.map((means) => {
    const only = conditionFirst(v, means);
    return only?.brief || briefly(outcomeOf(v, only?.part ?? means));
  });
  return [...new Set(words.filter((word) => word !== ''))].join(', ');
}

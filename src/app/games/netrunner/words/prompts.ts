/** Whose decision it is and what is asked, in one sentence: on the table, in sheets and for a screen reader. */
import { other } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import type { FrameOf } from '../../../../rules/netrunner/frame.ts';
import type { HandAct } from '../../../../rules/netrunner/pileFrame.ts';
import { handSize } from '../../../../rules/netrunner/rulebook/numbers.ts';
import { traceRule } from '../../../../rules/netrunner/rulebook/trace/rule.ts';
import { special, specialWords } from '../../../../rules/netrunner/rulebook/turn/special.ts';
import { approached } from '../../../../rules/netrunner/rulebook/turn/window.ts';
import { cardAt, handOf } from '../../../../rules/netrunner/table.ts';
import { begun } from '../../../words/sides.ts';
import { fortName, isAsked, type Seated } from '../board/seated.ts';
import { type Choice, choiceTitle, refOfChoice } from './choices.ts';
import { plain } from './moves.ts';

const actions = (n: number): string => `${n} action${n === 1 ? '' : 's'}`;

/** What is asked of this player; the sentence stands alone. */
export const promptOf = (v: Seated): string => begun(promptWords(v));

function promptWords(v: Seated): string {
  const { question } = v;
  if (!isAsked(v) || v.passing) return waitingWords(v);
  if (question.kind === 'choose') return choiceTitle(v, question);
  if (question.kind === 'sealed')
    return v.sealed[v.seat] ? waitingWords(v) : (secrets[question.what]?.[v.seat] ?? 'Note your number.');
  return question.kind === 'move' ? (windowWords[question.window]?.(v) ?? 'It is your decision.') : waitingWords(v);
}

/** Between two actions of whoever’s turn it is; the last is followed by the end of the turn. */
function afterWords({ table, seat, names }: Seated): string {
  const mine = table.active === seat;
  if (table.actions > 0) return mine ? 'Before your next action.' : `Before ${names[table.active]}’s next action.`;
  return mine ? 'Your actions are spent.' : `${names[table.active]}’s actions are spent.`;
}

/** What each side notes when both note in secret. */
const secrets: Readonly<Record<string, readonly [string, string]>> = {
  trace: ['A trace: note your number.', 'A trace: note your number.'],
  guess: ['Guess how many bits are hidden.', 'Hide some of your bits.'],
};
function specialPrompt({ table }: Seated): string | undefined {
  const next = special(table);
  return next && `The next ${next.left === 1 ? 'action can' : `${next.left} actions`} ${plain(specialWords(next))}.`;
}

const windowWords: Readonly<Record<string, (v: Seated) => string>> = {
  action: (v) =>
    specialPrompt(v) ??
    (v.table.actions > 0 ? `Your turn, ${actions(v.table.actions)} left.` : 'A card gives you an extra action.'),
  start: (v) => (v.table.active === v.seat ? 'Your turn begins.' : `${v.names[other(v.seat)]}’s turn begins.`),
  after: afterWords,
  approach: (v) => (v.seat === 0 ? `${v.names[1]} approaches ${iceName(v)}.` : `You approach ${iceName(v)}.`),
  pass: (v) => `${v.seat === 1 ? 'You are' : `${v.names[1]} is`} past the ice.`,
  allPassed: (v) => `No ice is left on ${fortName(v.table.run?.fort ?? '')}.`,
  swapIce: () => 'Which ice comes out of HQ?',
  refill: (v) => {
    const frame = v.table.frames.at(-1);
    return frame?.do === 'refill' ? `Fill ${fortName(frame.fort)} again, ${frame.left} to go.` : 'Fill the fort again.';
  },
  guest: () => 'Bring which ice out of HQ?',
  innermost: () => 'Install which ice out of HQ, behind all the others?',
  final: (v) => `Before the access of ${fortName(v.table.run?.fort ?? '')}.`,
  success: (v) => `Your run on ${fortName(v.table.run?.fort ?? '')} has succeeded.`,
  encounter: (v) => `You meet ${iceName(v)}.`,
  jack: () => 'Past the ice: go on or jack out.',
  last: (v) => `The last chance to jack out of ${fortName(v.table.run?.fort ?? '')}.`,
  accessed: () => 'You look at a card of R&D.',
  settle: () => 'Settle what you have accessed.',
  prevent: (v) => {
    const frame = v.table.frames.at(-1);
    return frame?.do === 'damage'
      ? `${frame.amount} ${frame.type} damage is coming; you hold ${handOf(v.table, 1)}.`
      : 'Damage is coming.';
  },
  raise: () => 'Damage is about to be done: raise it?',
  flatline: () => 'You are about to be flatlined.',
  save: () => 'Cards of yours are about to be trashed.',
  avoidTag: () => 'You are about to be tagged.',
  avoidCounter: () => 'You are about to get a virus counter.',
  forced: () => 'The card that was shown is played or installed.',
  sift: () => 'One of the cards you drew lies on your stack: leave it there, or trash it?',
  looked: () => 'You look at the top of a pile.',
  take: () => 'Take which of the cards on top?',
  hand: (v) => {
    const frame = v.table.frames.at(-1);
    return frame?.do === 'hand' ? handWords[frame.act] : 'Choose cards of your hand.';
  },
  search: (v) => {
    const frame = v.table.frames.at(-1);
    return frame?.do === 'search' ? `Look through your stack for a ${frame.type}.` : 'Look through your stack.';
  },
  discard: (v) => {
    const n = handOf(v.table, v.seat) - Math.max(0, handSize(v.table, v.seat));
    return `Too many cards: discard ${n}.`;
  },
  owed: (v) => {
    const frame = v.table.frames.at(-1);
    const noted = frame?.do === 'trace' ? (frame.owed?.[1].bits ?? 0) : 0;
    return `You noted ${noted} bits and have ${v.table.runner.bits}: find the rest?`;
  },
  link: (v) => {
    const frame = v.table.frames.at(-1);
    return frame?.do === 'trace' && frame.opened
      ? `Trace ${frame.opened.trace} against link ${frame.opened.link}: raise your link?`
      : 'Raise your link?';
  },
  trace: (v) => {
    const frame = v.table.frames.at(-1);
    if (frame?.do !== 'trace') return 'A trace.';
    return v.seat === 0
      ? `A trace of strength ${frame.limit}: add bits?`
      : `A trace of strength ${strengthOf(v, frame)}: answer with your link.`;
  },
  rezAnswer: () => 'A worm was used: rez a card against it?',
  beforeDraw: (v) => `${v.names[1]} is about to draw a card.`,
  runStart: (v) => `A run on ${fortName(v.table.run?.fort ?? '')} begins.`,
  rezOne: () => 'Rez which ice at half its cost?',
  forcedRez: () => 'Rez this ice, if you can pay for it.',
};

/** What the Corp’s trace comes to, with what it has said openly. */
export const strengthOf = (v: Seated, frame: FrameOf<'trace'>): number =>
  frame.notes?.[0] ? traceRule(v.table).trace(frame, frame.notes[0]) : frame.limit;
const handWords: Readonly<Record<HandAct, string>> = {
  show: 'Show which cards of your hand?',
  trash: 'Trash which cards of your hand?',
  tuck: 'Put which card of your hand away?',
};

/** The ice in front of the Runner as both can see it. */
function iceName(v: Seated): string {
  const slot = approached(v.table);
  const face = slot === undefined ? null : cardAt(v.table, slot).card;
  return face === null ? 'unrezzed ice' : definition(face).title;
}

/** What everybody waits for; the same words whatever is decided. */
export const waitingWords = (v: Seated): string => begun(waitWords(v));

function waitWords(v: Seated): string {
  const { question } = v;
  const them = v.names[other(v.seat)];
  if (question.kind === 'over') return plain(question.why);
  if (v.link === 'away') return `${them}’s phone is away. Nothing is lost; the game goes on when it is back.`;
  if (v.link === 'closed') return `${them}’s phone is gone. The game is kept; pair again to go on.`;
  if (v.pending) return 'Sending';
  const passes = v.passing && question.kind === 'move';
  if (passes && v.table.active === v.seat) return 'Going on';
  if (passes) return `${them} decides`;
  if (question.kind === 'choose' && question.of !== v.seat) return theirChoice(v, question);
  if (question.kind === 'move' && question.of !== v.seat) return `${them} decides`;
  if (question.kind === 'sealed' && v.sealed[0] && v.sealed[1]) return 'Both are sealed: they are opened together';
  if (question.kind === 'sealed') return v.sealed[v.seat] ? `${them} notes a number` : 'Both note a number';
  return 'The phones shuffle and deal together';
}

/** What the other player chooses is public, and so is the card that asks for it. */
function theirChoice(v: Seated, question: Choice): string {
  const them = v.names[other(v.seat)];
  const ref = refOfChoice(v.table);
  const card = ref && definition(ref.card).title;
  const title = choiceTitle(v, question);
  // What is asked of "you" is no sentence about somebody else.
  if (/\byour?\b/i.test(title) || title.length < 10) return `${them} decides${card ? ` about ${card}` : ''}`;
  return `${them} chooses: ${title.charAt(0).toLowerCase()}${title.slice(1)}${card ? ` (${card})` : ''}`;
}

/** How the game ended, for this player: between two phones nobody has won before it is proven. */
export function resultWords(v: Seated): string {
  const winner = v.ended ? v.ended.winner : v.question.kind === 'over' ? v.question.winner : null;
  const wins = winner === null ? 'nobody wins' : winner === v.seat ? 'you win' : `${v.names[winner]} wins`;
  if (v.ended?.proven === false) return `Decided, not yet proven: by the rules ${wins}`;
  return `${wins.charAt(0).toUpperCase()}${wins.slice(1)}`;
}

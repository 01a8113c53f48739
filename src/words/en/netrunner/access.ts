/** UI text of the access screen: titles, what a card does in this game, buttons. */
import type { CardId } from '../../../rules/game.ts';
import { definition } from '../../../rules/netrunner/card.ts';
import type { Card } from '../../../rules/netrunner/effect.ts';
import type { NetrunnerEvent } from '../../../rules/netrunner/event.ts';
import type { Means } from '../../../rules/netrunner/means.ts';
import type { AccessStory, StoryCard } from '../../../rules/netrunner/rulebook/run/accessStory.ts';
import { ARCHIVES, CORP, HQ, POINTS_TO_WIN, RD, RUNNER } from '../../../rules/netrunner/table.ts';
import { capital } from '../capital.ts';
import { counted, listed, outOf } from '../counted.ts';
import { begun } from '../sides.ts';
import { readBy } from '../you.ts';
import { consequence } from './consequence.ts';
import { flatlineWords } from './harm.ts';
import { damageNamed } from './phrases.ts';
import { fortName } from './places.ts';
import { sayAll } from './record/record.ts';
import type { TableView } from './tableView.ts';

/** The content of the panel below the card. */
export interface Panel {
  /** Null if a single row is enough. */
  title: string | null;
  /** Whether the panel shows harm to a player. */
  danger?: true;
  rows: readonly PanelRow[];
  /** Points toward the seven that win. */
  track?: { from: number; to: number; note: string };
}

interface PanelRow {
  sign: string;
  text: string;
  detail?: string;
  aside?: string;
  /** Cards in hand: how many are lost and how many are left. */
  cards?: { lost: number; left: number };
}

const runner = (v: TableView): string => begun(v.names[RUNNER]);
const corp = (v: TableView): string => begun(v.names[CORP]);
const mine = (v: TableView): boolean => v.seat === RUNNER;
/** A panel with a single row needs no title. */
const single = (sign: string, text: string): Panel => ({ title: null, rows: [{ sign, text }] });

export const accessTitle = ({ fort }: AccessStory): string => `Access to ${fortName(fort)}`;

/** Example: "Card 2 of 3, drawn at random". */
export function countWords({ fort, total, cards }: AccessStory, cardIndex: number): string {
  const one = cards[cardIndex];
  const place =
    fort === RD && one?.at != null
      ? ', from the top'
      : fort === HQ && one?.slot != null && one.covered
        ? ', drawn at random'
        : fort !== ARCHIVES && one && !one.covered
          ? ', rezzed'
          : '';
  return `Card ${cardIndex + 1} of ${Math.max(total, cardIndex + 1)}${place}`;
}

/** Who can see the card. */
export function viewersWords(v: TableView, card: StoryCard): string {
  if (card.card === null) return mine(v) ? 'Only you can see this card.' : `Only ${v.names[RUNNER]} can see this card.`;
  if (!card.covered || card.at !== null) return 'Both of you can see this card.';
  return mine(v) ? `${corp(v)} can see this card too.` : `${runner(v)} can see this card.`;
}

/** The Runner's agenda points before the given card of the access is stolen. */
export function pointsBefore(
  { points, cards }: AccessStory,
  cardIndex: number,
  faces: readonly (CardId | null)[],
): number {
  return cards.slice(0, cardIndex).reduce((sum, { gone }, at) => {
    const face = faces[at] ?? null;
    const agenda = face === null ? null : definition(face).points;
    return gone === 'trashed' || agenda === null ? sum : sum + agenda;
  }, points);
}

/**
 * What the card does in this game, with numbers; null if it does nothing. `last`: whether it is the last card.
 * `suffered`: whether the Runner has acknowledged its harm.
 */
export function panelOf(
  v: TableView,
  story: AccessStory,
  cardIndex: number,
  faces: readonly (CardId | null)[],
  { last, suffered }: { last: boolean; suffered: boolean },
): Panel | null {
  const card = story.cards[cardIndex];
  const face = faces[cardIndex] ?? null;
  if (!card || face === null) return null;
  const named = definition(face);
  const isStolen = named.points !== null && !named.asProgram && card.gone !== 'trashed';
  const harmed = isStolen && suffered ? null : harmPanel(v, card, face);
  const stolen = isStolen ? agendaPanel(v, story, cardIndex, named, faces, last) : null;
  // The Runner acknowledges the harm before stealing; the Corp reads both together.
  if (!harmed || mine(v) || !stolen) return harmed ?? stolen ?? quietPanel(v, card, named);
  return { ...stolen, ...harmed, rows: [...harmed.rows, { sign: 'points', text: stolen.title ?? '' }] };
}

function agendaPanel(
  v: TableView,
  story: AccessStory,
  cardIndex: number,
  { points }: Card,
  faces: readonly (CardId | null)[],
  last: boolean,
): Panel {
  const from = pointsBefore(story, cardIndex, faces);
  const to = from + (points ?? 0);
  const short = POINTS_TO_WIN - to;
  const win = mine(v) ? 'you win' : `${v.names[RUNNER]} wins`;
  const note = short <= 0 ? `${capital(win)}.` : `${counted(short, 'more point')} and ${win}.`;
  const who = mine(v) ? 'You steal it' : `${runner(v)} ${story.cards[cardIndex]?.gone ? 'steals' : 'must steal'} it`;
  return { title: last ? who : `${who} after the last card`, rows: [], track: { from, to, note } };
}

/** For a card that is neither stolen nor harmful: what it would do if left, or why nothing can be done about it. */
function quietPanel(v: TableView, card: StoryCard, named: Card): Panel | null {
  const lies = card.slot === null ? undefined : v.table.cards[card.slot];
  const gain = lies?.active ? gainEachTurn(named) : null;
  if (gain !== null) {
    const held = lies?.counters['bits'] ?? 0;
    const aside = held > 0 ? `${held} over ${counted(Math.ceil(held / gain), 'turn')}` : undefined;
    const text = mine(v)
      ? `${corp(v)} gains ${counted(gain, 'bit')} a turn`
      : `You gain ${counted(gain, 'bit')} a turn`;
    return {
      title: mine(v) ? 'If you leave it' : `If ${v.names[RUNNER]} leaves it`,
      rows: [{ sign: 'bit', text, ...(aside && { aside }) }],
    };
  }
  if (named.keywords.includes('Ambush') && card.covered && lies && lies.fort !== null)
    return single(named.type, 'It does nothing now. In a fort, it works only while rezzed.');
  if (named.type === 'ice') return single('ice', 'It does nothing here. Ice can’t be trashed.');
  return named.type === 'operation' ? single('operation', 'It does nothing. Operations can’t be trashed.') : null;
}

/** Bits that the card, once rezzed, gives the Corp at the start of each turn; null if none. */
function gainEachTurn({ triggers }: Card): number | null {
  for (const { on, effect } of triggers) {
    const n = on === 'start' ? amountGained(effect.means) : null;
    if (n !== null) return n;
  }
  return null;
}

function amountGained(means: Means): number | null {
  if ((means.v === 'take' || means.v === 'gain') && typeof means.n === 'number' && !('per' in means && means.per))
    return means.n;
  return null;
}

/** What an accessed card has done to the Runner. */
function harmPanel(v: TableView, { events, hand }: StoryCard, face: CardId): Panel | null {
  const rows: PanelRow[] = [];
  let held = hand;
  for (const event of events) {
    if (event.kind === 'damage') {
      const lost = event.lost?.length ?? 0;
      rows.push({
        sign: 'drop',
        text: `${event.amount} ${damageNamed(event.type)} damage`,
        detail: lossWords(v, event.lost ?? [], held),
        cards: { lost, left: held - lost },
      });
      held -= lost;
    }
    if (event.kind === 'tags' && event.amount > 0)
      rows.push({ sign: 'tag', text: counted(event.amount, 'tag'), aside: `${v.table.runner.tags} in all` });
  }
  const flatline = events.some(({ kind }) => kind === 'over') ? flatlineWords(v.table) : null;
  if (flatline !== null) rows.push({ sign: 'drop', text: flatline });
  const told = otherLines(v, events);
  if (rows.length === 0 && told.length === 0) return null;
  const paid = events.find((event) => event.kind === 'bits' && event.seat === CORP && event.amount < 0);
  const bits = paid?.kind === 'bits' ? ` for ${counted(-paid.amount, 'bit')}` : '';
  const who = mine(v) ? `${corp(v)} uses it` : 'You use it';
  return {
    title: paid ? `${who}${bits}` : `${definition(face).title} takes effect`,
    danger: true,
    rows: [...rows, ...told.map((text) => ({ sign: 'forward', text }))],
  };
}

/** What a card would do to the Runner now if nothing prevents it: a row for each effect, worst first. */
export function harmOf(v: TableView, effects: readonly Means[]): PanelRow[] {
  const all = effects.flatMap(parts);
  let held = v.table.runner.hand;
  const rows: PanelRow[] = [];
  let flatlines = false;
  for (const means of all) {
    if (means.v === 'damage' && typeof means.n === 'number' && !means.per) {
      const lost = Math.min(held, means.n);
      flatlines ||= means.n > held;
      const who = mine(v) ? 'You lose' : `${runner(v)} loses`;
      rows.push({
        sign: 'drop',
        text: `${who} ${lost} of ${counted(held, 'card')}`,
        detail: `${means.n} ${damageNamed(means.of)} damage`,
        cards: { lost, left: held - lost },
      });
      held -= lost;
    } else if (means.v === 'tag' && (means.n === undefined || typeof means.n === 'number') && !means.per) {
      const n = means.n ?? 1;
      rows.push({ sign: 'tag', text: counted(n, 'tag'), aside: `${v.table.runner.tags + n} in all` });
    } else {
      const told = consequence(v, means);
      if (told !== null) rows.push({ sign: 'forward', text: told });
    }
  }
  const end = mine(v) ? `You are flatlined. ${corp(v)} wins.` : `${runner(v)} is flatlined. You win.`;
  return flatlines ? [{ sign: 'drop', text: end }, ...rows] : rows;
}

const parts = (means: Means): readonly Means[] => (means.v === 'all' ? means.parts.flatMap(parts) : [means]);

/** Example: "You lose Shaka and Score, chosen at random from 4 cards." */
function lossWords(v: TableView, lost: readonly CardId[], held: number): string {
  const who = mine(v) ? 'You lose' : `${runner(v)} loses`;
  if (lost.length === 0) return `${who} no cards.`;
  const names = lost.map((card) => definition(card).title);
  return `${who} ${listed(names)}${lost.length < held ? `, chosen at random from ${held}` : ''}.`;
}

const toldByRows = new Set(['damage', 'tags', 'bits', 'accessed', 'over']);

/** The card's other effects, worded as in the record. */
function otherLines(v: TableView, events: readonly NetrunnerEvent[]): string[] {
  const others = events.filter(
    (event) => !toldByRows.has(event.kind) && event.kind !== 'success' && event.kind !== 'runOver',
  );
  return sayAll(others, v.table, v.names).map((line) => begun(readBy(line, v.seat, v.names)));
}

/** Whether a card has harmed the Runner or otherwise changed the table. */
export const hasActed = (v: TableView, card: StoryCard, face: CardId): boolean => harmPanel(v, card, face) !== null;

/** The label of the Runner's button after the card took effect. */
export function sufferWords(events: readonly NetrunnerEvent[]): string {
  if (events.some(({ kind }) => kind === 'damage')) return 'Take the damage';
  return events.some((event) => event.kind === 'tags' && event.amount > 0) ? 'Take the tag' : 'Continue';
}

/** The buttons below the card. */
export const continueTitle = 'Continue';
export const backToTable = 'Back to the table';
export const nextTitle = 'Next card';
export const endTitle = 'End the access';
export const finishTitle = 'Finish the access';
export const trashTitle = 'Trash it';
export const trashDetail = 'to Archives, face up';
export const leaveTitle = 'Leave it';
export const useFirst = 'Use a card first…';
export const showDetail = 'its text says so';
export const choicesTitle = 'Your choices so far';
export const accessFailed = 'You can no longer afford to trash all of these. Trash which cards?';

export const stealTitle = ({ asProgram }: Card, wins: boolean): string =>
  asProgram ? 'Install it' : wins ? 'Steal it and win' : 'Steal it';
export const showNext = 'Then an effect may follow.';
export const showTitle = (v: TableView): string => `Show it to ${v.names[CORP]}`;
export const choiceName = { steal: 'Steal', trash: 'Trash', leave: 'Leave' } as const;
export const undoWords = (title: string): string => `Change what happens to ${title}`;
export const pointsWords = (from: number, to: number): string => `${from} to ${counted(to, 'point')}`;
export const fromTo = (from: number, to: number): string => `${from} to ${to}`;
export const bitsShort = (missing: number): string => `${counted(missing, 'bit')} short`;
export const moreWords = (cards: number): string => `+${cards}`;
export const pipWords = (cardIndex: number, face: CardId | null): string =>
  `Card ${cardIndex + 1}${face === null ? '' : `, ${definition(face).title}`}`;

export const readingWords = (v: TableView): string => `${runner(v)} is reading the card.`;
/** For the Corp; null while the Runner reads. Once a card is stolen or trashed, the choices are made. */
export const settledWords = (v: TableView, { over, past, cards }: AccessStory): string | null =>
  past ? `${runner(v)} has moved on.` : over && cards.some(({ gone }) => gone !== null) ? 'The access is over.' : null;
export const pendingWords = (v: TableView): string => (v.pending ? 'Sending…' : `Waiting for ${v.names[CORP]}`);
export const pickingWords = (v: TableView): string => (v.pending ? 'Sending…' : 'Picking the next card…');

/** Shown next to a question to the Runner about an accessed card. */
export const besideWords = ({ question }: TableView): string =>
  question.kind === 'move' && (question.window === 'prevent' || question.window === 'flatline')
    ? 'Prevent or take…'
    : continueTitle;

/** The number of cards in hand, such as "4 to 1". */
export function handAfter({ events, hand }: StoryCard): string | undefined {
  const lost = events.reduce((sum, event) => sum + (event.kind === 'damage' ? (event.lost?.length ?? 0) : 0), 0);
  return lost > 0 ? `${hand} to ${hand - lost} in hand` : undefined;
}

/** What happens after the harm. */
export function thenWords(
  { table }: TableView,
  { gone }: StoryCard,
  { face, ways, last }: { face: CardId | null; ways: { steal: number | null; trash: number | null }; last: boolean },
): string {
  if (table.over) return 'Then the game is over.';
  if (ways.steal) return `Then steal it for ${ways.steal} or leave it.`;
  if (gone === 'stolen' || ways.steal === 0) return 'Then you steal it.';
  if (face !== null && ways.trash !== null)
    return `Then trash ${definition(face).title} for ${ways.trash} or leave it.`;
  return last ? 'Then access ends.' : 'Then you access the next card.';
}

/** What comes after this card. `points`: the Runner's total at that point, if earlier cards add to it. */
export function nextWords({ total, fort }: AccessStory, cardIndex: number, points: number | null = null): string {
  if (cardIndex + 1 < total) return `Next: card ${cardIndex + 2} of ${total}`;
  return points === null
    ? `Access to ${fortName(fort)} ends.`
    : `Then you have ${outOf(points, POINTS_TO_WIN)} points.`;
}

export function stealDetail({ total }: AccessStory, cardIndex: number, last: boolean): string | undefined {
  return last || total === cardIndex + 1 ? undefined : 'It counts once all cards are accessed';
}

export const leaveDetail = (story: AccessStory, cardIndex: number, last: boolean): string =>
  last ? `It stays in ${fortName(story.fort)}` : nextWords(story, cardIndex);

/** Where a card goes that stays with the Corp. */
export function whereItGoes({ fort, cards }: AccessStory, cardIndex: number, place: string): string | undefined {
  const card = cards[cardIndex];
  if (!card || card.gone !== null || fort === ARCHIVES) return undefined;
  if (fort === RD && card.at !== null)
    return cardIndex === 0 ? 'It goes back on top of R&D' : 'It goes back where it was in R&D';
  return `It stays in ${place}`;
}

/** Which events are highlighted on screen, because a line in the record is too easily missed. */
import type { CardId, Seat } from '../../../rules/game.ts';
import { definition } from '../../../rules/netrunner/card.ts';
import type { NetrunnerEvent } from '../../../rules/netrunner/event.ts';
import { CORP, handOf, RUNNER } from '../../../rules/netrunner/table.ts';
import { damageNamed } from './phrases.ts';
import { type EventContext, title, trasher } from './record/fates.ts';

export interface ShownMoment {
  /**
   * The event with the highest weight is shown large; one below `MIN_NEWS_WEIGHT` is shown only together with others.
   */
  weight: number;
  card?: CardId;
  die?: number;
  /** The player who did it and has therefore already seen it. */
  by?: Seat;
  /** Whether the run or access screen shows it while that screen is open. */
  shownInRun?: true;
  /** Lost cards, named one by one; shown until dismissed. */
  loss?: Loss;
  /** Whether a card went to a discard pile face up. */
  gone?: true;
  /** Whether it is shown until dismissed. */
  stays?: true;
}

export interface Loss {
  seat: Seat;
  /** Example: "4 meat damage". */
  title: string;
  /** Example: "Scorched Earth, played by Mina". */
  by: string;
  cards: readonly CardId[];
  /** Cards in hand before and after. */
  hand: readonly [number, number];
}

export const MIN_NEWS_WEIGHT = 2;

/** Depends only on the step's events and the public table before it. */
export function momentOf(event: NetrunnerEvent, context: EventContext): ShownMoment | null {
  const moment = moments[event.kind] as ((event: NetrunnerEvent, told: EventContext) => ShownMoment | null) | undefined;
  return moment?.(event, context) ?? null;
}

/** An event without an entry is not highlighted. */
const moments: {
  readonly [K in NetrunnerEvent['kind']]?: (
    event: Extract<NetrunnerEvent, { kind: K }>,
    told: EventContext,
  ) => ShownMoment | null;
} = {
  stolen: (event, told) => {
    // The Runner has just confirmed this on the access screen.
    return { weight: 6, card: event.card, by: RUNNER, stays: true, ...inAccess(told) };
  },
  scored: (event) => ({ weight: 6, card: event.card }),
  rolled: (event) => ({ weight: 5, die: event.value }),
  damage: (event, told) => {
    const loss = lossOf(event, told);
    return { ...(loss ? { weight: 5, loss, stays: true } : { weight: 4 }), ...inAccess(told) };
  },
  badPublicity: () => ({ weight: 4 }),
  points: () => ({ weight: 4 }),
  purged: () => ({ weight: 4 }),
  guessed: () => ({ weight: 4 }),
  bid: () => ({ weight: 4 }),
  tags: (event, told) => (event.amount > 0 ? { weight: 4, ...inAccess(told) } : null),
  runOver: (event, told) =>
    event.success ? null : event.jackedOut ? { weight: 3, by: told.before.active } : { weight: 3, shownInRun: true },
  accessed: (event) => (event.card === null ? null : { weight: 2, card: event.card, shownInRun: true }),
  exposed: (event) => ({ weight: 3, card: event.card }),
  shown: (event) => ({ weight: 3, card: event.card }),
  played: (event) => ({ weight: 3, card: event.card, by: event.seat }),
  rezzed: (event, told) => {
    const rezzed: ShownMoment = { weight: 2, card: event.card, by: CORP };
    return told.before.run && told.before.cards[event.slot]?.ice ? { ...rezzed, shownInRun: true } : rezzed;
  },
  trashed: (event, told) =>
    event.card === null
      ? { weight: 1 }
      : doneBy({ weight: 3, card: event.card, gone: true, ...inAccess(told) }, trasher(event, told)),
  discarded: (event) => (event.card === undefined ? null : { weight: 3, card: event.card, by: event.seat, gone: true }),
  moved: (event) => ({ weight: 2, card: event.card, by: CORP }),
  diverted: () => ({ weight: 2 }),
  swapped: () => ({ weight: 2 }),
  rearranged: () => ({ weight: 2 }),
  prevented: () => ({ weight: 1 }),
  given: () => ({ weight: 1 }),
  encountered: (event) => ({ weight: 1, card: event.card, shownInRun: true }),
  subroutine: () => ({ weight: 1, shownInRun: true }),
};

/** The access screen already shows it. */
const inAccess = ({ before, events, at }: EventContext): Pick<ShownMoment, 'shownInRun'> =>
  before.frames.some((frame) => frame.do === 'access') || events.slice(0, at).some(({ kind }) => kind === 'accessed')
    ? { shownInRun: true }
    : {};

const doneBy = (moment: ShownMoment, seat: Seat | null): ShownMoment =>
  seat === null ? moment : { ...moment, by: seat };

function lossOf(
  event: Extract<NetrunnerEvent, { kind: 'damage' }>,
  { before, names, events, at }: EventContext,
): Loss | null {
  const { lost = [], by, amount, type } = event;
  if (lost.length === 0) return null;
  // Earlier losses belong to other steps.
  const gone = events
    .slice(0, at)
    .filter((one) => one.kind === 'card' && one.owner === RUNNER && one.from.in === 'hand').length;
  const left = handOf(before, RUNNER) - gone;
  return {
    seat: RUNNER,
    title: `${amount} ${damageNamed(type)} damage`,
    by: by
      ? `${title(by.card)}${by.seat === CORP && definition(by.card).play ? `, played by ${names[by.seat]}` : ''}`
      : '',
    cards: lost,
    hand: [left + lost.length, left],
  };
}

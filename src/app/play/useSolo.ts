/** A game on one phone as the board sees it: whose screen is up, what he may do, and what passes by itself. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { keepAlone } from '../../peer/store/decks.ts';
import type { StoreFault } from '../../peer/store/store.ts';
import type { Seat } from '../../rules/game.ts';
import type { NetrunnerEvent } from '../../rules/netrunner/event.ts';
import { type Move, netrunner } from '../../rules/netrunner/index.ts';
import { movesOf, toArrange } from '../../solo/local.ts';
import { answerSolo, deciderOf, mayTakeBack, type Solo, takeBack } from '../../solo/solo.ts';
import { answeredByWish, type Hold, holdAfter } from '../games/netrunner/autoPass.ts';
import type { Place } from '../games/netrunner/board/lying.ts';
import type { Line, News, Seated, Trace } from '../games/netrunner/board/seated.ts';
import { type Drawn, drawnAfter, heldBy } from '../games/netrunner/board/table/drawn.ts';
import { arrangingOf } from '../games/netrunner/reorder.ts';
import { tellSteps } from '../games/netrunner/tell.ts';
import type { Fallen } from '../games/netrunner/words/piles.ts';
import { unnamed } from '../words/sides.ts';
import { placeOf } from './place.ts';
import { glanceOf } from './soloSummary.ts';

const soloNames = [unnamed(0), unnamed(1)] as const;

export interface Alone {
  /** The board of whoever holds the phone; null while the curtain is up. */
  seated: Seated | null;
  /** Whom the phone has to be handed to, what he is asked, and the lines since he last looked. */
  curtain: { to: Seat; asked: Seated; since: readonly Line[] } | null;
  lift(): void;
  refused: string | null;
  /** Why the browser does not keep the game, once it does not. */
  fault: StoreFault | null;
  hold: Hold;
  setHold(hold: Hold): void;
  /** Another screen for each time the phone changes hands: nothing that lay open stays. */
  round: number;
  place: Place;
}

interface Held {
  solo: Solo;
  shown: Seat | null;
  round: number;
  hold: [Hold, Hold];
  refused: string | null;
  news: News | undefined;
  lines: Line[];
  piles: readonly Fallen[];
  /** By seat. */
  drawn: [Drawn, Drawn];
  /** Steps that are told already. */
  told: number;
  /** By seat: lines that he has had before his eyes. */
  seen: [number, number];
  /** By seat: how traces went that he has not been shown yet. */
  traces: [Trace[], Trace[]];
  place: Place;
}

/** `opened` may be another game at the next call: then that one is played. */
export function useAlone(opened: Solo): Alone {
  const [, redraw] = useState(0);
  const [fault, setFault] = useState<StoreFault | null>(null);
  const held = useRef<Held | null>(null);
  const from = useRef<Solo | null>(null);
  const keep = ({ game, local }: Solo): void => {
    // A copy: the browser writes it when it comes to it, and the game may have gone on by then.
    void keepAlone(game.kind, { ...game, answers: [...game.answers], glance: glanceOf(local.table) }).then((kept) =>
      setFault(kept.ok ? null : kept.error),
    );
  };
  if (from.current !== opened) {
    from.current = opened;
    held.current = holding(opened, held.current);
    goOn(held.current);
  }
  useEffect(() => keep((held.current as Held).solo), [opened]);
  const now = held.current as Held;

  const changed = (): void => {
    goOn(now);
    keep(now.solo);
    redraw((n) => n + 1);
  };
  const play = (moves: readonly Move[]): void => {
    const seat = now.shown;
    if (seat === null) return;
    now.refused = null;
    let done = 0;
    for (const move of moves) {
      const answered = answerSolo(now.solo, { seat, move });
      if (!answered.ok && done === 0) now.refused = answered.error.text;
      if (!answered.ok) break;
      done++;
    }
    if (done > 0) now.hold[seat] = holdAfter(now.hold[seat], now.solo.local.table);
    changed();
  };
  const back = (): void => {
    const solo = takeBack(now.solo);
    Object.assign(now, { solo, refused: null, ...retold(solo) });
    keep(solo);
    redraw((n) => n + 1);
  };

  const to = deciderOf(now.solo, now.shown);
  const covered = to !== null && now.shown !== to;
  if (now.shown !== null && !covered) now.seen[now.shown] = now.lines.length;
  /** How the next of the traces went that this player has not seen. */
  const revealTo = ({ traces }: Held, seat: Seat): Seated['reveal'] => {
    const [trace] = traces[seat];
    const close = (): void => {
      traces[seat].shift();
      redraw((n) => n + 1);
    };
    return trace && { nth: traces[seat].length, trace, close };
  };
  return {
    seated:
      now.shown === null || covered
        ? null
        : {
            ...seatedOf(now, now.shown, play, mayTakeBack(now.solo, now.shown) ? back : undefined),
            reveal: revealTo(now, now.shown),
          },
    curtain: covered ? { to, asked: seatedOf(now, to, play, undefined), since: now.lines.slice(now.seen[to]) } : null,
    lift: () => {
      now.shown = to;
      now.round++;
      now.place = { lying: null };
      now.refused = null;
      redraw((n) => n + 1);
    },
    refused: now.refused,
    fault,
    hold: now.hold[now.shown ?? 0],
    setHold: (hold) => {
      now.hold[now.shown ?? 0] = hold;
      changed();
    },
    round: now.round,
    place: now.place,
  };
}

/** Alone one's own screen is always up, and a hand that was open stays so in the next game; of two the curtain comes first. */
const holding = (solo: Solo, was: Held | null): Held => ({
  solo,
  shown: solo.game.kind === 'goldfish' ? solo.game.seat : null,
  round: (was?.round ?? 0) + 1,
  hold: ['none', 'none'],
  refused: null,
  seen: [0, 0],
  place: solo.game.kind === 'goldfish' ? placeOf(`goldfish ${solo.game.seed}`, was?.place.open) : { lying: null },
  ...retold(solo),
});

/** What has been told of a game before it is gone on with is no news. */
function retold(solo: Solo): Pick<Held, 'news' | 'lines' | 'piles' | 'drawn' | 'told' | 'traces'> {
  const traces: [Trace[], Trace[]] = [[], []];
  const held = { solo, news: undefined, lines: [], piles: [], drawn: drawnOf(solo), told: 0, traces };
  tell(held);
  return { ...held, news: undefined, traces: [[], []] };
}

/** Windows that pass by wish pass at once: on one phone there is nobody to hide their time from. Then the new is told. */
function goOn(now: Held): void {
  const { solo } = now;
  for (;;) {
    const seat = deciderOf(solo, now.shown);
    const question = netrunner.ask(solo.local.table);
    const move = seat === null ? null : answeredByWish(solo.local.table, question, seat, now.hold[seat]);
    if (seat === null || move === null || !answerSolo(solo, { seat, move, wish: true }).ok) break;
  }
  tell(now);
}

/** What is new in both hands; `was`: what was before the steps that are told now. */
export function drawnOf({ local }: Pick<Solo, 'local'>, was?: readonly [Drawn, Drawn]): [Drawn, Drawn] {
  const one = (seat: Seat): Drawn => drawnAfter(was?.[seat] ?? null, heldBy(local.known[seat], local.table));
  return [one(0), one(1)];
}

/** Runs on when a decision is taken back: what is played instead is news as well. */
let lastNews = 0;

/** The lines of all steps that are not told yet, and their events as one piece of news. */
function tell(now: Pick<Held, 'solo' | 'news' | 'lines' | 'piles' | 'drawn' | 'told' | 'traces'>): void {
  const fresh = now.solo.steps.slice(now.told);
  if (fresh.length === 0) return;
  const steps = fresh.map((step, at) => ({ ...step, seq: now.told + at }));
  const said = tellSteps(steps, now.piles, soloNames);
  now.lines = [...now.lines, ...said.lines];
  now.piles = said.piles;
  now.drawn = drawnOf(now.solo, now.drawn);
  for (const traces of now.traces) traces.push(...said.traces);
  now.news = { seq: ++lastNews, events: fresh.flatMap(({ events }) => events as NetrunnerEvent[]) };
  now.told = now.solo.steps.length;
}

/** What that player's board is given: of hidden cards those he knows, and nothing of the other's. */
export function seatedOf(
  { solo, lines, piles, drawn, news }: Pick<Held, 'solo' | 'lines' | 'piles' | 'drawn' | 'news'>,
  seat: Seat,
  play: (moves: readonly Move[]) => void,
  back: (() => void) | undefined,
): Seated {
  const { local, notes, game } = solo;
  const known = local.known[seat];
  return {
    table: local.table,
    seat,
    known,
    question: netrunner.ask(local.table),
    questionAt: game.answers.length,
    moves: movesOf(local, seat),
    play: (...moves) => play(moves),
    pending: false,
    refusal: (move) => netrunner.refusal(local.table, seat, move, known),
    names: soloNames,
    seals: ['alone corp', 'alone runner'],
    link: 'open',
    standing: game.kind === 'goldfish' ? 'does nothing' : 'on this phone',
    ...(game.kind === 'goldfish' ? { alone: true } : {}),
    lines,
    piles,
    drawn: drawn[seat],
    ...(news ? { news } : {}),
    sealed: [notes[0] !== null, notes[1] !== null],
    corner: `${game.answers.length}`,
    ...(back ? { takeBack: back } : {}),
    ...arrangingNow(solo, seat),
  };
}

function arrangingNow({ local }: Solo, seat: Seat): Partial<Seated> {
  const wanted = toArrange(local);
  return wanted?.seat === seat ? { ...arrangingOf(seat, wanted.cards, local.known[seat]), moves: [] } : {};
}

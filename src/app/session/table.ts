/** A running match as the board sees it: the table with one seat's knowledge, the record, and a way to answer. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { hex } from '../../base/bytes.ts';
import type { Link } from '../../peer/link/link.ts';
import type { Happening } from '../../peer/match/fold/state.ts';
import type { Match, View } from '../../peer/match/match.ts';
import type { KeyTrouble } from '../../peer/store/identity.ts';
import { type Known, other, type Seat } from '../../rules/game.ts';
import type { NetrunnerEvent } from '../../rules/netrunner/event.ts';
import { type Move, netrunner, type Table } from '../../rules/netrunner/index.ts';
import { type Drawn, drawnAfter, firstSeen, heldBy } from '../board/netrunner/drawn.ts';
import type { Line, News, Seated, Trace } from '../board/netrunner/seated.ts';
import { capital } from '../words/capital.ts';
import type { Fallen } from '../words/piles.ts';
import { arrangingOf } from './arranging.ts';
import { saveGame } from './gameFile.ts';
import { placeOf, type TablePlace } from './place.ts';
import { remembered } from './remembered.ts';
import { type Step, tellSteps } from './tell.ts';
import type { Reunion } from './ways.ts';
import { answeredByWish, type Hold, holdAfter } from './wish.ts';

export interface Sitting {
  match: Match<Table, Move>;
  link: Link;
  names: readonly [string, string];
  /** Both public keys in hex: what the seals are drawn from. */
  keys: readonly [string, string];
  /** How the phones find each other again where no server introduces them. */
  reunion: Reunion;
  /** Why the key that it is played with goes with the page; null when it is kept. */
  keyTrouble: KeyTrouble | null;
}

export interface AtTable {
  view: View<Table>;
  seated: Seated | null;
  /** The last refusal, as a sentence, until the next answer. */
  refused: string | null;
  hold: Hold;
  setHold(hold: Hold): void;
  place: TablePlace;
}

/** Milliseconds before a pass by wish; tests set it to 0. */
export const passDelayMs = (): number => Number(remembered('passDelayMs') ?? 400);

export function useTable(sitting: Sitting): AtTable {
  const { match, link } = sitting;
  const [, redraw] = useState(0);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [hold, setHold] = useState<Hold>('none');
  const record = useRecord(sitting, () => redraw((n) => n + 1));
  useEffect(() => {
    const again = (): void => redraw((n) => n + 1);
    const ends = [match.onChange(again), link.onState(again)];
    return () => {
      for (const end of ends) end();
    };
  }, [match, link]);

  const view = match.view();
  const play = async (moves: readonly Move[]): Promise<void> => {
    setPending(true);
    setRefused(null);
    const done =
      moves[0]?.do === 'note' && view.question?.kind === 'sealed'
        ? await match.note(moves[0])
        : moves[0]?.do === 'concede'
          ? await match.resign()
          : view.arrange !== null && moves[0]?.do === 'choose'
            ? await match.arrange(moves[0].picks)
            : await match.play(prefix(view, moves));
    setPending(false);
    if (!done.ok) setRefused(done.error.text);
    if (view.table) setHold((now) => holdAfter(now, view.table as Table));
  };
  // Two taps before the screen is drawn anew are one.
  const tapped = useRef(false);
  const playOnce = async (moves: readonly Move[]): Promise<void> => {
    if (tapped.current) return;
    tapped.current = true;
    await play(moves).finally(() => {
      tapped.current = false;
    });
  };
  const wished = wishedNow(view, hold);
  useWish(view, wished, play);
  const seated = seatedOf(sitting, view, record, pending, wished !== null, playOnce);
  return { view, seated, refused, hold, setHold, place: placeOf(sitting) };
}

/** The moves of a chain that are still the player's to make: a question in between (where to pay from) ends it. */
function prefix(view: View<Table>, moves: readonly Move[]): readonly Move[] {
  const { table, known, seat } = view;
  if (!table || !known || moves.length < 2) return moves;
  let now = table;
  const taken: Move[] = [];
  for (const move of moves) {
    if (netrunner.refusal(now, seat, move, known)) break;
    const step = netrunner.answer(now, { kind: 'move', seat, move });
    if (!step.ok) break;
    taken.push(move);
    now = step.value.table;
  }
  return taken.length > 0 ? taken : moves;
}

function seatedOf(
  sitting: Sitting,
  view: View<Table>,
  { lines, news, piles, drawn, reveal }: ReturnType<typeof useRecord>,
  pending: boolean,
  passing: boolean,
  play: (moves: readonly Move[]) => Promise<void>,
): Seated | null {
  const { table, known, questionAt, seat } = view;
  if (!table || !known || !view.question) return null;
  const ended = endOf(view.status);
  // Whatever the table asks: nobody is asked any more.
  const question = ended === null ? view.question : { kind: 'over' as const, ...ended };
  const sealed: [boolean, boolean] = [false, false];
  sealed[seat] = view.noted;
  sealed[other(seat)] = view.peer.sealed;
  return {
    table,
    seat,
    known,
    question,
    questionAt,
    moves: pending || passing || ended !== null ? [] : netrunner.moves(table, seat, known),
    play: (...moves) => void play(moves),
    pending,
    passing,
    refusal: (move) => netrunner.refusal(table, seat, move, known),
    names: sitting.names,
    ...(ended === null ? {} : { ended: { winner: ended.winner, proven: isProven(view.status) } }),
    seals: sitting.keys,
    link: sitting.link.state,
    lines,
    piles,
    drawn: drawn ?? firstSeen(heldBy(known, table)),
    ...(news ? { news } : {}),
    ...(reveal ? { reveal } : {}),
    sealed,
    corner: `${view.length} ${hex(view.head.slice(-2))}`,
    save: () => saveSitting(sitting),
    ...(view.arrange === null ? {} : { ...arrangingOf(seat, view.arrange, known), moves: [] }),
  };
}

/** How a match has ended; null while it may go on: an entry that did not come may still come. */
function endOf(status: View<Table>['status']): { winner: Seat | null; why: string } | null {
  if (status.kind === 'stopped') return { winner: status.winner, why: status.text };
  return status.kind === 'over' && status.by !== 'absence'
    ? { winner: status.winner, why: capital(status.text) }
    : null;
}

const isProven = (status: View<Table>['status']): boolean => status.kind !== 'over' || status.verdict !== null;

/** The log as a file: of a game that is over anybody can audit it. */
export function saveSitting({ match, names }: Sitting): void {
  const file = match.file();
  if (file !== null) saveGame(file, names);
}

interface Recorded {
  lines: readonly Line[];
  news: News | undefined;
  piles: readonly Fallen[];
  drawn: Drawn | null;
  reveal: Seated['reveal'];
}

/** Lines of the record, from what has happened since the match was opened and before; and the traces to be shown. */
function useRecord(sitting: Sitting, changed: () => void): Recorded {
  const { match, names } = sitting;
  const place = placeOf(sitting);
  const lines = useRef<Line[]>([]);
  const piles = useRef<readonly Fallen[]>([]);
  const drawn = useRef<Drawn | null>(null);
  const traces = useRef<Trace[]>([]);
  const news = useRef<News | undefined>(undefined);
  const before = useRef<Table | null>(null);
  useEffect(() => {
    const told = new Set<Happening<Known>>();
    const tell = (...happened: readonly Happening<Known>[]): void => {
      const steps: Step[] = [];
      for (const one of happened) {
        if (told.has(one)) continue;
        told.add(one);
        const table = one.table as Table;
        steps.push({ seq: one.seq, events: one.events, before: before.current ?? table });
        const known = one.known[seat];
        if (known) drawn.current = drawnAfter(drawn.current, heldBy(known, table));
        before.current = table;
      }
      const said = tellSteps(steps, piles.current, names);
      lines.current = [...lines.current, ...said.lines];
      traces.current.push(...said.traces);
      piles.current = said.piles;
    };
    const { seat, table: first, known: mine } = match.view();
    const begin = (table: Table | null): void => {
      lines.current = [];
      traces.current = [];
      piles.current = [];
      drawn.current = table && mine && firstSeen(heldBy(mine, table));
      before.current = table;
    };
    begin(first);
    let here = true;
    const end = match.onEvents((happening) => {
      tell(happening);
      news.current = { seq: (news.current?.seq ?? 0) + 1, events: happening.events as NetrunnerEvent[] };
      changed();
    });
    // What was there before comes when it is found, and all lines in their order with it.
    void match.history().then((all) => {
      if (!here) return;
      const since = new Set(told);
      told.clear();
      begin(null);
      tell(...all.filter((one) => !since.has(one)));
      // What was opened before this page had the game was seen then, or stands in the record.
      place.seen ??= traces.current.length;
      tell(...since);
      changed();
    });
    return () => {
      here = false;
      end();
    };
  }, [match]);
  // Nothing opens before it is known what was seen already.
  const seen = place.seen ?? Number.POSITIVE_INFINITY;
  const trace = traces.current[seen];
  const close = (): void => {
    place.seen = seen + 1;
    changed();
  };
  return {
    lines: lines.current,
    news: news.current,
    piles: piles.current,
    drawn: drawn.current,
    reveal: trace && { nth: seen, trace, close },
  };
}

const wishedNow = ({ asked, table, question, seat }: View<Table>, hold: Hold): Move | null =>
  asked && table !== null && question !== null ? answeredByWish(table, question, seat, hold) : null;

/** Gives the answer of a standing wish after its fixed time. */
function useWish(view: View<Table>, wished: Move | null, play: (moves: readonly Move[]) => Promise<void>): void {
  const key = wished ? view.length : -1;
  useEffect(() => {
    if (key < 0 || !wished) return;
    const timer = setTimeout(() => void play([wished]), passDelayMs());
    return () => clearTimeout(timer);
  }, [key]);
}

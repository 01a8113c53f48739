/** The table of a running match, and everything shown over it: refusals, a stopped match, the end of the game. */

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../../base/result.ts';
import type { View } from '../../../peer/match/match.ts';
import { matchPool, type PlayedGame } from '../../../peer/store/shelf.ts';
import type { StoreFault } from '../../../peer/store/store.ts';
import { type AnyMove, other, type Refusal } from '../../../rules/game.ts';
import * as words from '../../../words/en/screens/table.ts';
import { begun } from '../../../words/en/sides.ts';
import { IN_MEMORY, storeAdvice } from '../../../words/en/store.ts';
import { device } from '../../device/device.ts';
import { useWakeLock } from '../../device/useWakeLock.ts';
import type { GameSummary } from '../../games/gameUi.ts';
import { lazyPart } from '../../offline/lazyPart.tsx';
import { Loading } from '../../offline/loading.tsx';
import { Notice, Strip, TableFrame, Toast } from '../../parts/strip.tsx';
import { matchGameOf } from '../../play/matchGame.ts';
import { type MatchSession, runningOf, saveLog } from '../../play/matchRunning.ts';
import { decksFor } from '../../play/next.ts';
import { type Rematch, useRematch } from '../../play/rematch.ts';
import type { Seated } from '../../play/seated.ts';
import { stakesOf } from '../../play/standings.ts';
import { useTable } from '../../play/useTable.ts';
import { goTo, stillOnScreen } from '../../route.ts';
import { Dealing } from './dealing.tsx';
import { endingKey, GameOver } from './gameOver.tsx';
import { OpponentOffer } from './opponentOffer.tsx';
import { ReconnectOptions } from './reconnectOptions.tsx';
import { RematchOptions } from './rematch.tsx';
import { RequestBar, useRequest } from './request.tsx';
import { Silence } from './silence.tsx';
import { Stopped } from './stopped.tsx';
import { TakeBack } from './takeBack.tsx';
import { useDenied } from './useDenied.ts';
import { useMatch } from './useMatch.tsx';
import { useEarlier, usePools } from './usePools.ts';
import { useWaitTime, WaitSheet, WaitTime } from './waitTime.tsx';
import './style.css';

// Exported from the same chunk, since both lead to the next game.
export { BetweenScreen } from './between.tsx';

const Correct = lazyPart(async () => (await import('./fixTable.tsx')).FixTable);

const MoveScreen = lazyPart(async () => (await import('../move/index.tsx')).MoveScreen);

/** A button that leaves the table. */
interface WayHome {
  readonly title: string;
  go(): void;
}

const HOME: WayHome = { title: words.home, go: () => goTo({ at: 'home' }) };

interface Props {
  sitting: MatchSession;
  /** The earlier games of the same match. */
  before: readonly PlayedGame[];
  rematch: Rematch;
  /** The game is about to move to another phone of the same player. */
  moving: boolean;
  /** The game is one of several at a table; none of them can move to another phone. */
  several?: boolean;
  /** At a table with several players: a link to a waiting player, and other actions. */
  elsewhere?: ComponentChildren;
  also?: readonly { title: string; act(): void }[];
  /** Where the player goes from here; home by default. */
  home?: WayHome;
  /** Removes the game from this phone. */
  onRemove(): void;
}

export function TableScreen(props: Props) {
  const { sitting, rematch, moving: begins } = props;
  const screen = useTableScreen(props);
  const { seated, view, looked, setLooked, leave, home } = screen;
  const { status } = view;
  // The games of one table stay together on one phone.
  const [moving, setMoving] = useState(begins && props.several !== true);
  const stay = (): void => {
    setMoving(false);
    if (begins) goTo({ at: 'table', game: sitting.name }, true);
  };
  // Closing the screen about one ending must not hide the next.
  const ending = endingKey(status);
  const looking = looked === ending;
  const reach = <ReconnectOptions sitting={sitting} />;
  // After the game has left, this phone can only show its past.
  if ((moving || (view.move.gone !== null && looked !== MOVED)) && status.kind === 'playing')
    return (
      <MoveScreen
        sitting={sitting}
        earlier={screen.before.length}
        onTable={() => {
          stay();
          setLooked(MOVED);
        }}
        onStop={stay}
      />
    );
  if (status.kind === 'stopped' && !looking)
    return (
      <Stopped
        {...{ status, sitting }}
        seat={view.seat}
        onHome={leave}
        homeTitle={home.title}
        onSave={() => saveLog(sitting)}
        onTable={seated ? () => setLooked(ending) : undefined}
      >
        {status.owes.length > 0 && reach}
      </Stopped>
    );
  const without = withoutBoard(props, screen, reach);
  if (without !== null || !seated) return without ?? <Loading />;
  const ended = status.kind === 'stopped' || status.kind === 'over';
  const { several = false, also = [] } = props;
  const at = {
    ...screen,
    sitting,
    beside: also,
    stays: several && begins,
    onMove: several ? null : () => setMoving(true),
  };
  const isGone = view.move.gone !== null;
  const v = { ...seated, elsewhere: props.elsewhere, ...(isGone && watching) };
  return (
    <TableFrame>
      <BoardAndNotices {...at} seated={v} v={ended || isGone ? v : withWays({ ...at, seated: v })} />
      {ended ? <Ended {...at} seated={v} {...{ rematch, looking, ending }} /> : <InPlay {...at} seated={v} />}
      {screen.match.sheet}
    </TableFrame>
  );
}

/** A phone that the game has left can't answer, and its connection no longer matters. */
const watching = { moved: true, pending: true, moves: [], link: 'open' } as const;

/** Shown without a board: before the cards are dealt, and after a game that only deals packs. */
function withoutBoard(
  { sitting, rematch, onRemove }: Props,
  { seated, view, them, leave, home, wish }: TableState,
  reach: JSX.Element,
) {
  const { ui } = sitting;
  const { status } = view;
  if (ui.Dealt && seated && status.kind === 'over' && status.kept)
    return (
      <ui.Dealt
        v={seated}
        name={sitting.name}
        {...{ options: sitting.match.agreed().options, rematch }}
        onEnd={() => wish(sitting.match.release())}
      >
        {reach}
      </ui.Dealt>
    );
  if (!seated || (status.kind !== 'over' && isDealing(seated, ui.summary(seated.table))))
    return (
      <Dealing
        {...{ them, onRemove }}
        link={sitting.link.state}
        begun={view.table !== null}
        packs={ui.info.leadsTo !== undefined}
        onHome={leave}
        homeTitle={home.title}
      >
        {reach}
      </Dealing>
    );
  return null;
}

type TableState = ReturnType<typeof useTableScreen>;

/** What the table shows, whether the game is in progress, over or stopped. */
function useTableScreen({ sitting, before: known, rematch, home = HOME }: Props) {
  const { before, claim } = useEarlier(sitting, known);
  const table = useTable(sitting);
  const { view, seated, record } = table;
  const { ui } = sitting;
  const [looked, setLooked] = useState<string | null>(null);
  const [denied, setDenied] = useDenied(view.length);
  const moved = useMoved(view);
  useWakeLock();
  const pools = usePools(sitting, before);
  const match = useMatch(sitting, before, pools?.outcomes);
  const name = sitting.names[other(view.seat)];
  const wish = (wished: Promise<Result<null, Refusal>>): void =>
    void wished.then((done) => setDenied(done.ok ? null : ui.refusal(done.error)));
  // A withdrawn offer is certain to be void only after this player's next entry.
  const withdraw = (): void =>
    void sitting.match.withdraw().then((done) => setDenied(done.ok ? words.withdrawn(name) : ui.refusal(done.error)));
  const [sheet, setSheet] = useState<'takeBack' | 'correct' | 'wait' | null>(null);
  const isOver = view.status.kind === 'over';
  const atEnd = isOver && looked !== endingKey(view.status) && seated !== null && !seated.reveal;
  rematch.before = before;
  useRematch(rematch, atEnd);
  const shown = useRequest({ view, sitting, record }, isLastAgreed(sitting));
  const waited = useWaitTime(view, sitting);
  return {
    ...table,
    ...{ before, claim, looked, setLooked, denied, moved, pools, match, name, them: begun(name) },
    ...{ wish, withdraw, atEnd, shown, waited, unkept: useUnsaved(sitting) },
    ...{
      sheet,
      setSheet,
      stakes: ui.match && seated ? stakesOf(ui.match, view.seat, ui.summary(seated.table).points) : null,
    },
    home,
    leave: home.go,
    askDraw: (): void => wish(sitting.match.offer({ what: 'draw' })),
    pause(on: boolean): void {
      const paused = sitting.match.pause(on);
      const isHere = stillOnScreen();
      wish(paused);
      // Only then does the home screen read that the game is paused.
      if (on) void paused.then(({ ok }) => ok && isHere() && home.go());
    },
  };
}

interface AtBoard extends TableState {
  sitting: MatchSession;
  seated: NonNullable<TableState['seated']>;
  /** Other actions available at this table. */
  beside: readonly { title: string; act(): void }[];
  /** The player tried to move the game, which can't be moved. */
  stays: boolean;
  /** Starts moving the game; null if it can't be moved. */
  onMove: (() => void) | null;
}

/** The board, and notices about the game as a whole. */
function BoardAndNotices(props: AtBoard & { v: AtBoard['seated'] }) {
  const { sitting, v, record, hold, setHold, place, leave, moved, them, unkept, refused, denied, stays } = props;
  return (
    <>
      <sitting.ui.Board v={v} onLeave={leave} {...{ record, hold, setHold, place }} />
      {moved !== null && <Notice text={words.movedToAnotherPhone(them)} />}
      {stays && <Notice text={words.tableStaysTogether} />}
      {unkept !== null && <Notice text={unkept} mark={IN_MEMORY} />}
      {(refused ?? denied) !== null && <Toast text={refused ?? denied ?? ''} />}
    </>
  );
}

/** In a running game, adds further options, and the opponent's request or wait if the board shows it. */
function withWays(at: AtBoard): AtBoard['seated'] {
  const { sitting, view, seated, before, match, them, stakes, setSheet, askDraw, pause } = at;
  const also = [
    ...(view.back.on ? [{ title: words.takeBackEllipsis, act: () => setSheet('takeBack') }] : []),
    ...(correctIn(at) ? [{ title: words.fixTheTableEllipsis, act: () => setSheet('correct') }] : []),
    ...(before.length > 0 && match.standings ? [{ title: words.theMatch, act: match.open }] : []),
    ...(view.paused.mine ? [] : [{ title: words.pauseUntilAnotherDay, act: () => pause(true) }]),
    ...(stakes && view.offers.mine === null ? [{ title: words.offerADraw, act: askDraw }] : []),
    ...at.beside,
    ...(at.onMove ? [{ title: words.moveGameTitle, act: at.onMove }] : []),
  ];
  const { request, thinks } = barsOf(at);
  return {
    ...seated,
    also,
    paused: words.pausedWords(view.paused, them),
    ...(sitting.ui.saysWaits && { ...(request && { request }), ...(thinks && { waited: thinks }) }),
  };
}

const correctIn = ({ sitting, view }: AtBoard) => (view.correcting.on ? sitting.ui.correct : undefined);

const barsOf = ({ shown, waited, name, withdraw, setSheet }: AtBoard) => ({
  request: shown && <RequestBar {...{ shown, name }} onWithdraw={withdraw} />,
  thinks: waited !== null && <WaitTime since={waited} name={name} onOpen={() => setSheet('wait')} />,
});

/** Everything over the board of a running game. */
function InPlay(at: AtBoard) {
  const { sitting, view, record, name, wish, waited, stakes, sheet, setSheet, askDraw, pause } = at;
  const { ui } = sitting;
  const close = (): void => setSheet(null);
  const correct = correctIn(at);
  const { request, thinks } = barsOf(at);
  return (
    <>
      <ReconnectOptions sitting={sitting} />
      {!ui.saysWaits && request && <Strip>{request}</Strip>}
      {!ui.saysWaits && thinks && <Strip>{words.waitingForElapsed(name, thinks)}</Strip>}
      {waited !== null && sheet === 'wait' && (
        <WaitSheet
          {...{ view, sitting }}
          since={waited}
          onDraw={stakes ? askDraw : null}
          onPause={() => pause(true)}
          onClose={close}
        />
      )}
      <OpponentOffer {...{ view, sitting, record, stakes }} onAccept={() => wish(sitting.match.accept())} />
      {sheet === 'takeBack' && (
        <TakeBack
          {...{ sitting, record }}
          seat={view.seat}
          back={view.back}
          table={view.table}
          onClose={close}
          onAsk={(to) => wish(sitting.match.offer({ what: 'back', to }))}
        />
      )}
      {correct && sheet === 'correct' && (
        <Correct
          {...{ sitting }}
          seat={view.seat}
          table={view.table}
          ui={correct}
          onClose={close}
          onAsk={(change) => wish(sitting.match.offer({ what: 'correct', change }))}
        />
      )}
      <Silence
        {...{ view, sitting, stakes }}
        onClaim={() => wish(sitting.match.claimAbsence())}
        onResign={() => wish(sitting.match.resign())}
        onDraw={askDraw}
        onPause={pause}
      />
    </>
  );
}

interface OverProps extends AtBoard {
  rematch: Rematch;
  /** Whether the player is looking at the table instead of the end screen. */
  looking: boolean;
  ending: string | null;
}

/** Everything over the board of a game that has ended. */
function Ended(props: OverProps) {
  const { sitting, view, seated, rematch, before, match, pools, denied, claim, leave, home, wish, setLooked, ending } =
    props;
  const { ui } = sitting;
  const { status } = view;
  const { options } = sitting.match.agreed();
  const played = matchGameOf(sitting);
  return (
    <>
      {props.looking && (
        <Strip act={{ title: words.howItEnded, onClick: () => setLooked(null) }}>{words.gameOverSentence}</Strip>
      )}
      {status.kind === 'over' && props.atEnd && (
        <GameOver
          {...{ v: seated, ui, status, denied, pools }}
          waiting={view.waiting}
          onHome={leave}
          homeTitle={home.title}
          onSave={() => saveLog(sitting)}
          onTable={() => setLooked(ending)}
          onReplay={(view) => goTo({ at: 'replay', of: 'game', id: sitting.name, ...(view && { view }) })}
          onClaim={() => {
            wish(sitting.match.claimAbsence());
            claim();
          }}
          rematch={
            ui.info.leadsTo === undefined &&
            (played !== null || status.by !== 'absence') && (
              <RematchOptions
                blocked={played === null ? words.AFTER_CHECK : null}
                {...{ ui, rematch, options }}
                decks={decksFor(rematch, { ui, options, played })}
                pool={matchPool(before)}
                standings={match.standings}
                onMatch={match.open}
                onEnd={status.kept ? () => wish(sitting.match.release()) : null}
                seat={view.seat}
                names={sitting.names}
                seals={sitting.keys}
              />
            )
          }
        >
          {status.owed !== null && <ReconnectOptions sitting={sitting} inPlace />}
        </GameOver>
      )}
    </>
  );
}

/** Whether the last event was agreed on by both players. */
function isLastAgreed(sitting: MatchSession): boolean {
  const last = runningOf(sitting).told().steps.at(-1);
  return last?.back !== undefined || last?.corrected !== undefined;
}

/** Marks that the player is looking at the table of a moved game. */
const MOVED = 'moved';

/**
 * The number of the entry that moved the opponent's game, if that happened while this screen was open; otherwise null.
 */
function useMoved({ move, seat, length }: View<unknown>): number | null {
  const [since] = useState(length);
  const last = move.all.findLast(({ by }) => by !== seat);
  return last && last.seq >= since ? last.seq : null;
}

/** While nothing has been decided yet, rendering the table would only slow down the shuffle. */
const isDealing = ({ question }: Seated<unknown, AnyMove>, { turn }: GameSummary): boolean =>
  turn === 0 && question.kind !== 'move' && question.kind !== 'choose' && question.kind !== 'over';

/** Why the game is kept only in memory; null if it is stored. */
function useUnsaved({ keyTrouble }: MatchSession): string | null {
  const keeper = useStorageFault();
  if (keeper !== null) return words.continuesInMemory(storeAdvice[keeper].what);
  return keyTrouble !== null ? words.keyNotSavedNote : null;
}

/** The storage fault that leaves the game only in memory, once there is one. */
function useStorageFault(): StoreFault | null {
  const [fault, setFault] = useState<StoreFault | null>(null);
  useEffect(() => {
    void device().then((phone) => {
      setFault(phone.trouble);
      phone.onTrouble(() => setFault(phone.trouble));
    });
  }, []);
  return fault;
}

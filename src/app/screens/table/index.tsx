/** The table of a running match, and what is shown over it: refusals, a stopped match, the end of the game. */

import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../../base/result.ts';
import type { View } from '../../../peer/match/match.ts';
import { type Played, poolIn } from '../../../peer/store/shelf.ts';
import type { StoreFault } from '../../../peer/store/store.ts';
import { type AnyMove, other, type Refusal } from '../../../rules/game.ts';
import { IN_MEMORY } from '../../../words/en/inMemory.ts';
import * as words from '../../../words/en/screens/table/table.ts';

import { begun } from '../../../words/en/sides.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { device } from '../../device/device.ts';
import { useWakeLock } from '../../device/useWakeLock.ts';
import type { GameSummary } from '../../games/gameUi.ts';
import { later } from '../../offline/later.tsx';
import { AtTable, Notice, Strip } from '../../parts/strip.tsx';
import { Toast } from '../../parts/toast.tsx';
import { type MatchSession, runningOf, saveLog } from '../../play/matchRunning.ts';
import { decksFor } from '../../play/next.ts';
import { playedIn } from '../../play/played.ts';
import type { Rematch } from '../../play/rematch.ts';
import type { Seated } from '../../play/seated.ts';
import { stakesOf } from '../../play/standings.ts';
import { useRematch } from '../../play/useRematch.ts';
import { useTable } from '../../play/useTable.ts';
import { goTo } from '../../route.ts';
import { Asked } from './asked.tsx';
import { Dealing } from './dealing.tsx';
import { endingOf } from './ending.ts';
import { Over } from './over.tsx';
import { Reach } from './reach.tsx';
import { RematchWays } from './rematch.tsx';
import { RequestBar, useRequest } from './request.tsx';
import { requestNow } from './requestNow.ts';
import { Silence } from './silence.tsx';
import { Stopped } from './stopped.tsx';
import { TakeBack } from './takeBack.tsx';
import { useEarlier } from './useEarlier.ts';
import { useMatch } from './useMatch.tsx';
import { usePools } from './usePools.ts';
import { useWaited, Waited, WaitSheet } from './waited.tsx';
import './style.css';

// Same chunk: both lead to the next game.
export { BetweenScreen } from './between.tsx';

const Correct = later(async () => (await import('./correct.tsx')).Correct);

const MoveScreen = later(async () => (await import('../move/index.tsx')).MoveScreen);

interface Props {
  sitting: MatchSession;
  /** The earlier games of the same match. */
  before: readonly Played[];
  rematch: Rematch;
  /** It is about to move to another phone of this player. */
  moving: boolean;
  /** Remove the game from this phone. */
  onRemove(): void;
}

export function TableScreen({ sitting, before: known, rematch, moving: begins, onRemove }: Props) {
  const { before, claim } = useEarlier(sitting, known);
  const { view, seated, record, refused, hold, setHold, place } = useTable(sitting);
  const { ui } = sitting;
  const keeper = useKeeper();
  const unkept =
    keeper !== null
      ? words.continuesInMemory(storeAdvice[keeper].what)
      : sitting.keyTrouble !== null
        ? words.thisPhoneCantSave
        : null;
  const [looked, setLooked] = useState<string | null>(null);
  const [denied, setDenied] = useState<string | null>(null);
  const [taking, setTaking] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const correctUi = view.correcting.on ? ui.correct : undefined;
  const [waiting, setWaiting] = useState(false);
  const [moving, setMoving] = useState(begins);
  const moved = useMoved(view);
  useWakeLock();
  const pools = usePools(sitting, before);
  const match = useMatch(sitting, before, pools?.outcomes);
  const { status } = view;
  const leave = (): void => goTo({ at: 'home' });
  const stay = (): void => {
    setMoving(false);
    if (begins) goTo({ at: 'table', game: sitting.name }, true);
  };
  const wish = (wished: Promise<Result<null, Refusal>>): void =>
    void wished.then((done) => setDenied(done.ok ? null : ui.refusal(done.error)));
  // Only this player's next entry is certain to void it.
  const withdraw = (): void =>
    void sitting.match.withdraw().then((done) => {
      setDenied(done.ok ? words.withdrawn(name) : ui.refusal(done.error));
    });
  const askDraw = (): void => wish(sitting.match.offer({ what: 'draw' }));
  const pause = (on: boolean): void => {
    wish(sitting.match.pause(on));
    if (on) leave();
  };
  const stakes = ui.match && seated ? stakesOf(ui.match, view.seat, ui.summary(seated.table).points) : null;
  const also = [
    ...(view.back.on ? [{ title: words.takeBackEllipsis, act: () => setTaking(true) }] : []),
    ...(correctUi ? [{ title: words.fixTheTableEllipsis, act: () => setCorrecting(true) }] : []),
    ...(before.length > 0 && match.standings ? [{ title: words.theMatch, act: match.open }] : []),
    ...(view.paused.mine ? [] : [{ title: words.pauseUntilAnotherDay, act: () => pause(true) }]),
    ...(stakes && view.offers.mine === null ? [{ title: words.offerADraw, act: askDraw }] : []),
    { title: words.moveThisGameTo, act: () => setMoving(true) },
  ];
  // Closing one ending must not hide the next.
  const ending = endingOf(status);
  const looking = looked === ending;
  const played = playedIn(sitting);
  const { options } = sitting.match.agreed();
  const atEnd = status.kind === 'over' && !looking && seated !== null && !seated.reveal;
  rematch.before = before;
  useRematch(rematch, atEnd);
  const ended = status.kind === 'stopped' || status.kind === 'over';
  const reach = <Reach sitting={sitting} />;
  const name = sitting.names[other(view.seat)];
  const them = begun(name);
  const shown = useRequest(requestNow(view, sitting, record, agreedLast(sitting)));
  const waited = useWaited(view, sitting);
  // A phone that the game has left can only show its past.
  if ((moving || (view.move.gone !== null && looked !== MOVED)) && status.kind === 'playing')
    return (
      <MoveScreen
        sitting={sitting}
        earlier={before.length}
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
        status={status}
        seat={view.seat}
        sitting={sitting}
        onHome={leave}
        onSave={() => saveLog(sitting)}
        onTable={seated ? () => setLooked(ending) : undefined}
      >
        {status.owes.length > 0 && reach}
      </Stopped>
    );
  if (ui.Dealt && seated && status.kind === 'over' && status.kept)
    return (
      <ui.Dealt v={seated} name={sitting.name} {...{ options, rematch }} onEnd={() => wish(sitting.match.release())}>
        {reach}
      </ui.Dealt>
    );
  if (!seated || (status.kind !== 'over' && isDealing(seated, ui.summary(seated.table))))
    return (
      <Dealing
        link={sitting.link.state}
        them={them}
        begun={view.table !== null}
        packs={ui.sign.leadsTo !== undefined}
        onHome={leave}
        onRemove={onRemove}
      >
        {reach}
      </Dealing>
    );
  const request = shown && !ended && <RequestBar {...{ shown, name }} onWithdraw={withdraw} />;
  const thinks = waited !== null && !ended && <Waited waited={waited} name={name} onOpen={() => setWaiting(true)} />;
  const paused = words.pausedWords(view.paused, them);
  const v = ended
    ? seated
    : {
        ...seated,
        also,
        paused,
        ...(ui.saysWaits && { ...(request && { request }), ...(thinks && { waited: thinks }) }),
      };
  return (
    <AtTable>
      <ui.Board v={v} onLeave={leave} {...{ record, hold, setHold, place }} />
      {moved !== null && <Notice text={words.movedToAnotherPhone(them)} />}
      {unkept !== null && <Notice text={unkept} mark={IN_MEMORY} />}
      {(refused ?? denied) !== null && <Toast text={refused ?? denied ?? ''} />}
      {!ended && reach}
      {ended && looking && (
        <Strip act={{ title: words.howItEnded, onClick: () => setLooked(null) }}>{words.theGameIsOverSentence}</Strip>
      )}
      {!ui.saysWaits && request && <Strip>{request}</Strip>}
      {!ui.saysWaits && thinks && <Strip>{words.waitingAndThinks(name, thinks)}</Strip>}
      {waited !== null && waiting && !ended && (
        <WaitSheet
          {...{ view, sitting, waited }}
          onDraw={stakes ? askDraw : null}
          onPause={() => pause(true)}
          onClose={() => setWaiting(false)}
        />
      )}
      {!ended && <Asked {...{ view, sitting, record, stakes }} onAccept={() => wish(sitting.match.accept())} />}
      {!ended && taking && (
        <TakeBack
          {...{ sitting, record }}
          seat={view.seat}
          back={view.back}
          table={view.table}
          onClose={() => setTaking(false)}
          onAsk={(to) => wish(sitting.match.offer({ what: 'back', to }))}
        />
      )}
      {!ended && correctUi && correcting && (
        <Correct
          {...{ sitting }}
          seat={view.seat}
          table={view.table}
          ui={correctUi}
          onClose={() => setCorrecting(false)}
          onAsk={(change) => wish(sitting.match.offer({ what: 'correct', change }))}
        />
      )}
      {!ended && (
        <Silence
          {...{ view, sitting, stakes }}
          onClaim={() => wish(sitting.match.claimAbsence())}
          onResign={() => wish(sitting.match.resign())}
          onDraw={askDraw}
          onPause={pause}
        />
      )}
      {status.kind === 'over' && atEnd && (
        <Over
          v={seated}
          ui={ui}
          status={status}
          waiting={view.waiting}
          denied={denied}
          pools={pools}
          onHome={leave}
          onSave={() => saveLog(sitting)}
          onTable={() => setLooked(ending)}
          onReplay={(view) => goTo({ at: 'replay', of: 'game', id: sitting.name, ...(view && { view }) })}
          onClaim={() => {
            wish(sitting.match.claimAbsence());
            claim();
          }}
          rematch={
            ui.sign.leadsTo === undefined &&
            (played !== null || status.by !== 'absence') && (
              <RematchWays
                blocked={played === null ? words.AFTER_CHECK : null}
                {...{ ui, rematch, options }}
                decks={decksFor(rematch, { ui, options, played })}
                pool={poolIn(before)}
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
          {status.owed !== null && <Reach sitting={sitting} inPlace />}
        </Over>
      )}
      {match.sheet}
    </AtTable>
  );
}

/** Whether the last event is something both agreed to. */
function agreedLast(sitting: MatchSession): boolean {
  const last = runningOf(sitting).told().steps.at(-1);
  return last?.back !== undefined || last?.corrected !== undefined;
}

/** Shown if the game has moved. */
const MOVED = 'moved';

/** The entry that moved the opponent's game, since this phone has seen it; null: none. */
function useMoved({ move, seat, length }: View<unknown>): number | null {
  const [since] = useState(length);
  const last = move.all.findLast(({ by }) => by !== seat);
  return last && last.seq >= since ? last.seq : null;
}

/** Nobody has decided anything yet: rendering a table now would only cost time while the phone shuffles. */
const isDealing = ({ question }: Seated<unknown, AnyMove>, { turn }: GameSummary): boolean =>
  turn === 0 && question.kind !== 'move' && question.kind !== 'choose' && question.kind !== 'over';

/** The storage fault that leaves the game in memory only, once there is one. */
function useKeeper(): StoreFault | null {
  const [fault, setFault] = useState<StoreFault | null>(null);
  useEffect(() => {
    void device().then((phone) => {
      setFault(phone.trouble);
      phone.onTrouble(() => setFault(phone.trouble));
    });
  }, []);
  return fault;
}

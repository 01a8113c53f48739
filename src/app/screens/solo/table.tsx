/** The table of a solo game: the board of the player holding the phone, or the curtain between two players. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type GameLock, lockGame } from '../../../peer/store/lock.ts';
import { type AnyMove, other, type Seat } from '../../../rules/game.ts';
import { beginSolo, openSolo, type Solo } from '../../../solo/solo.ts';
import { review, whatDecidedIt } from '../../../words/en/screens/review.ts';
import * as say from '../../../words/en/screens/solo.ts';
import { unnamed } from '../../../words/en/sides.ts';
import { IN_MEMORY, storeAdvice } from '../../../words/en/store.ts';
import { hintsOn, isGuided, markGuided, setHintsOn } from '../../device/preferences.ts';
import { newSeed } from '../../device/seed.ts';
import { useWakeLock } from '../../device/useWakeLock.ts';
import type { AnyTableUi, HintUi } from '../../games/gameUi.ts';
import { loadTableUi } from '../../games/index.ts';
import { Loading } from '../../offline/loading.tsx';
import { ActionButton, TextButton } from '../../parts/button.tsx';
import { useAsyncEffect } from '../../parts/hooks.ts';
import { Notice, Strip, TableFrame, Toast } from '../../parts/strip.tsx';
import { finishedId } from '../../play/past/finishedSolo.ts';
import { lookUpSolo, type SoloSlot } from '../../play/soloPlaces.ts';
import { soloGameInfo } from '../../play/soloSummary.ts';
import { useSolo } from '../../play/useSolo.ts';
import { goTo, type ReplayView } from '../../route.ts';
import { DropSheet } from './dropSheet.tsx';
import './style.css';
import { Emblem } from '../../parts/emblem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { RecordLine } from '../../play/record.ts';
import type { Seated } from '../../play/seated.ts';
import type { MachineOffer } from '../../play/useMachine.ts';

const home = (): void => goTo({ at: 'home' });
const choose = (): void => goTo({ at: 'solo' });
const replay = ({ game }: AnySolo, view?: ReplayView): void =>
  goTo({ at: 'replay', of: 'alone', id: finishedId(game), ...(view && { view }) });

type AnySolo = Solo<unknown, AnyMove>;

/** Retry interval while storage does not open (ms). */
const AGAIN_MS = 2000;

/** The game stored in the given slot. */
export function SoloTable({ place }: { place: SoloSlot }) {
  /** `words`: why there is no table to show yet. */
  const [opened, setOpened] = useState<{ ui: AnyTableUi; solo: AnySolo } | { title: string; words: string } | null>(
    null,
  );
  useAsyncEffect([place], (isHere) => {
    let held: GameLock | null = null;
    const fail = (words: string): void => setOpened({ title: say.noGameToContinue, words });
    void (async () => {
      held = await lockGame(`alone-${place}`);
      if (!held) return fail(say.openElsewhere);
      let kept = await lookUpSolo(place);
      while (!kept.ok && kept.error === 'shut' && isHere()) {
        setOpened({ title: say.notJustNow, words: say.retryNote(storeAdvice.shut.what) });
        await new Promise((wake) => setTimeout(wake, AGAIN_MS));
        kept = await lookUpSolo(place);
      }
      if (!isHere()) return held.release();
      if (!kept.ok) return fail(storeAdvice[kept.error].what);
      if (kept.value === undefined) return fail(say.noOpenGame);
      const ui = await loadTableUi(soloGameInfo(kept.value));
      if (!isHere()) return;
      const solo = openSolo(ui.solo.rules, kept.value);
      if (!solo.ok) return fail(ui.refusal(solo.error));
      setOpened({ ui, solo: solo.value });
    })();
    return () => held?.release();
  });
  if (opened === null) return <Loading />;
  if ('words' in opened)
    return (
      <main class="screen solo">
        <h1>{opened.title}</h1>
        <p role="alert">{opened.words}</p>
        <ActionButton kind="main" title={say.playOnThisPhone} onClick={choose} />
      </main>
    );
  const { ui, solo } = opened;
  return <Playing ui={ui} at={place} solo={solo} onAnew={(anew) => setOpened({ ui, solo: anew })} />;
}

interface PlayingProps {
  ui: AnyTableUi;
  /** The game's storage slot. */
  at: SoloSlot;
  solo: AnySolo;
  onAnew(solo: AnySolo): void;
}

function Playing({ ui, at, solo, onAnew }: PlayingProps) {
  const play = useSolo(solo, ui, at);
  const {
    solo: now,
    record,
    seated,
    curtain,
    lift,
    refused,
    fault,
    stopThinking,
    concession,
    hold,
    setHold,
    round,
    place,
  } = play;
  const [asking, setAsking] = useState(false);
  useWakeLock();
  const { turn, over } = ui.summary(now.local.table);
  const dealTo = (seat: Seat): void => {
    setAsking(false);
    const { start: _, ...begun } = solo.game;
    const seed = newSeed();
    const anew = beginSolo(ui.solo.rules, { ...begun, seat, seed });
    // A guided game is followed by another guided one.
    if (anew.ok && isGuided(solo.game)) markGuided(seed);
    if (anew.ok) onAnew(anew.value);
  };
  const hint = useHint(ui, seated);
  const guided = isGuided(now.game) && hint.show;
  const asked = seated !== null && seated.moves.length > 1 && !stopThinking;
  const deal = (): void => dealTo(solo.game.seat);
  // A game in which nothing has been decided is replaced without asking.
  const ask = (): void => (now.game.answers.length > 0 && !over ? setAsking(true) : deal());
  const also = [
    ...hint.also,
    ...(stopThinking ? [{ title: say.stopThinking, act: stopThinking }] : []),
    { title: say.dealAgainTitle(solo.game.kind), act: ask },
    { title: say.newGameOtherDecks, act: choose },
    ...(over ? [{ title: say.replayBothHandsOpen, act: () => replay(now) }] : []),
  ];
  return (
    <TableFrame>
      {curtain && <Curtain key={round} ui={ui} {...curtain} onLift={lift} onLeave={home} />}
      {seated && (
        <ui.Board
          key={round}
          v={{
            ...seated,
            also,
            ...(over && { next: waysNext(ui, now, () => dealTo(other(now.game.seat))) }),
            ...(guided && { hint: guided }),
            ...(stopThinking && { standing: say.thinks(seated.standing) }),
          }}
          onLeave={home}
          {...{ record, hold, setHold, place }}
        />
      )}
      {guided && asked && now.game.answers.every(({ seat }) => seat !== now.game.seat) && <OfferHint show={guided} />}
      {hint.sheet}
      {concession && !asking && <ConcessionSheet who={unnamed(ui.info, other(now.game.seat))} {...concession} />}
      {asking && <DropSheet words={say.turnTitle(turn)} onDrop={deal} onKeep={() => setAsking(false)} />}
      {!seated && !curtain && <Ended onDeal={deal} />}
      {fault !== null && <Notice text={say.notSavedNote} mark={IN_MEMORY} />}
      {refused !== null && <Toast text={refused} />}
    </TableFrame>
  );
}

/** After the end: the next steps that this game offers; `swap`: starts a rematch. */
const waysNext = (ui: AnyTableUi, now: AnySolo, swap: () => void) => [
  { title: say.replay, detail: say.bothHandsOpen, act: () => replay(now) },
  ...(ui.info.reviewed && now.game.kind !== 'goldfish'
    ? [{ title: review, detail: whatDecidedIt, act: () => replay(now, 'review') }]
    : []),
  ...(now.game.kind === 'machine' ? [{ title: say.rematch, detail: say.swapSides, act: swap }] : []),
];

/** Shown before a guided game's first move. */
function OfferHint({ show }: { show(): void }) {
  const [offered, setOffered] = useState(false);
  if (offered) return null;
  const act = (): void => {
    setOffered(true);
    show();
  };
  return (
    <Strip sign="bulb" act={{ title: say.showAHint, onClick: act }}>
      {say.hintOffer}
    </Strip>
  );
}

/** A two-player game that was already over when the page was opened: neither player's screen is shown. */
function Ended({ onDeal }: { onDeal(): void }) {
  return (
    <main class="screen solo">
      <h1>{say.gameOver}</h1>
      <ActionButton kind="main" title={say.dealAgain} detail={say.sameDecks} onClick={onDeal} />
      <ActionButton title={say.home} onClick={home} />
    </main>
  );
}

/** `also`: the entry for the menu; `sheet`: an open hint; `show`: opens it. Empty if the game has no hints. */
function useHint({ hint: load }: AnyTableUi, seated: Seated<unknown, AnyMove> | null) {
  const [on, setOn] = useState(hintsOn);
  const [Hint, setHint] = useState<HintUi<unknown, AnyMove> | null>(null);
  if (!load || !seated?.machine || seated.question.kind === 'over') return { also: [], sheet: null, show: null };
  const turn = (next: boolean): void => {
    setHintsOn(next);
    setOn(next);
    setHint(null);
  };
  const show = (): void => void load().then((loaded) => setHint(loaded));
  const also = on
    ? [{ title: say.hintWhatMattersNow, act: show }]
    : [{ title: say.showHintsAgain, act: () => turn(true) }];
  return {
    also,
    show: on ? show : null,
    sheet: Hint && <Hint.Sheet v={seated} onClose={() => setHint(null)} onOff={() => turn(false)} />,
  };
}

/** `who`: the machine's side. */
export function ConcessionSheet({ who, accept, decline, later }: MachineOffer & { who: string }) {
  return (
    <Sheet title={say.offersToConcede(who)} onLater={later}>
      <p>{say.seesNoWay}</p>
      <ActionButton kind="main" title={say.acceptTheWin} onClick={accept} />
      <ActionButton title={say.playOn} detail={say.noSecondOffer} onClick={decline} />
    </Sheet>
  );
}

const MAX_LINES = 6;

interface Props {
  ui: AnyTableUi;
  to: Seat;
  asked: Seated<unknown, AnyMove>;
  since: readonly RecordLine[];
  onLift(): void;
  onLeave(): void;
}

/** Names the player to hand the phone to and what has happened. Uses public information only. */
function Curtain({ ui, to, asked, since, onLift, onLeave }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // Focuses the heading, so that a key still held down doesn't lift the curtain.
  useEffect(() => title.current?.focus(), []);
  const side = ui.info.seats[to];
  return (
    <main class={`screen solo curtain centers seat${to} seat${to}-owner`}>
      <Emblem id={asked.seals[to]} side={to} size={96} />
      <h1 ref={title} tabIndex={-1}>
        {say.handOverTitle(side)}
      </h1>
      <p class="text-lead">{ui.asked(asked)}</p>
      <ActionButton kind="main" title={say.uncoverTitle(side)} detail={say.uncoverNote} onClick={onLift} />
      {since.length > 0 && (
        <section aria-label={say.sinceThen}>
          <h2 class="quiet text-body semibold">{say.whatHasHappened}</h2>
          <ol>
            {since.slice(-MAX_LINES).map(({ seq, text }, at) => (
              <li key={`${seq} ${at}`}>
                <ui.RecordText text={text} names={asked.names} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <TextButton onClick={onLeave}>{say.leaveTheTable}</TextButton>
    </main>
  );
}

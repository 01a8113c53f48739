/** A solo game on screen: who holds the phone, and what the next player is told before looking. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { saveFinished } from '../../peer/store/finished.ts';
import type { StoreFault } from '../../peer/store/store.ts';
import type { AnyMove, Seat } from '../../rules/game.ts';
import { machineSeat, mayTakeBack, type Solo } from '../../solo/solo.ts';
import * as words from '../../words/en/screens/solo.ts';
import { unnamed } from '../../words/en/sides.ts';
import { isGuided } from '../device/preferences.ts';
import type { AnyTableUi } from '../games/gameUi.ts';
import { useRedraw } from '../parts/hooks.ts';
import { finishedSolo } from './past/finishedSolo.ts';
import type { Seated, SeatSetting } from './seated.ts';
import { type SoloSlot, saveSolo } from './soloPlaces.ts';
import { type SoloRunning, soloRunning } from './soloRunning.ts';
import { soloSeal, soloSummary } from './soloSummary.ts';
import { newTableUiState, type TableUiState, tableUiStateOf } from './tableUiState.ts';
import { useMachine } from './useMachine.ts';
import { holdAsSet, usePlay } from './usePlay.ts';

type AnySolo = Solo<unknown, AnyMove>;
type AnySeated = Seated<unknown, AnyMove>;

interface Held {
  opened: AnySolo;
  running: SoloRunning<unknown, AnyMove>;
  round: number;
  place: TableUiState;
  /** By seat: how many record lines have been seen. */
  seen: [number, number];
}

/** `opened` may be a different game at the next call. `at`: the game's storage slot. */
export function useSolo(opened: AnySolo, ui: AnyTableUi, at: SoloSlot = opened.game.kind) {
  const redraw = useRedraw();
  const held = useRef<Held | null>(null);
  if (held.current?.opened !== opened) held.current = nextHolder(opened, held.current, ui);
  const now = held.current;
  const { running } = now;
  const { record, refused, answer, seated, hold, setHold, forget } = usePlay(
    running,
    ui,
    settingOf(opened, ui),
    now.place,
    null,
  );
  const fault = useAutosave(running, ui, at);
  // If one player plays both seats, the deciding seat is shown.
  if (ui.solo.together && opened.game.kind !== 'machine' && running.decider !== null) running.shown = running.decider;
  const { shown, decider: to } = running;
  const covered = to !== null && shown !== to && machineSeat(running.solo.game) === null;
  if (shown !== null && !covered) now.seen[shown] = record.lines.length;
  const reveal = shown === null ? undefined : seated(shown)?.reveal;
  const waits = reveal !== undefined && shown !== null && ui.solo.waitsFor?.(reveal.shown, shown) === true;
  const machine = useMachine(running, ui, waits, answer);
  const takeBack = (): void => {
    forget();
    running.takeBack();
  };
  const boardOf = (seat: Seat): AnySeated | null => {
    const v = seated(seat);
    return v && mayTakeBack(running.solo, seat) ? { ...v, takeBack } : v;
  };
  const asked = covered ? seated(to) : null;
  return {
    /** The current game, which is a new object after a take-back. */
    solo: running.solo,
    record,
    /** The board of the player holding the phone; null while the curtain is up. */
    seated: shown === null || covered ? null : boardOf(shown),
    /** Who gets the phone next, what they are asked, and the record since they last looked. */
    curtain: asked && to !== null ? { to, asked, since: record.lines.slice(now.seen[to]) } : null,
    lift: (): void => {
      running.shown = to;
      now.round++;
      now.place = newPlaceAfter(now.place);
      forget();
      redraw();
    },
    refused,
    fault,
    stopThinking: machine.stop,
    concession: machine.offer,
    hold: hold(shown ?? 0),
    setHold: (next: string): void => setHold(shown ?? 0, next),
    /** Changes whenever the phone changes hands, so that nothing stays open. */
    round: now.round,
    place: now.place,
  };
}

/**
 * A single player's screen is always shown, and an open hand stays open in the next game. Between two players the
 * curtain comes first.
 */
function nextHolder(opened: AnySolo, was: Held | null, { solo }: AnyTableUi): Held {
  const { kind, seat, seed } = opened.game;
  const alone = kind !== 'hotSeat' || solo.together !== undefined;
  return {
    opened,
    running: soloRunning(opened, alone ? seat : null),
    round: (was?.round ?? 0) + 1,
    place: alone ? tableUiStateOf(`${kind} ${seed}`, was?.place.open ?? isGuided({ seed })) : newTableUiState(),
    seen: [0, 0],
  };
}

/** Nothing is open for the next player; reveals that a player has seen stay seen. */
const newPlaceAfter = ({ seen }: TableUiState): TableUiState => ({ ...newTableUiState(), seen });

function settingOf({ game: { kind, seed, level } }: AnySolo, { info, solo }: AnyTableUi): SeatSetting {
  const { together, levels } = solo;
  const machine = kind === 'machine' ? levels?.find(({ id }) => id === level)?.name : undefined;
  const alone = kind !== 'hotSeat' || together !== undefined;
  return {
    names: [unnamed(info, 0), unnamed(info, 1)],
    seals: [soloSeal(info, 0), soloSeal(info, 1)],
    link: 'open',
    storageKey: `alone/${kind}/${seed}`,
    hold: holdAsSet(),
    standing: together?.standing ?? machine ?? words.opponentNote(alone),
    ...(alone && { alone: true as const }),
    ...(kind === 'machine' && { machine: true as const }),
  };
}

/** Saves the game after every change. Returns why the browser refused; null if it didn't. */
function useAutosave({ solo }: SoloRunning<unknown, AnyMove>, ui: AnyTableUi, at: SoloSlot): StoreFault | null {
  const [fault, setFault] = useState<StoreFault | null>(null);
  useLayoutEffect(() => {
    const { game, local } = solo;
    // A copy, because the write happens later, when the game may have changed.
    const kept = { ...game, answers: [...game.answers], glance: soloSummary(ui.summary(local.table)) };
    void saveSolo(at, kept).then((done) => setFault(done.ok ? null : done.error));
    const ended = finishedSolo(solo, ui.summary(local.table));
    if (ended !== null) void saveFinished(ended);
  }, [solo, solo.game.answers.length, solo.game.playOn]);
  return fault;
}

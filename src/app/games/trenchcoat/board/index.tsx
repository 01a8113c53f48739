/** One phone's board: one of four rooms, and the tabs to switch between them. */

// Imported first, so that a screen's own styles override it.
import './look/tokens.css';
import './look/shapes.css';
import './board.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ok } from '../../../../base/result.ts';
import * as is from '../../../../base/shapes.ts';
import { endMove } from '../../../../rules/trenchcoat/game/master.ts';
import type { Move } from '../../../../rules/trenchcoat/game/move.ts';
import type { Table } from '../../../../rules/trenchcoat/game/table.ts';
import type { Sheet as SheetOf } from '../../../../rules/trenchcoat/sheet/sheet.ts';
import * as words from '../../../../words/en/trenchcoat/board.ts';
import { refusalWords } from '../../../../words/en/trenchcoat/refusals/index.ts';
import { useFocusFallback } from '../../../parts/focusFallback.ts';
import { Notice } from '../../../parts/strip.tsx';
import type { Seated } from '../../../play/seated.ts';
import type { BoardProps } from '../../gameUi.ts';
import type { SessionRecord } from '../recorder.ts';
import { isSheet } from './draftForms.ts';
import { LogRoom } from './log/index.tsx';
import { Act, Twice } from './look/act.tsx';
import { type Room, Tabs } from './look/tabs.tsx';
import { Leave } from './look/tool.tsx';
import { MatrixRoom } from './matrix/index.tsx';
import { isGm, type TrenchSession } from './session.ts';
import { SheetRoom } from './sheets/sheetRoom.tsx';
import { TestRoom } from './test/index.tsx';
import { DraftsHere, useDraft, useDrafts } from './useDraft.ts';
import { useSession } from './useSession.ts';
import '../signs.ts';
import { TitledSheet } from './look/titled.tsx';

type Props = Pick<BoardProps<Table, Move, SessionRecord>, 'record' | 'place' | 'onLeave'> & {
  v: Seated<Table, Move>;
};

interface Place {
  room: Room;
}

const isPlace = (lying: unknown): lying is Place => typeof lying === 'object' && lying !== null && 'room' in lying;

export function Board(props: Props) {
  const drafts = useDrafts(props.v.storageKey, props.v.seat);
  const { place } = props;
  // Kept above the seats: on one phone, a tap can both open another room and give the turn to the other seat.
  const [room, setRoom] = useState<Room>(isPlace(place.lying) ? place.lying.room : 'test');
  place.lying = { room } satisfies Place;
  if (!drafts) return <main class="trench" />;
  return (
    <DraftsHere.Provider value={drafts}>
      <Rooms key={`${props.v.storageKey} ${props.v.seat}`} {...props} room={room} setRoom={setRoom} />
    </DraftsHere.Provider>
  );
}

function Rooms({ v: seated, record, room, setRoom, onLeave }: Props & { room: Room; setRoom(room: Room): void }) {
  const { v, own, setOwn, unkept } = useSession(seated, record);
  const [leaving, setLeaving] = useState(false);
  /** A sheet picked while the Game Master acts, to be added once the player may act. */
  const pick = useDraft<SheetOf | null>({ name: 'picked', initial: null, is: is.orNull(isSheet) });
  const picked = pick.value;
  const box = useRef<HTMLElement>(null);
  useFocusFallback(box, ['.decides button', '.tabs [aria-current]']);
  const asked = v && words.waitingWordsFor(v);
  useQuestionVibration(asked);
  useEffect(() => {
    if (picked === null || seated.table.step !== 'idle' || seated.table.sheets.length > 0 || seated.pending) return;
    pick.forget();
    seated.play({ do: 'sheet', at: 0, sheet: picked });
  });
  if (!v) return <main class="trench" />;
  const go = (next: Room): void => setRoom(next);
  const also = v.also ?? [];
  return (
    <main ref={box} class={`trench ${isGm(v) ? 'gm seat0-owner' : 'decker seat1-owner'}`}>
      <h1 class="hidden">{words.tableTitle(v.names[v.seat === 0 ? 1 : 0])}</h1>
      <p class="hidden" role="status">
        {asked?.said}
      </p>
      {room === 'test' && <TestRoom v={v} onRoom={go} own={own} setOwn={setOwn} picked={picked} onPick={pick.set} />}
      {room === 'matrix' && <MatrixRoom v={v} onRoom={go} onOwn={setOwn} />}
      {room === 'sheet' && <SheetRoom v={v} />}
      {room === 'log' && <LogRoom v={v} />}
      {seated.elsewhere}
      <div class="foot flex gap1 rigid">
        <Tabs room={room} waits={asked?.tab ?? null} onRoom={go} />
        <Leave
          label={words.leaveTitle(also.length)}
          onClick={() => (also.length === 0 ? onLeave() : setLeaving(true))}
        />
      </div>
      <span class="log-corner" aria-hidden="true">
        {v.corner}
      </span>
      {leaving && (
        <TitledSheet title={words.leaveOrMove} onClose={() => setLeaving(false)}>
          <Act title={words.leaveTheTable} detail={words.resumeNote} onClick={onLeave} />
          {mayEnd(v) && <EndNow v={v} onEnd={() => setLeaving(false)} />}
          {also.map(({ title, act }) => (
            <Act
              key={title}
              title={title}
              onClick={() => {
                setLeaving(false);
                act();
              }}
            />
          ))}
        </TitledSheet>
      )}
      {unkept && <Notice text={words.notSavedNote} />}
    </main>
  );
}

/** In their own turn the Game Master has a separate button for this, as does a solo player. */
const mayEnd = (v: TrenchSession): boolean =>
  isGm(v) ? /^(requested|rolled)$/.test(v.table.step) : !v.machine && /^(idle|called)$/.test(v.table.step);

function EndNow({ v, onEnd }: { v: TrenchSession; onEnd(): void }) {
  const [refused, setRefused] = useState<string | null>(null);
  const end = (): void => {
    const made = isGm(v) ? endMove(v) : ok({ do: 'stop' } as const);
    if (!made.ok) return setRefused(refusalWords(made.error));
    v.play(made.value);
    onEnd();
  };
  return (
    <Twice
      title={words.endTheSession}
      detail={words.endSessionNote}
      sure={words.endItNow}
      sureDetail={refused ?? words.tapToEnd}
      onSure={end}
    />
  );
}

function useQuestionVibration(asked: { tab: string } | null): void {
  const was = useRef(asked?.tab ?? null);
  useEffect(() => {
    if (asked && asked.tab !== was.current) navigator.vibrate?.(30);
    was.current = asked?.tab ?? null;
  });
}

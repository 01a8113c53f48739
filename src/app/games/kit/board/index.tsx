/**
 * The kit's board: the opponent's side is small, at the top; the player's own side is within reach; shared actions are
 * at the bottom.
 */

import { useEffect, useState } from 'preact/hooks';
import { other, type Seat } from '../../../../rules/game.ts';
import type { Move, Table } from '../../../../rules/kit/index.ts';
import { isCounter } from '../../../../rules/kit/refusal.ts';
import { CORP, countersOf, MAX_NAME_LENGTH } from '../../../../rules/kit/table.ts';
import * as words from '../../../../words/en/kit/board.ts';
import { begun } from '../../../../words/en/sides.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { Field, Form } from '../../../parts/form/field.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { Sign } from '../../../parts/sign.tsx';
import type { Seated } from '../../../play/seated.ts';
import type { BoardProps } from '../../gameUi.ts';
import type { KitRecord } from '../recorder.ts';
import { Pad } from './pad.tsx';
import { Actions, type ChosenCounter, Points, Tiles } from './side.tsx';
import { BeginTrace, OutcomeSheet, TraceSheet } from './trace.tsx';
import { useQueue } from './useQueue.ts';
import './kit.css';
import { clockOf } from '../../../../words/en/silence.ts';

type Props = Pick<BoardProps<Table, Move, KitRecord>, 'record' | 'place' | 'onLeave'> & { v: Seated<Table, Move> };

/** What the player has already seen, for when they return. */
interface Place {
  outcomes: number;
}
const isPlace = (lying: unknown): lying is Place => typeof lying === 'object' && lying !== null && 'outcomes' in lying;

const LINES = 3;

export function Board({ v, record, place, onLeave }: Props) {
  const { table } = v;
  const alone = v.standing !== undefined;
  // On one phone, the pen alternates but the sides stay where they are.
  const me: Seat = alone ? CORP : v.seat;
  const them = other(me);
  const queue = useQueue(v, alone);
  const [chosen, setChosen] = useState<ChosenCounter>({ seat: me, name: 'bits' });
  const [open, setOpen] = useState<'trace' | 'counter' | 'log' | 'leave' | null>(null);
  const [seen, setSeen] = useState(isPlace(place.lying) ? place.lying.outcomes : table.outcomes);
  const [clockOn, setClockOn] = useState(false);
  const clock = useTurnClock(table.turn, clockOn);
  place.lying = { outcomes: seen } satisfies Place;
  const close = (): void => setOpen(null);
  const make = (name: string): void => {
    changeBy(queue, me)(name, 1);
    setChosen({ seat: me, name });
    close();
  };
  const asks = table.step === 'link' || table.step === 'bids';
  const lines = record.lines.slice(-LINES);
  const half = { v, queue, me, alone, chosen, setChosen };
  return (
    <main class={`stacked gap4 kit seat${me} seat${me}-owner`}>
      <h1 class="hidden">{words.tableTitle(v.names[them])}</h1>
      <p class="hidden" role="status">
        {lines.at(-1)?.text}
      </p>
      <Theirs {...half} />
      <Mine {...half} clock={clock} onCounter={() => setOpen('counter')} />
      <LogFooter lines={lines} onLog={() => setOpen('log')} onLeave={() => setOpen('leave')} />
      <Shared
        {...{ queue, me, clockOn, setClockOn }}
        mayTrace={alone || me === CORP}
        onTrace={() => setOpen('trace')}
      />
      <span class="log-corner quiet text-label" aria-hidden="true">
        {v.corner}
      </span>
      {asks && <TraceSheet v={v} onLeave={onLeave} />}
      {!asks && open === 'trace' && (
        <BeginTrace
          onClose={close}
          onBegin={(limit) => {
            queue.give(CORP, { do: 'trace', limit });
            close();
          }}
        />
      )}
      {!asks && table.outcome && table.outcomes > seen && (
        <OutcomeSheet outcome={table.outcome} onClose={() => setSeen(table.outcomes)} />
      )}
      {open === 'counter' && <NewCounter onClose={close} onMake={make} />}
      {open === 'log' && <LogSheet record={record} onClose={close} />}
      {open === 'leave' && <LeaveSheet {...{ v, queue, me, onLeave }} onClose={close} />}
    </main>
  );
}

/** Adds to a counter of the given side. */
const changeBy =
  (queue: Queue, seat: Seat) =>
  (name: string, by: number): void =>
    queue.give(seat, { do: 'change', name, by });

type Queue = ReturnType<typeof useQueue>;

interface HalfProps extends Pick<Props, 'v'> {
  queue: Queue;
  me: Seat;
  /** Both players use one phone. */
  alone: boolean;
  chosen: ChosenCounter;
  setChosen(chosen: ChosenCounter): void;
}

function Theirs({ v, queue, me, alone, chosen, setChosen }: HalfProps) {
  const them = other(me);
  return (
    <section class={`kit-them stacked gap3 seat${them}`} aria-label={begun(v.names[them])}>
      <header class="across spread gap3">
        <span class="stacked breaks shrinks">
          <b>{begun(v.names[them])}</b>
          <small class="fine quiet">
            {v.standing ?? { open: words.linked, away: words.away, closed: words.hasLeft }[v.link]}
          </small>
        </span>
        <Actions seat={them} queue={queue} onChange={alone ? changeBy(queue, them) : undefined} />
      </header>
      <Tiles
        table={v.table}
        seat={them}
        queue={queue}
        but={['actions']}
        chosen={chosen.seat === them ? chosen.name : undefined}
        onChoose={alone ? (name) => setChosen({ seat: them, name }) : undefined}
      />
      {alone && (
        <button type="button" class="next across gap2 rigid" onClick={() => queue.give(them, { do: 'turn' })}>
          {words.newTurn(v.names[them])}
        </button>
      )}
    </section>
  );
}

interface MineProps extends HalfProps {
  clock: string | null;
  onCounter(): void;
}

function Mine({ v, queue, me, alone, chosen, setChosen, clock, onCounter }: MineProps) {
  const { table } = v;
  const change = changeBy(queue, me);
  const remove = (): void => {
    queue.give(chosen.seat, { do: 'remove', name: chosen.name });
    setChosen({ seat: me, name: 'bits' });
  };
  const own = countersOf(table, chosen.seat).includes(chosen.name);
  return (
    <section class={`kit-me stacked gap3 seat${me}`} aria-label={words.subject(alone, v.names[me])}>
      <header class="across spread gap3">
        <span class="stacked breaks shrinks">
          <b>{words.subject(alone, v.names[me])}</b>
          <small class="fine quiet">
            {words.turnNote(
              table.turn,
              table.active === me,
              alone,
              v.names[me],
              v.names[other(me)],
              clock === null ? '' : `, ${clock}`,
            )}
          </small>
        </span>
        <button type="button" class="next across gap2 rigid" onClick={() => queue.give(me, { do: 'turn' })}>
          {words.newTurnMark}
          <Sign name="forward" size={18} />
        </button>
      </header>
      <Pad
        seat={chosen.seat}
        name={chosen.name}
        queue={queue}
        onChange={(by) => changeBy(queue, chosen.seat)(chosen.name, by)}
        onRemove={own ? remove : undefined}
      />
      <Actions seat={me} queue={queue} onChange={change} />
      <Points seat={me} queue={queue} onChange={change} />
      <Tiles
        table={table}
        seat={me}
        queue={queue}
        but={['actions']}
        chosen={chosen.seat === me ? chosen.name : undefined}
        onChoose={(name) => setChosen({ seat: me, name })}
      />
      <button type="button" class="new-counter" onClick={onCounter}>
        {words.addCounterTitle}
      </button>
    </section>
  );
}

function LogFooter({ lines, onLog, onLeave }: { lines: KitRecord['lines']; onLog(): void; onLeave(): void }) {
  return (
    <footer class="stacked gap3 at-bottom">
      <button type="button" class="kit-lines stacked" onClick={onLog}>
        <b class="hidden">{words.log}</b>
        {lines.map(({ seq, text }) => (
          <span key={seq}>{text}</span>
        ))}
        {lines.length === 0 && <span>{words.noEntriesYet}</span>}
      </button>
      <button type="button" class="leave across centers gap2" onClick={onLeave}>
        <Sign name="back" size={20} />
        {words.leaveOrEnd}
      </button>
    </footer>
  );
}

interface SharedProps extends Pick<HalfProps, 'queue' | 'me'> {
  mayTrace: boolean;
  clockOn: boolean;
  setClockOn(on: boolean): void;
  onTrace(): void;
}

/** The shared actions: trace, die, coin and clock. */
function Shared({ queue, me, mayTrace, clockOn, setClockOn, onTrace }: SharedProps) {
  return (
    <div class="together fades gap3">
      <ActionButton
        kind="main"
        title={words.trace}
        detail={words.sealedBids}
        blocked={mayTrace ? undefined : words.startedByTheCorp}
        onClick={onTrace}
      />
      <ActionButton title={words.die} detail={words.dieRange} onClick={() => queue.give(me, { do: 'die' })} />
      <ActionButton title={words.coin} detail={words.fair} onClick={() => queue.give(me, { do: 'coin' })} />
      <ActionButton title={words.clock} detail={words.clockState(clockOn)} onClick={() => setClockOn(!clockOn)} />
    </div>
  );
}

function LogSheet({ record, onClose }: Pick<Props, 'record'> & { onClose(): void }) {
  return (
    <Sheet title={words.logTitle} onClose={onClose} newestFirst class="kit-sheet">
      <ol class="kit-log">
        {record.lines.toReversed().map(({ seq, text }) => (
          <li key={seq}>{text}</li>
        ))}
      </ol>
    </Sheet>
  );
}

interface LeaveProps extends Pick<HalfProps, 'v' | 'queue' | 'me'>, Pick<Props, 'onLeave'> {
  onClose(): void;
}

function LeaveSheet({ v, queue, me, onLeave, onClose }: LeaveProps) {
  return (
    <Sheet title={words.leaveOrEndTitle} onClose={onClose} class="kit-sheet">
      <ActionButton title={words.leaveTheTable} detail={words.resumeNote} onClick={onLeave} />
      {v.also?.map(({ title, act }) => (
        <ActionButton
          key={title}
          title={title}
          onClick={() => {
            onClose();
            act();
          }}
        />
      ))}
      <ActionButton
        kind="harm"
        title={words.gameOver}
        detail={words.verifyNote}
        onClick={() => {
          queue.give(me, { do: 'end' });
          onClose();
        }}
      />
    </Sheet>
  );
}

function NewCounter({ onMake, onClose }: { onMake(name: string): void; onClose(): void }) {
  const [name, setName] = useState('');
  const plain = name.trim().replace(/\s+/g, ' ');
  const fits = isCounter(`+${plain}`);
  const make = (): void => {
    if (fits) onMake(`+${plain}`);
  };
  return (
    <Sheet title={words.counterLabel} onClose={onClose} class="kit-sheet">
      <Form onSubmit={make}>
        <Field label={words.whatToCount}>
          {(control) => (
            <input
              {...control}
              value={name}
              maxLength={MAX_NAME_LENGTH}
              autocomplete="off"
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
        <ActionButton
          kind="main"
          title={words.addCounterLabel(fits, plain)}
          blocked={fits ? undefined : words.whyNoCounter(plain)}
          onClick={make}
        />
      </Form>
    </Sheet>
  );
}

/** The turn's elapsed time, such as "2:05"; null while the clock is off. */
function useTurnClock(turn: number, on: boolean): string | null {
  const [since, setSince] = useState(() => ({ turn, at: Date.now() }));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since.turn !== turn) setSince({ turn, at: Date.now() });
  }, [turn]);
  useEffect(() => {
    if (!on) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [on]);
  if (!on) return null;
  return clockOf(Math.max(0, now - since.at));
}

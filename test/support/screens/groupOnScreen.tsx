/** A Game Master's phone with several players, read and pressed without a browser. */
import { act, fireEvent, render } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import * as group from '../../../src/app/games/trenchcoat/board/group/everybody.tsx';
import { recorder } from '../../../src/app/games/trenchcoat/recorder.ts';
import type { TrenchEvent } from '../../../src/rules/trenchcoat/game/event.ts';
import type { Move } from '../../../src/rules/trenchcoat/game/move.ts';
import type { Sheet } from '../../../src/rules/trenchcoat/sheet/sheet.ts';
import { type Dice, does, type Evening, localEvening } from '../trenchcoat/evening.ts';

export interface GroupPlayer {
  readonly name: string;
  /** Null while still choosing a character. */
  readonly sheet: Sheet | null;
  readonly dice?: Dice;
}

interface SeatHere {
  readonly player: GroupPlayer;
  readonly evening: Evening;
  readonly events: readonly TrenchEvent[];
  link: 'open' | 'away';
  wanted: boolean;
  /** Every move of the Game Master, in order. */
  readonly moves: Move[];
}

const NONE: Dice = Array.from({ length: 20 }, () => ['+-+00', '-+00+'] as const);

async function seatOf(player: GroupPlayer): Promise<SeatHere> {
  const evening = localEvening(player.dice ?? NONE);
  await does(evening, 0, { do: 'done' });
  if (player.sheet) await does(evening, 1, { do: 'sheet', at: 0, sheet: player.sheet });
  return {
    player,
    evening,
    events: (await evening.events()) as TrenchEvent[],
    link: 'open',
    wanted: false,
    moves: [],
  };
}

/** The same seats on a new page: the moves played so far stay, the screen's state is lost. */
export async function groupOnScreen(players: readonly GroupPlayer[]) {
  const seats = await Promise.all(players.map(seatOf));
  let redraw = (): void => {};
  const said: string[] = [];

  const play = (seat: SeatHere, move: Move): void => {
    seat.moves.push(move);
    void seat.evening.tried(0, move).then((done) => {
      if (!done.ok) said.push(done.error.why);
      if (move.do !== 'done') seat.wanted = false;
    });
  };

  const propsOf = (seat: SeatHere, at: number) => {
    const { evening, events, player } = seat;
    const step = { seq: 1, events, before: evening.table(), after: evening.table(), known: [null, null] as const };
    return {
      game: `game ${at}`,
      record: recorder.after(recorder.empty, [step] as never, ['Mina', player.name]),
      v: {
        ...{ seat: 0, names: ['Mina', player.name], seals: ['m', player.name], link: seat.link, pending: false },
        ...{ storageKey: `game ${at}`, corner: '', questionAt: events.length, moves: [] },
        wants: [seat.wanted ? 'here' : null, null],
        table: evening.table(),
        known: evening.known(0),
        want: (on: boolean) => {
          seat.wanted = on;
        },
        play: (move: Move) => play(seat, move),
      },
    } as never;
  };

  const shown: string[] = [];
  let added = 0;
  /** `unseen`: the page shows another screen. */
  function Page({ unseen = false }: { unseen?: boolean }) {
    const [, set] = useState(0);
    redraw = () => set((n) => n + 1);
    if (unseen) return <group.Unseen seats={seats.map(propsOf)} />;
    return (
      <group.Everybody
        seats={seats.map(propsOf)}
        onSeat={(game) => shown.push(game)}
        onAdd={() => {
          added++;
        }}
        onLeave={() => shown.push('left')}
      />
    );
  }

  /** The phones act automatically: an idle, connected player passes the turn when requested. */
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 12; round++) {
      for (const { evening, wanted, link } of seats)
        if (wanted && link === 'open' && evening.table().step === 'idle') await does(evening, 1, { do: 'yield' });
      await act(async () => {
        redraw();
        await new Promise((done) => setTimeout(done, 0));
      });
    }
  };

  let page = render(<Page />);
  await settle();

  const layer = (): Element => [...page.container.querySelectorAll('dialog[open]')].at(-1) ?? page.container;
  const words = (element: Element | null | undefined): string =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const named = (element: Element): string => element.getAttribute('aria-label') ?? words(element);
  const buttons = (): HTMLElement[] => [...layer().querySelectorAll<HTMLElement>('button')];

  return {
    seats,
    said,
    shown,
    added: () => added,
    settle,
    text: () => words(layer()),
    /** The rows, one for each player. */
    rows: () => [...page.container.querySelectorAll('.crew-row')].map((row) => words(row)),
    buttons: () =>
      buttons().map((one) => `${named(one)}${one.getAttribute('aria-disabled') === 'true' ? ' (off)' : ''}`),
    async press(name: string, nth = 0) {
      const button = buttons().filter((one) => named(one).startsWith(name))[nth];
      if (!button) throw new Error(`no button “${name}” among ${buttons().map(named).join(' | ')}`);
      await act(async () => void fireEvent.click(button));
      await settle();
    },
    async type(label: string, value: string) {
      const field = page.getByLabelText(label);
      await act(async () => void fireEvent.input(field, { target: { value } }));
    },
    /** A player makes a move on their phone. */
    async does(at: number, move: Move) {
      const seat = seats[at] as SeatHere;
      await does(seat.evening, 1, move);
      await settle();
    },
    async link(at: number, link: 'open' | 'away') {
      (seats[at] as SeatHere).link = link;
      await settle();
    },
    /** The page crashes, and a new one opens. */
    async reopen(as?: 'unseen') {
      page.unmount();
      page = render(<Page unseen={as === 'unseen'} />);
      await settle();
    },
    done: (at: number) => (seats[at] as SeatHere).moves.map((move) => move.do),
  };
}

/** A game on one phone as one seat's screen gets it: its record, the latest events, and what the seat has seen. */
import { automaticAnswer } from '../../../src/app/games/netrunner/autoPass.ts';
import type { NetrunnerSeated, TableNews } from '../../../src/app/games/netrunner/board/seated.ts';
import { holdingsOf, initialDrawn } from '../../../src/app/games/netrunner/board/table/drawn.ts';
import { boardProps } from '../../../src/app/games/netrunner/present.ts';
import { recorder } from '../../../src/app/games/netrunner/recorder.ts';
import { nextReveal, shownCount } from '../../../src/app/play/record.ts';
import { newTableUiState } from '../../../src/app/play/tableUiState.ts';
import { other, type Seat } from '../../../src/rules/game.ts';
import type { NetrunnerEvent } from '../../../src/rules/netrunner/event.ts';
import { type Move, netrunner, type Table } from '../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { arrange, cardsToArrange, decide, decideSealed, movesOf } from '../../../src/solo/local.ts';
import type { NetrunnerGame } from '../randomPlay.ts';

const NAMES = ['Mina', 'Rae'] as const;

export class GameOnScreen {
  game!: NetrunnerGame;
  record = recorder.empty;
  news: TableNews | undefined;
  /** Moves sent by the screen, one list per tap. */
  readonly sent: Move[][] = [];
  /** Called after every change. */
  changed: () => void = () => {};
  /**
   * Whether windows pass automatically, as for players without a standing order; otherwise the other seat does whatever
   * `next` does.
   */
  byWish = false;
  /** Runs after each of the screen's moves: the other seat's reply. */
  next: () => void = () => {};
  readonly #place = newTableUiState();
  #steps = 0;

  constructor(readonly seat: Seat) {}

  /** Called for each step; `game` is the state after it. */
  readonly hear = (before: Table, events: readonly unknown[], game: NetrunnerGame): void => {
    const told = events as NetrunnerEvent[];
    const step = { seq: this.#steps++, events: told, before, after: game.table, known: game.known };
    this.record = recorder.after(this.record, [step], NAMES);
    this.news = { seq: (this.news?.seq ?? 0) + 1, events: told };
  };

  /** At this point, nothing of the game has been recorded yet. */
  readonly listen = () => {
    this.record = recorder.empty;
    return this.hear;
  };

  /** Events from before its player looked are not news. */
  begin(game: NetrunnerGame): void {
    this.game = game;
    const held = (of: Seat) => this.record.drawn[of] ?? initialDrawn(holdingsOf(game.known[of], game.table));
    this.record = { ...this.record, drawn: [held(CORP), held(RUNNER)] };
    this.#place.seen[this.seat] = shownCount(this.record);
  }

  /** Makes a decision for the given seat. */
  decide(seat: Seat, move: Move): void {
    const before = this.game.table;
    const done = decide(this.game, seat, move);
    if (!done.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(done.error)}`);
    this.hear(before, done.value, this.game);
    this.#passByWish();
    this.changed();
  }

  /** Passes the windows that pass automatically for a player without a standing order. */
  #passByWish(): void {
    while (this.byWish) {
      const { table } = this.game;
      const question = netrunner.ask(table);
      const seat = ([CORP, RUNNER] as const).find((one) => automaticAnswer(table, question, one, 'none') !== null);
      if (seat === undefined || question.kind !== 'move') return;
      const done = decide(this.game, seat, { do: 'pass' });
      if (!done.ok) return;
      this.hear(table, done.value, this.game);
    }
  }

  /** The board's props. */
  view(): NetrunnerSeated {
    const { game, seat, record, news } = this;
    const wanted = cardsToArrange(game);
    const kept = { told: { steps: [], since: 0 }, record, shownBefore: 0, news, fresh: [] };
    return boardProps(
      {
        storageKey: 'page',
        table: game.table,
        seat,
        known: game.known[seat],
        question: netrunner.ask(game.table),
        questionAt: this.#steps,
        arrange: wanted?.seat === seat ? wanted.cards : null,
        moves: movesOf(game, seat),
        play: (...moves) => this.#play(moves),
        pending: false,
        refusal: (move) => netrunner.refusal(game.table, seat, move, game.known[seat]),
        names: NAMES,
        seals: ['mina', 'rae'],
        link: 'open',
        sealed: [false, false],
        corner: '143 a1b2',
        reveal: nextReveal(kept, this.#place, seat, () => this.changed()),
        ...(news && { news }),
      },
      record,
    );
  }

  /** Plays consecutive moves, up to the first refused one. */
  #play(moves: readonly Move[]): void {
    const { game, seat } = this;
    this.sent.push([...moves]);
    for (const move of moves) {
      const before = game.table;
      const asked = netrunner.ask(before);
      const order = cardsToArrange(game) && move.do === 'choose' ? move.picks : null;
      const theirs = movesOf(game, other(seat))[0] ?? move;
      const done =
        asked.kind === 'sealed'
          ? decideSealed(game, seat === 0 ? [move, theirs] : [theirs, move])
          : order
            ? arrange(game, order)
            : decide(game, seat, move);
      if (!done.ok) break;
      this.hear(before, done.value, game);
    }
    this.next();
    this.#passByWish();
    this.changed();
  }
}

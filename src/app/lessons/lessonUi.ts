/** What a game provides for its lessons on screen. */
import type { JSX } from 'preact';
import type { AnyMove, Refusal } from '../../rules/game.ts';
import type { BoardProps, TableUi } from '../games/gameUi.ts';
import type { GameRecord } from '../play/record.ts';
import type { Seated } from '../play/seated.ts';
import type { LessonScript } from './lesson.ts';

interface TapProps<T, M extends AnyMove, R extends GameRecord> {
  v: Seated<T, M>;
  record: R;
  move: M;
  main?: boolean;
  onPlay(): void;
}

export interface LessonUi<T, M extends AnyMove, R extends GameRecord> {
  /** The key under which progress is stored. */
  readonly key: string;
  readonly script: LessonScript<T, M>;
  readonly table: TableUi<T, M, R>;
  /** By seat. */
  readonly names: readonly [string, string];
  /** The route segment of its lessons. */
  readonly home: string;
  /** The table. `reading`: no answer is expected yet. */
  Board(props: BoardProps<T, M, R> & { reading: boolean }): JSX.Element;
  /** A move as a button. */
  Tap(props: TapProps<T, M, R>): JSX.Element;
  /** The name of a move: "Draw". */
  title(v: Seated<T, M>, record: R, move: M): string;
  /** Lesson text, with its terms explained if the game supports that. */
  Text(props: { children: string }): JSX.Element;
  /** The rule behind a refusal, if there is a glossary term for it. */
  Rule?(props: { refusal: Refusal }): JSX.Element | null;
  /** Drops whatever an earlier lesson stored under the given key, when a lesson starts from the beginning. */
  forget?(storageKey: string): void;
}

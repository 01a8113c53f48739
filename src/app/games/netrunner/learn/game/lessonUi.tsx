/** The first game on screen, with Netrunner's board, moves and terms. */
import { canonicalText } from '../../../../../base/canonical.ts';
import type { CardId, Seat, Slot } from '../../../../../rules/game.ts';
import { definition } from '../../../../../rules/netrunner/card.ts';
import { type Move, netrunner, type Table } from '../../../../../rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { decide, type LocalGame } from '../../../../../solo/local.ts';
import { labelOf } from '../../../../../words/en/netrunner/decide/moves.ts';
import { chapters } from '../../../../../words/en/netrunner/lessons/script.ts';
import { unnamed } from '../../../../../words/en/netrunner/sides.ts';
import {
  isOpen,
  type Lesson,
  type LessonPlace,
  type LessonScript,
  openLesson as open,
  type ScriptedMove,
  type StepRecorder,
} from '../../../../lessons/lesson.ts';
import type { LessonUi } from '../../../../lessons/lessonUi.ts';
import type { PassHold } from '../../autoPass.ts';
import { Answer } from '../../board/decide/answers.tsx';
import { Board } from '../../board/index.tsx';
import type { BoardUiState as Lying } from '../../board/sheetState.ts';
import { RuleOf, Terms } from '../../board/terms.tsx';
import { boardProps } from '../../present.ts';
import type { NetrunnerRecord } from '../../recorder.ts';
import { tableUi } from '../../table.tsx';

/**
 * The notation for moves in lesson scripts: who, what, with which card, and where. Examples: `corp ice keeper hq`,
 * `runner break black-dahlia 1`, `runner pass jack`. Cards are given by id; subroutines are counted from 0.
 */
type LocalLesson = LocalGame<Table, Move>;

/** Maximum number of windows passed between two scripted moves; with more, the script is stuck. */
const MAX_PASSES = 40;

/** Resolves the notation against the current table. */
function parseScriptedMove(local: LocalLesson, words: string): ScriptedMove<Move> {
  const [who, what, card = '', more = ''] = words.split(' ');
  const seat = who === 'corp' ? CORP : RUNNER;
  const slot = slotOf(local, card);
  const moves: Readonly<Record<string, () => Move>> = {
    draw: () => ({ do: 'draw' }),
    bit: () => ({ do: 'bit' }),
    pass: () => ({ do: 'pass' }),
    play: () => ({ do: 'play', card }),
    install: () => ({ do: 'install', card }),
    ice: () => ({ do: 'install', hidden: card, ice: true, fort: more }),
    inside: () => ({ do: 'install', hidden: card, ice: false, fort: more }),
    rez: () => ({ do: 'rez', slot, card }),
    advance: () => ({ do: 'advance', slot }),
    score: () => ({ do: 'score', slot, card }),
    use: () => ({ do: 'use', slot, ability: 0 }),
    break: () => ({ do: 'use', slot, ability: breaking(card), sub: Number(more) }),
    show: () => ({ do: 'show', card }),
    untag: () => ({ do: 'removeTag' }),
    choose: () => ({ do: 'choose', picks: card === 'none' ? [] : [Number(card)] }),
    trash: () => ({ do: 'trash', at: 0, card }),
    run: () => ({ do: 'run', fort: card }),
    jack: () => ({ do: 'jackOut' }),
    bid: () => bidOf(local, seat, Number(card)),
  };
  const made = moves[what ?? ''];
  if (made === undefined) throw new Error(`a lesson says: ${words}`);
  return { seat, move: made(), ...(what === 'pass' && { window: card }) };
}

const breaking = (card: CardId): number =>
  definition(card).abilities.findIndex(({ special }) => special?.does === 'break');

/** The oldest card with the given id on the table, visible or not; −1 if there is none. */
function slotOf({ table, known }: LocalLesson, card: CardId): Slot {
  const faceOf = (slot: Slot, owner: Seat) => table.cards[slot]?.card ?? known[owner].slots[slot];
  return Object.values(table.cards).find(({ slot, owner }) => faceOf(slot, owner) === card)?.slot ?? -1;
}

/** A bid of the given amount, with a base link card if possible. */
function bidOf({ game, table, known }: LocalLesson, seat: Seat, bits: number): Move {
  const bids = game.moves(table, seat, known[seat]).filter((move) => move.do === 'bid' && move.bits === bits);
  return bids.find((move) => 'base' in move) ?? bids[0] ?? { do: 'bid', bits };
}

const isAllowed = (local: LocalLesson, { seat, move }: ScriptedMove<Move>): boolean =>
  local.game.refusal(local.table, seat, move, local.known[seat]) === null;

/**
 * Passes until the move is possible or, if the rules will refuse it, until its player has an action or encounters ice.
 */
function passUntil(local: LocalLesson, words: string, keep: StepRecorder, refused = false): void {
  for (let passes = 0; passes < MAX_PASSES; passes++) {
    const scripted = parseScriptedMove(local, words);
    const question = local.game.ask(local.table);
    const window = question.kind === 'move' ? question.window : question.kind;
    if (isOpen(local, scripted) && (refused ? ['action', 'encounter'].includes(window) : isAllowed(local, scripted)))
      return;
    // Only the script decides what an action is used for.
    if (question.kind !== 'move' || window === 'action') return;
    const { of } = question;
    if (!isAllowed(local, { seat: of, move: { do: 'pass' } })) return;
    keep(() => {
      const done = decide(local, of, { do: 'pass' });
      return done.ok ? done.value : [];
    });
  }
}

/** The chapters of the first game, played under the real rules. */
export type NetrunnerLesson = Lesson<Table, Move>;

const script: LessonScript<Table, Move> = {
  game: netrunner,
  chapters,
  sides: ['corp', 'runner'],
  // With these numbers, shuffled piles keep their order and the last card of a hand is taken.
  chance: () => (below) => below - 1,
  parse: parseScriptedMove,
  prepare: passUntil,
  fits: (asked, made) => canonicalText(asked) === canonicalText(made),
  waits: true,
};

/** Opens a chapter just before the given step. Throws if the rules refuse the script. */
export const openLesson = (seat: Seat, from: LessonPlace): NetrunnerLesson => open(script, seat, from);

export const lessonUi: LessonUi<Table, Move, NetrunnerRecord> = {
  key: 'lesson',
  script,
  table: tableUi,
  names: [unnamed(CORP), unnamed(RUNNER)],
  home: '',
  Board({ v: seated, record, reading, hold, place, ...rest }) {
    const v = boardProps(seated, record);
    return (
      <Board
        {...rest}
        // A sheet would cover the text that has to be read first.
        v={reading ? { ...v, question: { kind: 'chance', below: 1 } } : v}
        hold={hold as PassHold}
        // Only this board writes to it.
        place={place as Lying}
      />
    );
  },
  Tap: ({ v, record, ...rest }) => <Answer v={boardProps(v, record)} {...rest} />,
  title: (v, record, move) => labelOf(boardProps(v, record), move).title,
  Text: Terms,
  Rule: RuleOf,
};

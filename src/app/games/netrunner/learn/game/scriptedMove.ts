/**
 * The notation for moves in lesson scripts: who, what, with which card, and where. Examples: `corp ice keeper hq`,
 * `runner break black-dahlia 1`, `runner pass jack`. Cards are given by id; subroutines are counted from 0.
 */
import type { CardId, Seat, Slot } from '../../../../../rules/game.ts';
import { definition } from '../../../../../rules/netrunner/card.ts';
import type { Move, Table } from '../../../../../rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { decide, type LocalGame } from '../../../../../solo/local.ts';
import { isOpen, type ScriptedMove, type StepRecorder } from '../../../../lessons/lesson.ts';

export type LocalLesson = LocalGame<Table, Move>;

/** Maximum number of windows passed between two scripted moves; with more, the script is stuck. */
const MAX_PASSES = 40;

/** Resolves the notation against the current table. */
export function parseScriptedMove(local: LocalLesson, words: string): ScriptedMove<Move> {
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
export function passUntil(local: LocalLesson, words: string, keep: StepRecorder, refused = false): void {
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

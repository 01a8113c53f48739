/**
 * What is done in a lesson, in words that a script can be written in: who, what, with which card, and where.
 * `corp ice keeper hq`, `runner break black-dahlia 1`, `runner pass jack`. Cards are named by their id, subroutines counted from 0.
 */
import type { CardId, GameEvent, Seat, Slot } from '../../../../../rules/game.ts';
import { definition } from '../../../../../rules/netrunner/card.ts';
import type { Move, Table } from '../../../../../rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { decide, type LocalGame } from '../../../../../solo/local.ts';

export type Local = LocalGame<Table, Move>;

export interface Deed {
  readonly seat: Seat;
  readonly move: Move;
  /** To pass is to pass there, and nowhere else. */
  readonly window?: string;
}

/** So many windows may pass between two deeds; more would be a script that never goes on. */
const MOST_PASSES = 40;

/** What the words come to on the table as it lies now. */
export function deedOf(local: Local, words: string): Deed {
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

/** The oldest card of that name on the table, whoever sees it; −1 where none lies there. */
function slotOf({ table, known }: Local, card: CardId): Slot {
  const faceOf = (slot: Slot, owner: Seat) => table.cards[slot]?.card ?? known[owner].slots[slot];
  return Object.values(table.cards).find(({ slot, owner }) => faceOf(slot, owner) === card)?.slot ?? -1;
}

/** As many bits as said, with a base link card where one can be used. */
function bidOf({ game, table, known }: Local, seat: Seat, bits: number): Move {
  const bids = game.moves(table, seat, known[seat]).filter((move) => move.do === 'bid' && move.bits === bits);
  return bids.find((move) => 'base' in move) ?? bids[0] ?? { do: 'bid', bits };
}

/** Whether that is what is asked now, whatever the rules say to it. */
export function isOpen({ game, table }: Local, { seat, window }: Deed): boolean {
  const question = game.ask(table);
  if (question.kind === 'sealed') return window === undefined;
  if (question.kind !== 'move' && question.kind !== 'choose') return false;
  return question.of === seat && (window === undefined || (question.kind === 'move' && question.window === window));
}

const isAllowed = (local: Local, { seat, move }: Deed): boolean =>
  local.game.refusal(local.table, seat, move, local.known[seat]) === null;

/** Keeps what a step has brought. */
export type Keep = (act: () => GameEvent[]) => void;

/** Passes what both leave alone until the deed can be done; one that the rules refuse, until its player is asked for an action or meets ice. */
export function passUntil(local: Local, words: string, keep: Keep, refused = false): void {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const deed = deedOf(local, words);
    const question = local.game.ask(local.table);
    const window = question.kind === 'move' ? question.window : question.kind;
    if (isOpen(local, deed) && (refused ? ['action', 'encounter'].includes(window) : isAllowed(local, deed))) return;
    // What an action is used for nobody but the script says.
    if (question.kind !== 'move' || window === 'action') return;
    const { of } = question;
    if (!isAllowed(local, { seat: of, move: { do: 'pass' } })) return;
    keep(() => {
      const done = decide(local, of, { do: 'pass' });
      return done.ok ? done.value : [];
    });
  }
}

/**
 * What a curious player prefers: moves that bring a text of a card nobody has seen work yet. `open` holds those texts, in the
 * words of `wanted`.
 */
import type { CardId, Seat } from '../../../src/rules/game.ts';
import { definition, findCard } from '../../../src/rules/netrunner/cards/index.ts';
import type { Move, Table } from '../../../src/rules/netrunner/index.ts';
import type { NetrunnerGame } from '../randomPlay.ts';
import { wanted } from './coverage.ts';

const NEW = 60;
const MORE = 20;

/** Whether that card has a text that is still open. */
export const isOpen = (open: ReadonlySet<string>, card: CardId): boolean =>
  findCard(card) !== undefined && wanted(definition(card)).some((text) => open.has(text));

/**
 * How much a curious player wants a move, as far as he can tell: much for a text of its own, less for a card that has more
 * to show, 0 for all the others; null where it would trash such a card for a text that was seen.
 */
export function curiosity(game: NetrunnerGame, seat: Seat, move: Move, open: ReadonlySet<string>): number | null {
  const [card, text] = (open.size > 0 && brings(game, seat, move, open)) || [];
  if (card === undefined) return 0;
  if (open.has(`${card} ${text}`)) return NEW;
  if (!isOpen(open, card)) return 0;
  const at = text?.startsWith('ability ') ? Number(text.slice('ability '.length)) : -1;
  return definition(card).abilities[at]?.cost.trash ? null : MORE;
}

/** The card a move is about and what it would show of it. */
function brings(
  { table, known }: NetrunnerGame,
  seat: Seat,
  move: Move,
  open: ReadonlySet<string>,
): [CardId, string] | null {
  const face = (slot: number): CardId => table.cards[slot]?.card ?? known[seat].slots[slot] ?? '';
  switch (move.do) {
    case 'play':
      return [move.card, 'played'];
    case 'rez':
      return [move.card, 'rezzed'];
    case 'score':
      return [move.card, 'scored'];
    case 'use':
      // What is broken now may let the subroutine below it work at last.
      return move.sub === undefined
        ? [face(move.slot), `ability ${move.ability}`]
        : [iceNow(table), `subroutine ${move.sub + 1}`];
    case 'run': {
      // Who meets ice with an empty hand sees no more than its first subroutine.
      if (table.runner.hand < 3) return null;
      const ice = table.forts.find((fort) => fort.id === move.fort)?.ice ?? [];
      return [ice.map(face).find((card) => isOpen(open, card)) ?? '', 'met'];
    }
    case 'advance':
      return [face(move.slot), 'scored'];
    case 'install': {
      if ('card' in move) return [move.card, 'installed'];
      if ('rig' in move) return [move.hidden ?? '', 'installed'];
      const card = move.hidden ?? move.rezzed ?? '';
      return [card, definition(card).type === 'agenda' ? 'scored' : 'rezzed'];
    }
    default:
      return null;
  }
}

/** The ice the Runner deals with. */
function iceNow({ run, forts, cards }: Table): CardId {
  const slot = forts.find((fort) => fort.id === run?.fort)?.ice[run?.at ?? -1];
  return (slot === undefined ? null : cards[slot]?.card) ?? '';
}

/**
 * A curious player's preferences: moves that lead to a text that has not been seen working. `open` contains those
 * texts, named as in `wanted`.
 */
import type { CardId, Seat } from '../../../src/rules/game.ts';
import { definition, findCard } from '../../../src/rules/netrunner/cards/index.ts';
import type { Move, Table } from '../../../src/rules/netrunner/index.ts';
import type { NetrunnerGame } from '../randomPlay.ts';
import { wanted } from './coverage.ts';

const NEW = 60;
const MORE = 20;
const WASTE = 1;
/** Breaking all ice leads the Runner to everything else. */
const BREAKING = 20;
const usual: Partial<Record<Move['do'], number>> = {
  bit: 14,
  draw: 3,
  rez: 3,
  score: 9,
  use: 4,
  jackOut: 1,
  removeTag: 1,
};
const OTHER = 2;

/** The weight of a move that shows nothing new: the player is rich, and hardly ever concedes. */
export const usualInterest = (move: Move): number =>
  move.do === 'use' && move.sub !== undefined ? BREAKING : (usual[move.do] ?? OTHER);

/** Whether the given card has a text that is still open. */
export const isOpen = (open: ReadonlySet<string>, card: CardId): boolean =>
  findCard(card) !== undefined && wanted(definition(card)).some((text) => open.has(text));

/**
 * The weight of a move for a curious player, as far as they can tell: highest for an open text, lower for a card that
 * has more to show, otherwise as usual; almost none for trashing that kind of card for a text already seen.
 */
export function interest(
  game: NetrunnerGame,
  seat: Seat,
  move: Move,
  open: ReadonlySet<string>,
  otherwise = usualInterest(move),
): number {
  const [card, text] = (open.size > 0 && brings(game, seat, move, open)) || [];
  if (card === undefined) return otherwise;
  if (open.has(`${card} ${text}`)) return Math.max(NEW, otherwise);
  if (!isOpen(open, card)) return otherwise;
  const at = text?.startsWith('ability ') ? Number(text.slice('ability '.length)) : -1;
  return definition(card).abilities[at]?.cost.trash ? WASTE : Math.max(MORE, otherwise);
}

/** The card a move is about, and what it would reveal about that card. */
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
      // Breaking this may let the subroutine below it work.
      return move.sub === undefined
        ? [face(move.slot), `ability ${move.ability}`]
        : [iceNow(table), `subroutine ${move.sub + 1}`];
    case 'run': {
      // A Runner with an empty hand sees only the first subroutine.
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

/** The ice the Runner is dealing with. */
function iceNow({ run, forts, cards }: Table): CardId {
  const slot = forts.find((fort) => fort.id === run?.fort)?.ice[run?.at ?? -1];
  return (slot === undefined ? null : cards[slot]?.card) ?? '';
}

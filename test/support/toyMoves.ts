/** Moves of the toy game: the list, and the only legality check. */

import type { Known, Refusal, Seat, Slot } from '../../src/rules/game.ts';
import { other } from '../../src/rules/game.ts';
import { animals, type Frame, isBig, type Laid, type Move, refuse, type Table } from './toyTable.ts';

export function moves(table: Table, seat: Seat, known: Known): Move[] {
  const hand = [...new Set(known.hand)];
  const side = table.sides[seat];
  const all: Move[] = [
    ...(['pass', 'draw', 'sift', 'fold', 'drop', 'leave', 'keep', 'trash', 'none'] as const).map((verb) => ({
      do: verb,
    })),
    ...hand.map((card) => ({ do: 'play' as const, card })),
    ...hand.map((hidden) => ({ do: 'lay' as const, big: isBig(hidden), hidden })),
    ...hand.flatMap((hidden) => (['toss', 'stow', 'top'] as const).map((verb) => ({ do: verb, hidden }))),
    ...Object.entries(known.slots).map(([slot, card]) => ({ do: 'turn' as const, slot: Number(slot), card })),
    ...Object.keys(table.slots).flatMap((slot) =>
      (['back', 'expose'] as const).map((verb) => ({ do: verb, slot: Number(slot) })),
    ),
    ...[...new Set(side.open)].map((card) => ({ do: 'recall' as const, card })),
    ...[...new Set(known.pile)].flatMap((card) => [
      { do: 'find' as const, card },
      { do: 'seek' as const, hidden: card },
    ]),
    ...Object.values(known.seen).flatMap((card) => (['take', 'flash'] as const).map((verb) => ({ do: verb, card }))),
    ...Array.from({ length: side.bits + 1 }, (_, bits) => ({ do: 'bid' as const, bits })),
    ...Array.from({ length: side.bits }, (_, bits) => ({ do: 'bid' as const, bits, boost: 1 })),
  ];
  const frame = table.frames.at(-1) as Frame;
  if (frame?.do === 'feed')
    all.push({ do: 'feed', slots: [] }, { do: 'feed', slots: frame.from }, { do: 'feed', slots: frame.from.slice(1) });
  return all.filter((move) => refusal(table, seat, move, known) === null);
}

const windows: Record<string, Frame['do']> = {
  take: 'access',
  leave: 'access',
  flash: 'access',
  keep: 'raided',
  trash: 'raided',
  find: 'find',
  seek: 'find',
  none: 'find',
  feed: 'feed',
  bid: 'bid',
};

export function refusal(table: Table, seat: Seat, given: unknown, known?: Known): Refusal | null {
  const form = refuse('E-FORM', 'that is no move');
  if (table.over || typeof given !== 'object' || given === null) return form;
  const move = given as Move;
  const frame = table.frames.at(-1) as Frame;
  if (frame.do !== (windows[move.do] ?? 'turn')) return refuse('E-WINDOW', 'not now');
  if (asked(table) !== seat && frame.do !== 'bid') return refuse('E-SEAT', 'it is the other player’s turn');
  if (frame.do === 'turn' && move.do !== 'pass' && table.left === 0) return refuse('E-LEFT', 'no actions left');
  return fitting(table, seat, move, frame) ?? (known === undefined ? null : hiddenly(table, seat, move, known));
}

/** Judges a move by the public table. */
function fitting(table: Table, seat: Seat, move: Move, frame: Frame): Refusal | null {
  const side = table.sides[seat];
  const theirs = table.sides[other(seat)];
  const need = (fine: boolean, text: string): Refusal | null => (fine ? null : refuse('E-STATE', text));
  switch (move.do) {
    case 'pass':
    case 'draw':
    case 'leave':
    case 'keep':
    case 'trash':
    case 'none':
      return null;
    case 'sift':
      return need(side.pile > 0, 'the pile is empty');
    case 'fold':
    case 'drop':
      return need(side.hand > 0, 'the hand is empty');
    case 'take':
      return need(animals.includes(move.card), 'which card?');
    case 'flash':
      return need(frame.do === 'access' && !frame.flashed && animals.includes(move.card), 'shown already');
    case 'play':
      return need(
        side.hand > 0 && animals.includes(move.card) && (move.card !== 'cat' || theirs.pile > 0),
        'not playable',
      );
    case 'lay':
      return need(side.hand > 0 && typeof move.big === 'boolean', 'nothing to lay');
    case 'toss':
    case 'stow':
    case 'top':
      return need(side.hand > 0, 'the hand is empty');
    case 'turn':
      return need(
        mine(table, seat, move.slot)?.card === null &&
          animals.includes(move.card) &&
          table.slots[move.slot]?.big === isBig(move.card),
        'not that one',
      );
    case 'back':
      return need(mine(table, seat, move.slot) !== null, 'not yours');
    case 'expose': {
      const laid = mine(table, other(seat), move.slot);
      return need(laid !== null && laid.card === null, 'nothing to expose');
    }
    case 'recall':
      return need(side.open.includes(move.card), 'it does not lie open');
    case 'find':
      return need(animals.includes(move.card) && side.pile > 0, 'no such card');
    case 'seek':
      return need(side.pile > 0, 'the pile is empty');
    case 'feed':
      return need(
        frame.do === 'feed' &&
          Array.isArray(move.slots) &&
          move.slots.every((slot, i) => frame.from.includes(slot) && move.slots.indexOf(slot) === i),
        'not those',
      );
    case 'bid':
      return need(
        Number.isInteger(move.bits) &&
          move.bits >= 0 &&
          move.bits + (move.boost ?? 0) <= side.bits &&
          [undefined, 1].includes(move.boost),
        'too many bits',
      );
    default:
      return refuse('E-FORM', 'no such move');
  }
}

/** What only the player and the audit can check: the cards they claim to have, and their duties. */
function hiddenly(table: Table, seat: Seat, move: Move, known: Known): Refusal | null {
  const need = (fine: boolean, text: string): Refusal | null => (fine ? null : refuse('E-CARD', text));
  const hidden = move.hidden ?? '';
  switch (move.do) {
    case 'play':
      return need(known.hand.includes(move.card), 'that card is not in your hand');
    case 'lay':
      return need(
        known.hand.includes(hidden) && move.big === isBig(hidden),
        'that card is not in your hand, or not as big as you say',
      );
    case 'toss':
    case 'stow':
    case 'top':
      return need(known.hand.includes(hidden), 'that card is not in your hand');
    case 'turn':
      return need(known.slots[move.slot] === move.card, 'that is another card');
    case 'find':
      return need(known.pile.includes(move.card), 'that card is not in your pile');
    case 'seek':
      return need(known.pile.includes(hidden) && isBig(hidden), 'only a big card of your pile may be taken unseen');
    case 'take':
    case 'flash':
      return need(known.seen[0] === move.card, 'that is another card');
    case 'leave':
      return need(known.seen[0] !== 'gnu', 'a gnu has to be taken');
    case 'none':
      return need(known.seat === seat && table.over === null, 'not now');
    default:
      return null;
  }
}

/** A card of the given player in play, or null. */
export function mine(table: Table, seat: Seat, slot: Slot): Laid | null {
  const laid = table.slots[slot];
  return laid && laid.owner === seat && !laid.discarded ? laid : null;
}

/** Who has to move. */
function asked(table: Table): Seat {
  const frame = table.frames.at(-1) as Frame;
  if (frame.do === 'access' || frame.do === 'raided') return frame.by;
  return frame.do === 'feed' || frame.do === 'find' ? frame.of : table.active;
}

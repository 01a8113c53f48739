/**
 * A game for testing matches: draw, play, lay face down and turn up, look at the opponent's pile and take or leave,
 * random cards from a hand, searches, secret bids, dice, secret orders. The player with more points after the last turn
 * wins.
 */

import { fail, ok } from '../../src/base/result.ts';
import type { Answer, CardId, Game, GameEvent, Place, Question, Seat, Slot } from '../../src/rules/game.ts';
import { other } from '../../src/rules/game.ts';
import { cardKnowledge } from '../../src/rules/known.ts';
import { giveWords } from '../../src/words/en/gameRefusals.ts';
import { mine, moves, refusal } from './toyMoves.ts';
import {
  animals,
  type Frame,
  firstTable,
  type Laid,
  type Move,
  refuse,
  type Side,
  type Table,
  toyWords,
} from './toyTable.ts';

export type { Move, Table } from './toyTable.ts';
export type ToyGame = Game<Table, Move>;

/** Number of turns in a game, counting both players'. */
const turns: Record<string, number> = { long: 20, short: 4 };

export const toyGame: ToyGame = {
  id: 'toy',
  version: 1,
  seats: ['owl', 'mole'],
  cards: animals,
  options: { length: ['long', 'short'] },
  setup: ({ sizes, options }) =>
    sizes.every((size) => size >= 8 && size <= 10) && options['length'] !== undefined && options['length'] in turns
      ? ok(firstTable(sizes, turns[options['length']] as number))
      : no('E-FORM', 'eight to ten cards'),
  deckRefusal: (_, deck) =>
    deck.length >= 8 &&
    deck.length <= 10 &&
    deck.every((card) => animals.includes(card) && deck.filter((one) => one === card).length <= 3)
      ? null
      : refuse('E-DECK', 'eight to ten animals, at most three of a kind'),
  ask,
  moves,
  refusal,
  answer,
  knowledge: cardKnowledge,
};

const no = (kind: string, why: string) => fail(refuse(kind, why));
const top = (table: Table): Frame => table.frames.at(-1) as Frame;

function ask(table: Table): Question {
  if (table.over) return { kind: 'over', ...table.over };
  const frame = top(table);
  switch (frame.do) {
    case 'turn':
      return { kind: 'move', of: table.active, window: 'turn' };
    case 'hide':
      return { kind: 'hide', piles: frame.piles };
    case 'draw':
      return { kind: 'look', to: frame.seat, pile: frame.seat, at: 0, count: frame.count };
    case 'mill':
      return { kind: 'look', to: frame.seat, pile: frame.seat, at: 0, count: 1 };
    case 'peek':
      return { kind: 'look', to: frame.by, pile: other(frame.by), at: 0, count: 1 };
    case 'access':
    case 'raided':
      return { kind: 'move', of: frame.by, window: frame.do };
    case 'roll':
      return { kind: 'chance', below: 6 };
    case 'strike':
      return { kind: 'pick', hand: frame.hand };
    case 'lose':
      return { kind: 'blind', hand: frame.hand };
    case 'bid':
      return { kind: 'sealed', first: frame.first, what: 'bid' };
    case 'show':
      return { kind: 'show', of: frame.of, slots: [frame.slot] };
    case 'arrange':
      return { kind: 'look', to: frame.by, pile: frame.pile, at: 0, count: frame.count, arrange: true };
    case 'feed':
      return { kind: 'choose', of: frame.of, what: 'feed', from: frame.from, min: 0, max: frame.from.length };
    case 'find':
      return { kind: 'move', of: frame.of, window: 'find' };
  }
}

/** A mutable table, and the events so far. */
interface Draft {
  table: Table;
  events: GameEvent[];
}

const pileTop: Place = { in: 'pile', at: 0 };
const hand: Place = { in: 'hand' };
const open: Place = { in: 'open' };
const place = (slot: Slot, discarded = false): Place => ({ in: 'slot', slot, ...(discarded ? { discarded } : {}) });

function answer(table: Table, given: Answer<Move>) {
  const question = ask(table);
  const draft: Draft = { table: structuredClone(table), events: [] };
  if (given.kind === 'move') {
    const refused = refusal(table, given.seat, given.move);
    if (refused) return fail(refused);
    carryOut(draft, given.seat, given.move);
  } else {
    if (given.kind !== question.kind) return no('E-FORM', 'that is not what was asked');
    resolve(draft, given);
  }
  finish(draft.table);
  return ok(draft);
}

function card(draft: Draft, owner: Seat, from: Place, to: Place, face: CardId | null, fresh = false): void {
  draft.events.push({ kind: 'card', owner, from, to, face, ...(fresh ? { fresh: true } : {}) } as GameEvent);
}

function carryOut(draft: Draft, seat: Seat, move: Move): void {
  const { table } = draft;
  const side = table.sides[seat];
  const theirs = table.sides[other(seat)];
  const frame = table.frames.at(-1) as Frame;
  if (frame.do === 'turn') table.left -= move.do === 'pass' ? 0 : 1;
  else if (move.do !== 'flash') table.frames.pop();
  switch (move.do) {
    case 'pass':
      table.turn += 1;
      table.active = other(table.active);
      table.left = 3;
      table.sides[table.active].bits += 1;
      break;
    case 'draw':
      if (side.pile === 0) table.over = { winner: other(seat), why: 'an empty pile' };
      else table.frames.push({ do: 'draw', seat, count: 1 });
      break;
    case 'sift':
      table.frames.push({ do: 'mill', seat });
      break;
    case 'drop':
      table.frames.push({ do: 'lose', hand: seat });
      break;
    case 'fold':
      for (let left = side.hand; left > 0; left--) card(draft, seat, hand, { in: 'pile' }, null);
      side.pile += side.hand;
      side.hand = 0;
      table.frames.push({ do: 'hide', piles: [seat] });
      break;
    case 'play':
      side.hand -= 1;
      side.open.push(move.card);
      side.score += 1;
      card(draft, seat, hand, open, move.card, true);
      playing(draft, seat, move.card);
      break;
    case 'lay':
    case 'toss': {
      side.hand -= 1;
      const discarded = move.do === 'toss';
      const slot = laid(table, { owner: seat, card: null, big: move.do === 'lay' && move.big, discarded });
      card(draft, seat, hand, place(slot, discarded), null);
      break;
    }
    case 'stow':
    case 'top':
      side.hand -= 1;
      side.pile += 1;
      card(draft, seat, hand, move.do === 'top' ? pileTop : { in: 'pile' }, null);
      if (move.do === 'stow') table.frames.push({ do: 'hide', piles: [seat] });
      break;
    case 'turn':
      (table.slots[move.slot] as Laid).card = move.card;
      side.score += 1;
      card(draft, seat, place(move.slot), place(move.slot), move.card, true);
      break;
    case 'back':
      delete table.slots[move.slot];
      side.hand += 1;
      card(draft, seat, place(move.slot), hand, null);
      break;
    case 'expose':
      table.frames.push({ do: 'show', of: other(seat), slot: move.slot });
      break;
    case 'recall':
      side.open.splice(side.open.indexOf(move.card), 1);
      side.hand += 1;
      card(draft, seat, open, hand, move.card);
      break;
    case 'take':
      theirs.pile -= 1;
      theirs.open.push(move.card);
      side.score += 1;
      card(draft, other(seat), pileTop, open, move.card, true);
      break;
    case 'flash':
      if (frame.do === 'access') frame.flashed = true;
      card(draft, other(seat), pileTop, pileTop, move.card, true);
      break;
    case 'keep':
      if (frame.do !== 'raided') break;
      delete table.slots[frame.slot];
      theirs.hand += 1;
      card(draft, other(seat), place(frame.slot), hand, null);
      break;
    case 'trash':
      if (frame.do !== 'raided') break;
      theirs.open.push((table.slots[frame.slot] as Laid).card as CardId);
      card(draft, other(seat), place(frame.slot), open, (table.slots[frame.slot] as Laid).card);
      delete table.slots[frame.slot];
      break;
    case 'find':
    case 'seek':
      side.pile -= 1;
      side.hand += 1;
      card(draft, seat, { in: 'pile' }, hand, move.do === 'find' ? move.card : null, move.do === 'find');
      table.frames.push({ do: 'hide', piles: [seat] });
      break;
    case 'none':
      table.frames.push({ do: 'hide', piles: [seat] });
      break;
    case 'feed':
      side.bits += move.slots.length;
      break;
  }
}

function playing(draft: Draft, seat: Seat, played: CardId): void {
  const { frames, sides, slots } = draft.table;
  const theirs = other(seat);
  if (played === 'ant') {
    const from = Object.keys(slots)
      .map(Number)
      .filter((slot) => mine(draft.table, seat, slot) !== null);
    if (from.length > 0) frames.push({ do: 'feed', of: seat, from });
  }
  if (played === 'bee') frames.push({ do: 'roll', by: seat });
  if (played === 'cat') frames.push({ do: 'access', by: seat, flashed: false }, { do: 'peek', by: seat });
  if (played === 'dog' && sides[theirs].hand > 0) frames.push({ do: 'strike', hand: theirs, raid: false });
  if (played === 'elk' && sides[seat].pile > 0) frames.push({ do: 'find', of: seat });
  if (played === 'fox') frames.push({ do: 'bid', first: 0 });
  if (played === 'gnu' && sides[theirs].hand > 0) frames.push({ do: 'strike', hand: theirs, raid: true });
  if (played === 'hen') {
    // The first player arranges their own pile, the second the opponent's.
    const count = Math.min(3, sides[0].pile);
    if (count > 0) frames.push({ do: 'arrange', by: seat, pile: 0, count });
  }
}

function resolve(draft: Draft, given: Answer<Move>): void {
  const { table, events } = draft;
  const frame = table.frames.pop() as Frame;
  switch (frame.do) {
    case 'hide':
      for (const owner of frame.piles) events.push({ kind: 'hide', owner } as GameEvent);
      break;
    case 'draw':
      for (let i = 0; i < frame.count; i++) card(draft, frame.seat, pileTop, hand, null);
      table.sides[frame.seat].pile -= frame.count;
      table.sides[frame.seat].hand += frame.count;
      break;
    case 'mill': {
      table.sides[frame.seat].pile -= 1;
      const slot = laid(table, { owner: frame.seat, card: null, big: false, discarded: true });
      card(draft, frame.seat, pileTop, place(slot, true), null);
      break;
    }
    case 'peek':
      events.push({ kind: 'look', by: frame.by, owner: other(frame.by), at: 0, count: 1 } as GameEvent);
      break;
    case 'arrange':
      events.push({
        kind: 'look',
        by: frame.by,
        owner: frame.pile,
        at: 0,
        count: frame.count,
        arranged: true,
      } as GameEvent);
      break;
    case 'roll':
      if (given.kind === 'chance') table.sides[frame.by].bits += given.value;
      break;
    case 'strike':
      if (given.kind === 'pick') struck(draft, frame.hand, frame.raid, given.face);
      break;
    case 'lose': {
      table.sides[frame.hand].hand -= 1;
      const slot = laid(table, { owner: frame.hand, card: null, big: false, discarded: true });
      card(draft, frame.hand, hand, place(slot, true), null);
      break;
    }
    case 'bid':
      if (given.kind === 'sealed') bid(table, given.bids);
      break;
    case 'show':
      if (given.kind === 'show') {
        (table.slots[frame.slot] as Laid).card = given.faces[0] as CardId;
        card(draft, frame.of, place(frame.slot), place(frame.slot), given.faces[0] as CardId, true);
      }
      break;
  }
}

function struck(draft: Draft, owner: Seat, raid: boolean, face: CardId): void {
  const { table } = draft;
  table.sides[owner].hand -= 1;
  if (raid) {
    const slot = laid(table, { owner, card: face, big: false, discarded: false });
    card(draft, owner, hand, place(slot), face, true);
    table.frames.push({ do: 'raided', by: other(owner), slot });
    return;
  }
  table.sides[owner].open.push(face);
  card(draft, owner, hand, open, face, true);
}

function bid(table: Table, bids: readonly [Move, Move]): void {
  const worth = bids.map((bid, seat) => {
    if (bid.do !== 'bid') return 0;
    (table.sides[seat] as Side).bits -= bid.bits + (bid.boost ?? 0);
    return bid.bits + 2 * (bid.boost ?? 0);
  }) as [number, number];
  // A tie favours the first player.
  table.sides[worth[0] >= worth[1] ? 0 : 1].score += 1;
}

function laid(table: Table, one: Laid): Slot {
  table.lastSlot += 1;
  table.slots[table.lastSlot] = one;
  return table.lastSlot;
}

function finish(table: Table): void {
  if (table.over || table.frames.at(-1)?.do !== 'turn' || table.turn <= table.lastTurn) return;
  const [first, second] = [table.sides[0].score, table.sides[1].score];
  table.over = { winner: first === second ? null : first > second ? 0 : 1, why: 'the turns are over' };
}

/** Two decks with every animal. */
export const toyDecks: readonly [readonly CardId[], readonly CardId[]] = [
  [...animals, 'cat'],
  [...animals, 'gnu', 'cat'],
];

giveWords(toyGame.id, toyWords);

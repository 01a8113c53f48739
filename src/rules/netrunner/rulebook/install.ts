/** Installing (N-CINS, N-RINS) and memory. */
import type { CardId, Known, Refusal, Slot } from '../../game.ts';
import { definition, findCard } from '../card.ts';
import { changeBits, type Draft, emit, handToSlot, newFort, placeInFort, pop, push } from '../draft.ts';
import type { Card } from '../effect.ts';
import type { Handler } from '../flow.ts';
import type { FrameOf } from '../frame.ts';
import { type Move, no } from '../move.ts';
import { CORP, cardAt, type Fort, type FortId, fortOf, isCentral, RUNNER, type Table } from '../table.ts';
import { rigOf } from '../verbs/cards.ts';
import { type Choice, chooseMoves, chooseRefusal } from './choose.ts';
import { decisionCalled } from './decision.ts';
import { happens } from './moments.ts';
import { memory, memoryUsed } from './numbers.ts';
import { bitsRefusal, spend } from './payment.ts';
import { mayHold } from './play.ts';
import { noSuchCard } from './rez.ts';
import { trash } from './trash.ts';

type CorpInstall = Extract<Move, { do: 'install'; fort: FortId }>;
type RunnerInstall = Extract<Move, { do: 'install'; card: CardId }>;
export const NEW_FORT: FortId = 'new';

// ---- the Corp

const fitsInside = (card: Card, fort: FortId): boolean => card.type === 'upgrade' || !isCentral(fort);

export function corpInstallMoves(table: Table, known: Known): Move[] {
  const moves: Move[] = [];
  const forts = [...table.forts, newOne];
  for (const face of new Set(known.hand)) {
    const card = definition(face);
    if (card.side !== CORP || card.play) continue;
    for (const fort of forts) if (card.type === 'ice' || fitsInside(card, fort.id)) moves.push(...placesIn(fort, card));
  }
  return moves;
}

const newOne: Fort = { id: NEW_FORT, ice: [], inside: [], counters: {} };

/** Ice in front, with or without trashing some of what is there; the others inside, an agenda or node also over another. */
function placesIn(fort: Fort, card: Card): Move[] {
  const move = { do: 'install', hidden: card.id, ice: card.type === 'ice', fort: fort.id } as const;
  if (card.type === 'ice') return fort.ice.length > 0 ? [move, { ...move, clear: true }] : [move];
  if (card.type === 'upgrade' || fort.inside.length === 0) return [move];
  return [move, ...fort.inside.map((over) => ({ ...move, over }))];
}

export function corpInstallRefusal(table: Table, move: CorpInstall, known?: Known): Refusal | null {
  const fort = fortOf(table, move.fort);
  if (!fort && move.fort !== NEW_FORT) return no('E-PLACE', 'There is no such fort.');
  if (table.corp.hand === 0) return noSuchCard;
  const card = move.hidden === undefined ? undefined : findCard(move.hidden);
  if (known && known.seat === CORP) {
    if (!card || !known.hand.includes(card.id)) return noSuchCard;
    if (card.play) return no('E-TYPE', `${card.title} is played, not installed.`);
    if ((card.type === 'ice') !== move.ice)
      return no('E-PLACE', card.type === 'ice' ? 'Ice goes on a fort, not inside.' : 'Only ice goes on a fort.');
    if (!move.ice && !fitsInside(card, move.fort)) return no('E-PLACE', 'Agendas and nodes go into subsidiary forts.');
  }
  return move.ice ? iceRefusal(table, move, fort?.ice.length ?? 0) : insideRefusal(table, move, card, known);
}

/** One bit for each ice already there (N-CINS-16). */
function iceRefusal(table: Table, move: CorpInstall, there: number): Refusal | null {
  if (move.over !== undefined) return no('E-TARGET', 'Ice overwrites nothing; trash ice of the same fort instead.');
  if (move.clear) return there > 0 ? null : no('E-TARGET', 'There is no ice on that fort to trash.');
  return bitsRefusal(table, CORP, 'install', there, `Ice on that fort costs ${there} bits to install`);
}

/** One agenda or node a fort: a new one overwrites the old (N-CINS-05, N-CINS-06). */
function insideRefusal(table: Table, move: CorpInstall, card: Card | undefined, known?: Known): Refusal | null {
  if (move.clear) return no('E-TARGET', 'Ice is trashed only while ice is installed.');
  const inside = fortOf(table, move.fort)?.inside ?? [];
  if (move.over !== undefined) {
    if (isCentral(move.fort) || !inside.includes(move.over))
      return no('E-TARGET', 'Only an agenda or node of that fort can be overwritten.');
    // Where the agenda or node is known, it is the one that goes.
    const holder = occupant(table, inside, known);
    if (holder !== undefined && holder !== move.over) return no('E-TARGET', 'Upgrades are not overwritten.');
    const face = cardAt(table, move.over).card ?? (known?.seat === CORP ? known.slots[move.over] : undefined);
    if (face !== undefined && definition(face).type === 'upgrade')
      return no('E-TARGET', 'Upgrades are not overwritten.');
    return known?.seat === CORP && card?.type === 'upgrade' ? no('E-TYPE', 'An upgrade overwrites nothing.') : null;
  }
  const holder = occupant(table, inside, known);
  if (holder === undefined || known?.seat !== CORP || card?.type === 'upgrade') return null;
  return no('E-STATE', 'That fort is occupied: the new card has to overwrite the agenda or node in it.');
}

/** The agenda or node of a fort as far as this player can tell. */
function occupant(table: Table, inside: readonly Slot[], known?: Known): Slot | undefined {
  return inside.find((slot) => {
    const face = cardAt(table, slot).card ?? (known?.seat === CORP ? known.slots[slot] : undefined);
    return face !== undefined && definition(face).type !== 'upgrade';
  });
}

export function installCorp(draft: Draft, move: CorpInstall): void {
  const slot = handToSlot(draft, CORP, { card: null, active: false, ice: move.ice, fort: null });
  const fort = fortOf(draft.table, move.fort) ? move.fort : newFort(draft);
  if (move.clear) return push(draft, { do: 'installIce', slot, fort });
  if (move.ice) changeBits(draft, CORP, -(fortOf(draft.table, fort)?.ice.length ?? 0), 'install');
  placeInFort(draft, slot, fort);
  emit(draft, { kind: 'installed', seat: CORP, slot, card: null, fort });
  if (move.over !== undefined) trash(draft, move.over);
}

/** Ice of the same fort is trashed first and lowers the cost (N-CINS-19). */
export const installIce: Handler<FrameOf<'installIce'>> = {
  ask(table, { fort }) {
    const ice = fortOf(table, fort)?.ice ?? [];
    return { kind: 'choose', of: CORP, what: 'clearIce', from: [...ice], min: 0, max: ice.length };
  },
  moves: (table, frame) => chooseMoves(iceChoice(table, frame.fort)),
  refusal(table, frame, _, move) {
    const choice = iceChoice(table, frame.fort);
    const wrong = chooseRefusal(choice, move);
    if (wrong || move.do !== 'choose') return wrong;
    const cost = choice.from.length - move.picks.length;
    return bitsRefusal(table, CORP, 'install', cost, `Behind ${cost} ice it costs ${cost} bits to install`);
  },
  take(draft, { slot, fort }, answer) {
    if (answer.kind !== 'move' || answer.move.do !== 'choose') return;
    const there = fortOf(draft.table, fort)?.ice.length ?? 0;
    changeBits(draft, CORP, -(there - answer.move.picks.length), 'install');
    // In its place before the others leave, so that the fort does not end in between.
    placeInFort(draft, slot, fort);
    for (const old of answer.move.picks) trash(draft, old);
    emit(draft, { kind: 'installed', seat: CORP, slot, card: null, fort });
    pop(draft);
  },
  step() {
    throw new Error('which ice to trash is always asked');
  },
};

function iceChoice(table: Table, fort: FortId): Choice {
  const ice = fortOf(table, fort)?.ice ?? [];
  return { what: 'clearIce', from: ice, min: 0, max: ice.length };
}

// ---- the Runner

export function runnerInstallMoves(table: Table, known: Known): Move[] {
  const moves: Move[] = [];
  for (const face of new Set(known.hand)) {
    const card = definition(face);
    if (card.side !== RUNNER || card.play) continue;
    moves.push({ do: 'install', card: face });
    if (card.type === 'program' && rigOf(table, 'program').length > 0)
      moves.push({ do: 'install', card: face, over: true });
  }
  return moves;
}

export function runnerInstallRefusal(table: Table, move: RunnerInstall, known?: Known): Refusal | null {
  const card = findCard(move.card);
  if (card?.side !== RUNNER || !mayHold(table, RUNNER, move.card, known)) return noSuchCard;
  if (card.play) return no('E-TYPE', `${card.title} is played, not installed.`);
  if (move.over && (card.type !== 'program' || rigOf(table, 'program').length === 0))
    return no('E-TARGET', 'Only programs are overwritten, by programs.');
  return installFault(table, card);
}

/** Want of memory in all, or of bits. Memory in use is no obstacle: programs can be overwritten (R-GEN-61). */
export function installFault(table: Table, card: Card): Refusal | null {
  const all = memory(table);
  if ((card.mu ?? 0) > all) return no('E-MU', `${card.title} needs ${card.mu} MU; you have ${all}.`);
  return bitsRefusal(table, RUNNER, 'install', card.cost ?? 0, `${card.title} costs ${card.cost ?? 0} bits to install`);
}

export function installRunner(draft: Draft, move: RunnerInstall): void {
  const card = definition(move.card);
  const slot = handToSlot(draft, RUNNER, { card: move.card, active: false, ice: false, fort: null });
  putInRig(draft, slot, card, move.over === true);
}

/** Pays for a card that has its slot already and installs it; `over`: programs may be overwritten though there is room. */
export function putInRig(draft: Draft, slot: Slot, card: Card, over = false): void {
  if (card.type === 'program') push(draft, { do: 'installProgram', slot, over });
  else settleInRig(draft, slot, card);
  spend(draft, RUNNER, 'install', card.cost ?? 0);
}

function settleInRig(draft: Draft, slot: Slot, card: Card): void {
  const { runner, cards } = draft.table;
  // Only one deck can be in play (the older one is trashed).
  const older = card.keywords.includes('Deck')
    ? runner.rig.filter((one) => definition(cardAt(draft.table, one).card ?? '').keywords.includes('Deck'))
    : [];
  runner.rig = [...runner.rig, slot];
  draft.table.cards = {
    ...cards,
    [slot]: { ...cardAt(draft.table, slot), active: true, counters: card.pool ? { bits: card.pool.bits } : {} },
  };
  emit(draft, { kind: 'installed', seat: RUNNER, slot, card: card.id });
  for (const one of older) trash(draft, one);
  happens(draft, 'installed', { slot });
}

const muOf = (table: Table, slots: readonly Slot[]): number =>
  slots.reduce((sum, slot) => sum + (definition(cardAt(table, slot).card ?? '').mu ?? 0), 0);

/** MU that must still be made free for a program of that size; 0 when it fits. */
const short = (table: Table, needed: number): number => Math.max(0, memoryUsed(table) + needed - memory(table));

/** Makes room, or overwrites by choice, then places the program (N-RINS-06, N-RINS-08, R-GEN-61). */
export const installProgram: Handler<FrameOf<'installProgram'>> = {
  ask(table, frame) {
    const choice = overwriteChoice(table, frame);
    return choice
      ? { kind: 'choose', of: RUNNER, what: 'overwrite', from: [...choice.from], min: choice.min, max: choice.max }
      : null;
  },
  moves(table, frame) {
    const choice = overwriteChoice(table, frame);
    return choice ? chooseMoves(choice) : [];
  },
  refusal(table, frame, _, move) {
    const choice = overwriteChoice(table, frame);
    if (!choice || move.do !== 'choose')
      return no('E-PENDING', `First comes another decision: ${decisionCalled('overwrite')}.`);
    const need = short(table, muOf(table, [frame.slot]));
    const wrong = chooseRefusal({ ...choice, min: 0 }, move);
    if (wrong) return wrong;
    const free = muOf(table, move.picks);
    return free >= need ? null : no('E-MU', `${need} MU have to be made free; those programs free ${free}.`);
  },
  take(draft, frame, answer) {
    if (answer.kind !== 'move' || answer.move.do !== 'choose') return;
    pop(draft);
    for (const slot of answer.move.picks) trash(draft, slot);
    settleInRig(draft, frame.slot, definition(cardAt(draft.table, frame.slot).card ?? ''));
  },
  step(draft, frame) {
    pop(draft);
    settleInRig(draft, frame.slot, definition(cardAt(draft.table, frame.slot).card ?? ''));
  },
};

function overwriteChoice(table: Table, { slot, over }: FrameOf<'installProgram'>): Choice | null {
  const need = short(table, muOf(table, [slot]));
  if (need === 0 && !over) return null;
  const from = rigOf(table, 'program');
  return { what: 'overwrite', from, min: need > 0 ? 1 : 0, max: from.length };
}

/** Memory fell below what is used: programs go until the rest fits, no more than that (N-RINS-12). */
export const fit: Handler<FrameOf<'fit'>> = {
  ask(table) {
    if (short(table, 0) === 0) return null;
    const { what, from, min, max } = fitChoice(table);
    return { kind: 'choose', of: RUNNER, what, from: [...from], min, max };
  },
  moves: (table) => chooseMoves(fitChoice(table)),
  refusal(table, _, __, move) {
    const wrong = chooseRefusal(fitChoice(table), move);
    if (wrong || move.do !== 'choose') return wrong;
    const need = short(table, 0);
    const free = muOf(table, move.picks);
    if (free < need) return no('E-COUNT', `${need} MU have to be made free; those programs free ${free}.`);
    const spare = move.picks.some((pick) => free - muOf(table, [pick]) >= need);
    return spare ? no('E-COUNT', 'Trash no more programs than needed.') : null;
  },
  take(draft, _, answer) {
    if (answer.kind !== 'move' || answer.move.do !== 'choose') return;
    for (const slot of answer.move.picks) trash(draft, slot);
  },
  step: (draft) => pop(draft),
};

function fitChoice(table: Table): Choice {
  const from = rigOf(table, 'program');
  return { what: 'fit', from, min: 1, max: from.length };
}

/** Whether the Runner has to trash programs now. */
export const overfull = (table: Table): boolean => table.runner.rig.length > 0 && short(table, 0) > 0;

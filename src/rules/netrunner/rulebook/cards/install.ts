/** Installing into the rig (N-RINS) and memory. */
import type { CardId, Known, Refusal, Slot } from '../../../game.ts';
import { definition, findCard, memoryOf, rigOf } from '../../card.ts';
import { type Draft, emit, handToSlot, leavePlay, pop, push, removeFaceUp, updateCard } from '../../draft.ts';
import type { Card } from '../../effect.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { type Counters, cardAt, hostedIn, RUNNER, type Table } from '../../table.ts';
import { conditionRefusal } from '../abilities.ts';
import { chooseRefusal, choosing, type OfferedChoice } from '../choose/choose.ts';
import type { Handler } from '../handler.ts';
import { happens } from '../moments.ts';
import { memory, memoryToFree } from '../numbers.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { payPoints, pointsRefusal } from '../turn/points.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import { hiddenInstalls, isHiddenResource } from './hidden.ts';
import { mayHaveInHand } from './play.ts';
import { uniqueRefusal } from './rez.ts';
import { trash } from './trash.ts';

type InstallProgram = FrameOf<'installProgram'>;
type RunnerInstall = Extract<Move, { do: 'install'; card: CardId }>;

/** Installations worth listing, affordable or not. */
export function runnerInstallMoves(table: Table, known: Known): Move[] {
  const moves: Move[] = [];
  for (const face of new Set(known.hand)) {
    const card = definition(face);
    if (card.side !== RUNNER || card.play || isHiddenResource(face)) continue;
    moves.push({ do: 'install', card: face });
    for (const into of hosts(table)) if (card.type === 'program') moves.push({ do: 'install', card: face, into });
    if (card.type === 'program' && rigOf(table, 'program').length > 0)
      moves.push({ do: 'install', card: face, over: true });
  }
  return [...moves, ...hiddenInstalls(known)];
}

/** Why the given card cannot be installed that way. */
export function runnerInstallRefusal(table: Table, move: RunnerInstall, known?: Known): Refusal | null {
  const card = findCard(move.card);
  if (card?.side !== RUNNER || !mayHaveInHand(table, RUNNER, move.card, known)) return noSuchCard;
  if (card.play) return refuse('notInstalled', { card: card.id });
  if (isHiddenResource(card.id)) return refuse('hiddenFaceDown', { card: card.id });
  if (move.over && (card.type !== 'program' || rigOf(table, 'program').length === 0))
    return refuse('onlyProgramsOverwritten');
  // Memory is counted after the card has left the hand.
  if (move.into === undefined) return installFault(table, card, 'paid', table.runner.hand - 1);
  return hostRefusal(table, card, move) ?? priceRefusal(table, card);
}

const hosts = (table: Table): Slot[] => table.runner.rig.filter((slot) => findCard(cardAt(table, slot).card)?.hosts);

/**
 * A program goes into a daemon or similar as a whole or not at all (R-CARD-afreet.2); a daemon is a program too
 * (R-CARD-afreet.1).
 */
function hostRefusal(table: Table, card: Card, { into = 0, over }: RunnerInstall): Refusal | null {
  const host = hosts(table).includes(into) ? definition(cardAt(table, into).card ?? '') : undefined;
  if (!host?.hosts || card.type !== 'program') return refuse('onlyProgramsInside');
  if (over) return refuse('insideOrOver');
  const { only } = host.hosts;
  if (only !== undefined && !card.keywords.includes(only))
    return refuse('hostHolds', { host: host.id, keyword: only, card: card.id });
  // Its current contents are no obstacle: they can be overwritten (R-GEN-61).
  return (card.mu ?? 0) > host.hosts.mu
    ? refuse('hostMemory', { card: card.id, needs: card.mu ?? 0, host: host.id, has: host.hosts.mu })
    : null;
}

/**
 * Refuses if there is not enough total memory, or bits. Memory in use is no obstacle: programs can be overwritten
 * (R-GEN-61).
 */
export function installFault(
  table: Table,
  card: Card,
  price: 'paid' | 'free' = 'paid',
  hand = table.runner.hand,
): Refusal | null {
  if (card.playOnly && !card.playOnly.holds(table)) return conditionRefusal(table, card.playOnly, card.id, 'installed');
  const all = memory(table, hand);
  const needs = memoryOf(card.id);
  if (needs > all) return refuse('memory', { card: card.id, needs, has: all });
  return price === 'free' ? nonBitFault(table, card) : priceRefusal(table, card);
}

/** Obstacles to installing a card at no bit cost. */
const nonBitFault = (table: Table, card: Card): Refusal | null =>
  uniqueRefusal(table, card) ?? pointsRefusal(table, RUNNER, card);

function priceRefusal(table: Table, card: Card): Refusal | null {
  return (
    nonBitFault(table, card) ??
    bitsRefusal(table, RUNNER, { for: 'install', card: card.id }, card.cost ?? 0, 'installCost', { card: card.id })
  );
}

/** Installs it and requests payment. */
export function installRunner(draft: Draft, move: RunnerInstall): void {
  const card = definition(move.card);
  const slot = handToSlot(draft, RUNNER, { card: move.card, active: false, ice: false, fort: null });
  putInRig(draft, slot, card, move.over === true, move.into);
}

/** Pays for a card already in its slot and installs it; `over`: programs may be overwritten even if there is room. */
export function putInRig(draft: Draft, slot: Slot, card: Card, over = false, into?: Slot): void {
  place(draft, slot, card, over, into);
  payPoints(draft, RUNNER, card.costsPoints ?? 0);
  spend(draft, RUNNER, { for: 'install', card: card.id }, card.cost ?? 0);
}

/**
 * Installs the card without paying bits. Other costs apply: a card for which they cannot be paid, or that may not enter
 * play, is removed from the game (R-CARD-the-shell-traders.6).
 */
export function putInRigFree(draft: Draft, slot: Slot): void {
  const card = definition(cardAt(draft.table, slot).card ?? '');
  if (nonBitFault(draft.table, card)) return removeFaceUp(draft, slot);
  leavePlay(draft, slot);
  place(draft, slot, card, false);
  payPoints(draft, RUNNER, card.costsPoints ?? 0);
}

function place(draft: Draft, slot: Slot, card: Card, over: boolean, into?: Slot): void {
  if (card.type === 'program' || card.asProgram)
    push(draft, { do: 'installProgram', slot, over, ...(into === undefined ? {} : { into }) });
  else settleInRig(draft, slot, card);
}

function settleInRig(draft: Draft, slot: Slot, card: Card, host?: Slot): void {
  const { runner } = draft.table;
  // Only one deck can be in play: the older one is trashed.
  const older = card.keywords.includes('Deck')
    ? runner.rig.filter((one) => findCard(cardAt(draft.table, one).card)?.keywords.includes('Deck'))
    : [];
  runner.rig = [...runner.rig, slot];
  const counters: Counters = card.pool ? { bits: card.pool.bits } : {};
  updateCard(draft, slot, { active: true, counters, ...(host === undefined ? {} : { host }) });
  emit(draft, { kind: 'installed', seat: RUNNER, slot, card: card.id });
  for (const one of older) trash(draft, one);
  happens(draft, 'installed', { slot });
}

/** MU a daemon has left for programs. */
function roomIn(table: Table, host: Slot): number {
  const { card } = cardAt(table, host);
  return (findCard(card)?.hosts?.mu ?? 0) - sizeOf(table, hostedIn(table, host));
}

const sizeOf = (table: Table, slots: readonly Slot[]): number =>
  slots.reduce((sum, slot) => sum + memoryOf(cardAt(table, slot).card), 0);

/** MU of the Runner's memory that these programs use. */
const muOf = (table: Table, slots: readonly Slot[]): number =>
  slots.reduce((sum, slot) => {
    const { card, host } = cardAt(table, slot);
    return sum + (host === undefined ? memoryOf(card) : 0);
  }, 0);

/** Frees memory, or overwrites by choice, then installs the program (N-RINS-06, N-RINS-08, R-GEN-61). */
export const installProgram: Handler<InstallProgram> = {
  ...choosing<InstallProgram>({
    choice: overwriteChoice,
    take(draft, frame, picks) {
      pop(draft);
      for (const slot of picks) trash(draft, slot);
      settleInRig(
        draft,
        frame.slot,
        definition(cardAt(draft.table, frame.slot).card ?? ''),
        hostOf(draft.table, frame),
      );
    },
    step(draft, frame) {
      pop(draft);
      const host = hostOf(draft.table, frame);
      if (host === undefined && !canFit(draft.table, frame.slot)) return trash(draft, frame.slot);
      settleInRig(draft, frame.slot, definition(cardAt(draft.table, frame.slot).card ?? ''), host);
    },
  }),
  refusal(table, frame, _, move) {
    const choice = overwriteChoice(table, frame);
    if (!choice || move.do !== 'choose') return refuse('firstAnotherDecision', { decision: 'overwrite' });
    const need = memoryNeeded(table, frame);
    const wrong = chooseRefusal({ ...choice, min: 0 }, move);
    if (wrong) return wrong;
    const free = hostOf(table, frame) === undefined ? muOf(table, move.picks) : sizeOf(table, move.picks);
    return free >= need ? null : refuse('overwriteFrees', { needs: need, frees: free });
  },
};

/** The daemon the program goes into, if still there after payment. */
const hostOf = ({ cards }: Table, { into }: InstallProgram): Slot | undefined =>
  into !== undefined && cards[into] ? into : undefined;

/** Whether it can fit at all, whatever else is trashed for it: paying may have cost the memory it needs. */
const canFit = (table: Table, slot: Slot): boolean => muOf(table, [slot]) <= memory(table);

/** MU still to be freed where the program goes: in the rig's memory, or in its daemon. */
function memoryNeeded(table: Table, frame: InstallProgram): number {
  const host = hostOf(table, frame);
  if (host === undefined) return memoryToFree(table, muOf(table, [frame.slot]));
  return Math.max(0, sizeOf(table, [frame.slot]) - roomIn(table, host));
}

function overwriteChoice(table: Table, frame: InstallProgram): OfferedChoice | null {
  const host = hostOf(table, frame);
  if (host === undefined && !canFit(table, frame.slot)) return null;
  const need = memoryNeeded(table, frame);
  if (need === 0 && !frame.over) return null;
  const from = host === undefined ? rigOf(table, 'program') : hostedIn(table, host);
  return { of: RUNNER, what: 'overwrite', from, min: need > 0 ? 1 : 0, max: from.length };
}

/** Memory fell below what is used: programs are trashed until the rest fit, and no more than that (N-RINS-12). */
export const fit = choosing<FrameOf<'fit'>>({
  choice(table) {
    if (memoryToFree(table, 0) === 0) return null;
    const from = rigOf(table, 'program');
    return { of: RUNNER, what: 'fit', from, min: 1, max: from.length };
  },
  fault(table, _, picks) {
    const need = memoryToFree(table, 0);
    const free = muOf(table, picks);
    if (free < need) return refuse('trashFrees', { needs: need, frees: free });
    const spare = picks.some((pick) => free - muOf(table, [pick]) >= need);
    return spare ? refuse('trashNoMore', { needs: need, frees: free }) : null;
  },
  take(draft, _, picks) {
    for (const slot of picks) trash(draft, slot);
  },
  step: (draft) => pop(draft),
});

/** A card the Runner may install from hand during a text, paying its cost. */
export const installOne: Handler<FrameOf<'installOne'>> = {
  ask: (table) => (table.runner.hand > 0 ? { kind: 'move', of: RUNNER, window: 'installOne' } : null),
  moves: (table, { types }, _, known) => [
    { do: 'pass' },
    ...runnerInstallMoves(table, known).filter(
      (move) => move.do === 'install' && 'card' in move && types.includes(definition(move.card).type),
    ),
  ],
  refusal(table, { types }, seat, move, known) {
    // The Runner may have no matching card, and never has to show their hand.
    if (move.do === 'pass') return null;
    if (move.do !== 'install' || !('card' in move)) return wrongMomentRefusal(table, seat, move);
    const card = findCard(move.card);
    return card?.side === RUNNER && !types.includes(card.type)
      ? refuse('onlyTypesInstalled', { types, card: card.id })
      : runnerInstallRefusal(table, move, known);
  },
  takeMove(draft, _, move) {
    pop(draft);
    if (move.do === 'install' && 'card' in move) installRunner(draft, move);
  },
  step: (draft) => pop(draft),
};

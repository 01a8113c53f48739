/**
 * Access (N-ACC): the Runner chooses the order, one card at a time, each settled before the next; agendas are scored
 * and trash costs paid once the Runner has survived all of it (T-2, R-GEN-54). Only the Runner sees a card from R&D,
 * and it is never in the table until they show, steal or trash it.
 */
import type { CardId, Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import {
  checkForWin,
  type Draft,
  discardToPile,
  dropSlot,
  emit,
  handToSlot,
  pop,
  push,
  replaceFrame,
  turnUp,
  updateFrame,
} from '../../draft.ts';
import type { Accessed, FrameOf } from '../../frame.ts';
import { ARCHIVES, CORP, cardAt, type FortId, fortOf, HQ, RD, RUNNER, type Table } from '../../table.ts';
import { useAbility } from '../abilities.ts';
import { askChoice, type CardChoice, chooseMoves, chooseRefusal } from '../choose/choose.ts';
import type { Handler } from '../handler.ts';
import { happens } from '../moments.ts';
import { accessCount } from '../numbers.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import {
  accessUnderway,
  applySettlement,
  putBack,
  settleAsked,
  settleForced,
  settleMoves,
  settleRefusal,
} from './accessEnd.ts';
import { ambush, showRefusal } from './ambush.ts';

type Frame = FrameOf<'access'>;

/** Starts the access of a successful run; what it accesses is fixed now. */
export function startAccess(draft: Draft, fort: FortId): void {
  const { corp } = draft.table;
  const piles: Record<FortId, number> = {
    [HQ]: Math.min(accessCount(draft.table, HQ), corp.hand),
    [RD]: Math.min(accessCount(draft.table, RD), corp.pile),
    [ARCHIVES]: corp.up.length + corp.down.length,
  };
  const inside = fortOf(draft.table, fort)?.inside ?? [];
  push(draft, {
    do: 'access',
    fort,
    step: fort === ARCHIVES ? 'turnUp' : 'next',
    inside,
    deep: piles[fort] ?? 0,
    top: 0,
    now: 0,
    seen: [],
  });
  happens(draft, 'accessBegins', { fort });
}

/** What may be accessed next: 0 for the central fort's next card, or a slot inside. */
function nextChoices(table: Table, frame: Frame): number[] {
  const inside = frame.inside.filter((slot) => table.cards[slot]?.fort === frame.fort);
  return frame.deep > 0 && stillThere(table, frame) ? [0, ...inside] : inside;
}

/** Whether the fort holds a card not yet accessed: an earlier card's effect may have removed it. */
function stillThere({ corp }: Table, { fort, top }: Frame): boolean {
  if (fort === HQ) return corp.hand > 0;
  return fort === RD ? corp.pile > top : true;
}

const orderOf = (table: Table, frame: Frame): CardChoice => ({
  what: 'access',
  from: nextChoices(table, frame),
  min: 1,
  max: 1,
});

export const access: Handler<Frame> = {
  ask(table, frame) {
    switch (frame.step) {
      case 'turnUp':
        return table.corp.down.length > 0 ? { kind: 'show', of: CORP, slots: [...table.corp.down] } : null;
      case 'next': {
        const choice = orderOf(table, frame);
        return choice.from.length > 1 ? askChoice(RUNNER, choice) : null;
      }
      case 'look':
        return revealQuestion(table, frame);
      case 'shown':
        return frame.seen.at(-1)?.card === null ? { kind: 'move', of: RUNNER, window: 'accessed' } : null;
      case 'settle':
        return settleAsked(table, frame) ? { kind: 'move', of: RUNNER, window: 'settle' } : null;
      default:
        return null;
    }
  },
  moves(table, frame, _, known) {
    if (frame.step === 'next') return chooseMoves(orderOf(table, frame));
    if (frame.step === 'settle') return settleMoves(table, frame, known);
    const face = known.seen[frame.seen.at(-1)?.at ?? -1];
    return face === undefined ? [{ do: 'pass' }] : [{ do: 'pass' }, { do: 'show', card: face }];
  },
  refusal(table, frame, seat, move, known) {
    if (frame.step === 'next') return chooseRefusal(orderOf(table, frame), move);
    if (frame.step === 'settle') return settleRefusal(table, frame, move, known) ?? null;
    if (move.do === 'jackOut') return accessUnderway;
    if (move.do !== 'pass' && move.do !== 'show') return wrongMomentRefusal(table, seat, move);
    return showRefusal(table, move, known?.seen[frame.seen.at(-1)?.at ?? -1]);
  },
  take(draft, frame, answer) {
    if (answer.kind === 'show' && frame.step === 'turnUp') return turnUpArchives(draft, frame, answer.faces);
    if (answer.kind === 'show') return accessCard(draft, frame, shownInside(draft, frame.now, answer.faces[0] ?? ''));
    if (answer.kind === 'pick')
      accessCard(draft, { ...frame, deep: frame.deep - 1 }, pickedFromHand(draft, answer.face));
    if (answer.kind === 'look')
      accessCard(draft, { ...frame, deep: frame.deep - 1, top: frame.top + 1 }, lookedAt(draft, frame.top));
  },
  takeMove(draft, frame, move) {
    if (move.do === 'choose') updateFrame(draft, frame, { step: 'look', now: move.picks[0] ?? 0 });
    else if (move.do === 'use') useAbility(draft, RUNNER, move);
    else if (frame.step === 'settle') applySettlement(draft, frame, move);
    else accessShown(draft, frame, move.do === 'show' ? move.card : null);
  },
  step(draft, frame) {
    const { table } = draft;
    switch (frame.step) {
      case 'turnUp':
        return updateFrame(draft, frame, { step: 'next' });
      case 'next': {
        const [only] = nextChoices(table, frame);
        if (only !== undefined) return replaceFrame(draft, { ...frame, step: 'look', now: only });
        replaceFrame(draft, { ...frame, step: 'settle' });
        // Points scored along the way win now (R-CARD-promises-promises).
        return checkForWin(draft, RUNNER);
      }
      case 'look':
        return accessFaceUp(draft, frame);
      case 'shown': {
        const entry = frame.seen.at(-1);
        updateFrame(draft, frame, { step: 'next' });
        return entry ? triggerEffects(draft, frame, entry) : undefined;
      }
      case 'settle':
        return settleForced(draft, frame);
      case 'back':
        putBack(draft, frame);
        pop(draft);
        return happens(draft, 'accessEnds', { fort: frame.fort });
    }
  },
};

/** How to learn the face of the card accessed now; null if it is already public. */
function revealQuestion(table: Table, frame: Frame) {
  if (frame.now > 0)
    return cardAt(table, frame.now).card === null ? { kind: 'show' as const, of: CORP, slots: [frame.now] } : null;
  if (frame.fort === HQ) return { kind: 'pick' as const, hand: CORP };
  if (frame.fort === RD) return { kind: 'look' as const, to: RUNNER, pile: CORP, at: frame.top, count: 1 };
  return null;
}

/** The card is accessed: its own text acts first (R-GEN-31). */
function accessCard(draft: Draft, frame: Frame, entry: Accessed): void {
  emit(draft, { kind: 'accessed', fort: frame.fort, card: entry.card, slot: entry.slot });
  replaceFrame(draft, {
    ...frame,
    step: 'shown',
    inside: frame.inside.filter((slot) => slot !== entry.slot),
    seen: [...frame.seen, entry],
  });
}

/** The face-down pile is turned up permanently and goes on top of the face-up pile (N-ACC-03, OP-39). */
function turnUpArchives(draft: Draft, frame: Frame, faces: readonly CardId[]): void {
  const { corp } = draft.table;
  corp.down.forEach((slot, at) => {
    draft.events.push({
      kind: 'card',
      owner: CORP,
      from: { in: 'slot', slot },
      to: { in: 'open' },
      face: faces[at] ?? null,
      fresh: true,
    });
    dropSlot(draft, slot);
  });
  corp.up = [...faces, ...corp.up];
  corp.down = [];
  updateFrame(draft, frame, { step: 'next' });
}

function shownInside(draft: Draft, slot: Slot, face: CardId): Accessed {
  turnUp(draft, slot, face);
  return { from: 'inside', slot, at: 0, card: face, covered: true, state: 'open' };
}

/** A random card from HQ is face up in a slot until the access is over. */
function pickedFromHand(draft: Draft, face: CardId): Accessed {
  const slot = handToSlot(draft, CORP, { card: face, active: false, ice: false, fort: null });
  return { from: 'hand', slot, at: 0, card: face, covered: true, state: 'open' };
}

function lookedAt(draft: Draft, at: number): Accessed {
  draft.events.push({ kind: 'look', by: RUNNER, owner: CORP, at, count: 1 });
  return { from: 'pile', slot: null, at, card: null, covered: true, state: 'open' };
}

/** A rezzed or revealed card inside, or the next card in Archives: nothing has to be shown. */
function accessFaceUp(draft: Draft, frame: Frame): void {
  if (frame.now > 0) {
    const { card } = cardAt(draft.table, frame.now);
    return accessCard(draft, frame, { from: 'inside', slot: frame.now, at: 0, card, covered: false, state: 'open' });
  }
  const card = draft.table.corp.up[frame.top] ?? null;
  accessCard(
    draft,
    { ...frame, deep: frame.deep - 1, top: frame.top + 1 },
    { from: 'archives', slot: null, at: frame.top, card, covered: false, state: 'open' },
  );
}

/** The Runner continues after a card from R&D, or shows it if it must be shown; then it takes effect. */
function accessShown(draft: Draft, frame: Frame, face: CardId | null): void {
  const entry = frame.seen.at(-1);
  replaceFrame(draft, {
    ...frame,
    step: 'next',
    seen: face === null || !entry ? frame.seen : [...frame.seen.slice(0, -1), { ...entry, card: face }],
  });
  if (face === null || !entry) return;
  const place = { in: 'pile' as const, at: entry.at };
  draft.events.push({ kind: 'card', owner: CORP, from: place, to: place, face, fresh: true });
  triggerEffects(draft, frame, { ...entry, card: face });
}

/** The card's own effects come before effects of accessing an agenda (R-GEN-31). */
function triggerEffects(draft: Draft, { fort }: Frame, entry: Accessed): void {
  const { card } = entry;
  if (card !== null && definition(card).type === 'agenda') happens(draft, 'agendaAccessed', { fort, card });
  ambush(draft, entry);
}

/** The Archives card being accessed goes into R&D because of its own text: the next card takes its position. */
export function shuffleAccessed(draft: Draft): void {
  const { frames } = draft.table;
  const at = frames.findLastIndex((frame) => frame.do === 'access');
  const frame = frames[at];
  const entry = frame?.do === 'access' ? frame.seen.at(-1) : undefined;
  if (frame?.do !== 'access' || entry?.from !== 'archives') return;
  discardToPile(draft, CORP, entry.at);
  const seen = frame.seen.with(-1, { ...entry, state: 'settled' });
  draft.table.frames = frames.with(at, { ...frame, top: frame.top - 1, seen });
  push(draft, { do: 'hide', piles: [CORP] });
}

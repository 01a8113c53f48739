/** What a player has permanently learned from a game's events: listed in a take-back, since it cannot be unlearned. */
import { type CardId, type CommonEvent, type GameEvent, isCommonEvent, type Seat } from './game.ts';

export type Learned =
  /** A player saw this many hidden cards of `of`'s draw pile. */
  | { readonly what: 'pile'; readonly by: Seat; readonly of: Seat; readonly count: number }
  /** Both players saw a card of `of` that had been hidden. */
  | { readonly what: 'face'; readonly of: Seat; readonly card: CardId }
  /** Both players saw this many fair numbers. */
  | { readonly what: 'die'; readonly count: number };

/** In the order in which it was learned; equal items are counted together. */
export function learnedFrom(events: readonly GameEvent[]): readonly Learned[] {
  return mergeLearned(events.flatMap((event) => (isCommonEvent(event) ? learnedBy(event) : [])));
}

/** Several lists as one, counted together. */
export function mergeLearned(list: readonly Learned[]): readonly Learned[] {
  const all: Learned[] = [];
  for (const one of list) {
    const at = all.findIndex((other) => isAlike(one, other));
    const before = all[at];
    if (before === undefined) all.push(one);
    else if ('count' in before && 'count' in one) all[at] = { ...before, count: before.count + one.count };
  }
  return all;
}

function learnedBy(event: CommonEvent): Learned[] {
  if (event.kind === 'look') {
    const { by, owner, count } = event;
    return [{ what: 'pile', by, of: owner, count }];
  }
  if (event.kind !== 'card') return [];
  const { owner, from, face, fresh } = event;
  if (fresh && face !== null) return [{ what: 'face', of: owner, card: face }];
  return from.in === 'pile' && face === null ? [{ what: 'pile', by: owner, of: owner, count: 1 }] : [];
}

function isAlike(a: Learned, b: Learned): boolean {
  if (a.what === 'pile') return b.what === 'pile' && a.by === b.by && a.of === b.of;
  if (a.what === 'face') return b.what === 'face' && a.of === b.of && a.card === b.card;
  return b.what === 'die';
}

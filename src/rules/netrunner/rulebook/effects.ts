/** Resolves card texts. */
import { definition } from '../card.ts';
import { pop, replaceFrame } from '../draft.ts';
import type { Card, Effect, Replacement, Trigger } from '../effect.ts';
import type { FrameOf, TextRef } from '../frame.ts';
import type { Handler } from './handler.ts';

/** The texts of all counters that a card gives, numbered consecutively. */
const counterTexts = ({ counters }: Card): Trigger[] => counters.flatMap((kind) => kind.triggers ?? []);

/** The effect a reference points to. */
export function textOf(ref: TextRef): Effect {
  let effect = roots[ref.text](definition(ref.card), ref.index);
  for (const part of ref.path) effect = effect?.parts?.[part];
  if (!effect) throw new Error(`${ref.card} has no such text`);
  return effect;
}

/** The complete card text that the reference is part of. */
const roots: Readonly<Record<TextRef['text'], (card: Card, index: number) => Effect | undefined>> = {
  play: (card) => card.play,
  sub: (card, index) => card.subs[index],
  use: (card, index) => card.abilities[index]?.effect,
  cost: (card, index) => card.abilities[index]?.cost.also,
  on: (card, index) => card.triggers[index]?.effect,
  counter: (card, index) => counterTexts(card)[index]?.effect,
  removal: (card, index) => card.counters[index]?.removal?.brings,
  instead: (card, index) => card.replaces[index]?.effect,
  lend: (card, index) => card.lends[index]?.sub,
};

/** The replacement a reference points to. */
export const replacementAt = (ref: TextRef): Replacement | undefined => definition(ref.card).replaces[ref.index];

/** Whether both refer to the same sentence, on any copies of the same card. */
export const isSameText = (a: TextRef, b: TextRef): boolean =>
  a.card === b.card && a.text === b.text && a.index === b.index && a.path.join() === b.path.join();

export const effect: Handler<FrameOf<'effect'>> = {
  step(draft, frame) {
    const step = textOf(frame.ref).steps[frame.at];
    if (!step) return pop(draft);
    const next = { do: 'effect', ref: frame.ref, at: frame.at + 1 } as const;
    replaceFrame(draft, frame.apart ? { ...next, apart: true } : next);
    step(draft, { ref: frame.ref, got: frame.got ?? [] });
  },
};

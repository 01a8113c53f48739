/** Carrying out texts. */
import { definition } from '../card.ts';
import { become, pop } from '../draft.ts';
import type { Card, Effect, Replacement, Trigger } from '../effect.ts';
import type { FrameOf, TextRef } from '../frame.ts';
import type { Handler } from './handler.ts';

/** The texts of all counters a card gives, numbered on. */
const counterTexts = ({ counters }: Card): Trigger[] => counters.flatMap((kind) => kind.triggers ?? []);

/** The effect a reference means. */
export function textOf(ref: TextRef): Effect {
  const card = definition(ref.card);
  const roots: Record<TextRef['text'], Effect | undefined> = {
    play: card.play,
    sub: card.subs[ref.index],
    use: card.abilities[ref.index]?.effect,
    cost: card.abilities[ref.index]?.cost.also,
    on: card.triggers[ref.index]?.effect,
    counter: counterTexts(card)[ref.index]?.effect,
    removal: card.counters[ref.index]?.removal?.brings,
    instead: card.replaces[ref.index]?.effect,
    lend: card.lends[ref.index]?.sub,
  };
  let effect = roots[ref.text];
  for (const part of ref.path) effect = effect?.parts?.[part];
  if (!effect) throw new Error(`${ref.card} has no such text`);
  return effect;
}

/** The replacement a reference means. */
export const replacementAt = (ref: TextRef): Replacement | undefined => definition(ref.card).replaces[ref.index];

/** The same sentence of the same kind of card, wherever it stands. */
export const isSameText = (a: TextRef, b: TextRef): boolean =>
  a.card === b.card && a.text === b.text && a.index === b.index && a.path.join() === b.path.join();

export const effect: Handler<FrameOf<'effect'>> = {
  step(draft, frame) {
    const step = textOf(frame.ref).steps[frame.at];
    if (!step) return pop(draft);
    become(draft, { do: 'effect', ref: frame.ref, at: frame.at + 1 });
    step(draft, { ref: frame.ref, got: frame.got ?? [] });
  },
};

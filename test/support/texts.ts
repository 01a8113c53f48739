/**
 * Every text of a card, with the reference by which the rules find it, and the numbers in its words and its meaning.
 */
import type { Card, Condition, Effect, Modifier } from '../../src/rules/netrunner/effect.ts';
import type { TextRef } from '../../src/rules/netrunner/frame.ts';

export interface Text {
  card: Card;
  ref: Pick<TextRef, 'text' | 'index' | 'path'>;
  effect: Effect;
}

/** All texts of a card and all their parts, each text before its parts. */
export function textsOf(card: Card): Text[] {
  const counters = card.counters.flatMap(({ triggers }) => triggers ?? []);
  const roots: [TextRef['text'], readonly (Effect | undefined)[]][] = [
    ['play', [card.play]],
    ['sub', card.subs],
    ['use', card.abilities.map(({ effect }) => effect)],
    ['cost', card.abilities.map(({ cost }) => cost.also)],
    ['on', card.triggers.map(({ effect }) => effect)],
    ['counter', counters.map(({ effect }) => effect)],
    ['removal', card.counters.map(({ removal }) => removal?.brings)],
    ['instead', card.replaces.map(({ effect }) => effect)],
    ['lend', card.lends.map(({ sub }) => sub)],
  ];
  return roots.flatMap(([text, effects]) =>
    effects.flatMap((effect, index) => (effect ? withParts(card, { text, index, path: [] }, effect) : [])),
  );
}

const withParts = (card: Card, ref: Text['ref'], effect: Effect): Text[] => [
  { card, ref, effect },
  ...(effect.parts ?? []).flatMap((part, at) => withParts(card, { ...ref, path: [...ref.path, at] }, part)),
];

/** Every condition on a card outside its effects. */
export const conditionsOf = (card: Card): Omit<Condition, 'kind'>[] =>
  [
    card.playOnly,
    ...card.abilities.map(({ condition }) => condition),
    ...card.triggers.map(({ only }) => only),
    ...card.counters.flatMap(({ triggers }) => (triggers ?? []).map(({ only }) => only)),
    ...card.replaces.map(({ only }) => only),
  ].filter((one) => one !== undefined);

export const modifiersOf = (card: Card): readonly Modifier[] => [
  ...card.modifiers,
  ...card.counters.flatMap(({ modifiers }) => modifiers ?? []),
];

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The numbers in a sentence, as digits or words, without signs; a mere "a" or "one" does not count. */
export const numbersSaid = (says: string): number[] =>
  [...says.toLowerCase().matchAll(new RegExp(`\\d+|\\b(?:${words.join('|')})\\b`, 'g'))].map(([found]) =>
    words.includes(found) ? words.indexOf(found) + 2 : Number(found),
  );

/** Fields without amounts: players, and forts or cards by name. */
const names = new Set(['who', 'by', 'v', 'is']);

/** The numbers anywhere in a meaning, without signs. An amount of one need not be stated. */
export function numbersMeant(means: unknown): number[] {
  if (typeof means === 'number') return [Math.abs(means)];
  if (Array.isArray(means)) return means.flatMap(numbersMeant);
  if (typeof means !== 'object' || means === null) return [];
  return Object.entries(means).flatMap(([field, value]) => {
    if (names.has(field) || (field === 'on' && typeof value === 'number')) return [];
    return numbersMeant(isCondition(value) ? value.means : value);
  });
}

const isCondition = (value: unknown): value is Pick<Condition, 'holds' | 'means'> =>
  typeof value === 'object' && value !== null && 'holds' in value;

export const titleOf = ({ card, ref }: Text): string =>
  `${card.title}, ${ref.text} ${[ref.index, ...ref.path].join('.')}`;

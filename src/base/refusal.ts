/** How each game, and the match that two phones play, names what it refuses: a table of reasons, and one function that makes refusals. */
import type { Json } from './canonical.ts';

/**
 * Why something cannot be done, as data: its class (E-BITS), what it is in that class, and what a sentence about it has to know. The
 * sentences are in the words of a language. It never leaves the phone.
 */
export interface Refusal {
  readonly kind: string;
  readonly why: string;
  readonly values: Readonly<Record<string, Json>>;
}

declare const values: unique symbol;
/** The class of a reason and, at compile time, the values that go with it. A reason without values is its class alone. */
export type With<V, K extends string = string> = K & { readonly [values]: V };

export const having = <V, K extends string>(kind: K): With<V, K> => kind as With<V, K>;

/** What a sentence about it has to know; undefined where it knows all. */
export type ValuesIn<R, W extends keyof R> = R[W] extends With<infer V> ? V : undefined;

/** The reasons whose sentence knows all. */
export type PlainIn<R> = { [W in keyof R]: ValuesIn<R, W> extends undefined ? W : never }[keyof R];

/** A sentence for each, or how it is made: a new one without words does not compile. */
export type WordsFor<R> = {
  readonly [W in keyof R]: ValuesIn<R, W> extends undefined ? string : (values: ValuesIn<R, W>) => string;
};

type Given<R, W extends keyof R> = ValuesIn<R, W> extends undefined ? [] : [values: ValuesIn<R, W>];

const none = Object.freeze({});

/** Most refusals nobody reads, lists of moves make thousands: without values they are made once. */
export function refuser<R extends Readonly<Record<string, string>>>(reasons: R) {
  const plain: Record<string, Refusal> = {};
  for (const [why, kind] of Object.entries(reasons)) plain[why] = Object.freeze({ kind, why, values: none });
  // No rest parameter when it runs: that would make a list at each call.
  function refuse(why: string, given?: Refusal['values']): Refusal {
    const one = plain[why] as Refusal;
    return given === undefined ? one : { kind: one.kind, why, values: given };
  }
  return refuse as <W extends keyof R & string>(why: W, ...[given]: Given<R, W>) => Refusal;
}

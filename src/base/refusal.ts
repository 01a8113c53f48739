/**
 * How each game, and a match between two phones, defines its refusals: a table of reasons and one function that creates
 * them.
 */
import type { Json } from './canonical.ts';

/**
 * Why something cannot be done, as data: its class (E-BITS), the reason within it, and the values its sentence needs.
 * The sentences are in the language files. Never leaves the phone.
 */
export interface Refusal {
  readonly kind: string;
  readonly why: string;
  readonly values: Readonly<Record<string, Json>>;
}

declare const values: unique symbol;
/** A reason's class and, at compile time, the values that go with it. A reason without values is only its class. */
export type With<V, K extends string = string> = K & { readonly [values]: V };

export const withValues = <V, K extends string>(kind: K): With<V, K> => kind as With<V, K>;

/** The values a reason's sentence needs; undefined if none. */
export type ValuesIn<R, W extends keyof R> = R[W] extends With<infer V> ? V : undefined;

/** The reasons whose sentence needs no values. */
export type PlainIn<R> = { [W in keyof R]: ValuesIn<R, W> extends undefined ? W : never }[keyof R];

/** A sentence for each reason, or a function that makes it. A new reason without words does not compile. */
export type WordsFor<R> = {
  readonly [W in keyof R]: ValuesIn<R, W> extends undefined ? string : (values: ValuesIn<R, W>) => string;
};

type Given<R, W extends keyof R> = ValuesIn<R, W> extends undefined ? [] : [values: ValuesIn<R, W>];

const none = Object.freeze({});

/** Most refusals are never read, and move lists create thousands: those without values are created once. */
export function refusalFactory<R extends Readonly<Record<string, string>>>(reasons: R) {
  const plain: Record<string, Refusal> = {};
  for (const [why, kind] of Object.entries(reasons)) plain[why] = Object.freeze({ kind, why, values: none });
  // No rest parameter: it would allocate an array per call.
  function refuse(why: string, given?: Refusal['values']): Refusal {
    const one = plain[why] as Refusal;
    return given === undefined ? one : { kind: one.kind, why, values: given };
  }
  return refuse as <W extends keyof R & string>(why: W, ...[given]: Given<R, W>) => Refusal;
}

import type { Seat } from '../../rules/game.ts';
import { type Cbor, isList } from './cbor.ts';
import type { Malformed, Shape } from './malformed.ts';

/**
 * The items of one decoded list, read in order. An invalid item is recorded, not thrown: reading continues with a value
 * of the right type, and `fault` decides in the end.
 */
export class Items {
  readonly #list: readonly Cbor[];
  #next = 0;
  #fault: Malformed | null = null;

  constructor(list: readonly Cbor[]) {
    this.#list = list;
  }

  /** Whether items are left and no fault has occurred. */
  more(): boolean {
    return this.#fault === null && this.#next < this.#list.length;
  }

  /** An integer from `least` to `most`. */
  uint(most = 2 ** 32 - 1, least = 0): number {
    const item = this.#take();
    if (typeof item === 'number' && item >= least && item <= most) return item;
    return this.#wrong({ kind: 'number', least, most }, least);
  }

  seat(): Seat {
    return this.uint(1) === 0 ? 0 : 1;
  }

  /** Exactly `length` bytes. */
  bytes(length: number): Uint8Array {
    const item = this.#take();
    if (item instanceof Uint8Array && item.length === length) return item;
    return this.#wrong({ kind: 'bytes', length }, new Uint8Array(length));
  }

  anyBytes(least: number, most: number): Uint8Array {
    const item = this.#take();
    if (item instanceof Uint8Array && item.length >= least && item.length <= most) return item;
    return this.#wrong({ kind: 'some-bytes', least, most }, new Uint8Array());
  }

  /** One byte string of one or more parts of `size` bytes. */
  parts(size: number): Uint8Array {
    const item = this.#take();
    if (item instanceof Uint8Array && item.length > 0 && item.length % size === 0) return item;
    return this.#wrong({ kind: 'parts', size }, new Uint8Array());
  }

  /** A list of `least` or more integers up to `most`. */
  uints(most: number, least = 1): readonly number[] {
    const fits = (item: Cbor): item is number => typeof item === 'number' && item <= most;
    return this.#listOf(fits, { kind: 'numbers', most }, least);
  }

  /** A list of `least` or more byte strings, none empty. */
  byteStrings(least = 1): readonly Uint8Array[] {
    const fits = (item: Cbor): item is Uint8Array => item instanceof Uint8Array && item.length > 0;
    return this.#listOf(fits, { kind: 'byte-strings' }, least);
  }

  /** A nested list, read to its end. Null if the item is not a list. */
  list<T>(read: (items: Items) => T): T | null {
    const item = this.#take();
    if (!isList(item)) return this.#wrong({ kind: 'list' }, null);
    const items = new Items(item);
    const value = read(items);
    const fault = items.fault();
    if (fault !== null) this.refuse(fault);
    return value;
  }

  /** Records a fault found by the caller. */
  refuse(fault: Malformed): void {
    this.#fault ??= fault;
  }

  /** The first fault, or null if every item was read and valid. */
  fault(): Malformed | null {
    return this.#fault ?? (this.#next === this.#list.length ? null : { kind: 'too-many-items' });
  }

  #take(): Cbor | undefined {
    return this.#list[this.#next++];
  }

  #listOf<T extends Cbor>(fits: (item: Cbor) => item is T, shape: Shape, least = 1): readonly T[] {
    const item = this.#take();
    if (isList(item) && item.length >= least && item.every(fits)) return item;
    return this.#wrong(shape, []);
  }

  #wrong<T>(not: Shape, instead: T): T {
    this.#fault ??= { kind: 'item', at: this.#next - 1, not };
    return instead;
  }
}

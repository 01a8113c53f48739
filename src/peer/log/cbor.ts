import { decode, encode, Tokenizer, Type } from 'cborg';
import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';

/**
 * The subset of CBOR (RFC 8949) allowed in a log: integers from 0 to 2^32 - 1, byte strings, lists, and ASCII text of
 * at most 16 characters. Without maps, floats, tags and null, there is no order or width in which encoders could
 * differ.
 */
export type Cbor = number | string | Uint8Array | readonly Cbor[];

/** Whether a value is a list. `Array.isArray` would lose the element type. */
export const isList = (value: Cbor | undefined): value is readonly Cbor[] => Array.isArray(value);

/** The canonical encoding of a value. Throws if a number or text is out of range, which is a bug. */
export function encodeCbor(value: Cbor): Uint8Array {
  check(value);
  const bytes = encode(value);
  // On some platforms a Buffer, whose `slice` does not copy.
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/**
 * Decodes untrusted bytes, accepting only the canonical encoding. Never throws. One byte can become about fifty in
 * memory: callers that read more than a packet limit the number of items, lists included.
 */
export function decodeCbor(bytes: Uint8Array, maxItems = bytes.length): Result<Cbor, FormatFault> {
  try {
    const value: Cbor = decode(bytes, { ...STRICT, tokenizer: new Guard(bytes, maxItems) });
    // Any other redundant encoding (overlong numbers, broken text) fails here.
    return equal(encode(value), bytes) ? ok(value) : fail({ kind: 'not-canonical' });
  } catch (error) {
    if (error instanceof DisallowedItem) return fail(error.malformed);
    return fail(error instanceof Error ? { kind: 'cbor', error: error.message } : { kind: 'not-cbor' });
  }
}

const MAX_DEEP = 8; // nested lists; an entry needs 4
const MAX_TEXT_LENGTH = 16; // characters
const STRICT = {
  strict: true,
  allowIndefinite: false,
  allowUndefined: false,
  allowInfinity: false,
  allowNaN: false,
  allowBigInt: false,
  rejectDuplicateMapKeys: true,
};

/** Unwinds the decoder; it has no other way to stop. */
class DisallowedItem extends Error {
  constructor(readonly malformed: FormatFault) {
    super(malformed.kind);
  }
}

/**
 * Rejects what a log never contains before anything is built from it: other types, and lists that would exhaust the
 * stack.
 */
class Guard extends Tokenizer {
  /** For each open list, how many items are still to come. */
  readonly #open: number[] = [];

  #left: number;

  constructor(bytes: Uint8Array, mostItems: number) {
    // From plain bytes, byte strings are copied; from some platforms' buffers they would be views.
    super(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), STRICT);
    this.#left = mostItems;
  }

  override next() {
    if (this.#left-- === 0) throw new DisallowedItem({ kind: 'too-many-items' });
    const token = super.next();
    while (this.#open.at(-1) === 0) this.#open.pop();
    const left = this.#open.pop();
    if (left !== undefined) this.#open.push(left - 1);
    if (Type.equals(token.type, Type.array)) {
      if (this.#open.length >= MAX_DEEP) throw new DisallowedItem({ kind: 'too-deep' });
      this.#open.push(token.value);
    } else if (!isAllowed(token.type, token.value)) {
      throw new DisallowedItem({ kind: 'not-allowed', type: token.type.name, value: typeof token.value });
    }
    return token;
  }
}

function isAllowed(type: Type, value: unknown): boolean {
  if (Type.equals(type, Type.uint)) return typeof value === 'number' && value < 2 ** 32;
  if (Type.equals(type, Type.string)) return typeof value === 'string' && isShortText(value);
  return Type.equals(type, Type.bytes);
}

function isShortText(text: string): boolean {
  // Printable ASCII: nothing that could be invisible on a screen.
  return text.length <= MAX_TEXT_LENGTH && /^[ -~]*$/.test(text);
}

function check(value: Cbor): void {
  if (typeof value === 'number') {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** 32) throw new Error(`${value} does not go into a log`);
  } else if (typeof value === 'string') {
    if (!isShortText(value)) throw new Error('only short ASCII text goes into a log');
  } else if (!(value instanceof Uint8Array)) {
    for (const item of value) check(item);
  }
}

/** What is wrong with the format of untrusted bytes, in a log or a file. */
export type FormatFault =
  | {
      readonly kind:
        | 'not-cbor'
        | 'not-canonical'
        | 'too-many-items'
        | 'too-deep'
        | 'not-list'
        | 'not-payload'
        | 'not-body';
    }
  /** The decoder's message. */
  | { readonly kind: 'cbor'; readonly error: string }
  /** A type that is not allowed in a log. */
  | { readonly kind: 'not-allowed'; readonly type: string; readonly value: string }
  | { readonly kind: 'too-large'; readonly most: number }
  | { readonly kind: 'no-such-type' | 'too-many-held' | 'fact-too-long' | 'part-behind-last' }
  | { readonly kind: 'item'; readonly at: number; readonly not: Shape }
  | { readonly kind: 'in-body'; readonly type: string; readonly wrong: FormatFault };

/** The expected kind of item. */
export type Shape =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'bytes'; readonly length: number }
  | { readonly kind: 'some-bytes'; readonly least: number; readonly most: number }
  | { readonly kind: 'parts'; readonly size: number }
  | { readonly kind: 'numbers'; readonly most: number }
  | { readonly kind: 'byte-strings' | 'list' };

/**
 * The items of one decoded list, read in order. An invalid item is recorded, not thrown: reading continues with a value
 * of the right type, and `fault` gives the verdict at the end.
 */
export class ItemReader {
  #next = 0;
  #fault: FormatFault | null = null;

  constructor(private readonly all: readonly Cbor[]) {}

  /** Whether items are left and no fault has occurred. */
  more(): boolean {
    return this.#fault === null && this.#next < this.all.length;
  }

  /** An integer from `min` to `max`. */
  uint(max = 2 ** 32 - 1, min = 0): number {
    const item = this.#take();
    if (typeof item === 'number' && item >= min && item <= max) return item;
    return this.#wrong({ kind: 'number', least: min, most: max }, min);
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

  anyBytes(minLength: number, maxLength: number): Uint8Array {
    const item = this.#take();
    if (item instanceof Uint8Array && item.length >= minLength && item.length <= maxLength) return item;
    return this.#wrong({ kind: 'some-bytes', least: minLength, most: maxLength }, new Uint8Array());
  }

  /** One byte string of one or more parts of `size` bytes. */
  parts(size: number): Uint8Array {
    const item = this.#take();
    if (item instanceof Uint8Array && item.length > 0 && item.length % size === 0) return item;
    return this.#wrong({ kind: 'parts', size }, new Uint8Array());
  }

  /** A list of `minLength` or more integers up to `max`. */
  uints(max: number, minLength = 1): readonly number[] {
    const fits = (item: Cbor): item is number => typeof item === 'number' && item <= max;
    return this.#listOf(fits, { kind: 'numbers', most: max }, minLength);
  }

  /** A list of `minLength` or more byte strings, none empty. */
  byteStrings(minLength = 1): readonly Uint8Array[] {
    const fits = (item: Cbor): item is Uint8Array => item instanceof Uint8Array && item.length > 0;
    return this.#listOf(fits, { kind: 'byte-strings' }, minLength);
  }

  /** A nested list, read to its end. Null if the item is not a list. */
  list<T>(read: (items: ItemReader) => T): T | null {
    const item = this.#take();
    if (!isList(item)) return this.#wrong({ kind: 'list' }, null);
    const items = new ItemReader(item);
    const value = read(items);
    const fault = items.fault();
    if (fault !== null) this.refuse(fault);
    return value;
  }

  /** Records a fault found by the caller. */
  refuse(fault: FormatFault): void {
    this.#fault ??= fault;
  }

  /** The first fault, or null if every item was read and valid. */
  fault(): FormatFault | null {
    return this.#fault ?? (this.#next === this.all.length ? null : { kind: 'too-many-items' });
  }

  #take(): Cbor | undefined {
    return this.all[this.#next++];
  }

  #listOf<T extends Cbor>(fits: (item: Cbor) => item is T, shape: Shape, minLength = 1): readonly T[] {
    const item = this.#take();
    if (isList(item) && item.length >= minLength && item.every(fits)) return item;
    return this.#wrong(shape, []);
  }

  #wrong<T>(not: Shape, instead: T): T {
    this.#fault ??= { kind: 'item', at: this.#next - 1, not };
    return instead;
  }
}

import { decode, encode, Tokenizer, Type } from 'cborg';
import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Malformed } from './malformed.ts';

/**
 * The subset of CBOR (RFC 8949) allowed in a log: integers from 0 to 2^32 - 1, byte strings, lists, and ASCII text of
 * at most 16 characters. Without maps, floats, tags and null, encoders have nothing to disagree about in order or
 * width.
 */
export type Cbor = number | string | Uint8Array | readonly Cbor[];

/** Whether a value is a list. `Array.isArray` would lose the element type. */
export const isList = (value: Cbor | undefined): value is readonly Cbor[] => Array.isArray(value);

/** The canonical encoding of a value. Throws on a number or text out of range: a bug of ours. */
export function encodeCbor(value: Cbor): Uint8Array {
  check(value);
  const bytes = encode(value);
  // A Buffer on some platforms, whose `slice` is not a copy.
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/**
 * Decodes untrusted bytes, accepting only the canonical encoding. Never throws, whatever the bytes. One byte can become
 * about fifty in memory: callers that read more than a packet limit the number of items, lists included.
 */
export function decodeCbor(bytes: Uint8Array, mostItems = bytes.length): Result<Cbor, Malformed> {
  try {
    const value: Cbor = decode(bytes, { ...STRICT, tokenizer: new Guard(bytes, mostItems) });
    // Any other redundant encoding (overlong numbers, broken text) fails here.
    return equal(encode(value), bytes) ? ok(value) : fail({ kind: 'not-canonical' });
  } catch (error) {
    if (error instanceof Unwanted) return fail(error.malformed);
    return fail(error instanceof Error ? { kind: 'cbor', error: error.message } : { kind: 'not-cbor' });
  }
}

const MOST_DEEP = 8; // nested lists; an entry needs 4
const LONGEST_TEXT = 16; // characters
const STRICT = {
  strict: true,
  allowIndefinite: false,
  allowUndefined: false,
  allowInfinity: false,
  allowNaN: false,
  allowBigInt: false,
  rejectDuplicateMapKeys: true,
};

/** Unwinds the decoder, which offers no other way. */
class Unwanted extends Error {
  readonly malformed: Malformed;

  constructor(malformed: Malformed) {
    super(malformed.kind);
    this.malformed = malformed;
  }
}

/**
 * Rejects what a log never holds before anything is built from it: other types, and lists that would exhaust the stack.
 */
class Guard extends Tokenizer {
  /** For each open list, how many items are still to come. */
  readonly #open: number[] = [];

  #left: number;

  constructor(bytes: Uint8Array, mostItems: number) {
    // From plain bytes, byte strings are cut out as copies; from some platforms' buffers they would be views.
    super(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), STRICT);
    this.#left = mostItems;
  }

  override next() {
    if (this.#left-- === 0) throw new Unwanted({ kind: 'too-many-items' });
    const token = super.next();
    while (this.#open.at(-1) === 0) this.#open.pop();
    const left = this.#open.pop();
    if (left !== undefined) this.#open.push(left - 1);
    if (Type.equals(token.type, Type.array)) {
      if (this.#open.length >= MOST_DEEP) throw new Unwanted({ kind: 'too-deep' });
      this.#open.push(token.value);
    } else if (!isAllowed(token.type, token.value)) {
      throw new Unwanted({ kind: 'not-allowed', type: token.type.name, value: typeof token.value });
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
  // Printable ASCII: nothing that could hide on a screen.
  return text.length <= LONGEST_TEXT && /^[ -~]*$/.test(text);
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

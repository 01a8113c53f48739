/** What is wrong with the format of untrusted bytes, in a log or a file. */
export type Malformed =
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
  /** A type that no log holds. */
  | { readonly kind: 'not-allowed'; readonly type: string; readonly value: string }
  | { readonly kind: 'too-large'; readonly most: number }
  | { readonly kind: 'no-such-type' | 'too-many-held' | 'fact-too-long' | 'part-behind-last' }
  | { readonly kind: 'item'; readonly at: number; readonly not: Shape }
  | { readonly kind: 'in-body'; readonly type: string; readonly wrong: Malformed };

/** The expected kind of item. */
export type Shape =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'bytes'; readonly length: number }
  | { readonly kind: 'some-bytes'; readonly least: number; readonly most: number }
  | { readonly kind: 'parts'; readonly size: number }
  | { readonly kind: 'numbers'; readonly most: number }
  | { readonly kind: 'byte-strings' | 'list' };

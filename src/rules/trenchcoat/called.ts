/** The name of a number or a part: given by a person, by a table, or by the app. */
export type NumberName =
  | string
  /** The name of a named character, or of a character acting alone. */
  | { readonly kind: 'ability'; readonly of: string | null }
  | { readonly kind: 'limit'; readonly of: string }
  | { readonly kind: 'characters' | 'time' }
  | { readonly kind: 'name' | 'ownName' | 'deviceName' | 'ownNumber' }
  | { readonly kind: 'deviceClass' | 'account' | 'ice' | 'state' }
  /** A part of a move. */
  | { readonly kind: 'part'; readonly part: string };

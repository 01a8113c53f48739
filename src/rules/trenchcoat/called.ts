/** What a number, a name or a part of something is called: by the name that somebody gave it or that its table has, or as one of ours. */
export type Called =
  | string
  /** Of a character who has a name, or of whoever acts alone. */
  | { readonly kind: 'ability'; readonly of: string | null }
  | { readonly kind: 'limit'; readonly of: string }
  | { readonly kind: 'characters' | 'time' | 'distance' }
  /** What chances are asked of. */
  | { readonly kind: 'result' | 'size' | 'nonBlanks' }
  | { readonly kind: 'name' | 'ownName' | 'deviceName' | 'ownNumber' }
  | { readonly kind: 'deviceClass' | 'account' | 'ice' | 'state' }
  /** A part of a move. */
  | { readonly kind: 'part'; readonly part: string };

/** What went wrong on this phone, for a screen: a kind to tell it by, and a sentence for its player. */
export interface Failure {
  readonly kind: string;
  readonly text: string;
}

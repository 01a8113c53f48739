/** Something that went wrong on this phone: a kind that code can test, and a sentence for the player. */
export interface Failure {
  readonly kind: string;
  readonly text: string;
}

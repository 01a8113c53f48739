/** Rulings by card, extracted from RULES.md at build time (`build/rulings.ts`). */
declare module '*RULES.md?cards' {
  const rulings: Readonly<Record<string, readonly string[]>>;
  export default rulings;
}

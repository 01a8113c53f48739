/** By card; put together when the app is built, out of the text of the rules (`vite.rulings.ts`). */
declare module '*RULES.md?cards' {
  const rulings: Readonly<Record<string, readonly string[]>>;
  export default rulings;
}

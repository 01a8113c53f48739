/**
 * The 64 symbols two people compare in person: each has one obvious word (`words/en/symbols.ts`), no two are easily
 * confused, and all are 2018 emoji, so older phones can show them.
 */

/** How many are compared: 30 bits, one attempt for a man in the middle (PROTOCOL 11.2). */
export const comparedSymbols = 5;

const list =
  '🍎 🍌 🍇 🍋 🍒 🍓 🥕 🌽 ' +
  '🍄 🥚 🧀 🍞 🍦 🎂 ☕️ 🥄 ' +
  '🔑 💡 ⏰️ ✂️ 🔨 📎 ✏️ 📖 ' +
  '✉️ 🕯️ 🧹 🧲 🔋 📷 ☎️ 🎁 ' +
  '👞 🎩 🧤 🧦 👓 💍 👑 ☂️ ' +
  '🚲 🚂 ⛵️ ✈️ 🚀 ⚓️ 🔔 🥁 ' +
  '🎸 🎺 🎈 🎲 ⚽️ 🏠 🌳 🌵 ' +
  '☀️ 🌙 🔥 ⛄️ 🐕 🐟 🐌 🦋';

/** A symbol's number is its position in this list: the order never changes. */
export const symbols: readonly string[] = list.split(' ');

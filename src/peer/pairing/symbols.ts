/**
 * The 64 things that two people compare across the table: each has one word anybody would say for it (`words/en/symbols.ts`), no two are
 * easily taken for each other, and all are in the emoji of 2018, so that older phones show them.
 */

/** How many are compared: 30 bits, one try for whoever is in between (PROTOCOL 11.2). */
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

/** The place in the list is the number of the symbol: an order that never changes. */
export const symbols: readonly string[] = list.split(' ');

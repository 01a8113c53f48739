/**
 * The 64 things that two people compare across the table. Each has one word anybody would say for it, no two are easily
 * taken for each other, and all are in the emoji of 2018, so that older phones show them.
 */
export interface Thing {
  readonly emoji: string;
  readonly word: string;
}

/** How many are compared: 30 bits, one try for whoever is in between (PROTOCOL 11.2). */
export const comparedSymbols = 5;

const list =
  '🍎 apple,🍌 banana,🍇 grapes,🍋 lemon,🍒 cherries,🍓 strawberry,🥕 carrot,🌽 corn,' +
  '🍄 mushroom,🥚 egg,🧀 cheese,🍞 bread,🍦 ice cream,🎂 cake,☕️ coffee,🥄 spoon,' +
  '🔑 key,💡 light bulb,⏰️ alarm clock,✂️ scissors,🔨 hammer,📎 paper clip,✏️ pencil,📖 book,' +
  '✉️ letter,🕯️ candle,🧹 broom,🧲 magnet,🔋 battery,📷 camera,☎️ telephone,🎁 present,' +
  '👞 shoe,🎩 top hat,🧤 gloves,🧦 socks,👓 glasses,💍 ring,👑 crown,☂️ umbrella,' +
  '🚲 bicycle,🚂 train,⛵️ sailing boat,✈️ aeroplane,🚀 rocket,⚓️ anchor,🔔 bell,🥁 drum,' +
  '🎸 guitar,🎺 trumpet,🎈 balloon,🎲 dice,⚽️ football,🏠 house,🌳 tree,🌵 cactus,' +
  '☀️ sun,🌙 moon,🔥 fire,⛄️ snowman,🐕 dog,🐟 fish,🐌 snail,🦋 butterfly';

/** The place in the list is the number of the symbol: an order that never changes. */
export const symbols: readonly Thing[] = list.split(',').map((entry) => {
  const gap = entry.indexOf(' ');
  return { emoji: entry.slice(0, gap), word: entry.slice(gap + 1) };
});

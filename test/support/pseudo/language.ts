/**
 * A test language made from English: every letter has a mark, and words are a third longer. Unmarked text on a screen
 * does not come from the words; clipped text shows that there is no room for another language.
 */

const plain = 'abcdefghijklmnopqrstuvwxyz';
const marked = 'áƀçďéƒğĥíĵķľɱñóƥɋŕšťúṽŵẋýž';
/** Inserted after every third letter. */
const LONGER = 'ː';

const there = new Map<string, string>();
for (const [at, letter] of [...plain].entries()) {
  const sign = [...marked][at] as string;
  there.set(letter, sign).set(letter.toUpperCase(), sign.toUpperCase());
}
const back = new Map([...there].map(([letter, sign]) => [sign, letter]));

/** The text in the test language. */
export function inPseudo(text: string): string {
  let letters = 0;
  return [...text]
    .map((one) => {
      const sign = there.get(one);
      if (sign === undefined) return one;
      letters += 1;
      return letters % 3 === 0 ? sign + LONGER : sign;
    })
    .join('');
}

/** The original English; unmarked text is unchanged. */
export const inEnglish = (text: string): string =>
  [...text].map((one) => (one === LONGER ? '' : (back.get(one) ?? one))).join('');

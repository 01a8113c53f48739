/**
 * A sentence containing parts that a screen draws, such as a clock or a word in bold. Returns its pieces in order, as
 * children of an element.
 */
export const rich = <Parts extends readonly unknown[]>(
  texts: TemplateStringsArray,
  ...parts: Parts
): readonly (string | Parts[number])[] => texts.flatMap((text, at) => (at < parts.length ? [text, parts[at]] : [text]));

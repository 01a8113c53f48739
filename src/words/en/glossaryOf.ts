/** A game's glossary from its rows. */
import type { GlossaryEntry } from '../lessons.ts';
import { LANGUAGE } from './language.ts';

export type GlossaryRow = readonly [name: string, meaning: string, example?: string];

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** A to Z. */
export const glossaryOf = <G extends string>(
  rows: Readonly<Record<G, readonly GlossaryRow[]>>,
): readonly GlossaryEntry<G>[] =>
  (Object.entries(rows) as [G, readonly GlossaryRow[]][])
    .flatMap(([group, all]) =>
      all.map(([name, meaning, example]) => ({
        id: idOf(name),
        name,
        group,
        meaning,
        ...(example !== undefined && { example }),
      })),
    )
    .sort((a, b) => a.name.localeCompare(b.name, LANGUAGE));

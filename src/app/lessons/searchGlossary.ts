/** Glossary lookups by search. */
import type { GlossaryEntry } from '../../words/lessons.ts';

export interface Found<W extends GlossaryEntry> {
  /** The name matches; prefix matches first. */
  readonly named: readonly W[];
  /** Only the meaning matches. */
  readonly meant: readonly W[];
}

/** An empty search returns all words of that group, or of every group. */
export function search<W extends GlossaryEntry>(words: readonly W[], text: string, group: string | null): Found<W> {
  const wanted = text.trim().toLowerCase();
  const all = words.filter((word) => group === null || word.group === group);
  const at = ({ name }: W): number => name.toLowerCase().indexOf(wanted);
  const named = all.filter((word) => at(word) >= 0);
  return {
    named: [...named.filter((word) => at(word) === 0), ...named.filter((word) => at(word) > 0)],
    meant: all.filter((word) => at(word) < 0 && word.meaning.toLowerCase().includes(wanted)),
  };
}

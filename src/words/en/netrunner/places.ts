/** Where a card lies, so that both players find it: ice is counted from outside. */
import type { FortId, Table } from '../../../rules/netrunner/table.ts';

/** What follows a card's name, with a comma in front: its fort, and its place there. Empty where it lies in none. */
export function placeWords(table: Table, slot: number): string {
  const id = table.cards[slot]?.fort;
  const fort = id ? table.forts.find((one) => one.id === id) : undefined;
  if (!fort) return '';
  const ice = fort.ice.indexOf(slot);
  if (ice >= 0) return `, ${fortName(fort.id)}, ${ordinal(ice, fort.ice.length)}`;
  const card = fort.inside.length > 1 ? `, card ${fort.inside.indexOf(slot) + 1}` : '';
  return `, ${fortName(fort.id)}${card}`;
}

/** Its place among so much ice. */
export const ordinal = (at: number, all: number): string =>
  all === 1 ? 'its only ice' : at === 0 ? 'outermost' : at === all - 1 ? 'innermost' : `ice ${at + 1} of ${all}`;

/** The places that ice comes back to, in the order in which they are filled: "HQ, innermost". */
export function placesToFill({ frames, forts }: Table): string[] {
  const frame = frames.findLast((one) => one.do === 'conceal');
  const places = frame?.do === 'conceal' ? (frame.places ?? []) : [];
  const all = (id: string): number =>
    (forts.find((fort) => fort.id === id)?.ice.length ?? 0) + places.filter(({ fort }) => fort === id).length;
  return places.map(({ fort, at }) => `${fortName(fort)}, ${ordinal(at, all(fort))}`);
}

/** A fort by the name players use: the central ones by theirs, the others by number. */
export function fortName(id: FortId): string {
  const named: Record<FortId, string> = { hq: 'HQ', rd: 'R&D', archives: 'Archives', new: 'a new fort' };
  return named[id] ?? `Fort ${id.slice(1)}`;
}

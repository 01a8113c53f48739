/** Where a card is: ice is counted from the outside in. */
import type { FortId, Table } from '../../../rules/netrunner/table.ts';

/** A card's fort and place, to follow its name; starts with a comma. Empty if it is in no fort. */
export function placeWords(table: Table, slot: number): string {
  const id = table.cards[slot]?.fort;
  const fort = id ? table.forts.find((one) => one.id === id) : undefined;
  if (!fort) return '';
  const ice = fort.ice.indexOf(slot);
  if (ice >= 0) return `, ${fortName(fort.id)}, ${ordinal(ice, fort.ice.length)}`;
  const card = fort.inside.length > 1 ? `, card ${fort.inside.indexOf(slot) + 1}` : '';
  return `, ${fortName(fort.id)}${card}`;
}

/** A card's place in the ice. */
export const ordinal = (at: number, all: number): string =>
  all === 1 ? 'its only ice' : at === 0 ? 'outermost' : at === all - 1 ? 'innermost' : `ice ${at + 1} of ${all}`;

/** The places where ice is put back, in order, such as "HQ, innermost". */
export function placesToFill({ frames, forts }: Table): string[] {
  const frame = frames.findLast((one) => one.do === 'conceal');
  const places = frame?.do === 'conceal' ? (frame.places ?? []) : [];
  const all = (id: string): number =>
    (forts.find((fort) => fort.id === id)?.ice.length ?? 0) + places.filter(({ fort }) => fort === id).length;
  return places.map(({ fort, at }) => `${fortName(fort)}, ${ordinal(at, all(fort))}`);
}

/** A fort's name: central forts have names, others have numbers. */
export function fortName(id: FortId): string {
  const named: Record<FortId, string> = { hq: 'HQ', rd: 'R&D', archives: 'Archives', new: 'a new fort' };
  return named[id] ?? `Fort ${id.slice(1)}`;
}

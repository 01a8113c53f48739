/** Named counters in words, wherever they lie. */
import type { Counters, Table } from '../../../../rules/netrunner/table.ts';
import { fortName } from '../board/seated.ts';

/** "2 Cascade, 1 Pox"; empty where there is none. */
export const counterWords = (counters: Counters): string =>
  Object.entries(counters)
    .flatMap(([name, n]) => (n > 0 ? [`${n} ${name}`] : []))
    .join(', ');

export const countersIn = (counters: Counters): number => Object.values(counters).reduce((sum, n) => sum + n, 0);

/** What lies with the players and in the forts, a sentence a place. */
export function placesOfCounters(table: Table): string[] {
  const places: [string, Counters][] = [
    ['The Corp', table.corp.counters],
    ['The Runner', table.runner.counters],
    ...table.forts.map(({ id, counters }): [string, Counters] => [fortName(id), counters]),
  ];
  return places.flatMap(([who, counters]) => (countersIn(counters) > 0 ? [`${who}: ${counterWords(counters)}`] : []));
}

/** Counters of a card that are no bits and tell nothing by another number on its tile. */
export const marksOn = ({ bits: _, advancement: __, strength: ___, ...others }: Counters): number => countersIn(others);

/** Named counters in words, and the public numbers of both players. */
import { CORP, type Counters, RUNNER, type Table } from '../../../rules/netrunner/table.ts';
import type { Count } from '../../types.ts';
import { counted, nounFor } from '../counted.ts';
import { fortName } from './places.ts';

/** Most counters are named after their card; bits and advancement are common nouns. */
const nounOf = (name: string, n: number): string =>
  name === 'bits' ? nounFor(n, 'bit') : name === 'advancement' ? nounFor(n, 'advancement counter') : name;

/** Example: "2 Cascade, 1 Pox"; empty if there are none. */
export const counterWords = (counters: Counters): string =>
  Object.entries(counters)
    .flatMap(([name, n]) => (n > 0 ? [`${n} ${nounOf(name, n)}`] : []))
    .join(', ');

export const countersIn = (counters: Counters): number => Object.values(counters).reduce((sum, n) => sum + n, 0);

/** Counters on players and forts, one sentence per place. */
export function placesOfCounters(table: Table): string[] {
  const places: [string, Counters][] = [
    ['The Corp', table.corp.counters],
    ['The Runner', table.runner.counters],
    ...table.forts.map(({ id, counters }): [string, Counters] => [fortName(id), counters]),
  ];
  return places.flatMap(([who, counters]) => (countersIn(counters) > 0 ? [`${who}: ${counterWords(counters)}`] : []));
}

/** Counters that no other number on the card's tile shows. */
export const marksOn = ({ bits: _, advancement: __, strength: ___, ...others }: Counters): number => countersIn(others);

export function countsOf({ active, actions, corp, runner }: Table): readonly Count[] {
  const paid = (one: string) => (n: number) => counted(n, one);
  const left = ([CORP, RUNNER] as const).map((seat): Count => {
    const n = seat === active ? actions : 0;
    return { seat, name: 'actions', n, paid: paid('action') };
  });
  return [
    ...left,
    { seat: CORP, name: 'bits', n: corp.bits, paid: paid('bit') },
    { seat: RUNNER, name: 'bits', n: runner.bits, paid: paid('bit') },
    { seat: CORP, name: 'points', n: corp.points },
    { seat: RUNNER, name: 'points', n: runner.points },
    { seat: CORP, name: 'cards in hand', n: corp.hand },
    { seat: RUNNER, name: 'cards in hand', n: runner.hand },
    { seat: RUNNER, name: 'tags', n: runner.tags },
  ];
}

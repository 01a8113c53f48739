/** The public numbers of both players, by what they are called. */
import { CORP, RUNNER, type Table } from '../../../../rules/netrunner/table.ts';
import type { Count } from '../../gameUi.ts';

export function countsOf({ active, actions, corp, runner }: Table): readonly Count[] {
  const paid = (one: string) => (n: number) => `${n} ${one}${n === 1 ? '' : 's'}`;
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

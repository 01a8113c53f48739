/** What two players can fix at a table, and the record's lines about it. */
import type { Json } from '../../../base/canonical.ts';
import { other, type Seat } from '../../../rules/game.ts';
import { definition } from '../../../rules/netrunner/card.ts';
import { type CountName, countOf, countsBySeat, type TableChange } from '../../../rules/netrunner/correct.ts';
import { CORP, type Installed, RUNNER, type Table } from '../../../rules/netrunner/table.ts';
import type { CorrectUi } from '../../types.ts';
import { placeWords } from './places.ts';

const countNames: Readonly<Record<CountName, string>> = {
  bits: 'bits',
  points: 'agenda points',
  actions: 'actions left',
  tags: 'tags',
  brain: 'brain damage',
  badPublicity: 'bad publicity',
};

/** The game validates the change again. */
const json = (change: TableChange): Json => ({ ...change });

const cardName = (table: Table, { slot, card }: Installed): string =>
  `${card === null ? 'A face-down card' : definition(card).title}${placeWords(table, slot)}`;

const pileName = (of: Seat): string => (of === CORP ? 'Archives' : 'the trash');
const handName = (of: Seat): string => (of === CORP ? 'HQ' : 'the hand');

const inPlay = (table: Table): Installed[] =>
  Object.values(table.cards).filter(({ fort, slot }) => fort !== null || table.runner.rig.includes(slot));

export const correctUi: CorrectUi<Table> = {
  counts(table) {
    const numbers = ([RUNNER, CORP] as const).flatMap((of) =>
      countsBySeat[of]
        .filter((name) => name !== 'actions' || table.active === of)
        .map((name) => ({
          name: countNames[name],
          seat: of,
          now: countOf(table, of, name),
          change: (to: number) => json({ what: 'count', of, name, to }),
        })),
    );
    const counters = Object.values(table.cards).flatMap((card) =>
      Object.entries(card.counters).map(([name, now]) => ({
        name: `${name} on ${cardName(table, card)}`,
        seat: card.owner,
        now,
        change: (to: number) => json({ what: 'counters', slot: card.slot, name, to }),
      })),
    );
    return [...numbers, ...counters];
  },
  places(table) {
    const installed = inPlay(table)
      .filter(({ card }) => card !== null)
      .map((card) => ({
        name: cardName(table, card),
        seat: card.owner,
        ways: (['discard', 'hand'] as const).map((to) => ({
          title: to === 'discard' ? `To ${pileName(card.owner)}` : `To ${handName(card.owner)}`,
          change: json({ what: 'leaves', slot: card.slot, to }),
        })),
      }));
    const discarded = ([RUNNER, CORP] as const).flatMap((of) =>
      (of === CORP ? table.corp.up : table.runner.trash).map((card, index) => {
        const { title, type } = definition(card);
        const fits = of === RUNNER && ['program', 'hardware', 'resource'].includes(type);
        return {
          name: `${title}, ${pileName(of)}`,
          seat: of,
          ways: (['hand', 'rig'] as const)
            .filter((to) => to === 'hand' || fits)
            .map((to) => ({
              title: to === 'hand' ? `To ${handName(of)}` : 'Installed',
              change: json({ what: 'returns', of, index, card, to }),
            })),
        };
      }),
    );
    return [...installed, ...discarded];
  },
  states(table) {
    return inPlay(table)
      .filter(({ card, owner }) => card !== null && owner === CORP && definition(card).type !== 'agenda')
      .map((card) => ({
        name: cardName(table, card),
        seat: card.owner,
        ways: [
          {
            title: card.active ? 'Not rezzed' : 'Rezzed',
            change: json({ what: 'rezzed', slot: card.slot, to: !card.active }),
          },
        ],
      }));
  },
  words(before, change, names) {
    const one = change as unknown as TableChange;
    const whose = (of: Seat, name: string): string => `${names[of]}’s ${name}`;
    switch (one.what) {
      case 'count':
        return `${whose(one.of, countNames[one.name])} from ${countOf(before, one.of, one.name)} to ${one.to}`;
      case 'counters': {
        const card = before.cards[one.slot];
        return card
          ? `${one.name} on ${cardName(before, card)} from ${card.counters[one.name] ?? 0} to ${one.to}`
          : one.name;
      }
      case 'rezzed': {
        const card = before.cards[one.slot];
        return `${card ? cardName(before, card) : 'a card'} is ${one.to ? 'rezzed' : 'not rezzed'}`;
      }
      case 'leaves': {
        const card = before.cards[one.slot];
        const owner = card?.owner ?? other(CORP);
        return `${card ? cardName(before, card) : 'a card'} to ${one.to === 'discard' ? pileName(owner) : handName(owner)}`;
      }
      case 'returns':
        return `${definition(one.card).title} from ${pileName(one.of)}${one.to === 'rig' ? ', installed' : ` to ${handName(one.of)}`}`;
    }
  },
};

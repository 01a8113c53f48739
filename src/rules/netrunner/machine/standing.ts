/** The value of a card to its owner while it stays on the table, in bits, from its texts as data. */
import type { Slot } from '../../game.ts';
import type { Ability, Card, Modifier } from '../effect.ts';
import type { Means } from '../means.ts';
import { cardAt, type Table } from '../table.ts';
import { worth } from './worth.ts';

/** Turns that a card is expected to stay. */
const TURNS = 6;
/** Fraction of a card's potential value expected in practice. */
const USED = 0.5;

export function worthInPlay(table: Table, card: Card, slot?: Slot): number {
  const scene = { table, owner: card.side, card: card.id, ...(slot !== undefined && { slot }) };
  const value = (means: Means): number => worth(means, scene);
  let sum = 0;
  const isActive = slot !== undefined && cardAt(table, slot).active;
  for (const { on, effect } of card.triggers)
    if (!isActive || !entering.has(on)) sum += (expectedCount[on] ?? USED) * value(effect.means);
  for (const ability of card.abilities) sum += worthOfAbility(ability, value);
  for (const modifier of card.modifiers) sum += worthOfModifier(modifier);
  for (const kind of card.counters) for (const { effect } of kind.triggers ?? []) sum += 2 * value(effect.means);
  if (card.pool) sum += 1 + card.pool.bits;
  if (card.hosts) sum += 1;
  sum += 1.5 * card.lends.length;
  if (card.replaces.length > 0) sum += 2;
  return sum;
}

/** Moments that have passed for an active card. */
const entering: ReadonlySet<string> = new Set(['installed', 'rezzed']);

/** How often each moment is expected while the card stays on the table. */
const expectedCount: Partial<Record<string, number>> = {
  start: TURNS,
  end: TURNS,
  opponentStart: TURNS,
  installed: 1,
  rezzed: 1,
  runEnds: 3,
  runBegins: 2,
};

function worthOfAbility({ cost, special, effect, when }: Ability, value: (means: Means) => number): number {
  if (special) {
    if (special.does === 'break') return special.keywords.length === 0 ? 7 : 5;
    if (special.does === 'boost') return 0.5;
    if (special.does === 'prevent') return cost.trash ? 1.5 : 3;
    if (special.does === 'avoidTag') return 1.5;
    if (special.does === 'baseLink') return 2;
    if (special.does === 'bonus') return TURNS;
    return 1;
  }
  const brings = value(effect.means) - (cost.bits ?? 0) - (when === 'action' ? 1 : 0) * (cost.actions ?? 1);
  if (cost.trash) return Math.max(0, brings);
  return Math.max(0, brings) * (cost.counter ? 1 : TURNS) * USED;
}

const worthOfModifier = ({ of, by }: Modifier): number => {
  const each = worthOfOne[of];
  return each === undefined ? 1 : each * (of === 'strength' ? Math.abs(by) : by);
};

const worthOfOne: Partial<Record<Modifier['of'], number>> = {
  mu: 1.2,
  handSize: 1,
  actions: TURNS,
  access: 4,
  strength: 0.8,
  link: 0.8,
  stealCost: 0.5,
};

/** The value of a scored card beyond its points: the texts that become active. */
export const worthScored = (table: Table, card: Card): number =>
  Math.max(
    -3,
    Math.min(8, worthInPlay(table, { ...card, modifiers: card.modifiers.filter(({ of }) => of !== 'strength') })),
  );

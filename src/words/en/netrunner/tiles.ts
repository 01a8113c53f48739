/** A card on the table in words: its type, name, strength and counters. */
import type { Slot } from '../../../rules/game.ts';
import { definition } from '../../../rules/netrunner/card.ts';
import { difficulty, rezCost, strength } from '../../../rules/netrunner/rulebook/numbers.ts';
import { cardAt, type Fort, RUNNER } from '../../../rules/netrunner/table.ts';
import { counterWords } from './counters.ts';
import { nameAt } from './decide/moves.ts';
import type { TableView } from './tableView.ts';
import { faceOf } from './tableView.ts';

/**
 * Example: "Code Corpse, sentry, strength 5, rezzed". `open`: whether the player's hand is uncovered; their own
 * face-down cards are then named, although they are drawn face down.
 */
export function tileWords(v: TableView, slot: Slot, open: boolean): string {
  const card = cardAt(v.table, slot);
  const face = faceOf(v, slot, open);
  const isRunners = card.owner === RUNNER;
  const state = isRunners ? runnerState(v, slot, open) : card.active ? 'rezzed' : 'not rezzed';
  if (face === null) {
    const what = isRunners || !card.ice ? nameAt(v, slot, open) : 'ice';
    return [what, state, counterWords(card.counters)].filter(Boolean).join(', ');
  }
  const named = definition(face);
  const [kind = 'ice'] = named.type === 'ice' ? named.keywords : [named.type];
  const now = card.active ? strength : () => named.strength;
  const rez = !isRunners && !card.active && named.type !== 'agenda' ? rezCost(v.table, slot, face) : null;
  return [
    named.title,
    kind.toLowerCase(),
    named.strength === null ? '' : `strength ${now(v.table, slot)}`,
    named.type === 'agenda' ? `difficulty ${difficulty(v.table, face, slot)}` : state,
    rez === null ? '' : `${rez} to rez`,
    counterWords(card.counters),
    card.host === undefined ? '' : `on ${nameAt(v, card.host, false)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Face-up cards in the rig need no word. */
const runnerState = (v: TableView, slot: Slot, open: boolean): string =>
  cardAt(v.table, slot).card === null && open && v.seat === RUNNER ? 'face down' : '';

/** A fort's ice from the outside in, and its cards inside. */
export function fortTiles(v: TableView, { ice, inside }: Fort, open: boolean): string[] {
  const list = (slots: readonly Slot[]): string => slots.map((slot) => tileWords(v, slot, open)).join('; ');
  const from = ice.length > 1 ? 's of ice, outermost first' : ' of ice';
  return [
    ice.length === 0 ? 'no ice' : `${ice.length} piece${from}: ${list(ice)}`,
    inside.length === 0 ? '' : `${inside.length} installed inside: ${list(inside)}`,
  ].filter(Boolean);
}

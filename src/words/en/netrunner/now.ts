/** The current moment in words: the ice, the run's fort, the actions left. */
import { definition } from '../../../rules/netrunner/card.ts';
import { approached } from '../../../rules/netrunner/rulebook/run/encountered.ts';
import { activeSpecial } from '../../../rules/netrunner/rulebook/turn/actions.ts';
import { cardAt } from '../../../rules/netrunner/table.ts';
import { actionPurposes, plain } from './phrases.ts';
import { fortName } from './places.ts';
import type { TableView } from './tableView.ts';

export const runFort = (v: TableView): string => fortName(v.table.run?.fort ?? '');

/** What the next restricted actions can be used for. */
export function specialPrompt({ table }: TableView): string | undefined {
  const next = activeSpecial(table);
  return (
    next &&
    `The next ${next.left === 1 ? 'action' : `${next.left} actions`} can be used only to ${plain(actionPurposes[next.for])}.`
  );
}

/** The prompt after an action of the active player. */
export function afterWords({ table, seat, names }: TableView): string {
  const mine = table.active === seat;
  if (table.actions > 0) return mine ? 'Before your next action.' : `Before ${names[table.active]}’s next action.`;
  return mine ? 'No actions left.' : `${names[table.active]} has no actions left.`;
}

/** The ice in front of the Runner, as both players see it. */
export function iceName(v: TableView): string {
  const slot = approached(v.table);
  const face = slot === undefined ? null : cardAt(v.table, slot).card;
  return face === null ? 'unrezzed ice' : definition(face).title;
}

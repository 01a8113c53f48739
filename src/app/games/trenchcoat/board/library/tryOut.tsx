/**
 * The odds of each action on a node for one of this phone's sheets, so that its author can test the node before play.
 */

import { useState } from 'preact/hooks';
import { successOdds } from '../../../../../rules/trenchcoat/dice/odds.ts';
import type { NodeView } from '../../../../../rules/trenchcoat/game/table.ts';
import { openRows } from '../../../../../rules/trenchcoat/matrix/levels.ts';
import type { Node } from '../../../../../rules/trenchcoat/matrix/node.ts';
import { propose } from '../../../../../rules/trenchcoat/matrix/propose.ts';
import { percentText } from '../../../../../rules/trenchcoat/numbers/fraction.ts';
import type { Sheet } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import { totalOf } from '../../../../../rules/trenchcoat/test/total.ts';
import * as say from '../../../../../words/en/trenchcoat/board/library.ts';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { SelectField } from '../../../../parts/form/field.tsx';
import { sheetIn, titleOf } from './items.ts';
import { type Item, useOwnItems } from './store.ts';

/** What a decker sees who has found everything but has no account. */
const allFound = (node: Node): NodeView => ({
  name: node.name,
  aid: true,
  level: 'anonymous',
  down: false,
  alert: false,
  learned: [],
  things: [
    ...node.files.map((file, id) => ({ kind: 'file' as const, id, name: file.name, state: null, text: null, at: 0 })),
    ...node.processes.map((one, id) => ({
      kind: 'process' as const,
      id,
      name: one.name,
      state: null,
      text: null,
      at: 0,
    })),
    ...node.streams.map((one, id) => ({ kind: 'stream' as const, id, name: one.name, state: null, text: null, at: 0 })),
  ],
});

interface Line {
  readonly words: string;
  readonly detail: string;
}

/** One line for each action in the rules' table, on the first thing of its kind. */
function chancesOn(node: Node, sheet: Sheet): Line[] {
  const view = allFound(node);
  return openRows.flatMap(({ action, target }): Line[] => {
    const thing = target === 'node' ? null : view.things.some(({ kind }) => kind === target) ? 0 : undefined;
    if (thing === undefined || action === 'Access' || action === 'Startup') return [];
    const request = { kind: 'action', who: 0, action, target, node: 0, thing, ability: [], say: '' } as const;
    const made = propose({ ...request, ability: [] }, sheet, { view, node, alert: 'none', exploited: false });
    const words = target === 'node' || action.toLowerCase().includes(target) ? action : `${action} (${target})`;
    if (!made.ok) return [{ words, detail: refusalWords(made.error) }];
    const { exploit, test, terms } = made.value;
    if (!test) return [{ words, detail: say.withoutTest }];
    const total = totalOf(terms);
    if (!total.ok) return [{ words, detail: say.typedDifficultyNote }];
    const chance = percentText(successOdds(total.value).withCriticals);
    return [{ words: say.exploit(!!exploit, words), detail: `${plain(total.value)}: ${chance}` }];
  });
}

export function TryOut({ node, sheets }: { node: Node; sheets: readonly Item[] }) {
  const own = useOwnItems();
  const all = [...(own ?? []), ...sheets].filter((item) => sheetIn(item) !== null);
  const [id, setId] = useState<string | null>(null);
  const item = all.find((one) => one.id === id) ?? all[0];
  const sheet = item && sheetIn(item);
  if (!item || !sheet) return null;
  return (
    <details class="try-out">
      <summary>
        <b>{say.howLikelyIsEach}</b>
      </summary>
      <SelectField
        label={say.abilityLabel}
        value={item.id}
        options={all.map((one) => [one.id, titleOf(one).name])}
        onChoose={setId}
      />
      <dl>
        {chancesOn(node, sheet).map(({ words, detail }) => (
          <div class="flex spread gap5" key={words}>
            <dt>{words}</dt>
            <dd class="quiet">{detail}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

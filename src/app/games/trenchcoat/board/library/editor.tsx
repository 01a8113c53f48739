/** One sheet or node: view, edit, copy, export, delete. */

import { useState } from 'preact/hooks';
import { successOdds } from '../../../../../rules/trenchcoat/dice/odds.ts';
import { thingKinds } from '../../../../../rules/trenchcoat/game/names.ts';
import type { NodeView } from '../../../../../rules/trenchcoat/game/table.ts';
import { openRows } from '../../../../../rules/trenchcoat/matrix/levels.ts';
import { type Node, thingsOf } from '../../../../../rules/trenchcoat/matrix/node.ts';
import { readNode } from '../../../../../rules/trenchcoat/matrix/nodeFile.ts';
import { propose } from '../../../../../rules/trenchcoat/matrix/propose.ts';
import { percentText } from '../../../../../rules/trenchcoat/numbers/fraction.ts';
import type { Sheet } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import { readSheet, writeSheet } from '../../../../../rules/trenchcoat/sheet/sheetFile.ts';
import { totalOf } from '../../../../../rules/trenchcoat/test/total.ts';
import * as words from '../../../../../words/en/trenchcoat/board/library.ts';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { SelectField } from '../../../../parts/form/field.tsx';
import { Act, Twice } from '../look/act.tsx';
import { Tool } from '../look/tool.tsx';
import { SheetForm } from '../sheets/sheetForm.tsx';
import { exportItem } from './files.ts';
import { builtInItems, type Item, nodeIn, sheetIn, titleOf, useOwnItems } from './items.ts';
import { NodeForm } from './nodeForm.tsx';

interface Props {
  item: Item;
  /** Returns whether this phone stored it. */
  onText(text: string): Promise<boolean>;
  onCopy(): void;
  onDrop(): void;
  onBack(): void;
}

export function Editor({ item, onText, onCopy, onDrop, onBack }: Props) {
  const [saved, setSaved] = useState<boolean | null>(null);
  const save = (text: string): void => void onText(text).then(setSaved);
  const readOnly = item.builtIn === true;
  /** Hidden at first, since the person may want to play against a built-in node. */
  const [isShown, setShown] = useState(!readOnly || item.kind !== 'node');
  const { name, detail } = titleOf(item);
  return (
    <main class={`trench library ${item.kind === 'node' ? 'gm seat0-owner' : 'decker seat1-owner'}`}>
      <header class="library-head across gap3 rigid">
        <Tool label={words.backTitle} sign="back" onClick={onBack} />
        <h1 class="grow text-title breaks">{name}</h1>
        <Tool label={words.exportNamed(name)} sign="share" onClick={() => exportItem(item)} />
      </header>
      <div class="room-body">
        <p class="quiet">
          {isShown && `${detail}. `}
          {readOnly && words.readOnlyNote}
        </p>
        {!isShown && (
          <>
            <p>{words.secretsNote}</p>
            <Act title={words.showTitle} sign="eye" onClick={() => setShown(true)} />
          </>
        )}
        {!isShown ? null : item.kind === 'sheet' ? (
          <SheetItem item={item} readOnly={readOnly} onText={save} />
        ) : (
          <NodeItem item={item} readOnly={readOnly} onText={save} />
        )}
      </div>
      <div class="decides acts wraps">
        {!readOnly && (
          <Twice
            title={words.deleteTitle}
            detail=""
            sure={words.deletePrompt}
            sureDetail={words.deletionNote}
            onSure={onDrop}
          />
        )}
        <Act kind={readOnly ? 'main' : 'plain'} title={words.copyTitle} sign="copy" onClick={onCopy} />
        {!readOnly && (
          <Act
            kind="main"
            title={words.done}
            detail={saved === null ? undefined : words.savedState(saved)}
            onClick={onBack}
          />
        )}
      </div>
    </main>
  );
}

interface ItemProps {
  item: Item;
  readOnly: boolean;
  onText(text: string): void;
}

function SheetItem({ item, readOnly, onText }: ItemProps) {
  const sheet = sheetIn(item);
  if (sheet) return <SheetForm sheet={sheet} readOnly={readOnly} onSheet={(next) => onText(writeSheet(next))} />;
  return <AsText item={item} readOnly={readOnly} onText={onText} />;
}

/** Edited as a form or as text; invalid values appear in the text too, and can be fixed there. */
function NodeItem({ item, readOnly, onText }: ItemProps) {
  const [text, setText] = useState(item.text);
  const read = readNode(text);
  const [byFields, setByFields] = useState(read.ok);
  const node = nodeIn(item);
  const take = (next: string): void => {
    setText(next);
    if (readNode(next).ok) onText(next);
  };
  return (
    <>
      {node && <TryOut node={node} sheets={builtInItems} />}
      <fieldset class="node-ways" aria-label={words.viewLabel}>
        <button
          type="button"
          aria-pressed={byFields}
          aria-disabled={read.ok || byFields ? undefined : 'true'}
          onClick={() => read.ok && setByFields(true)}
        >
          {words.asAForm}
        </button>
        <button type="button" aria-pressed={!byFields} onClick={() => setByFields(false)}>
          {words.asText}
        </button>
      </fieldset>
      {byFields && node ? (
        <NodeForm node={node} readOnly={readOnly} onText={take} />
      ) : (
        <AsText item={{ ...item, text }} readOnly={readOnly} onText={take} />
      )}
    </>
  );
}

/** One line for each named thing; faults are shown by row, and nothing is stored until they are fixed. */
function AsText({ item, readOnly, onText }: ItemProps) {
  const [text, setText] = useState(item.text);
  const read = item.kind === 'node' ? readNode(text) : readSheet(text);
  const faults = read.ok ? [] : read.error.map((wrong) => words.rowFault(wrong.row, refusalWords(wrong)));
  return (
    <>
      {!read.ok && (
        <div class="wrong" role="alert">
          <b>{words.notSavedYet}</b>
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
      <textarea
        class="file-text fills raised2"
        aria-label={words.textFormatLabel}
        readOnly={readOnly}
        spellcheck={false}
        rows={Math.min(40, text.split('\n').length + 1)}
        value={text}
        onInput={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          if (item.kind === 'node' || readSheet(next).ok) onText(next);
        }}
      />
    </>
  );
}

/** What a decker sees who has found everything but has no account. */
const allFound = (node: Node): NodeView => ({
  name: node.name,
  aid: true,
  level: 'anonymous',
  down: false,
  alert: false,
  learned: [],
  things: thingKinds.flatMap((kind) =>
    thingsOf(node, kind).map(({ name }, id) => ({ kind, id, name, state: null, text: null, at: 0 })),
  ),
});

interface Line {
  readonly title: string;
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
    const title = target === 'node' || action.toLowerCase().includes(target) ? action : `${action} (${target})`;
    if (!made.ok) return [{ title, detail: refusalWords(made.error) }];
    const { exploit, test, terms } = made.value;
    if (!test) return [{ title, detail: words.withoutTest }];
    const total = totalOf(terms);
    if (!total.ok) return [{ title, detail: words.typedDifficultyNote }];
    const chance = percentText(successOdds(total.value).withCriticals);
    return [{ title: words.exploit(!!exploit, title), detail: `${plain(total.value)}: ${chance}` }];
  });
}

/**
 * The odds of each action on a node for one of this phone's sheets, so that its author can test the node before play.
 */
function TryOut({ node, sheets }: { node: Node; sheets: readonly Item[] }) {
  const own = useOwnItems();
  const all = [...(own ?? []), ...sheets].filter((item) => sheetIn(item) !== null);
  const [id, setId] = useState<string | null>(null);
  const item = all.find((one) => one.id === id) ?? all[0];
  const sheet = item && sheetIn(item);
  if (!item || !sheet) return null;
  return (
    <details class="try-out">
      <summary>
        <b>{words.howLikelyIsEach}</b>
      </summary>
      <SelectField
        label={words.abilityLabel}
        value={item.id}
        options={all.map((one) => [one.id, titleOf(one).name])}
        onChoose={setId}
      />
      <dl>
        {chancesOn(node, sheet).map(({ title, detail }) => (
          <div class="flex spread gap5" key={title}>
            <dt>{title}</dt>
            <dd class="quiet">{detail}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** One sheet or node: view, edit, copy, export, delete. */

import { useState } from 'preact/hooks';
import { readNode } from '../../../../../rules/trenchcoat/matrix/nodeFile.ts';
import { readSheet } from '../../../../../rules/trenchcoat/sheet/read.ts';
import { writeSheet } from '../../../../../rules/trenchcoat/sheet/write.ts';
import * as words from '../../../../../words/en/trenchcoat/board/library.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { Act } from '../look/act.tsx';
import { Twice } from '../look/twice.tsx';
import { SheetForm } from '../sheets/sheetForm.tsx';
import { exportItem } from './exportItem.ts';
import { builtInItems, nodeIn, sheetIn, titleOf } from './items.ts';
import { NodeForm } from './nodeForm.tsx';
import type { Item } from './store.ts';
import { TryOut } from './tryOut.tsx';

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
        <button type="button" class="tool" aria-label={words.backTitle} onClick={onBack}>
          <Sign name="back" size={22} />
        </button>
        <h1 class="grow text-title breaks">{name}</h1>
        <button type="button" class="tool" aria-label={words.exportNamed(name)} onClick={() => exportItem(item)}>
          <Sign name="share" size={22} />
        </button>
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

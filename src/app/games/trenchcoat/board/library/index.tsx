/** Character sheets and nodes: created, copied, edited, imported and exported, each as one text file. */

// Imported first, so that a screen's own styles override it.
import '../look/tokens.css';
import '../look/shapes.css';
import '../board.css';
import { useState } from 'preact/hooks';
import { emptySheet } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import { writeSheet } from '../../../../../rules/trenchcoat/sheet/sheetFile.ts';
import * as words from '../../../../../words/en/trenchcoat/board/library.ts';
import { newCharacter } from '../../../../../words/en/trenchcoat/board/sheets.ts';
import { addSigns, Sign } from '../../../../parts/sign.tsx';
import { Act } from '../look/act.tsx';
import { firewallFill } from '../look/firewall.ts';
import { Seal } from '../look/seal.tsx';
import { Tool } from '../look/tool.tsx';
import { Editor } from './editor.tsx';
import { exportItem, importItem, newNodeText, textCopied } from './files.ts';
import { builtInItems, dropItem, type Item, keepItem, newId, titleOf, useOwnItems } from './items.ts';
import '../../signs.ts';
import './library.css';

export function Library() {
  const own = useOwnItems();
  const [openId, setOpenId] = useState<string | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const all = [...(own ?? []), ...builtInItems];
  const opened = all.find(({ id }) => id === openId);
  const add = (kind: Item['kind'], text: string): void => {
    const id = newId();
    void keepItem({ id, kind, text });
    setFaults([]);
    setOpenId(id);
  };
  if (opened)
    return (
      <Editor
        key={opened.id}
        item={opened}
        onText={(text) => keepItem({ ...opened, text })}
        onCopy={() => add(opened.kind, textCopied(opened))}
        onDrop={() => {
          setOpenId(null);
          void dropItem(opened.id);
        }}
        onBack={() => setOpenId(null)}
      />
    );
  const take = async (files: FileList | null): Promise<void> => {
    const file = files?.[0];
    if (!file) return;
    const read = importItem(await file.text(), file.name);
    if (!read.ok) return setFaults(read.error);
    add(read.value.kind, read.value.text);
  };
  return (
    <main class="trench gm library seat0-owner">
      <header class="library-head across gap3 rigid">
        <a href="#/" aria-label={words.home} class="leave icon-box rigid quiet">
          <Sign name="back" size={22} />
        </a>
        <h1 class="grow text-title breaks">{words.characterSheetsAndNodes}</h1>
      </header>
      <div class="room-body">
        {faults.length > 0 && (
          <div class="wrong" role="alert">
            <b>{words.nothingWasImported}</b>
            {faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </div>
        )}
        <Rows title={words.nodes} items={all.filter(({ kind }) => kind === 'node')} onOpen={setOpenId} onCopy={add} />
        <Rows title={words.sheets} items={all.filter(({ kind }) => kind === 'sheet')} onOpen={setOpenId} onCopy={add} />
        <p class="dark-note across gap4 quiet">
          <Sign name="lid" size={20} />
          {words.nothingSecretLeft}
        </p>
      </div>
      <div class="decides acts wraps">
        <label class="import-field frames across centers gap3 text-lead bold raised2">
          <Sign name="import" size={22} />
          {words.importLabel}
          <input
            class="fills"
            type="file"
            accept="text/plain,.txt"
            onChange={(event) => {
              void take(event.currentTarget.files);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <Act title={words.sheet} sign="plus" onClick={() => add('sheet', writeSheet(emptySheet(newCharacter)))} />
        <Act kind="main" title={words.node} sign="plus" onClick={() => add('node', newNodeText())} />
      </div>
    </main>
  );
}

interface RowsProps {
  title: string;
  items: readonly Item[];
  onOpen(id: string): void;
  onCopy(kind: Item['kind'], text: string): void;
}

function Rows({ title, items, onOpen, onCopy }: RowsProps) {
  return (
    <section class="library-rows" aria-label={title}>
      <h2 class="flex spread text-lead">
        {title} <span>{items.length}</span>
      </h2>
      <ul class="stacked gap2">
        {items.map((item) => {
          // Whether the item is hidden because this phone's player may play against it.
          const isSecret = item.builtIn === true && item.kind === 'node';
          const { name, detail, firewall } = isSecret
            ? { ...titleOf(item), detail: words.withTheGame, firewall: null }
            : titleOf(item);
          return (
            <li key={item.id} class={`flex wraps ${item.kind === 'node' ? 'coat fold' : 'paper'}`}>
              <button type="button" class="library-open across gap4 shrinks" onClick={() => onOpen(item.id)}>
                {item.kind === 'node' ? (
                  <i class="fw icon-box rigid text-figure bold" style={firewallFill(firewall ?? -1)}>
                    {firewall}
                  </i>
                ) : (
                  <Seal seat={1} of={item.id} size={38} />
                )}
                <span class="stacked shrinks dense breaks">
                  <b class="text-figure">{name}</b>
                  <small>{detail}</small>
                </span>
              </button>
              <Tool label={words.copy(name)} sign="copy" onClick={() => onCopy(item.kind, textCopied(item))} />
              <Tool label={words.exportNamed(name)} sign="share" onClick={() => exportItem(item)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

addSigns({
  strokes: {
    copy: 'M8 8h12.5v12.5H8zM4 16H3.5V3.5H16V4',
    import: 'M12 3v12M7.5 10.5L12 15l4.5-4.5M4 12v8.5h16V12',
  },
  solids: {},
});

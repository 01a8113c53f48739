/** A node's fields: numbers as tiles, things as rows that can be added, copied and deleted. */

import { useState } from 'preact/hooks';
import { readTyped } from '../../../../../rules/trenchcoat/input.ts';
import type { Node } from '../../../../../rules/trenchcoat/matrix/node.ts';
import { inputOf } from '../../../../../rules/trenchcoat/matrix/nodeFields.ts';
import * as words from '../../../../../words/en/trenchcoat/board/library.ts';

import { SelectField } from '../../../../parts/form/field.tsx';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/fields.tsx';
import { NumberTile } from '../sheets/numberTile.tsx';
import {
  draftOf,
  faultsOf,
  type NodeDraft,
  type NodePart,
  nameOf,
  textOf,
  thingKinds,
  withCopy,
  withField,
  withoutPart,
  withThing,
} from './nodeDraft.ts';
import '../sheets/sheetForm.css';

interface Props {
  node: Node;
  readOnly: boolean;
  /** Called with every version of the text, valid or not. */
  onText(text: string): void;
}

interface PartProps {
  draft: NodeDraft;
  part: NodePart;
  readOnly: boolean;
  onDraft(draft: NodeDraft): void;
}

export function NodeForm({ node, readOnly, onText }: Props) {
  const [draft, setDraft] = useState(() => draftOf(node));
  const [opened, setOpened] = useState<number | null>(null);
  const onDraft = (next: NodeDraft): void => {
    setDraft(next);
    onText(textOf(next));
  };
  /** A new part is shown expanded. */
  const onMore = (next: NodeDraft): void => {
    setOpened(next.parts.find(({ id }) => draft.parts.every((one) => one.id !== id))?.id ?? null);
    onDraft(next);
  };
  const faults = faultsOf(draft);
  const ofKind = (kind: string): readonly NodePart[] => draft.parts.filter(({ section }) => section === kind);
  const fields = (part: NodePart) => (
    <Fields key={part.id} draft={draft} part={part} readOnly={readOnly} onDraft={onDraft} />
  );
  return (
    <div class="sheet-form node-form stacked gap2">
      {faults.length > 0 && (
        <div class="wrong" role="status">
          <b>{words.unsavedFields(faults.length)}</b>
          {faults.map(({ part, text }) => part === null && <p key={text}>{text}</p>)}
        </div>
      )}
      {ofKind('').map(fields)}
      <h2>{words.titles['Attributes']}</h2>
      {ofKind(words.attributes).map(fields)}
      {[words.revealLabel, words.place].map((section) => (
        <details key={section}>
          <summary class="breaks">
            <b>{words.titles[section]}</b>
          </summary>
          {ofKind(section).map(fields)}
        </details>
      ))}
      {thingKinds.map((kind) => (
        <section key={kind} class="stacked gap2" aria-label={words.titles[kind]}>
          <h2>{words.titles[kind]}</h2>
          {ofKind(kind).map((part) => (
            <ThingForm
              key={part.id}
              {...{ draft, part, readOnly, onDraft, onMore }}
              open={part.id === opened}
              faulty={faults.some((one) => one.part === part.id)}
            />
          ))}
          {!readOnly && (
            <Act title={words.addA(kind.toLowerCase())} sign="plus" onClick={() => onMore(withThing(draft, kind))} />
          )}
        </section>
      ))}
    </div>
  );
}

interface ThingFormProps extends PartProps {
  open: boolean;
  faulty: boolean;
  /** Like `onDraft`, but for a draft with one more part. */
  onMore(draft: NodeDraft): void;
}

function ThingForm({ draft, part, readOnly, open, faulty, onDraft, onMore }: ThingFormProps) {
  const name = nameOf(part);
  return (
    <details open={open}>
      <summary class="breaks">
        <b>{name || words.unnamed}</b>
        {faulty && <small class="fills">{words.notValidYet}</small>}
      </summary>
      <Fields draft={draft} part={part} readOnly={readOnly} onDraft={onDraft} />
      {!readOnly && (
        <div class="acts wraps">
          <Act kind="quiet" title={words.remove(name)} onClick={() => onDraft(withoutPart(draft, part.id))} />
          <Act title={words.duplicate(name)} sign="copy" onClick={() => onMore(withCopy(draft, part.id))} />
        </div>
      )}
    </details>
  );
}

function Fields({ draft, part, readOnly, onDraft }: PartProps) {
  const { id, section, fields } = part;
  const put = (name: string, value: string): void => onDraft(withField(draft, id, name, value));
  const faultIn = (of: NodeDraft, name: string): string | null =>
    faultsOf(of).find((one) => one.part === id && one.name === name)?.text ?? null;
  const shown = fields.map(({ name, value }) => {
    const input = inputOf(section, name);
    if (!input) return null;
    if (input.by === 'number') {
      const read = readTyped(value, name, { least: -999, most: 999 });
      return (
        <NumberTile
          key={name}
          name={name}
          value={read.ok ? read.value : undefined}
          readOnly={readOnly}
          fault={faultIn(draft, name)}
          check={(text) => faultIn(withField(draft, id, name, text), name)}
          onType={(text) => put(name, text)}
        />
      );
    }
    if (input.by === 'choice')
      return (
        <SelectField
          key={name}
          label={name}
          value={value}
          disabled={readOnly}
          options={input.among.map((one) => [one, words.emptyList(one, name)])}
          onChoose={(chosen) => put(name, chosen)}
        />
      );
    return (
      <TextField
        key={name}
        label={name}
        text={value}
        maxLength={input.most}
        lines={input.lines}
        readOnly={readOnly}
        error={faultIn(draft, name)}
        onText={(text) => put(name, text)}
      />
    );
  });
  return <div class={section === 'Attributes' ? 'tiles' : 'node-part stacked gap2'}>{shown}</div>;
}

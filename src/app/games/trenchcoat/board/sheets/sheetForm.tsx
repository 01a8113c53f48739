/** A character sheet, viewed and edited in one place. */
import type { Result } from '../../../../../base/result.ts';
import * as is from '../../../../../base/shapes.ts';
import type { InputFault } from '../../../../../rules/trenchcoat/reasons.ts';
import { ratingPath, type SheetAbility, skillPath } from '../../../../../rules/trenchcoat/sheet/abilities.ts';
import { nameFault } from '../../../../../rules/trenchcoat/sheet/check.ts';
import { withCharacteristic, withNumber, withSkill } from '../../../../../rules/trenchcoat/sheet/edit.ts';
import {
  DAMAGE_PIP,
  fields,
  namedSkills,
  type Section,
  sections,
} from '../../../../../rules/trenchcoat/sheet/fields.ts';
import {
  type AccessMethod,
  accessMethods,
  attributes,
  characterKinds,
  type DeviceClass,
  deviceClasses,
  type MatrixDevice,
  matrixAttributes,
  type Sheet,
} from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import { capital } from '../../../../../words/en/capital.ts';
import * as say from '../../../../../words/en/trenchcoat/board/sheets.ts';
import { methodWords } from '../../../../../words/en/trenchcoat/methods.ts';
import { sheetNotices } from '../../../../../words/en/trenchcoat/notices.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Tool } from '../look/tool.tsx';
import { NumberTile } from './numberTile.tsx';
import './sheetForm.css';
import { useState } from 'preact/hooks';
import { SelectField } from '../../../../parts/form/field.tsx';
import { Act } from '../look/act.tsx';
import { NumberField, TextField } from '../look/fields.tsx';
import { useDraft } from '../useDraft.ts';

interface Props {
  sheet: Sheet;
  readOnly?: boolean;
  onSheet(sheet: Sheet): void;
}

const groups = fields.filter(({ section }) => section === 'skills');

/** Why the change is refused; null if it isn't. */
const refusedWords = (made: Result<Sheet, InputFault>): string | null => (made.ok ? null : refusalWords(made.error));

interface TilesProps extends Required<Props> {
  columns: number;
  numbers: readonly (Pick<SheetAbility, 'path' | 'name'> & { value: number | undefined; label?: string })[];
}

const Tiles = ({ sheet, readOnly, onSheet, columns, numbers }: TilesProps) => (
  <div class={`tiles of-${columns}`}>
    {numbers.map(({ path, ...number }) => (
      <NumberTile
        key={path}
        {...number}
        owner={sheet.name}
        readOnly={readOnly}
        check={(typed) => refusedWords(withNumber(sheet, path, typed))}
        onType={(typed) => {
          const made = withNumber(sheet, path, typed);
          if (made.ok) onSheet(made.value);
        }}
      />
    ))}
  </div>
);

const numbersIn = ({ numbers }: Sheet, section: Section): TilesProps['numbers'] =>
  fields.filter((field) => field.section === section).map(({ path, name }) => ({ path, name, value: numbers[path] }));

export function SheetForm({ sheet, readOnly = false, onSheet }: Props) {
  const rest: Section[] = ['mental', 'physical', 'other', 'damage', 'athletics', 'magic'];
  const form = { sheet, readOnly, onSheet };
  return (
    <div class="sheet-form stacked gap2">
      <Named {...form} />
      <h2>{say.skills}</h2>
      <Skills {...form} />
      <h2>{say.programs}</h2>
      <Tiles {...form} columns={5} numbers={numbersIn(sheet, 'programs')} />
      <DeviceForm {...form} />
      {sheetNotices(sheet).map((notice) => (
        <p key={notice} class="fine quiet">
          {notice}
        </p>
      ))}
      <h2>{say.accessMethod}</h2>
      <Methods {...form} />
      <Pip {...form} />
      {rest.map((section) => (
        <details key={section}>
          <summary>
            <b>{sections[section]}</b>
            <small class="fills">{say.filledWords(sheet, section)}</small>
          </summary>
          <Tiles {...form} columns={4} numbers={numbersIn(sheet, section)} />
        </details>
      ))}
      <Characteristics {...form} />
    </div>
  );
}

function Characteristics({ sheet, readOnly, onSheet }: Required<Props>) {
  const { characteristics } = sheet;
  return (
    <details>
      <summary>
        <b>{say.characteristics}</b>
        <small class="fills">{say.listCount(characteristics.length)}</small>
      </summary>
      <OwnRows
        rows={characteristics}
        readOnly={readOnly}
        onDrop={(at) => onSheet({ ...sheet, characteristics: characteristics.toSpliced(at, 1) })}
      />
      {!readOnly && (
        <NewNumber
          what={say.characteristic}
          onAdd={(name, text) => {
            const next = withCharacteristic(sheet, name, text);
            if (next.ok) onSheet(next.value);
            return refusedWords(next);
          }}
        />
      )}
    </details>
  );
}

function Named({ sheet, readOnly, onSheet }: Required<Props>) {
  const [name, setName] = useState(sheet.name);
  const wrong = nameFault(name, 'name', 'name');
  if (readOnly) return null;
  return (
    <>
      <TextField
        label={say.name}
        text={name}
        maxLength={40}
        error={wrong && refusalWords(wrong)}
        onText={(text) => {
          setName(text);
          if (nameFault(text, 'name', 'name') === null) onSheet({ ...sheet, name: text });
        }}
      />
      <SelectField
        label={say.kind}
        value={sheet.kind}
        options={characterKinds.map((kind) => [kind, capital(kind)])}
        onChoose={(chosen) => {
          const kind = characterKinds.find((one) => one === chosen);
          if (kind) onSheet({ ...sheet, kind });
        }}
      />
    </>
  );
}

function Skills({ sheet, readOnly, onSheet }: Required<Props>) {
  const skills = sheet.skills.map(({ group, name, value }) => ({ path: skillPath(group, name), name, value }));
  const scores = numbersIn(sheet, 'skills').map((one) => ({ ...one, label: say.skillGroupNamed(one.name) }));
  return (
    <>
      <Tiles {...{ sheet, readOnly, onSheet }} columns={4} numbers={[...skills, ...scores]} />
      {!readOnly && (
        <NewNumber
          what={say.skill}
          offered={namedSkills}
          groups={groups}
          onAdd={(name, text, group) => {
            const next = withSkill(sheet, group, name, text);
            if (next.ok) onSheet(next.value);
            return refusedWords(next);
          }}
        />
      )}
    </>
  );
}

function DeviceForm({ sheet, readOnly, onSheet }: Required<Props>) {
  const { device } = sheet;
  const given: MatrixDevice = device ?? { name: say.deck, class: 'cyberdeck', ratings: {} };
  const ratings = attributes.map((attribute) => ({
    path: ratingPath(attribute),
    name: attribute === 'processor' ? say.processor : matrixAttributes[attribute],
    label: matrixAttributes[attribute],
    value: device?.ratings[attribute],
  }));
  return (
    <>
      <h2>{say.device(device ? deviceClasses[device.class] : undefined)}</h2>
      <Tiles sheet={{ ...sheet, device: given }} readOnly={readOnly} onSheet={onSheet} columns={6} numbers={ratings} />
      {!readOnly && (
        <SelectField
          label={say.deviceClass}
          value={given.class}
          options={Object.entries(deviceClasses)}
          onChoose={(chosen) => {
            const found = (Object.keys(deviceClasses) as DeviceClass[]).find((one) => one === chosen);
            if (found) onSheet({ ...sheet, device: { ...given, class: found } });
          }}
        />
      )}
    </>
  );
}

function Methods({ sheet, readOnly, onSheet }: Required<Props>) {
  return (
    <ul class="methods stacked gap2">
      {(Object.keys(accessMethods) as AccessMethod[])
        .filter((method) => !readOnly || method === sheet.method)
        .map((method) => {
          const { text, refused } = methodWords(method, sheet.device);
          return (
            <li key={method}>
              <button
                class="stacked fills raised2"
                type="button"
                aria-pressed={sheet.method === method}
                aria-disabled={refused !== null || readOnly ? 'true' : undefined}
                onClick={() => {
                  if (refused === null && !readOnly) onSheet({ ...sheet, method });
                }}
              >
                <b>{accessMethods[method]}</b>
                <small>{refused ?? text}</small>
              </button>
            </li>
          );
        })}
    </ul>
  );
}

function Pip({ sheet, readOnly, onSheet }: Required<Props>) {
  const pips = sheet.numbers[DAMAGE_PIP];
  const step = (by: number): void => {
    const next = Math.max(0, (pips ?? 0) + by);
    onSheet({ ...sheet, numbers: { ...sheet.numbers, [DAMAGE_PIP]: next } });
  };
  if (readOnly && !pips) return null;
  return (
    <div class="pip across gap4">
      <span class="stacked dense breaks grow">
        <b class="text-lead">{say.damagePip}</b>
        <small>{say.changedByHand}</small>
      </span>
      {!readOnly && <Tool label={say.oneDamagePipLess} sign="minus" size={24} onClick={() => step(-1)} />}
      <b class="pips text-title centered">{pips ?? 0}</b>
      {!readOnly && <Tool label={say.oneDamagePipMore} sign="plus" size={24} onClick={() => step(1)} />}
    </div>
  );
}

interface OwnProps {
  rows: readonly { readonly name: string; readonly value: number }[];
  readOnly: boolean;
  onDrop(at: number): void;
}

const OwnRows = ({ rows, readOnly, onDrop }: OwnProps) => (
  <ul class="own-rows">
    {rows.map(({ name, value }, at) => (
      <li class="across gap4" key={name}>
        <span class="grow breaks">{name}</span>
        <b>{value}</b>
        {!readOnly && <Tool label={say.remove(name)} sign="close" size={20} onClick={() => onDrop(at)} />}
      </li>
    ))}
  </ul>
);

interface NewNumberProps {
  what: string;
  offered?: readonly string[];
  groups?: readonly { readonly path: string; readonly name: string }[];
  /** Returns why it was refused, or null if it was added. */
  onAdd(name: string, typed: string, group: string): string | null;
}

interface NumberDraft {
  open: boolean;
  name: string;
  typed: string;
  group: string;
}

const isNumberDraft = is.fields<NumberDraft>({ open: is.flag, name: is.text, typed: is.text, group: is.text });

/** Adds a number that the player names. The input stays if it is refused. */
function NewNumber({ what, offered = [], groups = [], onAdd }: NewNumberProps) {
  const first: NumberDraft = { open: false, name: '', typed: '', group: groups[2]?.path ?? groups[0]?.path ?? '' };
  const draft = useDraft<NumberDraft>({ name: `new ${what}`, initial: first, is: isNumberDraft });
  const { open, name, typed, group } = draft.value;
  const put = (more: Partial<NumberDraft>): void => draft.set({ ...draft.value, ...more });
  const [error, setError] = useState<string | null>(null);
  if (!open) return <Act small kind="quiet" title={say.addA(what)} sign="plus" onClick={() => put({ open: true })} />;
  return (
    <div class="stacked gap2">
      <TextField label={say.nameLabel(what)} text={name} maxLength={40} onText={(text) => put({ name: text })} />
      {offered.length > 0 && (
        <div class="suggested flex wraps gap2">
          {offered.map((one) => (
            <button key={one} type="button" onClick={() => put({ name: one })}>
              {one}
            </button>
          ))}
        </div>
      )}
      {groups.length > 0 && (
        <SelectField
          label={say.skillGroup}
          value={group}
          options={groups.map(({ path, name: title }) => [path, title])}
          onChoose={(next) => put({ group: next })}
        />
      )}
      <NumberField label={say.numberLabel} text={typed} error={error} onText={(text) => put({ typed: text })} />
      <div class="acts">
        <Act small kind="quiet" title={say.neverMind} onClick={() => put({ open: false })} />
        <Act
          small
          title={say.addTitle}
          onClick={() => {
            const refused = onAdd(name, typed, group);
            setError(refused);
            if (refused === null) draft.forget();
          }}
        />
      </div>
    </div>
  );
}

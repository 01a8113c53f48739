/** A character sheet, viewed and edited in one place. */

import { useState } from 'preact/hooks';
import { ok, type Result } from '../../../../../base/result.ts';
import { readTyped, SHEET_NUMBER } from '../../../../../rules/trenchcoat/input.ts';
import type { InputFault } from '../../../../../rules/trenchcoat/reasons.ts';
import { nameFault, ratingBounds } from '../../../../../rules/trenchcoat/sheet/check.ts';
import {
  type AccessMethod,
  accessMethods,
  type DeviceClass,
  deviceClasses,
  type MatrixAttribute,
  type MatrixDevice,
  matrixAttributes,
} from '../../../../../rules/trenchcoat/sheet/device.ts';
import { withCharacteristic, withNumber, withSkill } from '../../../../../rules/trenchcoat/sheet/edit.ts';
import {
  DAMAGE_PIP,
  fields,
  namedSkills,
  type Section,
  sections,
} from '../../../../../rules/trenchcoat/sheet/fields.ts';
import { characterKinds, type Sheet, type Skill } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import { capital } from '../../../../../words/en/capital.ts';
import * as say from '../../../../../words/en/trenchcoat/board/sheets.ts';

import { methodWords } from '../../../../../words/en/trenchcoat/methods.ts';
import { sheetNotices } from '../../../../../words/en/trenchcoat/notices.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { SelectField } from '../../../../parts/form/field.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { TextField } from '../look/textField.tsx';
import { NewNumber } from './newNumber.tsx';
import { NumberTile } from './numberTile.tsx';
import './sheetForm.css';

interface Props {
  sheet: Sheet;
  readOnly?: boolean;
  onSheet(sheet: Sheet): void;
}

const ratings = Object.keys(matrixAttributes) as MatrixAttribute[];
const groups = fields.filter(({ section }) => section === 'skills');

/** A field's handlers; `next` gives the sheet that results from the input. */
const typedInto = (next: (typed: string) => Result<Sheet, InputFault>, onSheet: (sheet: Sheet) => void) => ({
  check(typed: string): string | null {
    const made = next(typed);
    return made.ok ? null : refusalWords(made.error);
  },
  onType(typed: string): void {
    const made = next(typed);
    if (made.ok) onSheet(made.value);
  },
});

export function SheetForm({ sheet, readOnly = false, onSheet }: Props) {
  const tiles = (section: Section, columns: number) => (
    <div class={`tiles of-${columns}`}>
      {fields
        .filter((field) => field.section === section)
        .map(({ path, name }) => (
          <NumberTile
            key={path}
            name={name}
            value={sheet.numbers[path]}
            owner={sheet.name}
            readOnly={readOnly}
            {...typedInto((text) => withNumber(sheet, path, text), onSheet)}
          />
        ))}
    </div>
  );
  const rest: Section[] = ['mental', 'physical', 'other', 'damage', 'athletics', 'magic'];
  return (
    <div class="sheet-form stacked gap2">
      <Named sheet={sheet} readOnly={readOnly} onSheet={onSheet} />
      <h2>{say.skills}</h2>
      <Skills sheet={sheet} readOnly={readOnly} onSheet={onSheet} />
      <h2>{say.programs}</h2>
      {tiles('programs', 5)}
      <DeviceForm sheet={sheet} readOnly={readOnly} onSheet={onSheet} />
      {sheetNotices(sheet).map((notice) => (
        <p key={notice} class="unusual">
          {notice}
        </p>
      ))}
      <h2>{say.accessMethod}</h2>
      <Methods sheet={sheet} readOnly={readOnly} onSheet={onSheet} />
      <Pip sheet={sheet} readOnly={readOnly} onSheet={onSheet} />
      {rest.map((section) => (
        <details key={section}>
          <summary>
            <b>{sections[section]}</b>
            <small>{say.filledWords(sheet, section)}</small>
          </summary>
          {tiles(section, 4)}
        </details>
      ))}
      <Characteristics sheet={sheet} readOnly={readOnly} onSheet={onSheet} />
    </div>
  );
}

function Characteristics({ sheet, readOnly, onSheet }: Required<Props>) {
  const { characteristics } = sheet;
  return (
    <details>
      <summary>
        <b>{say.characteristics}</b>
        <small>{say.listCount(characteristics.length)}</small>
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
            return next.ok ? null : refusalWords(next.error);
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
  const withScore =
    (at: number) =>
    (text: string): Result<Sheet, InputFault> => {
      const skill = sheet.skills[at] as Skill;
      const value = readTyped(text, skill.name, SHEET_NUMBER);
      return value.ok ? ok({ ...sheet, skills: sheet.skills.with(at, { ...skill, value: value.value }) }) : value;
    };
  return (
    <>
      <div class="tiles of-4">
        {sheet.skills.map((skill, at) => (
          <NumberTile
            key={`${skill.group} ${skill.name}`}
            name={skill.name}
            value={skill.value}
            owner={sheet.name}
            readOnly={readOnly}
            {...typedInto(withScore(at), onSheet)}
          />
        ))}
        {groups.map(({ path, name }) => (
          <NumberTile
            key={path}
            name={name}
            label={say.skillGroupNamed(name)}
            value={sheet.numbers[path]}
            owner={sheet.name}
            readOnly={readOnly}
            {...typedInto((text) => withNumber(sheet, path, text), onSheet)}
          />
        ))}
      </div>
      {!readOnly && (
        <NewNumber
          what={say.skill}
          offered={namedSkills}
          groups={groups.map(({ path, name }) => ({ path, name }))}
          onAdd={(name, text, group) => {
            const next = withSkill(sheet, group, name, text);
            if (next.ok) onSheet(next.value);
            return next.ok ? null : refusalWords(next.error);
          }}
        />
      )}
    </>
  );
}

function DeviceForm({ sheet, readOnly, onSheet }: Required<Props>) {
  const { device } = sheet;
  const given: MatrixDevice = device ?? { name: say.deck, class: 'cyberdeck', ratings: {} };
  const withRating =
    (attribute: MatrixAttribute) =>
    (text: string): Result<Sheet, InputFault> => {
      const { [attribute]: _, ...others } = given.ratings;
      if (text.trim() === '') return ok({ ...sheet, device: { ...given, ratings: others } });
      const value = readTyped(text, matrixAttributes[attribute], ratingBounds(attribute));
      return value.ok
        ? ok({ ...sheet, device: { ...given, ratings: { ...others, [attribute]: value.value } } })
        : value;
    };
  return (
    <>
      <h2>{say.device(device ? deviceClasses[device.class] : undefined)}</h2>
      <div class="tiles of-6">
        {ratings.map((attribute) => (
          <NumberTile
            key={attribute}
            name={attribute === 'processor' ? say.processor : matrixAttributes[attribute]}
            label={matrixAttributes[attribute]}
            value={device?.ratings[attribute]}
            owner={sheet.name}
            readOnly={readOnly}
            {...typedInto(withRating(attribute), onSheet)}
          />
        ))}
      </div>
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

/** The damage counter, which can be changed by hand. */
function Pip({ sheet, readOnly, onSheet }: Required<Props>) {
  const pips = sheet.numbers[DAMAGE_PIP];
  const step = (by: number): void => {
    const next = Math.max(0, (pips ?? 0) + by);
    onSheet({ ...sheet, numbers: { ...sheet.numbers, [DAMAGE_PIP]: next } });
  };
  if (readOnly && !pips) return null;
  return (
    <div class="pip across gap4">
      <span class="two-lines">
        <b class="text-lead">{say.damagePip}</b>
        <small>{say.changedByHand}</small>
      </span>
      {!readOnly && (
        <button type="button" class="tool" aria-label={say.oneDamagePipLess} onClick={() => step(-1)}>
          <Sign name="minus" size={24} />
        </button>
      )}
      <b class="pips text-lead centered">{pips ?? 0}</b>
      {!readOnly && (
        <button type="button" class="tool" aria-label={say.oneDamagePipMore} onClick={() => step(1)}>
          <Sign name="plus" size={24} />
        </button>
      )}
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
        <span class="breaks">{name}</span>
        <b>{value}</b>
        {!readOnly && (
          <button type="button" class="tool" aria-label={say.remove(name)} onClick={() => onDrop(at)}>
            <Sign name="close" size={20} />
          </button>
        )}
      </li>
    ))}
  </ul>
);

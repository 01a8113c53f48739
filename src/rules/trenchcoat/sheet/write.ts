/** A sheet as a text file that people can read and write. */
import { heading } from '../rows.ts';
import { accessMethods, deviceClasses, type MatrixAttribute, type MatrixDevice, matrixAttributes } from './device.ts';
import { type Field, fields, type Section, sections } from './fields.ts';
import { characterKinds, type Sheet } from './sheet.ts';

export const SHEET_KIND = 'sheet';
export const VERSION = 1;
export const CHARACTERISTICS = 'Characteristics';
export const DEVICE = 'Device';

/**
 * Every named field has a line, so that empty ones can be filled in by hand. `readSheet` (`read.ts`) restores the same
 * sheet.
 */
export function writeSheet(sheet: Sheet): string {
  const { device } = sheet;
  const number = (value: number | undefined): string => (value === undefined ? '' : ` ${value}`);
  const own = (list: readonly { name: string; value: number }[]) => list.map((one) => `- ${one.name}: ${one.value}`);
  const fieldLines = ({ path, name }: Field): string[] => [
    `${name}:${number(sheet.numbers[path])}`,
    ...own(sheet.skills.filter(({ group }) => group === path)),
  ];
  const sectionLines = (section: Section): string[] => [
    '',
    `[${sections[section]}]`,
    ...fields.filter((field) => field.section === section).flatMap(fieldLines),
  ];
  const lines = [
    heading(SHEET_KIND, VERSION),
    ...wordLinesText(generalLines, sheet),
    ...(Object.keys(sections) as Section[]).flatMap(sectionLines),
    '',
    `[${CHARACTERISTICS}]`,
    ...own(sheet.characteristics),
  ];
  if (device !== null)
    lines.push(
      '',
      `[${DEVICE}]`,
      ...wordLinesText(deviceLines, device),
      ...attributes.map((one) => `${matrixAttributes[one]}:${number(device.ratings[one])}`),
    );
  return `${lines.join('\n')}\n`;
}

const attributes = Object.keys(matrixAttributes) as MatrixAttribute[];

/** The lines of a sheet's file that contain words; numbers are in `fields`. */
interface WordLine<T> {
  /** Its path in faults. */
  readonly field: string;
  /** Its choices, as written; absent for any text. */
  readonly from?: Readonly<Record<string, string>>;
  get(of: T): string;
}

export type WordLines<T> = Readonly<Record<string, WordLine<T>>>;

/** By name, in the order of a file. */
export const generalLines: WordLines<Sheet> = {
  Name: { field: 'name', get: ({ name }) => name },
  Kind: {
    field: 'kind',
    from: Object.fromEntries(characterKinds.map((kind) => [kind, kind])),
    get: ({ kind }) => kind,
  },
  'Access method': { field: 'method', from: accessMethods, get: ({ method }) => method },
};

export const deviceLines: WordLines<MatrixDevice> = {
  Name: { field: 'device.name', get: ({ name }) => name },
  Class: { field: 'device.class', from: deviceClasses, get: (device) => device.class },
};

/** "Kind: metahuman". */
const wordLinesText = <T>(lines: WordLines<T>, of: T): string[] =>
  Object.entries(lines).map(([name, { from, get }]) => `${name}: ${from?.[get(of)] ?? get(of)}`);

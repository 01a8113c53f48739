/** A sheet as a text file that people can read and write. */
import { heading } from '../rows.ts';
import { type MatrixAttribute, matrixAttributes } from './device.ts';
import { type Field, fields, type Section, sections } from './fields.ts';
import { deviceLines, generalLines, wordLinesText } from './lines.ts';
import type { Sheet } from './sheet.ts';

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

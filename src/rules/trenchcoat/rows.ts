/**
 * The format of sheet and node text files: a heading with a version, sections in brackets, and one "Name: value" line
 * for each item. User-defined names follow a hyphen, so that none can be mistaken for a built-in name.
 */
import { fail, ok, type Result } from '../../base/result.ts';
import { shortened } from './input.ts';
import { type InputFault, refuse } from './reasons.ts';

/** A fault and its row in the text, counted from 1. */
export interface RowFault extends InputFault {
  readonly row: number;
}

export type FileKind = 'sheet' | 'node';

export interface Line {
  readonly row: number;
  /** The section heading above it, verbatim; empty before the first. */
  readonly section: string;
  /** A user-defined name: the line begins with a hyphen. */
  readonly own: boolean;
  readonly name: string;
  readonly value: string;
}

const MAX_TEXT_LENGTH = 20_000;

export const faultAt = (row: number, wrong: InputFault): RowFault => ({ ...wrong, row });

/** "Meatspace sheet, version 1". */
export const heading = (what: FileKind, version: number): string => `Meatspace ${what}, version ${version}`;

/**
 * The lines of a file of the given kind and version, without empty ones. E-ENUM for any other file, E-RANGE for a file
 * that is too long.
 */
export function linesOf(text: string, what: FileKind, version: number): Result<readonly Line[], readonly RowFault[]> {
  if (text.length > MAX_TEXT_LENGTH) return fail([faultAt(1, refuse('fileTooLong', { what, most: MAX_TEXT_LENGTH }))]);
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const first = rows[0]?.trim() ?? '';
  const found = /^Meatspace ([a-z]+), version (\d{1,6})$/.exec(first);
  if (found?.[1] !== what) return fail([faultAt(1, refuse('otherFile', { what, heading: heading(what, version) }))]);
  if (Number(found[2]) !== version)
    return fail([faultAt(1, refuse('otherVersion', { what, version: found[2] ?? '', reads: version }))]);
  return readLines(rows);
}

function readLines(rows: readonly string[]): Result<readonly Line[], readonly RowFault[]> {
  const [lines, faults]: [Line[], RowFault[]] = [[], []];
  let section = '';
  rows.forEach((raw, index) => {
    const [row, text] = [index + 1, raw.trim()];
    if (index === 0 || text === '') return;
    const title = /^\[(.*)\]$/.exec(text)?.[1];
    if (title !== undefined) section = title.trim();
    else {
      const own = text.startsWith('- ');
      // A user-defined name may contain colons: its number follows the last one. Built-in names contain none, but
      // values may.
      const [, name, value] = (own ? /^- (.*):(.*)$/ : /^([^:]*):(.*)$/).exec(text) ?? [];
      if (name === undefined || value === undefined)
        faults.push(faultAt(row, refuse('noLine', { text: shortened(text) })));
      else lines.push({ row, section, own, name: name.trim(), value: value.trim() });
    }
  });
  return faults.length > 0 ? fail(faults) : ok(lines);
}

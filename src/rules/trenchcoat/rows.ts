/**
 * The form of the text files of sheets and nodes: a heading with a version, sections in brackets, and a line for each thing, "Name: value".
 * What people named themselves stands behind a hyphen, so that no name of theirs can be mistaken for one of ours.
 */
import { fail, ok, type Result } from '../../base/result.ts';
import { shortened } from './input.ts';
import { type InputFault, refuse } from './reasons.ts';

/** A fault and the row of the text it stands in, counted from 1. */
export interface RowFault extends InputFault {
  readonly row: number;
}

/** What such a file holds. */
export type FileKind = 'sheet' | 'node';

export interface Line {
  readonly row: number;
  /** The name in brackets above it, as it is written; empty before the first. */
  readonly section: string;
  /** Somebody's own name: the line begins with a hyphen. */
  readonly own: boolean;
  readonly name: string;
  readonly value: string;
}

const LONGEST_TEXT = 20_000;

export const at = (row: number, wrong: InputFault): RowFault => ({ ...wrong, row });

/** "Meatspace sheet, version 1". */
export const heading = (what: FileKind, version: number): string => `Meatspace ${what}, version ${version}`;

/** The lines of a file of that kind and version; empty ones are passed over. E-ENUM for any other file, E-RANGE for a very long one. */
export function linesOf(text: string, what: FileKind, version: number): Result<readonly Line[], readonly RowFault[]> {
  if (text.length > LONGEST_TEXT) return fail([at(1, refuse('fileTooLong', { what, most: LONGEST_TEXT }))]);
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const first = rows[0]?.trim() ?? '';
  const found = /^Meatspace ([a-z]+), version (\d{1,6})$/.exec(first);
  if (found?.[1] !== what) return fail([at(1, refuse('otherFile', { what, heading: heading(what, version) }))]);
  if (Number(found[2]) !== version)
    return fail([at(1, refuse('otherVersion', { what, version: found[2] ?? '', reads: version }))]);
  return read(rows);
}

function read(rows: readonly string[]): Result<readonly Line[], readonly RowFault[]> {
  const [lines, faults]: [Line[], RowFault[]] = [[], []];
  let section = '';
  rows.forEach((raw, index) => {
    const [row, text] = [index + 1, raw.trim()];
    if (index === 0 || text === '') return;
    const title = /^\[(.*)\]$/.exec(text)?.[1];
    if (title !== undefined) section = title.trim();
    else {
      const own = text.startsWith('- ');
      // An own name may hold colons: its number stands behind the last one. Our names hold none, and a value may.
      const [, name, value] = (own ? /^- (.*):(.*)$/ : /^([^:]*):(.*)$/).exec(text) ?? [];
      if (name === undefined || value === undefined) faults.push(at(row, refuse('noLine', { text: shortened(text) })));
      else lines.push({ row, section, own, name: name.trim(), value: value.trim() });
    }
  });
  return faults.length > 0 ? fail(faults) : ok(lines);
}

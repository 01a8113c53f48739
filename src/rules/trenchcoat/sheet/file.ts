/** A sheet as one text file that a person can read and write: a heading, then a line for each number. All of it is read, or nothing. */
import type { Result } from '../../../base/result.ts';
import type { Fault } from '../input.ts';
import type { Sheet } from './sheet.ts';

/** A fault and the row of the text it stands in, counted from 1. */
export interface RowFault extends Fault {
  row: number;
}

/** The lines of a sheet's file that contain words; numbers are in `fields`. */
import type { MatrixDevice } from './device.ts';
import { accessMethods, deviceClasses } from './device.ts';
import { characterKinds, type Sheet } from './sheet.ts';

export interface WordLine<T> {
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
export const wordLinesText = <T>(lines: WordLines<T>, of: T): string[] =>
  Object.entries(lines).map(([name, { from, get }]) => `${name}: ${from?.[get(of)] ?? get(of)}`);

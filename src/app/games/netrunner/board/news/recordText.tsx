/** A line of the record, with players and cards in bold and dice drawn. */

import { segmentsOf } from '../../../../../words/en/netrunner/record/told.ts';
import { Die } from '../../../../parts/die.tsx';

interface Props {
  text: string;
  names: readonly [string, string];
  /** A die result, drawn next to the words. */
  die?: number | undefined;
}

/** `names`: by seat. `die`: omit it if it is already drawn next to the line. */
export function RecordText({ text, names, die }: Props) {
  return (
    <>
      {die !== undefined && (
        <>
          <Die value={die} />{' '}
        </>
      )}
      {segmentsOf(text, names).map(({ text: part, strong }, at) => (strong ? <b key={at}>{part}</b> : part))}
    </>
  );
}

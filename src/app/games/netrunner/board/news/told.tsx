/** A line of the record with its players and cards in bold, and dice drawn. */

import { told } from '../../../../../words/en/netrunner/record/told.ts';
import { Die } from '../../../../parts/die.tsx';

interface Props {
  text: string;
  names: readonly [string, string];
  /** What a die showed, to be drawn beside the words. */
  die?: number | undefined;
}

/** `names`: by seat. `die`: left out where it is drawn beside the line already. */
export function Told({ text, names, die }: Props) {
  return (
    <>
      {die !== undefined && (
        <>
          <Die value={die} />{' '}
        </>
      )}
      {told(text, names).map(({ text: part, strong }, at) => (strong ? <b key={at}>{part}</b> : part))}
    </>
  );
}

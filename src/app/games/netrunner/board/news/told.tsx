/** A line of the record with its players and cards in bold, and dice drawn. */

import { Die } from '../../../../parts/die.tsx';
import { told } from '../../words/told.ts';

const rolled = /^The die shows (\d)/;

interface Props {
  text: string;
  names: readonly [string, string];
  /** Whether dice are drawn beside the words. */
  dice?: boolean;
}

/** `names`: by seat. `dice`: false where the die is drawn beside the line already. */
export function Told({ text, names, dice = true }: Props) {
  const die = dice ? rolled.exec(text)?.[1] : undefined;
  return (
    <>
      {die !== undefined && (
        <>
          <Die value={Number(die)} />{' '}
        </>
      )}
      {told(text, names).map(({ text: part, strong }, at) => (strong ? <b key={at}>{part}</b> : part))}
    </>
  );
}

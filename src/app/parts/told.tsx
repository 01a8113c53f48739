/** A line of the record with its players and cards in bold, and dice drawn. */
import { told } from '../words/told.ts';
import { Die } from './die.tsx';

const rolled = /^The die shows (\d)/;

export function Told({ text, names }: { text: string; names: readonly [string, string] }) {
  const die = rolled.exec(text)?.[1];
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

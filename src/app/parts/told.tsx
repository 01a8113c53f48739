/** A line of the record with its players and cards in bold. */
import { told } from '../words/told.ts';

export function Told({ text, names }: { text: string; names: readonly [string, string] }) {
  return <>{told(text, names).map(({ text: part, strong }, at) => (strong ? <b key={at}>{part}</b> : part))}</>;
}

/** The screens of a table with several players, and the processing for players who are not on screen. */
import { Tables, type TrenchSeat } from './tables.tsx';

export { Everybody } from './everybody.tsx';

export const Unseen = ({ seats }: { seats: readonly TrenchSeat[] }) => <Tables seats={seats}>{() => null}</Tables>;

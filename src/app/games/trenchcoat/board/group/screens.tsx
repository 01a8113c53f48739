/** The screens of a table with several players, and what is done for the players that no screen shows. */
import { Tables, type TrenchSeat } from './tables.tsx';

export { Everybody } from './everybody.tsx';

export const Unseen = ({ seats }: { seats: readonly TrenchSeat[] }) => <Tables seats={seats}>{() => null}</Tables>;

/**
 * In which ways one plays on one phone. `goldfish`: one plays, the other side does nothing. `hotSeat`: two people, one phone. `machine`:
 * the app plays the other side.
 */
export const soloKinds = ['goldfish', 'hotSeat', 'machine'] as const;
export type SoloKind = (typeof soloKinds)[number];

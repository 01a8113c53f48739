// Chunk: base
/**
 * The ways to play on one phone. `goldfish`: one player against an idle side. `hotSeat`: two people. `machine`: the app
 * plays the other side.
 */
export const soloKinds = ['goldfish', 'hotSeat', 'machine'] as const;
export type SoloKind = (typeof soloKinds)[number];

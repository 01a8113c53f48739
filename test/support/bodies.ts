import type { Body } from '../../src/peer/log/body.ts';

const some = (length: number, first = 0) => Uint8Array.from({ length }, (_, i) => (first + i) % 256);

/** At least one body of every type and kind, with the smallest and the usual shapes. */
export const bodies: Body[] = [
  { type: 'SETUP', anchor: some(32), size: 2, table: some(68) },
  { type: 'SETUP', anchor: some(32), size: 0, table: some(0) },
  { type: 'X', deck: 0, epoch: 0, points: some(32) },
  { type: 'Y', deck: 1, epoch: 65_535, points: some(96) },
  { type: 'Z', deck: 0, epoch: 3, points: some(64) },
  { type: 'KEYS', deck: 1, epoch: 2, positions: [0, 59], scalars: [some(32), some(32, 1)] },
  { type: 'COMMIT', kind: 'hand', deck: 0, commitments: [some(32), some(32, 5)], about: some(0) },
  { type: 'COMMIT', kind: 'install', deck: 0, commitments: [some(32)], about: some(9) },
  { type: 'COMMIT', kind: 'trashdown', deck: 0, commitments: [some(32)], about: some(0) },
  { type: 'COMMIT', kind: 'reorder', deck: 1, commitments: [some(32, 9), some(32)], about: some(0) },
  { type: 'COMMIT', kind: 'other', deck: 0, commitments: [some(32)], about: some(1) },
  {
    type: 'OPEN',
    openings: [
      { seq: 17, index: 0, deck: 0, point: some(32), salt: some(32, 3) },
      { seq: 900, index: 5, deck: 1, point: some(32, 7), salt: some(32, 4) },
    ],
  },
  { type: 'COIN', t: 1, value: some(32), nextAnchor: null },
  { type: 'COIN', t: 1000, value: some(32), nextAnchor: some(32, 1) },
  { type: 'BIDC', commitment: some(32) },
  { type: 'BIDP', note: some(1) },
  { type: 'BIDP', note: some(2048) },
  { type: 'BIDO', note: some(20), salt: some(32) },
  { type: 'ACT', moves: [some(1), some(40)], tableHash: some(8), facts: [] },
  {
    type: 'ACT',
    moves: [some(9)],
    tableHash: some(8),
    facts: [
      { commitment: some(32), sealed: some(32, 8) },
      { commitment: some(32, 1), sealed: some(64) },
    ],
  },
  { type: 'HOLD', number: 0, commitments: [some(32)] },
  { type: 'HOLD', number: 5, commitments: [some(32), some(32, 1)] },
  { type: 'SHARE', number: 7, values: [some(32)] },
  { type: 'SHARE', number: 5, values: [some(32), some(32, 1)] },
  { type: 'REVEAL', facts: [{ number: 3, value: some(5), salt: some(32) }], held: [] },
  { type: 'REVEAL', facts: [], held: [{ number: 0, share: some(32), salt: some(32, 2) }] },
  {
    type: 'REVEAL',
    facts: [
      { number: 0, value: some(1), salt: some(32) },
      { number: 1, value: some(40), salt: some(32) },
    ],
    held: [{ number: 2, share: some(32), salt: some(32, 2) }],
  },
  { type: 'SEED', seed: some(32) },
  { type: 'SHOW', deck: 1, point: some(32) },
  { type: 'REVEAL', facts: [], held: [] },
  { type: 'RESIGN', word: null },
  { type: 'RESIGN', word: some(110) },
  { type: 'HANDOVER', key: some(32), taken: some(64), word: null },
  { type: 'HANDOVER', key: some(32), taken: some(64), word: some(110) },
  { type: 'AGREED', offer: some(110) },
];

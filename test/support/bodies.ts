import type { Body } from '../../src/peer/log/body.ts';

const some = (length: number, first = 0) => Uint8Array.from({ length }, (_, i) => (first + i) % 256);

/** At least one body of every type and kind, in the smallest and the usual form. */
export const bodies: Body[] = [
  { type: 'SETUP', anchor: some(32), size: 2, table: some(68) },
  { type: 'SETUP', anchor: some(32), size: 0, table: some(0) },
  { type: 'X', points: some(32) },
  { type: 'Y', points: some(96) },
  { type: 'Z', points: some(64) },
  { type: 'KEYS', deck: 1, positions: [0, 59], scalars: [some(32), some(32, 1)] },
  { type: 'COMMIT', kind: 'hand', deck: 0, commitments: [some(32), some(32, 5)] },
  { type: 'COMMIT', kind: 'install', deck: 0, commitments: [some(32)] },
  { type: 'COMMIT', kind: 'trashdown', deck: 0, commitments: [some(32)] },
  { type: 'COMMIT', kind: 'reorder', deck: 1, commitments: [some(32, 9), some(32)] },
  { type: 'COMMIT', kind: 'other', deck: 0, commitments: [some(32)] },
  {
    type: 'OPEN',
    items: [
      { kind: 'seal', seq: 17, index: 0, deck: 0, point: some(32), salt: some(32, 3) },
      { kind: 'seal', seq: 900, index: 5, deck: 1, point: some(32, 7), salt: some(32, 4) },
    ],
  },
  { type: 'COIN', t: 1, value: some(32), nextAnchor: null },
  { type: 'COIN', t: 1000, value: some(32), nextAnchor: some(32, 1) },
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
  { type: 'HOLD', commitments: [some(32)] },
  { type: 'HOLD', commitments: [some(32), some(32, 1)] },
  { type: 'SHARE', values: [some(32)] },
  { type: 'SHARE', values: [some(32), some(32, 1)] },
  { type: 'OPEN', items: [{ kind: 'fact', number: 3, value: some(2048), salt: some(32) }] },
  { type: 'OPEN', items: [{ kind: 'held', number: 0, share: some(32), salt: some(32, 2) }] },
  {
    type: 'OPEN',
    items: [
      { kind: 'fact', number: 0, value: some(1), salt: some(32) },
      { kind: 'fact', number: 1, value: some(40), salt: some(32) },
      { kind: 'held', number: 2, share: some(32), salt: some(32, 2) },
    ],
  },
  { type: 'SEED', seed: some(32) },
  { type: 'OPEN', items: [{ kind: 'card', deck: 1, point: some(32) }] },
  { type: 'OPEN', items: [] },
  { type: 'RESIGN', word: null },
  { type: 'RESIGN', word: some(110) },
  { type: 'HANDOVER', key: some(32), taken: some(64), word: null },
  { type: 'HANDOVER', key: some(32), taken: some(64), word: some(110) },
  { type: 'AGREED', offer: some(110) },
];

// Chunk: games
/**
 * Emblems: a pure function of an id and a side, with no images or data. The first side's are squares built like
 * heraldry, the second side's are discs built like family crests. Coordinates run from 0 to 100, from the top left.
 */
import { remember } from '../../base/remember.ts';

interface EmblemPath {
  d: string;
  /** `ink`: the emblem's colour; `paper`: its background; any other colour has no meaning. */
  fill: 'ink' | 'paper' | string;
}

const accents = ['#a4451f', '#6b2f7c', '#2f6a45', '#9a6a00', '#9e0f52', '#1f5c86'];

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

type Pick = (below: number) => number;

/** Mulberry32. */
function numbers(seed: number): Pick {
  let a = seed;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** Random numbers that are always the same for a given text. */
export const picksFrom = (text: string): Pick => numbers(hash(text));

type Point = readonly [number, number];

/** Rotates each point around the centre, and formats it for a path. `coordinates`: x and y of each point in turn. */
const placed = (coordinates: readonly number[], degrees: number): string[] =>
  coordinates.flatMap((x, at) =>
    at % 2 === 0
      ? [
          turned([x, coordinates[at + 1] ?? 0], degrees)
            .map(round)
            .join(' '),
        ]
      : [],
  );
const poly = (coordinates: readonly number[], degrees = 0): string => `M${placed(coordinates, degrees).join('L')}Z`;
const rect = (x: number, y: number, w: number, h: number): string => poly([x, y, x + w, y, x + w, y + h, x, y + h]);
const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const lozenge = (r: number): string => poly([0, -r, r, 0, 0, r, -r, 0]);
const round = (n: number): number => Math.round(n * 10) / 10;
const turned = ([x, y]: Point, degrees: number): Point => {
  const rad = (degrees * Math.PI) / 180;
  return [x * Math.cos(rad) - y * Math.sin(rad), x * Math.sin(rad) + y * Math.cos(rad)];
};
const around = (n: number, make: (degrees: number, k: number) => string): string =>
  Array.from({ length: n }, (_, k) => make((360 / n) * k, k)).join('');

/** Figures for the squares, each with a few variants; within 45 of the centre. */
const figures: ((pick: Pick) => string)[] = [
  (p) => rect(-36, -36, 72, 72) + (p(2) ? lozenge(30) : rect(-22, -22, 44, 44)) + rect(-9, -9, 18, 18),
  (p) => [0, 1, 2].map((k) => rect(-40, -36 + k * 28, 80 - (p(2) ? k * 18 : 0), 15)).join(''),
  (p) =>
    [0, 18, 36]
      .slice(0, 2 + p(2))
      .map((y) => poly([-40, y - 10, 0, y - 34, 40, y - 10, 40, y, 0, y - 24, -40, y]))
      .join(''),
  (p) =>
    around(4, (a) =>
      p(3) ? poly([-42, -42, -8, -42, -42, -8], a) : poly([-40, -40, -14, -40, -14, -14, -40, -14], a),
    ),
  () => poly([-44, -9, 44, -9, 44, 9, -44, 9], 45) + poly([-44, -9, 44, -9, 44, 9, -44, 9], -45),
  (p) => disc(0, -12, 16 + p(5)) + poly([-9, -2, 9, -2, 17, 38, -17, 38]),
  () => poly([-44, 40, -14, -20, 6, 40]) + poly([-6, 40, 20, -4, 44, 40]),
  (p) => disc(0, 0, 36) + disc(0, 0, 24) + disc(0, 0, 8 + p(3) * 3),
  (p) => around(6 + p(2) * 2, (a) => poly([-6, -14, 6, -14, 10, -44, -10, -44], a)) + disc(0, 0, 10),
  (p) => [0, 1, 2, 3].map((k) => rect(-40 + k * 20, 30 - (k + 1) * (15 + p(3)), 20, (k + 1) * (15 + 1))).join(''),
  (p) => [-28, 0, 28].map((x) => `M${x - 12} 40V${-4 - p(20)}a12 12 0 0 1 24 0V40Z`).join(''),
  (p) => [0, 1, 2, 3, 4].map((k) => rect(-42 + k * 17, 40 - 30 - p(46), 13, 90)).join(''),
  () => poly([-36, -40, 36, -40, -36, 40, 36, 40]),
  (p) => `M-44 0Q0 ${-44 - p(8)} 44 0Q0 ${44 + p(8)} -44 0Z${disc(0, 0, 15)}`,
  (p) => around(3 + p(4), (a) => poly([0, 0, 14, -40, -14, -40], a)) + disc(0, 0, 12),
  (p) => rect(-40, -40, 46, 46) + rect(-6, -6, 46, 46) + (p(2) ? rect(-14, -14, 28, 28) : ''),
  () => rect(-7, -8, 14, 50) + [-30, 0, 30].map((x) => rect(x - 6, -42, 12, 34)).join('') + rect(-36, -14, 72, 12),
  (p) => [-26, 0, 26].flatMap((x) => [-26, 0, 26].map((y) => disc(x, y, 7 + p(5)))).join(''),
  (p) => [-34, -12, 10, 32].map((x) => rect(x - 5, -42, 10, 84)).join('') + disc(0, 0, 14 + p(6)),
];

const grounds: ((pick: Pick) => string)[] = [
  () => rect(-45, -45, 90, 90),
  () => '',
  () => rect(-45, -45, 45, 90),
  () => poly([-45, -45, 45, -45, -45, 45]),
  () => rect(-45, 10, 90, 35),
  () => rect(-18, -45, 36, 90),
  () => rect(-45, -45, 45, 45) + rect(0, 0, 45, 45),
  () => poly([-64, -14, 64, -14, 64, 14, -64, 14], 45),
];

function squareEmblem(pick: Pick): EmblemPath[] {
  const figure = figures[pick(figures.length)]?.(pick) ?? '';
  const ground = grounds[pick(grounds.length)]?.(pick) ?? '';
  const accent = accents[pick(accents.length)] ?? 'ink';
  const marks = [rect(-9, -9, 18, 18), lozenge(12), disc(0, 0, 9)];
  const rings = [rect(-13, -13, 26, 26), lozenge(17), disc(0, 0, 13)];
  const at = pick(5);
  return [
    { d: rect(-50, -50, 100, 100), fill: 'ink' },
    { d: rect(-45, -45, 90, 90), fill: 'paper' },
    // One even-odd path: figure and ground counterchange.
    { d: `${figure}${ground}`, fill: 'ink' },
    ...(at < 3
      ? [
          { d: rings[at] ?? '', fill: 'paper' },
          { d: marks[at] ?? '', fill: accent },
        ]
      : at === 3
        ? [
            {
              d: poly([45, -45, 45, -19, 19, -45]),
              fill: accent,
            },
          ]
        : []),
    ...notches(pick),
  ];
}

/** One to five notches in one edge of the frame, to tell similar emblems apart. */
function notches(pick: Pick): EmblemPath[] {
  const [count, edge] = [1 + pick(5), 90 * pick(4)];
  const notch = (k: number): string =>
    poly([-38 + k * 17, -50, -30 + k * 17, -50, -30 + k * 17, -44, -38 + k * 17, -44], edge);
  return [{ d: Array.from({ length: count }, (_, k) => notch(k)).join(''), fill: 'paper' }];
}

const petals: ((length: number, width: number) => string)[] = [
  (l, w) => `M0 -12C${w} ${-l * 0.5} ${w} ${-l * 0.8} 0 ${-l}C${-w} ${-l * 0.8} ${-w} ${-l * 0.5} 0 -12Z`,
  (l, w) => disc(0, -l + w * 0.8, w * 0.8),
  (l, w) => poly([0, -8, w, -l, -w, -l]),
  (l, w) => `M0 -10L${w} ${-l * 0.65}A${w} ${w} 0 1 1 ${-w} ${-l * 0.65}Z`,
  (l, w) => poly([-w * 0.5, -14, w * 0.5, -14, w * 0.5, -l, -w * 0.5, -l]),
  (l, w) =>
    `M0 -12C${w * 1.6} ${-l * 0.4} ${w * 0.8} ${-l} ${-w * 0.4} ${-l}C${w * 0.4} ${-l * 0.8} ${w * 0.4} ${-l * 0.5} 0 -12Z`,
];

function discEmblem(pick: Pick): EmblemPath[] {
  const n = [3, 5, 6, 7, 8, 4][pick(6)] ?? 5;
  // With four petals, bars and curls could form offensive signs, so they are excluded (design rule).
  const kinds = n === 4 ? [0, 1] : n === 6 ? [0, 1, 3, 5] : [0, 1, 2, 3, 4, 5];
  const petal = petals[kinds[pick(kinds.length)] ?? 0];
  const length = 32 + pick(3) * 3;
  const width = Math.min(15, 62 / n) - pick(3);
  const half = pick(2) * (180 / n);
  const spokes = (degrees: number): string => rotate(petal?.(length, width) ?? '', degrees + half);
  const accent = accents[pick(accents.length)] ?? 'ink';
  const ground = pick(5);
  const edge =
    ground === 0
      ? around(12 + pick(3) * 4, (a) => disc(...turned([0, -42], a), 8))
      : ground === 1
        ? around(16, (a) => poly([-7, -40, 7, -40, 0, -50], a))
        : '';
  const dots = n <= 5 && pick(2) ? around(n, (a) => disc(...turned([0, -30], a + half + 180 / n), 5)) : '';
  const ringOnly = ground === 2;
  return [
    { d: edge + disc(0, 0, edge ? 42 : 49), fill: 'ink' },
    ...(ringOnly
      ? [{ d: disc(0, 0, 41), fill: 'paper' as const }]
      : ground === 3
        ? [{ d: disc(0, 0, 46) + disc(0, 0, 43), fill: 'paper' as const }]
        : []),
    { d: around(n, spokes) + dots, fill: ringOnly ? 'ink' : 'paper' },
    { d: disc(0, 0, 14), fill: ringOnly ? 'ink' : 'paper' },
    {
      d:
        [
          disc(0, 0, 9),
          disc(0, 0, 10) + disc(0, 0, 5),
          lozenge(10),
          around(5, (a) => poly([0, -10, 4, -3, -4, -3], a)) + disc(0, 0, 4),
        ][pick(4)] ?? '',
      fill: accent,
    },
  ];
}

/**
 * Rotates a path's numbers around the centre. All paths use absolute M, L, C, A, V and Z, or a disc's relative arcs.
 */
function rotate(d: string, degrees: number): string {
  return d.replace(
    /([MLC])([^MLCAaZ]*)|A([^MLCAaZ]*)/g,
    (_, letter: string | undefined, coords = '', arc: string | undefined) => {
      const parts = (arc ?? coords)
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      if (arc !== undefined) return `A${parts.slice(0, 5).join(' ')} ${placed(parts.slice(5), degrees)}`;
      // A disc starts at its left edge: its arcs are relative, so its centre is rotated.
      if (letter === 'M' && d.includes('a') && parts.length === 2) {
        const r = Number(/a([\d.]+)/.exec(d)?.[1] ?? 0);
        const [x, y] = turned([(parts[0] ?? 0) + r, parts[1] ?? 0], degrees);
        return `M${round(x - r)} ${round(y)}`;
      }
      return `${letter}${placed(parts, degrees).join(' ')}`;
    },
  );
}

/** Cards whose id would give the same emblem as another card, and the ids used instead. */
const otherwise: Readonly<Record<string, string>> = { 'project-zurich': 'project-zurich~2' };

const pickFor = (id: string, side: 0 | 1): Pick => picksFrom(`${otherwise[id] ?? id}*${side}`);

/** Remembered: a table shows the same few emblems after every tap. */
const emblems = [
  remember((id: string): readonly EmblemPath[] => squareEmblem(pickFor(id, 0))),
  remember((id: string): readonly EmblemPath[] => discEmblem(pickFor(id, 1))),
] as const;

/** The paths for the given id, back to front. Side 0 has the squares. */
export const emblem = (id: string, side: 0 | 1): readonly EmblemPath[] => emblems[side](id);

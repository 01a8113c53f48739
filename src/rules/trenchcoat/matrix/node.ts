/** A node as written by the Game Master (T-ENT, T-ATT). Its things are numbered by their index in its lists. */
import type { AccountLevel, ThingKind } from '../game/names.ts';
import type { DeviceClass, MatrixAttribute } from '../sheet/sheet.ts';

/** Maximum length of a text in a node: it has to fit into one entry. */
export const MAX_NODE_TEXT = 2000;

export type Mark = 'High' | 'Med' | 'Low';

/** How an attribute is told before its number is known: in two bands, then in three (T-ANA-14). */
export interface Marks {
  readonly two: 'High' | 'Low';
  readonly three: Mark;
}

/** Places from the widest to the closest, in the analysis's order. */
export const places = ['Continent', 'State', 'City', 'Suburb', 'Street', 'Building', 'Room', 'Exact'] as const;
export type PlaceName = (typeof places)[number];

export interface NodeFile {
  readonly name: string;
  /** Null if none. Empty is not 0. */
  readonly crypt: number | null;
  readonly text: string;
  /** The lowest account that may read it (T-LVL-R-02). */
  readonly level: 'anonymous' | 'user';
}

export interface NodeProcess {
  readonly name: string;
  /** The kind of ICE; null if not ICE. */
  readonly ice: 'Analyze' | 'Trace' | 'Combat' | 'other' | null;
  /** Its own score when attacked; null if none. */
  readonly score: number | null;
  readonly state: 'idle' | 'running' | 'crashed';
  readonly text: string;
}

export interface NodeStream {
  readonly name: string;
  /** The nodes it connects: its origin and its destination (T-ENT-07). Empty if unknown. */
  readonly from: string;
  readonly to: string;
  readonly crypt: number | null;
  readonly text: string;
}

/** "Registry → Depot": both ends of a stream; empty if neither is known. */
export const endsOf = ({ from, to }: Pick<NodeStream, 'from' | 'to'>): string =>
  from === '' && to === '' ? '' : `${from || '?'} → ${to || '?'}`;

export interface Node {
  readonly name: string;
  readonly aid: string;
  readonly class: DeviceClass;
  readonly functionality: string;
  /** The account that the decker holds legitimately. */
  readonly start: AccountLevel;
  readonly ratings: { readonly [name in MatrixAttribute]?: number };
  readonly marks: { readonly [name in MatrixAttribute]?: Marks };
  readonly place: { readonly [name in PlaceName]?: string };
  readonly accounts: string;
  readonly logs: string;
  readonly subscriptions: string;
  readonly files: readonly NodeFile[];
  readonly processes: readonly NodeProcess[];
  readonly streams: readonly NodeStream[];
}

/** A node's things of one kind. */
export const thingsOf = ({ files, processes, streams }: Node, kind: ThingKind) =>
  ({ file: files, process: processes, stream: streams })[kind];

export const emptyNode = (name: string): Node => ({
  name,
  aid: '',
  class: 'mainframe',
  functionality: '',
  start: 'anonymous',
  ratings: { processor: 8, system: 4, firewall: 5, uplink: 8 },
  marks: {},
  place: {},
  accounts: '',
  logs: '',
  subscriptions: '',
  files: [],
  processes: [],
  streams: [],
});

/** Firewall colours by base rating (Table 3.5). */
export const colours = ['Blue', 'Green', 'Orange', 'Red', 'Ultra Violet'] as const;
export type Colour = (typeof colours)[number];

/** Null above 21, which has no colour. */
export function colourOf(firewall: number): Colour | null {
  if (firewall < 0 || firewall > 21) return null;
  return colours[Math.min(4, Math.floor(firewall / 5))] ?? null;
}

/** The effect of an alert on Firewall and Processor. */
export const alertModifier = { none: 0, silent: 2, active: 3 } as const;

/** What an alert adds to a rating; an active alert replaces a silent one (T-ALR-02, 03). */
export const alertChange = (alert: keyof typeof alertModifier, name: MatrixAttribute): number =>
  alertModifier[alert] * (name === 'firewall' ? 1 : name === 'processor' ? -1 : 0);

/** A rating in effect: at least 0, with no upper limit (T-ALR-05). */
export const ratingIn = ({ ratings }: Node, alert: keyof typeof alertModifier, name: MatrixAttribute): number =>
  Math.max(0, (ratings[name] ?? 0) + alertChange(alert, name));

/**
 * One factory per card type, and the catalogue they fill. The printed text comes from the same definition, so it cannot
 * differ from what the card does.
 */

import type { CardId, Slot } from '../game.ts';
import type { Ambush, Card, CardSet, CardType, CounterKind, Effect, Subroutine } from './effect.ts';
import type { Means } from './means.ts';
import { CORP, cardAt, RUNNER, type Table } from './table.ts';

type Facts = { keywords?: readonly string[] };
type Texts = Partial<
  Pick<
    Card,
    | 'abilities'
    | 'triggers'
    | 'replaces'
    | 'modifiers'
    | 'pool'
    | 'rezAt'
    | 'counters'
    | 'hosts'
    | 'ambush'
    | 'sift'
    | 'installs'
    | 'rezzesLast'
    | 'lightSleep'
    | 'costsPoints'
    | 'stealCost'
    | 'asProgram'
    | 'lends'
  >
>;

const catalogue = new Map<CardId, Card>();

const kinds: { card: CardId; kind: CounterKind }[] = [];
const virusCounterNames = new Set<string>();
const exposingCounterNames = new Set<string>();
const countersWithText = new Set<string>();

/** Every kind of counter that a card gives to others, with the card's id. */
export const counterKinds = (): readonly { card: CardId; kind: CounterKind }[] => kinds;
/** Whether counters with the given name are virus counters. */
export const isVirusCounter = (name: string): boolean => virusCounterNames.has(name);
/** Whether counters with the given name expose all cards in and on their fort. */
export const isExposingCounter = (name: string): boolean => exposingCounterNames.has(name);
/** Whether counters with the given name have texts on the cards they are on. */
export const hasCounterText = (name: string): boolean => countersWithText.has(name);

/** The definition for an id from the engine itself. */
export function definition(id: CardId): Card {
  const card = catalogue.get(id);
  if (!card) throw new Error(`no card called ${id}`);
  return card;
}

/** The definition for an untrusted id, if there is one. */
export const findCard = (id: unknown): Card | undefined => (typeof id === 'string' ? catalogue.get(id) : undefined);

/** Every card, sorted by id. For its number on the wire see `numbers.ts`. */
export function allCards(): Card[] {
  return [...catalogue.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The printed cost; null for an agenda. */
export const printedCost = ({ cost, variable }: Card): number | 'X' | null => (variable === undefined ? cost : 'X');

/** Where the card acts when accessed, by default in its fort; null if access has no effect. */
export const ambushOf = ({ ambush, triggers }: Card): Ambush | null =>
  triggers.some(({ on }) => on === 'accessed') ? (ambush ?? { from: ['inside'] }) : null;

/** The type a card counts as in the rig. */
export const typeInRig = ({ type, asProgram }: Card): CardType => (asProgram ? 'program' : type);

/** The Runner's installed cards of the given type, in the order of installation. */
export function rigOf(table: Table, type: CardType): Slot[] {
  return table.runner.rig.filter((slot) => {
    const { card } = cardAt(table, slot);
    // A face-down card in the rig is always a resource.
    return card === null ? type === 'resource' : typeInRig(definition(card)) === type;
  });
}

/** MU that the card takes up in the rig. */
export function memoryOf(card: CardId | null): number {
  if (card === null) return 0;
  const { mu, asProgram } = definition(card);
  return mu ?? asProgram?.mu ?? 0;
}

/** Whether the card is always installed rezzed: regions, and cards that say so. */
export const rezzesOnInstall = ({ installs, keywords }: Card): boolean =>
  installs?.rezzed === true || keywords.includes('Region');

type Blank = { [K in keyof Required<Card>]: Card[K] };

/** Sets every field, so that all cards share one hidden class: cards are what the rules read most. */
const blank = (): Blank => ({
  id: '',
  title: '',
  set: 'v1',
  side: CORP,
  type: 'agenda',
  keywords: [],
  cost: null,
  variable: undefined,
  mu: null,
  strength: null,
  difficulty: null,
  points: null,
  trash: null,
  play: undefined,
  playOnly: undefined,
  interrupts: undefined,
  leavesGame: undefined,
  subs: [],
  lends: [],
  rezAt: undefined,
  abilities: [],
  triggers: [],
  modifiers: [],
  replaces: [],
  pool: undefined,
  counters: [],
  hosts: undefined,
  ambush: undefined,
  sift: undefined,
  advanceable: undefined,
  installs: undefined,
  rezzesLast: undefined,
  stealCost: undefined,
  asProgram: undefined,
  lightSleep: undefined,
  costsPoints: undefined,
});

function define(card: Partial<Card> & Pick<Card, 'id' | 'title' | 'set' | 'side' | 'type'>): Card {
  if (catalogue.has(card.id)) throw new Error(`${card.id} is defined twice`);
  const whole = Object.assign(blank(), card) as Card;
  catalogue.set(whole.id, whole);
  for (const kind of whole.counters) {
    kinds.push({ card: whole.id, kind });
    if (kind.virus) virusCounterNames.add(kind.name);
    if (kind.exposes) exposingCounterNames.add(kind.name);
    if (kind.on === 'card' && kind.triggers) countersWithText.add(kind.name);
  }
  return whole;
}

type Named<F> = (id: CardId, title: string, facts: Facts & F) => Card;
const factory =
  <F>(set: CardSet, side: Card['side'], type: CardType): Named<F> =>
  (id, title, facts) =>
    define({ id, title, set, side, type, ...facts });

export type Play = { cost: number; play: Effect };

/** The card factories, one per type, for the given set. */
export const cardsOf = (set: CardSet) => ({
  agenda: factory<Texts & { difficulty: number; points: number }>(set, CORP, 'agenda'),
  ice: factory<Texts & { cost: number; strength: number; subs: readonly Subroutine[] }>(set, CORP, 'ice'),
  node: factory<Texts & { cost: number; trash: number; advanceable?: true }>(set, CORP, 'node'),
  upgrade: factory<Texts & { cost: number; trash: number }>(set, CORP, 'upgrade'),
  operation: factory<Pick<Card, 'playOnly' | 'variable'> & Pick<Texts, 'counters'> & Play>(set, CORP, 'operation'),
  program: factory<Texts & { cost: number; mu: number; strength?: number }>(set, RUNNER, 'program'),
  hardware: factory<Texts & { cost: number }>(set, RUNNER, 'hardware'),
  resource: factory<Texts & Pick<Card, 'playOnly'> & { cost: number }>(set, RUNNER, 'resource'),
  prep: factory<Pick<Card, 'playOnly' | 'interrupts' | 'leavesGame'> & Pick<Texts, 'counters'> & Play>(
    set,
    RUNNER,
    'prep',
  ),
});

/** Bits gained from an operation or prep itself, less its cost; 0 for other cards. */
export function netBitGain(card: Card): number {
  return card.play ? Math.max(0, bitGain(card.play.means) - (card.cost ?? 0)) : 0;
}

function bitGain(means: Means): number {
  if (means.v === 'all') return means.parts.reduce((sum, part) => sum + bitGain(part), 0);
  return means.v === 'gain' && typeof means.n === 'number' && means.per === undefined ? means.n : 0;
}

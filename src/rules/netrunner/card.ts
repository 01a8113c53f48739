/**
 * One factory a card type, and the catalogue they fill. A definition states numbers and texts; `describe` says the
 * card from the same definition, so a text cannot differ from what the card does.
 */
import type { CardId } from '../game.ts';
import type { Ability, Card, CardType, Effect, Trigger } from './effect.ts';
import { costWords, joinLines } from './sentence.ts';
import { CORP, RUNNER } from './table.ts';

type Facts = Pick<Card, 'set'> & { keywords?: readonly string[] };
type Texts = Partial<Pick<Card, 'abilities' | 'triggers' | 'modifiers' | 'pool' | 'notes' | 'ambush'>>;

const catalogue = new Map<CardId, Card>();

/** The definition behind an id the engine itself handed out. */
export function definition(id: CardId): Card {
  const card = catalogue.get(id);
  if (!card) throw new Error(`no card called ${id}`);
  return card;
}

/** The definition, for an id that came from outside. */
export const findCard = (id: unknown): Card | undefined => (typeof id === 'string' ? catalogue.get(id) : undefined);

/** Every card, by id: the order is the card's number on the wire. */
export function allCards(): Card[] {
  return [...catalogue.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function define(card: Partial<Card> & Pick<Card, 'id' | 'title' | 'set' | 'side' | 'type'>): Card {
  if (catalogue.has(card.id)) throw new Error(`${card.id} is defined twice`);
  const whole: Card = {
    keywords: [],
    cost: null,
    mu: null,
    strength: null,
    difficulty: null,
    points: null,
    trash: null,
    subs: [],
    abilities: [],
    triggers: [],
    modifiers: [],
    notes: [],
    ...card,
  };
  catalogue.set(whole.id, whole);
  return whole;
}

type Named<F> = (id: CardId, title: string, facts: Facts & F) => Card;
const factory =
  <F>(side: Card['side'], type: CardType): Named<F> =>
  (id, title, facts) =>
    define({ id, title, side, type, ...facts });

export const agenda = factory<Texts & { difficulty: number; points: number }>(CORP, 'agenda');
export const ice = factory<Texts & { cost: number; strength: number; subs: readonly Effect[] }>(CORP, 'ice');
export const node = factory<Texts & { cost: number; trash: number; advanceable?: true }>(CORP, 'node');
export const upgrade = factory<Texts & { cost: number; trash: number }>(CORP, 'upgrade');
export const operation = factory<Pick<Card, 'playOnly'> & { cost: number; play: Effect }>(CORP, 'operation');
export const program = factory<Texts & { cost: number; mu: number; strength?: number }>(RUNNER, 'program');
export const hardware = factory<Texts & { cost: number }>(RUNNER, 'hardware');
export const resource = factory<Texts & { cost: number }>(RUNNER, 'resource');
export const prep = factory<Pick<Card, 'playOnly'> & { cost: number; play: Effect }>(RUNNER, 'prep');

/** The card's text in the project's own words, a line a text, with symbols in brackets. */
export function describe(card: Card): string {
  const lines = [
    ...(card.playOnly ? [card.playOnly.says] : []),
    ...(card.play ? [card.play.says] : []),
    ...card.triggers.map(sayTrigger),
    ...card.modifiers.map((modifier) => modifier.says),
    ...(card.pool ? [sayPool(card.pool)] : []),
    ...card.subs.map((sub) => `[sub] ${sub.says}`),
    ...card.abilities.map(sayAbility),
    ...card.notes,
  ];
  return joinLines(lines);
}

const moments: Record<Trigger['on'], string> = {
  scored: 'When scored:',
  rezzed: 'When rezzed:',
  installed: 'When installed:',
  start: 'Start of your turn:',
  accessed: 'When accessed:',
  emptied: 'When its last bit is gone:',
};

function sayTrigger(trigger: Trigger): string {
  return `${moments[trigger.on]} ${lower(trigger.effect.says)}`;
}

function sayAbility(ability: Ability): string {
  const cost = costWords(ability.cost);
  const condition = ability.condition ? ` ${ability.condition.says}` : '';
  if (ability.says !== undefined) return `${ability.says}${condition}`;
  return `${cost}: ${ability.effect.says}${condition}`;
}

const pools: Record<string, string> = { icebreaker: 'for using icebreakers in runs' };

function sayPool(pool: NonNullable<Card['pool']>): string {
  return `Installed with [${pool.bits}] on it, only ${pools[pool.purpose] ?? `for ${pool.purpose}`}. Once used, it is filled again at the start of your next turn.`;
}

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

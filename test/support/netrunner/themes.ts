/** What a game can be about: a few cards of both sides, each related to the previous one. */
import type { CardId } from '../../../src/rules/game.ts';
import { allCards, definition } from '../../../src/rules/netrunner/cards/index.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import type { Random } from '../../../src/solo/random.ts';

/** Number of cards per side. */
const EACH = 3;

/** A term shared by more cards than this means little, such as the term for a set or a side. */
const MAX = 60;

/** One game in this many is about cards that need each other. */
const MEETING = 6;

/** Cards that ask or do something only in combination. Other games cover each card. */
const meetings: readonly (readonly CardId[])[] = [
  // A wall broken completely, and a sentry with several subroutines behind it.
  ['bulldozer', 'data-wall', 'jack-attack'],
  // Two pieces of ice broken completely in one run.
  ['pattels-virus', 'codecracker', 'filter'],
  // A noisy breaker, and two stealth cards that may lose the bit.
  ['jackhammer', 'cloak', 'vewy-vewy-quiet', 'data-wall'],
  // Rezzed black ice to choose from, or ice outside it on the fort.
  ['anonymous-tip', 'fatal-attractor', 'brain-wash'],
  ['minotaur', 'data-wall', 'filter'],
  // Virus counters of several kinds, some kept or multiplied; a run on each central fort.
  ['code-viral-cache', 'pox', 'scaldan'],
  ['incubator', 'pox', 'scaldan'],
  ['viral-pipeline'],
  // Cards trashed together, and one that saves some of them.
  ['time-to-collect', 'broker', 'corporate-detective-agency', 'chance-observation'],
  // More cards in a fort than it can hold when that card leaves.
  ['namatoki-plaza', 'braindance-campaign'],
  // Cards that only the Corp has seen leave HQ.
  ['terrorist-reprisal', 'on-the-fast-track', 'executive-extraction', 'corporate-war'],
  // Tags, the meat damage they allow, and the cards that wait for it.
  ['chance-observation', 'urban-renewal', 'identity-donor', 'diplomatic-immunity', 'leland-corporate-bodyguard'],
  ['chance-observation', 'urban-renewal', 'cybertech-think-tank', 'armored-fridge', 'get-ready-to-rumble'],
  ['poisoned-water-supply', 'broker', 'databroker'],
  // A card about to be exposed, and a face-down one that may respond.
  ['department-of-misinformation', 'mouse', 'seeya', 'hunt-club-bbs'],
];

/** Fields meant for players to read, without terms of the game. */
const prose = new Set(['id', 'title', 'says']);

/** The terms in a card's facts and meanings: keywords, moments, kinds of damage, verbs. */
function wordsOf(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') into.add(value);
  if (typeof value === 'object' && value !== null)
    for (const [field, part] of Object.entries(value)) if (!prose.has(field)) wordsOf(part, into);
  return into;
}

/** The cards with each of a card's terms. */
function relations(): ReadonlyMap<CardId, readonly (readonly CardId[])[]> {
  const having = new Map<string, CardId[]>();
  const words = allCards().map((card) => [card.id, [...wordsOf(card)]] as const);
  for (const [id, own] of words) for (const word of own) having.set(word, [...(having.get(word) ?? []), id]);
  const related = (own: readonly string[]) =>
    own.map((word) => having.get(word) ?? []).filter(({ length }) => length > 1 && length <= MAX);
  return new Map(words.map(([id, own]) => [id, related(own)]));
}

const relatedTo = relations();

const any = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

/**
 * The ids of some cards, by side; the first belong together. Each of the rest shares a term with one of them, if
 * possible.
 */
export function anyThemes(random: Random): readonly [CardId[], CardId[]] {
  const found = random(MEETING) === 0 ? [...any(meetings, random)] : [any(allCards(), random).id];
  const of = (seat: number): CardId[] => found.filter((id) => definition(id).side === seat);
  for (const seat of [RUNNER, CORP, RUNNER, CORP, RUNNER, CORP]) {
    if (of(seat).length >= EACH) continue;
    const kin = any(relatedTo.get(any(found, random)) ?? [], random) ?? [];
    const near = kin.filter((id) => definition(id).side === seat && !found.includes(id));
    const from = near.length > 0 ? near : allCards().flatMap(({ id, side }) => (side === seat ? [id] : []));
    found.push(any(from, random));
  }
  return [of(CORP), of(RUNNER)];
}

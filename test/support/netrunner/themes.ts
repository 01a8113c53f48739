/** What a game may be about: a few cards of both sides, each of which has to do with the one before. */
import type { CardId } from '../../../src/rules/game.ts';
import { allCards, definition } from '../../../src/rules/netrunner/cards/index.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import type { Random } from '../../../src/solo/random.ts';

/** So many of either side. */
const EACH = 3;

/** More cards than this have a word in common that says little, such as that of a set or of a side. */
const MOST = 60;

/** One game in so many is about some that need each other. */
const MEETING = 6;

/** Cards that ask something, or do something, only where they lie together: each of them alone is seen in other games. */
const meetings: readonly (readonly CardId[])[] = [
  // A wall broken through and through, and a sentry with several subroutines behind it.
  ['bulldozer', 'data-wall', 'jack-attack'],
  // Two pieces of ice broken so in one run.
  ['pattels-virus', 'codecracker', 'filter'],
  // A noisy breaker, and two stealth cards that may lose the bit.
  ['jackhammer', 'cloak', 'vewy-vewy-quiet', 'data-wall'],
  // Rezzed black ice to choose from, or ice outside on the fort.
  ['anonymous-tip', 'fatal-attractor', 'brain-wash'],
  ['minotaur', 'data-wall', 'filter'],
  // Virus counters of several kinds, some of which stay or become more; a run on each central fort.
  ['code-viral-cache', 'pox', 'scaldan'],
  ['incubator', 'pox', 'scaldan'],
  ['viral-pipeline'],
  // Cards trashed together, and one that saves some of them.
  ['time-to-collect', 'broker', 'corporate-detective-agency', 'chance-observation'],
  // More in a fort than it can hold when that card goes.
  ['namatoki-plaza', 'braindance-campaign'],
  // What nobody but the Corp has seen goes out of HQ.
  ['terrorist-reprisal', 'on-the-fast-track', 'executive-extraction', 'corporate-war'],
  // Tags, the meat damage they allow, and what waits for it.
  ['chance-observation', 'urban-renewal', 'identity-donor', 'diplomatic-immunity', 'leland-corporate-bodyguard'],
  ['chance-observation', 'urban-renewal', 'cybertech-think-tank', 'armored-fridge', 'get-ready-to-rumble'],
  ['poisoned-water-supply', 'broker', 'databroker'],
  // A card about to be exposed, and one face down that may answer.
  ['department-of-misinformation', 'mouse', 'seeya', 'hunt-club-bbs'],
];

/** Fields that players read; none of them is a word of the game. */
const prose = new Set(['id', 'title', 'says']);

/** The words of the game in the facts and meanings of a card: its keywords, moments, kinds of damage, verbs. */
function wordsOf(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') into.add(value);
  if (typeof value === 'object' && value !== null)
    for (const [field, part] of Object.entries(value)) if (!prose.has(field)) wordsOf(part, into);
  return into;
}

/** The cards that have a word, for each word of a card. */
function relations(): ReadonlyMap<CardId, readonly (readonly CardId[])[]> {
  const having = new Map<string, CardId[]>();
  const words = allCards().map((card) => [card.id, [...wordsOf(card)]] as const);
  for (const [id, own] of words) for (const word of own) having.set(word, [...(having.get(word) ?? []), id]);
  const related = (own: readonly string[]) =>
    own.map((word) => having.get(word) ?? []).filter(({ length }) => length > 1 && length <= MOST);
  return new Map(words.map(([id, own]) => [id, related(own)]));
}

const relatedTo = relations();

const any = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

/** The ids of some cards, by side; the first belong together. Each of the others shares a word with one of them, where any does. */
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

/** A card in sentences: every line is made from the definition, so no text can differ from what the card does. */
import type { Seat } from '../game.ts';
import { ambushOf, rezzesAtOnce } from './card.ts';
import type { Ability, Ambush, Card, CounterKind, Interrupt, Limit, Trigger } from './effect.ts';
import type { Answerable } from './frame.ts';
import { sayPool } from './poolWords.ts';
import { bits, costWords, lower, often, perWords, some } from './sentence.ts';
import { CORP } from './table.ts';
import { sayReplacement, sayTrigger } from './triggerWords.ts';

/** The card's text in the project's own words, a line a text, with symbols in brackets. */
export function describe(card: Card): string {
  // What happens when the card is empty is told last, after the ways to empty it.
  const isEnd = (trigger: Trigger): boolean => trigger.on === 'emptied';
  const say = (trigger: Trigger): string => sayTrigger(card.side, trigger);
  return [
    ...(card.playOnly ? [`${card.play ? 'Play' : 'Install'} this card only if ${card.playOnly.says}.`] : []),
    ...(card.interrupts ? [interrupts[card.interrupts]] : []),
    ...(card.play ? [card.play.says] : []),
    ...(card.leavesGame ? ['When it is played, this card leaves the game: it does not go to your trash.'] : []),
    ...(card.costsPoints ? [sayPoints(card)] : []),
    ...(card.asProgram ? [sayProgram(card.asProgram.mu)] : []),
    ...(card.stealCost ? [`The Runner has to pay ${bits(card.stealCost)} more to steal this card.`] : []),
    ...(card.sift ? [sayings[card.sift]] : []),
    ...(card.advanceable ? ['This card can be advanced, rezzed or not.'] : []),
    ...card.triggers.filter((one) => !isEnd(one)).map(say),
    ...sayAmbush(ambushOf(card)),
    ...card.replaces.map(sayReplacement),
    ...card.modifiers.map((modifier) => modifier.says),
    ...(card.lightSleep
      ? [`Rezzing this card costs ${bits(card.lightSleep)} less in a run in which a noisy icebreaker was used.`]
      : []),
    ...(card.rezAt ? [answers[card.rezAt]] : []),
    ...(card.pool ? [sayPool(card.pool, card.side === CORP ? 'rez' : 'install')] : []),
    ...(card.hosts ? sayHosts(card.hosts) : []),
    ...card.lends.map((lend) => `${lend.says} [sub] ${lend.sub.says}`),
    ...card.subs.map((sub) => `${sub.times ? `${sub.times.says} ` : ''}[sub] ${sub.says}`),
    ...sayAbilities(card.side, card.abilities),
    ...card.counters.flatMap((kind) => sayCounter(card.side, kind)),
    ...(card.counters.some((kind) => kind.virus) ? [purging] : []),
    ...card.triggers.filter(isEnd).map(say),
    ...sayInstalls(card),
    ...card.keywords.flatMap((keyword) => byKeyword[keyword] ?? []),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const sayHosts = ({ mu, strength, only }: NonNullable<Card['hosts']>): string[] => [
  `${only ? `${only}s` : 'Programs'} of ${mu} MU in all can be installed inside this card; they take no other memory.`,
  ...(strength < 0 ? [`Icebreakers inside this card have ${strength} strength.`] : []),
  `When this card leaves play, every ${only?.toLowerCase() ?? 'program'} inside it is trashed.`,
];

const purging = 'The Corp may forgo its next three actions to remove all virus counters there are.';

function sayCounter(side: Seat, { name, on, exposes, removal, triggers = [], modifiers = [] }: CounterKind): string[] {
  const who = (seat: Seat): string => (seat === side ? 'You' : seat === CORP ? 'The Corp' : 'The Runner');
  return [
    ...modifiers.map((modifier) => modifier.says),
    // What lies on a card speaks of that one.
    ...triggers
      .map((trigger) => sayTrigger(side, trigger))
      .map((says) => (on === 'card' ? says.replace('this card', 'that card').replaceAll('this card', 'it') : says)),
    ...(exposes ? [`All cards in and on a fort with a ${name} counter are exposed, those that come later too.`] : []),
    ...(removal ? [sayRemoval(who(removal.by), removal)] : []),
  ];
}

function sayRemoval(who: string, { bits: price, brings }: NonNullable<CounterKind['removal']>): string {
  const says = `${who} can remove one of these counters for [action] and ${bits(price)}`;
  return brings ? `${says} to ${lower(brings.says)}` : `${says}.`;
}

export const interrupts: Record<Interrupt, string> = {
  flatline:
    'Play this card when you are about to suffer enough damage to flatline you, and only then. It takes no action.',
  damage:
    'Play this card when you are about to suffer meat damage in the Corp’s turn, and only then. It takes no action.',
};

const sayProgram = (mu: number): string =>
  `A Runner who accesses this card does not steal it. He may install it instead, for nothing, as a program of ${mu} MU. If that leaves play unscored, it is out of the game.`;

const sayPoints = ({ side, costsPoints = 0 }: Card): string =>
  `${side === CORP ? 'Rezzing' : 'Installing'} this card costs ${some(costsPoints, 'agenda point')} besides the bits.`;

/** Where a card may be installed, if not everywhere. */
export const placeWords = {
  subsidiary: 'a subsidiary fort',
  hqOrRd: 'HQ or R&D',
  hq: 'HQ',
  notArchives: 'any fort but Archives',
} as const;

function sayInstalls(card: Card): string[] {
  const { installs } = card;
  const { only } = installs ?? {};
  return [
    ...(only === 'notArchives' ? ['Do not install this card on Archives.'] : []),
    ...(only && only !== 'notArchives'
      ? [`Install this card only ${card.type === 'ice' ? 'on' : 'in'} ${placeWords[only]}.`]
      : []),
    ...(card.rezzesLast ? ['Rez this card only when the Runner has passed the last ice on this fort.'] : []),
    ...(rezzesAtOnce(card) ? ['Rez this card when you install it; install it only if you can pay for that.'] : []),
  ];
}

const answers: Record<Answerable, string> = {
  worm: 'You may also rez this card when the Runner has used a worm in a run on this fort.',
  draw: 'You may also rez this card just before the Runner draws a card.',
  run: 'You may also rez this card when a run on this fort has only begun, and it works at once.',
  trace: 'You may also rez this card when a trace has just begun.',
  expose: 'You may also rez this card when the Runner is about to expose a card.',
};

const piles = { hand: 'HQ', pile: 'R&D', archives: 'Archives' } as const;

/** Where an ambush acts: in its fort only if rezzed, unless it needs no rezzing (R-GEN-53). */
function sayAmbush(ambush: Ambush | null): string[] {
  if (!ambush) return [];
  const { from, unrezzed } = ambush;
  if (from.length === 1 && from[0] === 'inside')
    return [`This works only in a fort${unrezzed ? '' : ', and only while rezzed'}.`];
  const named = from.flatMap((place) => (place === 'inside' ? [] : [piles[place]]));
  const last = named.at(-1) ?? '';
  const where = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${last}` : last;
  const isInsideToo = from.includes('inside');
  const but = isInsideToo && !from.includes('archives') ? ', but not in Archives' : '';
  const shown = from.includes('pile') ? ' If it is accessed in R&D, the Runner has to show it to you.' : '';
  const rezzed = isInsideToo && !unrezzed ? ', and in a fort only while rezzed' : '';
  return [`This works ${isInsideToo ? '' : 'only '}in ${where}${isInsideToo ? ' too' : ''}${but}${rezzed}.${shown}`];
}

/** A limit is said once for all abilities that share it. */
function sayAbilities(side: Seat, abilities: readonly Ability[]): string[] {
  const shared = new Map<string, Limit>();
  for (const { limit, says } of abilities)
    if (limit && says === undefined && abilities.filter((one) => one.limit?.name === limit.name).length > 1)
      shared.set(limit.name, limit);
  return [
    ...abilities.map((ability) =>
      sayAbility(side, ability, ability.limit !== undefined && shared.has(ability.limit.name)),
    ),
    ...[...shared.values()].map(
      (limit) => `Use these abilities no more than ${often(limit.times)}${perWords(limit)} in all.`,
    ),
  ];
}

function sayAbility(side: Seat, ability: Ability, isLimitShared: boolean): string {
  const { cost, effect, says, when, also, limit, byOther } = ability;
  const free = Object.keys(cost).length === 0;
  const offered = `The ${side === CORP ? 'Runner' : 'Corp'} may pay ${lower(costWords(cost)).replaceAll(', ', ' and ')} to ${lower(effect.says)}`;
  const usual = free ? `You may ${lower(effect.says)}` : `${costWords(cost)}: ${effect.says}`;
  const text = says ?? (byOther ? offered : usual);
  const rate = limit && says === undefined && !isLimitShared ? `${often(limit.times)}${perWords(limit)}` : '';
  const only = [rate, ...onlyUse(ability)].filter((clause) => clause !== '');
  return `${text}${only.length > 0 ? ` Use this only ${only.join(', ')}.` : ''}${also ? (alsoThen[also] ?? '') : ''}${when === 'begin' ? turnedUp : ''}`;
}

/** At which moment, and under which condition. */
function onlyUse({ condition, when, special }: Ability): string[] {
  if (condition?.use !== undefined) return [condition.use];
  return [special ? '' : (onlyThen[when] ?? ''), condition ? `if ${condition.says}` : ''];
}

const onlyThen: Partial<Record<Ability['when'], string>> = {
  begin: 'as a run begins',
  encounter: 'while you encounter ice',
  allPassed: 'when the last ice of the fort has been passed or there is none',
  success: 'just after a successful run, before its access',
  traceStart: 'when a trace has just begun',
  traced: 'when a trace has just succeeded',
  damaged: 'when the Corp has just done meat damage',
  settle: 'while you access cards',
};

const turnedUp = ' While it is not rezzed you may use it, too, if you turn it up for that.';

const alsoThen: Partial<Record<Ability['when'], string>> = {
  encounter: ' You may also use this while you encounter ice.',
  owed: ' You may also use this whenever you pay for something.',
};

const sayings = {
  bottom: 'Whenever you draw cards, draw one more. Then put one of those you drew under R&D.',
  topOrTrash:
    'Whenever you draw cards, draw one more. Then put one of those you drew back on top of your stack, or trash it.',
} as const;

/** What the rules tie to a keyword, said on every card that has it. */
const byKeyword: Record<string, string> = {
  Hidden: 'It is installed face down, turned up when it is used, and face up in the trash.',
  Region: 'A fort holds one region: installing another there trashes the older one.',
  'Bad Publicity': 'A Corp with seven Bad Publicity points loses the game, even where it would win at the same time.',
  Unique: 'You may have one card of this name in play, and no second one.',
  Deck: 'You can have one deck in play: installing another trashes the older one.',
  Double: 'Playing this takes two actions in a row instead of one.',
  'Base Link': 'Use no more than one base link card in a trace.',
};

/** Generates card text from the definition, so the two can't disagree. */
import type { Seat } from '../../../../rules/game.ts';
import { ambushOf, rezzesOnInstall } from '../../../../rules/netrunner/card.ts';
import type {
  Ambush,
  Card,
  CounterKind,
  Interrupt,
  Lend,
  Subroutine,
  Trigger,
} from '../../../../rules/netrunner/effect.ts';
import type { Answerable } from '../../../../rules/netrunner/frame.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import { placeWords } from '../phrases.ts';
import { sayAbilities } from './abilities.ts';
import { sayAsked } from './conditions.ts';
import { sayModifier } from './modifiers.ts';
import { bits, filterOf, forEvery, list, signed, some } from './nouns.ts';
import { sayPool } from './pools.ts';
import { byName, sideNames } from './say.ts';
import { capital, changeFirst, finish, may, type Text } from './sentence.ts';
import { describeMeans } from './texts.ts';
import { sayReplacement, sayTrigger } from './triggers.ts';

/**
 * The card's text in this project's own wording: one line per text, with symbols in brackets. To an opponent who
 * accesses it, its owner is not "you".
 */
export function describe(card: Card, reader: Seat = card.side): string {
  const { side } = card;
  // What emptying the card does comes after the ways to empty it.
  const isEnd = (trigger: Trigger): boolean => trigger.on === 'emptied';
  const say = (trigger: Trigger): string => {
    const text = sayTrigger(side, trigger);
    return finish(trigger.on === 'accessed' && reader !== side ? named(text, side) : text);
  };
  return [
    ...(card.playOnly
      ? [
          `${card.play ? 'Play' : 'Install'} this card only if ${sayAsked(card.playOnly.means, { side, self: byName })}.`,
        ]
      : []),
    ...(card.interrupts ? [interrupts[card.interrupts]] : []),
    ...(card.play ? [finish(textOf(side, card.play.means))] : []),
    ...(card.leavesGame
      ? ['When it is played, this card is removed from the game instead of going to your trash.']
      : []),
    ...(card.costsPoints ? [sayPoints(card)] : []),
    ...(card.asProgram ? [sayProgram(card.asProgram.mu)] : []),
    ...(card.stealCost ? [`The Runner must pay ${bits(card.stealCost)} more to steal this card.`] : []),
    ...(card.sift ? [sayings[card.sift]] : []),
    ...(card.advanceable ? ['This card can be advanced whether or not it is rezzed.'] : []),
    ...card.triggers.filter((one) => !isEnd(one)).map(say),
    ...sayAmbush(ambushOf(card), reader),
    ...card.replaces.map((one) => finish(sayReplacement(side, one))),
    ...card.modifiers.map((modifier) => finish(sayModifier(modifier))),
    ...(card.lightSleep
      ? [`Rezzing this card costs ${bits(card.lightSleep)} less during a run in which a noisy icebreaker was used.`]
      : []),
    ...(card.rezAt ? [answers[card.rezAt]] : []),
    ...(card.pool ? sayPool(card.pool, side === CORP ? 'rez' : 'install') : []),
    ...(card.hosts ? sayHosts(card.hosts) : []),
    ...card.lends.map((lend) => `${sayLend(lend)} ${saySub(side, lend.sub)}`),
    ...card.subs.map((sub) => [...(sub.times ? [sayTimes(sub.times)] : []), saySub(side, sub)].join(' ')),
    ...sayAbilities(side, card.abilities),
    ...card.counters.flatMap((kind) => sayCounter(side, kind)),
    ...(card.counters.some((kind) => kind.virus) ? [purging] : []),
    ...card.triggers.filter(isEnd).map(say),
    ...sayInstalls(card),
    ...card.keywords.flatMap((keyword) => byKeyword[keyword] ?? []),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const named = (text: Text, side: Seat): Text =>
  changeFirst(text, (one) => (one.subject === 'you' ? { ...one, subject: sideNames[side] } : one));

const textOf = (side: Seat, means: Parameters<typeof describeMeans>[0]): Text =>
  describeMeans(means, { side, self: byName });

const saySub = (side: Seat, { means }: Pick<Subroutine, 'means'>): string => `[sub] ${finish(textOf(side, means))}`;

/** The ice that gains a subroutine. */
export function sayLend({ on }: Pick<Lend, 'on'>): string {
  const { keyword } = filterOf(on);
  const ice = keyword === undefined ? 'All ice on this fort' : `Every ${keyword.toLowerCase()}`;
  return `${ice} has one more subroutine after all its others:`;
}

/** A subroutine repeated once for each counted item. */
export const sayTimes = ({ per }: NonNullable<Subroutine['times']>): string =>
  typeof per === 'object' && per.of === 'X'
    ? 'This ice has X subroutines:'
    : `${capital(forEvery(per, { self: byName }))}, this ice has one subroutine:`;

const sayHosts = ({ mu, strength, only }: NonNullable<Card['hosts']>): string[] => [
  `${only ? `${only}s` : 'Programs'} with a total of up to ${mu} MU can be installed inside this card, and they use no other memory.`,
  ...(strength < 0 ? [`Icebreakers inside this card have ${signed(strength)} strength.`] : []),
  `When this card leaves play, every ${only?.toLowerCase() ?? 'program'} inside it is trashed.`,
];

const purging = 'The Corp may forgo their next three actions to remove all virus counters.';

function sayCounter(side: Seat, { name, on, exposes, removal, triggers = [], modifiers = [] }: CounterKind): string[] {
  const who = (seat: Seat): string => (seat === side ? 'You' : seat === CORP ? 'The Corp' : 'The Runner');
  return [
    ...modifiers.map((modifier) => finish(sayModifier(modifier))),
    ...triggers.map((trigger) => finish(sayTrigger(side, trigger, on === 'card'))),
    ...(exposes ? [`All cards in and on a fort with a ${name} counter are exposed, including any added later.`] : []),
    ...(removal ? [sayRemoval(side, who(removal.by), removal)] : []),
  ];
}

function sayRemoval(side: Seat, who: string, { bits: price, brings }: NonNullable<CounterKind['removal']>): string {
  const can = `can remove one of these counters for [action] and ${bits(price)}`;
  if (!brings) return `${who} ${can}.`;
  return finish(
    may(textOf(side, brings.means), `${can} to`).map((one, at) => (at === 0 ? { ...one, subject: who } : one)),
  );
}
const interrupts: Record<Interrupt, string> = {
  flatline: 'Play this card only when you are about to suffer enough damage to flatline you. It takes no action.',
  damage: 'Play this card only when you are about to suffer meat damage on the Corp’s turn. It takes no action.',
};

const sayProgram = (mu: number): string =>
  `A Runner who accesses this card does not steal it. They may install it for free instead, as a ${mu} MU program. If it leaves play unscored, it is removed from the game.`;

const sayPoints = ({ side, costsPoints = 0 }: Card): string =>
  `${side === CORP ? 'Rezzing' : 'Installing'} this card costs ${some(costsPoints, 'agenda point')} in addition to the bits.`;

function sayInstalls(card: Card): string[] {
  const { installs } = card;
  const { only } = installs ?? {};
  return [
    ...(only === 'notArchives' ? ['Do not install this card on Archives.'] : []),
    ...(only && only !== 'notArchives'
      ? [`Install this card only ${card.type === 'ice' ? 'on' : 'in'} ${placeWords[only]}.`]
      : []),
    ...(card.rezzesLast ? ['Rez this card only when the Runner has passed the last ice on this fort.'] : []),
    ...(rezzesOnInstall(card)
      ? ['Rez this card when you install it. Install it only if you can pay its rez cost.']
      : []),
  ];
}

const answers: Record<Answerable, string> = {
  worm: 'You may also rez this card when the Runner has used a worm in a run on this fort.',
  draw: 'You may also rez this card just before the Runner draws a card.',
  run: 'You may also rez this card when a run on this fort has just started, and it works immediately.',
  trace: 'You may also rez this card when a trace has just started.',
  expose: 'You may also rez this card when the Runner is about to expose a card.',
};

const piles = { hand: 'HQ', pile: 'R&D', archives: 'Archives' } as const;

/** Where an ambush takes effect: in its fort only if rezzed, unless it needs no rezzing (R-GEN-53). */
function sayAmbush(ambush: Ambush | null, reader: Seat): string[] {
  if (!ambush) return [];
  const { from, unrezzed } = ambush;
  if (from.length === 1 && from[0] === 'inside')
    return [`This works only in a fort${unrezzed ? '' : ', and only while rezzed'}.`];
  const named = from.flatMap((place) => (place === 'inside' ? [] : [piles[place]]));
  const where = list(named, 'and');
  const isInsideToo = from.includes('inside');
  const but = isInsideToo && !from.includes('archives') ? ', but not in Archives' : '';
  const viewer = reader === CORP ? 'you' : sideNames[CORP];
  const shown = from.includes('pile') ? ` If it is accessed in R&D, the Runner must show it to ${viewer}.` : '';
  const rezzed = isInsideToo && !unrezzed ? ', and in a fort only while rezzed' : '';
  return [`This works ${isInsideToo ? '' : 'only '}in ${where}${isInsideToo ? ' too' : ''}${but}${rezzed}.${shown}`];
}

const sayings = {
  bottom: 'Whenever you draw cards, draw one more. Then put one of the drawn cards on the bottom of R&D.',
  topOrTrash:
    'Whenever you draw cards, draw one more. Then put one of the drawn cards back on top of your stack, or trash it.',
} as const;

/** Reminder text for rules that come with a keyword. */
const byKeyword: Record<string, string> = {
  Hidden: 'Install this card face down. Turn it face up when you use it. It stays face up in the trash.',
  Region: 'A fort holds one region: installing another there trashes the older one.',
  'Bad Publicity': 'A Corp with seven Bad Publicity points loses the game, even if they would win at the same time.',
  Unique: 'You may have only one card with this name in play.',
  Deck: 'You can have one deck in play: installing another trashes the older one.',
  Double: 'Playing this takes two actions in a row instead of one.',
  'Base Link': 'Use only one base link card in a trace.',
};

/** What a card does, line by line. */
export const cardLines = (card: Card, reader?: Seat): string[] =>
  describe(card, reader)
    .split('\n')
    .filter((line) => line !== '');

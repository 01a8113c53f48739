/** An ability's text, "cost: effect", and when it may be used. */
import type { Seat } from '../../../../rules/game.ts';
import type { Ability, Cost, Effect, Limit } from '../../../../rules/netrunner/effect.ts';
import type { Means } from '../../../../rules/netrunner/means.ts';
import { CORP, RUNNER } from '../../../../rules/netrunner/table.ts';
import { actionPurposes } from '../phrases.ts';
import { sayAsked, sayRate, sayUse } from './conditions.ts';
import { bits, counter, damages, frequency, list, perWords, some } from './nouns.ts';
import { byName, type Phrasing, sideNames } from './say.ts';
import { capital, finish, inside, it, may, type Text, withLead } from './sentence.ts';
import { points } from './special.ts';
import { describeMeans } from './texts.ts';

/** The text of the effect, including any built-in one. */
export function abilityText(side: Seat, { effect, special }: Pick<Ability, 'effect' | 'special'>): Text {
  const text = describeMeans(effect.means, { side, self: byName, special });
  return special?.does === 'break' && special.tries
    ? [...text, it('you', 'can try this once per subroutine in each encounter, on any type of ice')]
    : text;
}

/** The texts of all abilities of a card. A limit that they share is stated once. */
export function sayAbilities(side: Seat, abilities: readonly Ability[]): string[] {
  const shared = new Map<string, Limit>();
  for (const ability of abilities) {
    const { limit } = ability;
    if (
      limit &&
      specialText(side, ability) === null &&
      abilities.filter((one) => one.limit?.name === limit.name).length > 1
    )
      shared.set(limit.name, limit);
  }
  return [
    ...abilities.map((ability) =>
      sayAbility(side, ability, ability.limit !== undefined && shared.has(ability.limit.name)),
    ),
    ...[...shared.values()].map(
      (limit) => `Use these abilities at most ${frequency(limit.times)}${perWords(limit)} in total.`,
    ),
  ];
}

function sayAbility(side: Seat, ability: Ability, isLimitShared: boolean): string {
  const { when, also, limit } = ability;
  const own = specialText(side, ability);
  const rate = own === null && !isLimitShared ? limit : undefined;
  const only = onlyUse(side, ability, rate).filter((clause) => clause !== '');
  return [
    own ?? costAndEffect(side, ability),
    ...(only.length > 0 ? [`Use this only ${only.join(', ')}.`] : []),
    ...(also ? (alsoThen[also] ?? []) : []),
    ...(when === 'begin' ? ['You may use this even while this card is unrezzed, by turning it face up.'] : []),
  ].join(' ');
}

/** Examples: "[1]: Gain [2].", "You may gain [2].", "The Runner may pay [1] to trash this card." */
function costAndEffect(side: Seat, ability: Ability): string {
  const { cost, byOther } = ability;
  const text = abilityText(side, ability);
  const price = costParts(cost, { side, self: byName });
  if (byOther)
    return finish(
      may(text, `may pay ${price.join(' and ')} to`).map((one, at) =>
        at === 0 ? { ...one, subject: sideNames[side === CORP ? RUNNER : CORP] } : one,
      ),
    );
  return Object.keys(cost).length === 0 ? finish(may(text)) : `${capital(price.join(', '))}: ${finish(text)}`;
}

/** The full text of an ability that would read badly as "cost: effect"; null for others. */
function specialText(side: Seat, { special, limit, cost, effect, when }: Ability): string | null {
  if (special?.does === 'prevent' && limit?.name === 'shield') {
    return `Each turn, you may prevent ${points(limit.times)} ${damages(special.types)} damage.`;
  }
  const price = (): string => costParts(cost, { side, self: byName }).join(', ');
  if (special?.does === 'cancel')
    return `Whenever this would prevent damage, the Corp may ${cost.points === undefined ? `pay ${price()}` : price()} to stop this card preventing damage until the end of the turn.`;
  if (special?.does === 'link' && when === 'revealed') {
    const rate = cost.trash ? '' : 'once in each trace, ';
    return `${price()}: +${special.link} link. Use this only ${rate}after both players have revealed what they spent.`;
  }
  return special?.does === 'bonus' ? sayBonus(side, effect, special.must === true) : null;
}

const lost = 'if this card has left play by then, the action is lost.';

/** An extra action, which the player can take once they have declared its use. */
function sayBonus(side: Seat, { means }: Effect, must: boolean): string {
  if (means.v === 'die') {
    const duty = must ? 'You must take that action if you can' : 'You may take or skip that action';
    const faces = means.faces.map(
      ({ on = [], part }) => `On a ${list(on.map(String), 'or')}, ${sayAction(side, part)}.`,
    );
    return [`${duty}.`, ...faces, ...(must ? [capital(lost)] : [])].join(' ');
  }
  return must
    ? `You have one more action on each of your turns. Announce it when you use it. ${capital(lost)}`
    : finish(withLead('once during each of your turns', may(describeMeans(means, { side, self: byName }))));
}

const sayAction = (side: Seat, means: Means): string =>
  means.v === 'actions' && means.for !== undefined
    ? actionPurposes[means.for]
    : inside(describeMeans(means, { side, self: byName }));

/** How often, when and on what condition the ability may be used. */
function onlyUse(side: Seat, { condition, when, special }: Ability, limit: Limit | undefined): string[] {
  const use = condition ? sayUse(condition.means, when, limit) : null;
  if (use !== null) return [use];
  return [
    sayRate(limit),
    special ? '' : (onlyThen[when] ?? ''),
    condition ? `if ${sayAsked(condition.means, { side, self: byName })}` : '',
  ];
}

const onlyThen: Partial<Record<Ability['when'], string>> = {
  begin: 'as a run starts',
  encounter: 'while you encounter ice',
  allPassed: 'when the last ice of the fort has been passed or there is none',
  success: 'right after a successful run, before access',
  traceStart: 'when a trace has just started',
  traced: 'when a trace has just succeeded',
  damaged: 'when the Corp has just done meat damage',
  settle: 'while you access cards',
};

const alsoThen: Partial<Record<Ability['when'], readonly string[]>> = {
  encounter: ['You may also use this while you encounter ice.'],
  owed: ['You may also use this whenever you pay for something.'],
};

/** Examples: `[action]` and `[1]`. A cost of nothing is `[0]`. */
function costParts(cost: Cost, say: Omit<Phrasing, 'text'>): readonly string[] {
  const parts = [
    ...Array.from({ length: cost.actions ?? 0 }, () => '[action]'),
    ...(cost.bits === undefined ? [] : [bits(cost.bits)]),
    ...(cost.trash ? ['[trash]'] : []),
    ...(cost.points === undefined ? [] : [`lose ${some(cost.points, 'agenda point')}`]),
    ...(cost.counter === undefined ? [] : [`remove ${counter(cost.counter)}`]),
    ...(cost.also ? [inside(describeMeans(cost.also.means, say))] : []),
  ];
  return parts.length > 0 ? parts : ['[0]'];
}

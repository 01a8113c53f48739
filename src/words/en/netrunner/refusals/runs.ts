/** Choices, tags, damage, runs and traces. */

import { counted, listed, oneOf } from '../../counted.ts';
import { decisionCalled } from '../decide/called.ts';
import { damageNamed, frequency, some } from '../phrases.ts';
import type { RefusalWords } from './index.ts';
import { bits, fortsThere, range, title } from './parts.ts';

/** Examples: "sentries", "walls or code gates" or "stun or hellbolt ice". */
const kindsOfIce = (all: readonly string[]): string =>
  all.every((one) => one in plurals)
    ? oneOf(all.map((one) => plurals[one] ?? one))
    : `${oneOf(all.map((one) => (one === 'AP' ? one : one.toLowerCase())))} ice`;
const plurals: Readonly<Record<string, string>> = { Wall: 'walls', 'Code Gate': 'code gates', Sentry: 'sentries' };

/** Examples: "a wall" or "a sentry": the main type, if the ice has one. */
const aKind = (all: readonly string[]): string => {
  const main = all.filter((one) => MAIN_TYPES.includes(one));
  return some(1, listed(main.length > 0 ? main : all).toLowerCase());
};
const MAIN_TYPES: readonly string[] = ['Wall', 'Code Gate', 'Sentry'];

/** What a card is required to be. */
const such = (what: { keyword: string } | { type: string }): string =>
  'keyword' in what ? `a card with the keyword ${what.keyword}` : `a card of type ${what.type}`;
const isSuch = (what: { keyword: string } | { type: string }): string =>
  'keyword' in what ? `has the keyword ${what.keyword}` : `has the type ${what.type}`;

export const runs = {
  bidBitsOnly: 'Bid a number of bits, and nothing else.',
  bidAtMost: ({ most, bid }) => `Bid at most ${bits(most)}, not ${bid}.`,
  hideAtLeast: ({ least, bid }) => `Hide at least ${bits(least)}, not ${bid}.`,
  hasToBePlayed: ({ card }) => `${title(card)} was shown, so you must play or install it.`,
  thatIsPlayed: ({ card }) => `${title(card)} is the card to play or install now.`,
  notAdvanceable: 'That card can’t be advanced. Only agendas and certain nodes can.',
  placeAll: ({ all, placed }) => `Place all ${all}. You have placed ${placed}.`,
  trashedForRoom: 'You can trash only an agenda or node that the fort has no room for.',
  trashOne: 'You must trash one of those cards.',
  onlySuch: (what) => `Only ${such(what)} can be chosen here.`,
  notSo: ({ said, ...what }) => `That isn’t true: ${said ? 'no' : 'at least one'} card there ${isSuch(what)}.`,
  chosenTwice: 'You chose the same thing twice. Choose each only once.',
  amongOffered: ({ decision }) => `That isn’t one of the options. Choose again: ${decisionCalled(decision)}.`,
  chooseCount: ({ chosen, ...of }) => `Choose ${of.min === of.max ? 'exactly ' : ''}${range(of)}. You chose ${chosen}.`,
  amountForEach: ({ count }) => (count === 1 ? 'Give one amount.' : `Give ${count} amounts, one for each.`),
  splitSum: ({ given, ...of }) => `The total must be ${of.min === of.max ? '' : 'from '}${range(of)}, not ${given}.`,

  oneTagAtATime: 'You can avoid only one tag at a time.',
  noTags: 'You have no tags to remove.',
  runnerNotTagged: 'The Runner has 0 tags. You can trash a resource only while the Runner is tagged.',
  onlyResource: 'You can trash only an installed resource this way.',
  raisesNot: ({ type }) => `That doesn’t add to this ${damageNamed(type)} damage.`,
  preventsNot: ({ type, only }) =>
    `That doesn’t prevent ${damageNamed(type)} damage${only.length > 0 ? `, only ${oneOf(only.map((one) => damageNamed(one)))} damage` : ''}.`,
  usedOnce: 'Use the card only once.',
  preventAtMost: ({ most, coming }) => `Only ${coming} damage is coming. Use the card at most ${frequency(most)}.`,
  preventOnly: 'Choose only how much damage to prevent.',

  noFortToRun: ({ forts }) => `There is no such fort. Run on ${oneOf(fortsThere(forts))}.`,
  fortClosed: 'You can’t run on that fort right now.',
  payToRun: (v) => `You can’t run until you spend an action and ${bits(v.bits)}.`,
  actionsToRun: ({ actions }) => `You can’t run until you have taken ${counted(actions, 'more action')}.`,
  nothingKeepsYou: 'Nothing stops you from running.',
  prices: ({ prices }) =>
    `To run again, you can pay ${oneOf([...prices.slice(0, -1).map(String), bits(prices.at(-1) ?? 0)])}.`,
  noJackingOut: ({ by }) => `You can’t jack out right now${by === null ? '' : ` because of ${title(by)}`}.`,
  notIcebreaker: ({ card }) => `${title(card)} isn’t an icebreaker.`,
  breakerBanned: ({ card }) => `${title(card)} can’t be used in runs on this fort.`,
  noisyBreaker: ({ card }) => `${title(card)} is noisy, and noisy icebreakers can’t be used in this run.`,
  breaksUnchosen: ({ card }) => `You haven’t chosen what ${title(card)} breaks.`,
  breaksOthers: ({ card, breaks, ice, is }) =>
    `${title(card)} breaks only ${kindsOfIce(breaks)}. ${title(ice)} is ${aKind(is)}.`,
  iceLocked: ({ ice }) => `Nothing on ${title(ice)} can be broken in this encounter.`,
  brokenAlready: 'That subroutine is already broken.',
  nothingToBreak: 'That subroutine does nothing, so there is nothing to break.',
  triesOnce: ({ card }) => `${title(card)} can try each subroutine only once per encounter.`,
  breaksTraces: ({ card }) => `${title(card)} breaks only subroutines that trace.`,
  strength: ({ card, has, ice, needs }) => `${title(card)} has strength ${has}, and ${title(ice)} has ${needs}.`,
  nameOneSubroutine: 'Choose one subroutine to break.',
  nameSubroutines: 'Choose the subroutines to break.',
  namedTwice: 'You chose a subroutine twice.',
  subroutines: ({ ice, count }) => `${title(ice)} has ${counted(count, 'subroutine')}.`,
  breaksAllAtOnce: 'That ability breaks every subroutine at once. Choose all that are left.',
  breakUpTo: ({ most, named }) => `Break 1 to ${most} subroutines. You chose ${named}.`,
  onlyShownIfSaid: 'You can show only a card whose text requires it.',
  hasToBeShown: ({ card }) => `You must show ${title(card)} to the Corp.`,
  accessUnderway: 'Finish the access first.',
  notAgenda: ({ card }) => `${title(card)} isn’t an agenda.`,
  inArchivesAlready: ({ card }) => `${title(card)} is already in Archives.`,
  noTrashCost: ({ card }) => `${title(card)} has no trash cost.`,
  hasToBeStolen: ({ card }) => `You accessed ${title(card)} and must steal it.`,

  corpBidsBits: 'The Corp can only bid bits. They can’t use a base link or other cards.',
  corpSpendsBits: 'The Corp can only spend bits. They can’t use a base link or other cards.',
  bidUsesCost: ({ cost, bid }) => `Bid exactly what those uses cost: ${bits(cost)}, not ${bid}.`,
  usesCost: ({ cost, bid }) => `Those uses cost ${bits(cost)}, not ${bid}. Each extra bit raises the link by 1.`,
  traceLimit: ({ bid, limit }) => `You bid ${bits(bid)}, but the trace limit is ${limit}.`,
  notBaseLink: 'That isn’t a base link card. Only a card with that keyword can be the base link.',
  notInRig: 'That card isn’t in your rig.',
  oneBaseLink: 'You can use only one base link card in a trace, and you named two.',
  raisesNoLink: 'That card doesn’t raise the link in a trace.',
  nameEachUseOnce: 'Name each card once, with the number of uses.',
  onlyAsBaseLink: 'A base link card raises the link only if it is the chosen base link.',
  linkOnce: 'That card can raise the link only once in a trace, and you have used it.',
  onceOnNothingElse: 'Use that card only once here, and only for the link.',
} satisfies Partial<RefusalWords>;

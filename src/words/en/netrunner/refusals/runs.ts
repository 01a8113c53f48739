/** Choices, tags, damage, runs and traces. */

import { counted } from '../../counted.ts';
import { decisionCalled } from '../decide/called.ts';
import { some } from '../phrases.ts';
import type { RefusalWords } from './index.ts';
import { bits, fortsThere, range, title } from './parts.ts';

/** "wall, sentry": keywords of ice. */
const keywords = (all: readonly string[]): string => all.join(', ').toLowerCase();

/** What a card has to be. */
const such = (what: { keyword: string } | { type: string }): string =>
  'keyword' in what ? `a card with the keyword ${what.keyword}` : `a card of type ${what.type}`;

export const runs = {
  bidBitsOnly: 'Bid a number of bits, nothing else.',
  bidAtMost: ({ most, bid }) => `Bid ${bits(most)} at most, not ${bid}.`,
  hideAtLeast: ({ least, bid }) => `Hide at least ${bits(least)}, not ${bid}.`,
  hasToBePlayed: ({ card }) => `${title(card)} has been shown, and has to be played or installed.`,
  thatIsPlayed: ({ card }) => `Now it is ${title(card)} that is played or installed.`,
  notAdvanceable: 'That card cannot be advanced: only agendas, and nodes that say so, can.',
  placeAll: ({ all, placed }) => `All ${all} have to be placed; ${placed} placed.`,
  trashedForRoom: 'Only an agenda or node for which there is no room is trashed.',
  trashOne: 'One of them has to be trashed.',
  onlySuch: (what) => `Only ${such(what)} can be chosen here.`,
  notSo: ({ said, ...what }) => `That is not so: ${said ? 'no' : 'at least one'} card there is ${such(what)}.`,
  chosenTwice: 'Something is chosen twice.',
  amongOffered: ({ decision }) => `Choose among what is offered: ${decisionCalled(decision)}.`,
  chooseCount: ({ chosen, ...of }) => `Choose ${range(of)}; ${chosen} chosen.`,
  amountForEach: ({ count }) => `Give an amount for each of ${count}.`,
  splitSum: ({ given, ...of }) => `Split ${range(of)}; ${given} given.`,

  oneTagAtATime: 'One tag is avoided at a time.',
  noTags: 'You have 0 tags: there is none to remove.',
  runnerNotTagged: 'The Runner has 0 tags; a resource is trashed only while he is tagged.',
  onlyResource: 'Only an installed resource can be trashed this way.',
  raisesNot: ({ type }) => `That does not raise this ${type} damage.`,
  preventsNot: ({ type, only }) =>
    `That does not prevent ${type} damage${only.length > 0 ? `, only ${only.join(' or ')} damage` : ''}.`,
  usedOnce: 'It is used once.',
  preventAtMost: ({ most, coming, said }) => `At most ${most} times now: ${coming} damage is coming; you said ${said}.`,
  preventOnly: 'Name how much to prevent, nothing else.',

  noFortToRun: ({ forts }) => `There is no such fort: run on HQ, R&D, Archives or ${fortsThere(forts)}.`,
  fortClosed: 'That fort cannot be run on now.',
  payToRun: (v) => `You cannot run before you have taken an action to pay ${some(v.bits, 'bit')} for it.`,
  actionsToRun: ({ actions }) => `You cannot run before you have taken ${some(actions, 'more action')}.`,
  nothingKeepsYou: 'Nothing keeps you from running.',
  prices: ({ prices }) =>
    `What keeps you from running costs ${[...prices.slice(0, -1), bits(prices.at(-1) ?? 0)].join(' or ')}.`,
  noJackingOut: ({ by }) => `You cannot jack out now${by === null ? '' : `: ${title(by)} forbids it`}.`,
  notIcebreaker: ({ card }) => `${title(card)} is no icebreaker.`,
  breakerBanned: ({ card }) => `${title(card)} cannot be used in runs on this fort.`,
  noisyBreaker: ({ card }) => `${title(card)} is noisy, and noisy icebreakers cannot be used in this run.`,
  breaksUnchosen: ({ card }) => `What ${title(card)} breaks has not been chosen.`,
  breaksOthers: ({ card, breaks, ice, is }) =>
    `${title(card)} breaks ${keywords(breaks)}; ${title(ice)} is ${keywords(is)}.`,
  iceLocked: ({ ice }) => `Nothing on ${title(ice)} can be broken in this encounter.`,
  brokenAlready: 'That subroutine is broken already.',
  nothingToBreak: 'That subroutine does nothing: there is nothing to break.',
  triesOnce: ({ card }) => `${title(card)} tries each subroutine once in an encounter.`,
  breaksTraces: ({ card }) => `${title(card)} breaks only subroutines that trace.`,
  strength: ({ card, has, ice, needs }) => `${title(card)} has strength ${has}, ${title(ice)} has ${needs}.`,
  nameOneSubroutine: 'Name the one subroutine to break.',
  nameSubroutines: 'Name the subroutines to break.',
  namedTwice: 'A subroutine is named twice.',
  subroutines: ({ ice, count }) => `${title(ice)} has ${counted(count, 'subroutine')}.`,
  breaksAllAtOnce: 'It breaks every subroutine at once.',
  breakUpTo: ({ most, named }) => `Break one to ${most}; ${named} named.`,
  onlyShownIfSaid: 'Only a card that says so is shown.',
  hasToBeShown: ({ card }) => `${title(card)} has to be shown to the Corp.`,
  accessGoesOn: 'The access has to be finished first.',
  notAgenda: ({ card }) => `${title(card)} is no agenda.`,
  inArchivesAlready: ({ card }) => `${title(card)} lies in Archives already.`,
  noTrashCost: ({ card }) => `${title(card)} has no trash cost.`,
  hasToBeStolen: ({ card }) => `${title(card)} was accessed and has to be stolen.`,

  corpBidsBits: 'The Corp bids bits only: no base link card, and no uses of cards.',
  corpSpendsBits: 'The Corp spends bits only: no base link card, and no uses of cards.',
  bidUsesCost: ({ cost, bid }) => `Those uses cost ${bits(cost)}, not ${bid}: bid exactly what they cost.`,
  usesCost: ({ cost, bid }) => `Those uses cost ${bits(cost)}, not ${bid}; bits beyond them raise the link one by one.`,
  traceLimit: ({ bid, limit }) => `You bid ${bits(bid)}; the trace limit is ${limit}.`,
  notBaseLink: 'That is no base link card: only a card with that keyword is the base of a link.',
  notInRig: 'There is no such card in your rig.',
  oneBaseLink: 'One base link card is used in a trace; you named two.',
  raisesNoLink: 'That card does not raise the link in a trace.',
  nameEachUseOnce: 'Name each use once, with how often.',
  onlyAsBaseLink: 'A base link card raises the link only as the chosen base link.',
  linkOnce: 'That card raises the link once in a trace; it has been used 1 time.',
  onceOnNothingElse: 'It is used once, on nothing else.',
} satisfies Partial<RefusalWords>;

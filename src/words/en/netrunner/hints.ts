// Chunk: learn
/** A hint in words. */

import { exhaustive } from '../../../base/never.ts';
import type { CardId } from '../../../rules/game.ts';
import { definition } from '../../../rules/netrunner/card.ts';
import type { Reason, ReasonKey } from '../../../rules/netrunner/machine/ranked.ts';
import { type FortId, POINTS_TO_WIN } from '../../../rules/netrunner/table.ts';
import { counted } from '../counted.ts';
import { fortName } from './places.ts';

/** What matters now, with its numbers, based on public information and the player's own cards. */
export type HintTopic =
  | { readonly kind: 'win' }
  | { readonly kind: 'score'; readonly card: CardId; readonly points: number }
  /** An agenda that can be scored this turn. */
  | { readonly kind: 'finish'; readonly fort: FortId; readonly counters: number; readonly needed: number }
  | { readonly kind: 'flatline'; readonly tags: number; readonly hand: number }
  | { readonly kind: 'advanced'; readonly fort: FortId; readonly counters: number; readonly points: number }
  /** The opponent needs at most one more agenda. */
  | { readonly kind: 'close'; readonly points: number; readonly fort: FortId | null }
  | { readonly kind: 'open'; readonly agendas: number }
  /** A central fort without ice. */
  | { readonly kind: 'bare'; readonly fort: FortId; readonly mine: boolean }
  | { readonly kind: 'agenda'; readonly card: CardId; readonly difficulty: number; readonly fort: FortId }
  | { readonly kind: 'run'; readonly fort: FortId; readonly ice: number; readonly bits: number }
  | { readonly kind: 'afford'; readonly card: CardId; readonly cost: number; readonly bits: number }
  | { readonly kind: 'short'; readonly card: CardId; readonly bits: number }
  | { readonly kind: 'few'; readonly cards: number; readonly bits: number }
  /** During a decision: what the player can spend on it. */
  | { readonly kind: 'answer'; readonly cards: number; readonly bits: number };

const titled = (card: string): string => definition(card).title;

export function hintTopicWords(topic: HintTopic): string {
  switch (topic.kind) {
    case 'win':
      return 'You can win now.';
    case 'score':
      return `You can score ${titled(topic.card)} now: ${counted(topic.points, 'point')}.`;
    case 'finish':
      return `You can score the agenda in ${fortName(topic.fort)} this turn. It has ${counted(topic.counters, 'counter')} and needs ${counted(topic.needed, 'more action')} and ${counted(topic.needed, 'bit')}.`;
    case 'flatline':
      return `You could be flatlined: ${counted(topic.tags, 'tag')}, and ${counted(topic.hand, 'card')} in hand.`;
    case 'advanced':
      return `The card in ${fortName(topic.fort)} has ${counted(topic.counters, 'counter')}: it might be scored next turn.`;
    case 'close':
      return `Your opponent has ${topic.points} of ${POINTS_TO_WIN} points: one more agenda could win the game${topic.fort === null ? '' : `. Watch ${fortName(topic.fort)}`}.`;
    case 'open':
      return `${counted(topic.agendas, 'agenda')} in your hand, and no ice in front of HQ.`;
    case 'bare':
      return topic.mine
        ? `${fortName(topic.fort)} has no ice: a run on it costs the Runner one action.`
        : `${fortName(topic.fort)} has no ice: a run on it costs you one action.`;
    case 'agenda':
      return `${titled(topic.card)} needs ${counted(topic.difficulty, 'counter')}, and ${fortName(topic.fort)} has ice and room.`;
    case 'run':
      return `${fortName(topic.fort)} looks worth a run: ${counted(topic.ice, 'piece')} of ice, and you have ${counted(topic.bits, 'bit')}.`;
    case 'afford':
      return `${titled(topic.card)} costs ${topic.cost}, and you have ${counted(topic.bits, 'bit')}.`;
    case 'short':
      return `You are ${counted(topic.bits, 'bit')} short of ${titled(topic.card)}.`;
    case 'few':
      return `You have ${counted(topic.cards, 'card')} and ${counted(topic.bits, 'bit')}. Draw, or take bits.`;
    case 'answer':
      return `You have ${counted(topic.bits, 'bit')} and ${counted(topic.cards, 'card')} to use here.`;
    default:
      return exhaustive(topic);
  }
}

/** By reason: the words for a gain, and for a cost. */
const reasonWords: Record<ReasonKey, readonly [string, string]> = {
  points: ['agenda points', 'agenda points lost'],
  bits: ['bits gained', 'bits spent'],
  cards: ['cards to choose from', 'a card given up'],
  protect: ['protects a fort', 'leaves a fort open'],
  stop: ['may stop a run', 'stops nothing'],
  income: ['future income', 'little income'],
  rig: ['a better rig', 'doesn’t improve your rig'],
  access: ['what you may find there', 'little to find'],
  danger: ['less danger', 'danger'],
  price: ['bits that come back', 'fewer bits left for the rest'],
  harm: ['harms the Runner', 'may hurt you'],
  advance: ['closer to scoring', 'gives away what it is'],
  tags: ['one fewer tag', 'the tag stays'],
  effect: ['its effect', 'what it costs you'],
  trial: ['the resulting position', 'the resulting position'],
  wait: ['keeps your options open', 'loses time'],
};

export const wordsOfReason = ({ key, worth }: Reason): string => reasonWords[key][worth < 0 ? 1 : 0];

/** Examples: "+3", "−2"; zero has no minus. */
export const signed = (worth: number): string =>
  Math.round(worth) < 0 ? `−${Math.round(-worth)}` : `+${Math.round(worth)}`;

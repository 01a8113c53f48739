/** A hint in words. */
import { definition } from '../../../../../rules/netrunner/card.ts';
import type { Reason, ReasonKey } from '../../../../../rules/netrunner/machine/ranked.ts';
import { fortName } from '../../board/seated.ts';
import type { Matter } from './hint.ts';

const some = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

export function matterWords(matter: Matter): string {
  switch (matter.kind) {
    case 'win':
      return 'You can win now.';
    case 'score':
      return 'Points are there for the taking.';
    case 'flatline':
      return `You could be flatlined: ${some(matter.tags, 'tag')}, and ${some(matter.hand, 'card')} in hand.`;
    case 'advanced':
      return `The card in ${fortName(matter.fort)} has ${some(matter.counters, 'counter')}: it may be scored next turn.`;
    case 'open':
      return `${some(matter.agendas, 'agenda')} in your hand, and no ice before HQ.`;
    case 'run':
      return `${fortName(matter.fort)} looks worth a run now.`;
    case 'short':
      return `You are ${some(matter.bits, 'bit')} short of ${definition(matter.card).title}.`;
    case 'build':
      return 'Nothing presses: build.';
  }
}

/** Where it brings something, and where it costs. */
const reasonWords: Record<ReasonKey, readonly [string, string]> = {
  points: ['agenda points', 'agenda points lost'],
  bits: ['a bit more', 'a bit less'],
  cards: ['cards to choose from', 'a card given up'],
  protect: ['protects a fort', 'leaves a fort open'],
  stop: ['may stop a run', 'stops nothing'],
  income: ['income to come', 'little income'],
  rig: ['a better rig', 'no better rig'],
  access: ['what may be found there', 'little to be found'],
  danger: ['less danger', 'danger'],
  price: ['bits that come back', 'its price'],
  harm: ['harms the Runner', 'may harm'],
  advance: ['nearer to a score', 'tells what it is'],
  tags: ['a tag less', 'a tag stays'],
  effect: ['what its text does', 'what its text costs'],
  trial: ['how the table stands then', 'how the table stands then'],
  wait: ['waiting costs nothing', 'time given away'],
};

export const wordsOfReason = ({ key, worth }: Reason): string => reasonWords[key][worth < 0 ? 1 : 0];

/** "+3", "−2". */
export const signed = (worth: number): string => (worth < 0 ? `−${Math.round(-worth)}` : `+${Math.round(worth)}`);

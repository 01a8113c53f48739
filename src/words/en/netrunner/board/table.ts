import type { Seat, Slot } from '../../../../rules/game.ts';
import { activePools } from '../../../../rules/netrunner/active.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import type { Card } from '../../../../rules/netrunner/effect.ts';
import type { Purpose } from '../../../../rules/netrunner/frame.ts';
import {
  bitsOf,
  CORP,
  cardAt,
  counters,
  handOf,
  POINTS_TO_WIN,
  pileOf,
  pointsOf,
  RUNNER,
  type Table,
} from '../../../../rules/netrunner/table.ts';
import { inside } from '../../capital.ts';
import { counted, nounFor, outOf } from '../../counted.ts';
import { begun, withoutArticle } from '../../sides.ts';
import { poolUse } from '../cards/pools.ts';
import { unnamed } from '../sides.ts';
import type { TableView } from '../tableView.ts';

/** Bits with a restricted use: where they are and what they pay for. */
export function keptBits(table: Table, seat: Seat): RestrictedBits[] {
  const onCards = activePools(table, seat).flatMap(({ slot, card }): RestrictedBits[] => {
    const { pool } = definition(card);
    const bits = counters(cardAt(table, slot), 'bits');
    if (!pool || bits === 0) return [];
    const { keyword, notKeyword, type, where } = pool;
    const narrow = (keyword ?? notKeyword ?? type) !== undefined || where === 'guest';
    return [{ at: slot, bits, use: poolUse(pool), purposes: pool.for, narrow }];
  });
  const forNow = table.lasting.flatMap((one, at): RestrictedBits[] =>
    one.what === 'bits' && one.seat === seat && one.amount > 0
      ? [
          {
            at: -1 - at,
            bits: one.amount,
            use: { run: 'this run', turn: 'this turn' }[one.until as string] ?? 'the current effect',
            purposes: one.pays,
            narrow: false,
          },
        ]
      : [],
  );
  return [...onCards, ...forNow];
}

export interface RestrictedBits {
  /** The source as a payment names it: the card's slot, or for temporary bits a number counting down from -1. */
  at: Slot;
  bits: number;
  /** What they pay for, in words. */
  use: string;
  purposes: readonly Purpose[] | undefined;
  /** Whether the bits pay for only part of their purpose. */
  narrow: boolean;
}

/** For screen readers, read after the name and number. */
export function kindWords(card: Card, short: number, isNew: boolean): string {
  const [main = card.type] = card.type === 'ice' ? card.keywords : [];
  const what = card.type === 'ice' ? `${main.toLowerCase()}, strength ${card.strength}` : card.type;
  const price =
    card.type === 'agenda' ? `difficulty ${card.difficulty}` : card.play || card.side === RUNNER ? '' : 'to rez';
  return [isNew ? newMark : '', what, price, short > 0 && price !== '' ? 'can’t afford' : '']
    .filter(Boolean)
    .join(', ');
}

export const fontOf = (size: number, fontFamily: string) => `${size}px ${fontFamily}`;
export const points = 'points';
export const bits = 'bits';
export const bitNoun = (n: number) => nounFor(n, 'bit');
export const hand = 'hand';
export const drawPrefix = 'to ';
export const draw = 'draw';
export const trash = 'trash';
export const subject = (yours: boolean, name: string) => (yours ? 'You' : withoutArticle(name));
export const newMark = 'new';
export const short = ' short';
export const programs = 'Programs';
export const noPrograms = 'no programs';
export const memoryUsedLabel = (used: number, all: number) => `${used} of ${all} memory units used`;
export const mu = 'MU';
export const hardware = 'Hardware';
export const resources = 'Resources';
export const setAside = 'Set aside';
export const aside = 'aside';
export const empty = 'empty';
export const rezzed = (count: number) => `${count} rezzed`;
export const archives = 'Archives';
export const arch = 'Arch.';
export const faceUpAndDown = (up: number, down: number) => `${counted(up, 'card')} face up, ${down} face down`;
export const closedToRuns = 'closed to runs';
export const yourHand = 'Your hand';
export const yourHandIsEmpty = 'Your hand is empty.';
export const yourHandCovered = 'Your hand, covered';
export const stack = 'stack';
export const newCount = (drawn: number) => `${drawn} new`;
export const tapOrHoldSuffix = ', tap or hold to peek';
export const tapOrHoldToPeek = 'tap or hold to peek';
export const agendaPointsGoal = (n: number) => `${outOf(n, POINTS_TO_WIN)} agenda points`;
export const ofGoal = (n: number) => (n > POINTS_TO_WIN ? 'points' : `of ${POINTS_TO_WIN}`);
export const sideName = (side: string) => (side === 'corp' ? 'Corp' : 'Runner');
export const owner = (mine: boolean, name: string) => (mine ? 'Your' : begun(`${name}’s`));
export const turn = (turn: number) => `turn ${turn}`;
export const brain = 'brain';
export const everything = (yours: boolean, name: string) => `Everything ${yours ? 'you have' : `${name} has`}`;
export const restricted = ' with limited uses';
export const ofLimit = (limit: number) => `of ${limit}`;
export const badPublicityLimit = (limit: number) => `licity, the Corp loses at ${limit}`;
export const badPub = 'bad pub';
export const countersWord = 'counters';

export const links = { open: 'connected', away: 'away', closed: 'gone' } as const;

export const card = (n: number) => counted(n, 'card');
export const tag = (n: number) => nounFor(n, 'tag');

/** Whether a card's text addresses its owner. */
export const saysYou = (text: string): boolean => /\byour?\b/i.test(text);
export const whoYouIs = (side: Seat) => `On this card, “you” is ${unnamed(side)}.`;
export const withItsOfficialErrata = 'Includes official errata.';
export const termQuestion = (part: string) => `What is ${part}?`;
export const ruleTitle = (name: string) => `The rule: ${name}`;
export const openGlossary = 'In the glossary';
export const noLongerPossible = (last: string | undefined) =>
  last === undefined ? 'That is no longer possible.' : `That is no longer possible: ${inside(last)}.`;
export const tableTitle = (name: string) => `Netrunner with ${name}`;
export const forts = 'Forts';
export const rig = 'Rig';
export const bidsRevealed = 'Bids revealed';
export const yourDecision = 'Your decision';

/** Example: "Rae, the Runner: 2 actions, 1 tag, 4 points, 9 bits, 4 cards in hand, 31 to draw, 6 in the trash". */
export function stripWords(v: TableView, seat: Seat): string {
  const { table } = v;
  const { corp, runner } = table;
  const parts = [
    table.active === seat ? counted(table.actions, 'action') : '',
    seat === CORP || runner.tags === 0 ? '' : counted(runner.tags, 'tag'),
    seat === CORP || runner.brain === 0 ? '' : `${runner.brain} brain damage`,
    seat !== CORP || corp.badPublicity === 0 ? '' : `${corp.badPublicity} bad publicity`,
    counted(pointsOf(table, seat), 'point'),
    counted(bitsOf(table, seat), 'bit'),
    `${counted(handOf(table, seat), 'card')} in hand`,
    `${pileOf(table, seat)} to draw`,
    trashWords(table, seat),
  ];
  const side = unnamed(seat);
  const who = seat === v.seat ? `You, ${side}` : v.names[seat] === side ? begun(side) : `${v.names[seat]}, ${side}`;
  return `${who}: ${parts.filter(Boolean).join(', ')}`;
}

const trashWords = ({ corp, runner }: Table, seat: Seat): string =>
  seat === CORP
    ? `${corp.down.length} face down and ${corp.up.length} face up in Archives`
    : `${runner.trash.length} in the trash`;

/** Temporary effects in force, each as a sentence. */
import type { Seat } from '../../../rules/game.ts';
import { definition } from '../../../rules/netrunner/card.ts';
import { CORP, type Lasting, RUNNER } from '../../../rules/netrunner/table.ts';
import { counted, nounFor } from '../counted.ts';
import { begun } from '../sides.ts';
import { nameAt } from './decide/moves.ts';
import { fortName } from './places.ts';
import type { TableView } from './tableView.ts';

const bits = (n: number): string => counted(n, 'bit');
const more = (n: number): string => `${Math.abs(n)} ${n < 0 ? 'fewer' : 'more'}`;
const higher = (n: number): string => `${Math.abs(n)} ${n < 0 ? 'lower' : 'higher'}`;

/** How long the effect lasts; empty if for the rest of the game. */
function durationText({ until, seat }: Lasting, v: TableView): string {
  if (until === 'ownTurn') return ` until ${whose(v, seat ?? RUNNER, 'next turn')} starts`;
  return {
    text: ' in this way',
    trace: ' in this trace',
    encounter: ' in this encounter',
    nextEncounter: ' at the next ice',
    run: ' in this run',
    special: ' in these actions',
    turn: ' this turn',
    game: '',
  }[until];
}

type Say = (one: Lasting, v: TableView) => string;

const where = (one: Lasting, v: TableView): string =>
  one.slot === undefined
    ? one.fort === undefined
      ? 'All ice'
      : `Ice on ${fortName(one.fort)}`
    : nameAt(v, one.slot, false);
const whose = (v: TableView, seat: Seat, what: string): string =>
  seat === v.seat ? `your ${what}` : `${v.names[seat]}’s ${what}`;
/** A verb's form after "you", and its form after a name. */
type Verb = string | readonly [you: string, they: string];

/** Example: "Rae passes ice"; for Rae, "You pass ice". */
function verbPhrase(v: TableView, seat: Seat, verb: Verb, what: string): string {
  const [you, they] = typeof verb === 'string' ? [verb, verb] : verb;
  return seat === v.seat ? `You ${you} ${what}` : `${begun(v.names[seat])} ${they} ${what}`;
}
const runner = (v: TableView, verb: Verb, what: string): string => verbPhrase(v, RUNNER, verb, what);
const titleOf = (one: Lasting): string => (one.ref ? definition(one.ref.card).title : 'A card');

/** Effects without words are visible elsewhere: in a price, a strength or the pool. */
const words: Readonly<Partial<Record<Lasting['what'], Say>>> = {
  noBreaking: (one, v) => runner(v, 'can’t', `break anything${durationText(one, v)}.`),
  autoPass: (one, v) =>
    runner(v, ['pass', 'passes'], `${one.slot === undefined ? 'ice' : nameAt(v, one.slot, false)} automatically.`),
  access: (one, v) =>
    runner(
      v,
      ['access', 'accesses'],
      `${Math.abs(one.amount)} ${one.amount < 0 ? 'fewer' : 'more'} ${nounFor(Math.abs(one.amount), 'card')}${durationText(one, v)}.`,
    ),
  stealCost: (one, v) => `An agenda costs ${bits(one.amount)} more to steal${durationText(one, v)}.`,
  trashCost: (one, v) =>
    `Trashing a card costs ${more(one.amount)} ${nounFor(Math.abs(one.amount), 'bit')}${durationText(one, v)}.`,
  link: (one, v) => `The Runner’s link is ${higher(one.amount)}${durationText(one, v)}.`,
  handSize: (one, v) => {
    const seat = one.seat ?? RUNNER;
    return `${seat === v.seat ? 'Your' : `${begun(v.names[seat])}’s`} hand size is ${higher(one.amount)}${durationText(one, v)}.`;
  },
  avoidVirus: (one, v) =>
    verbPhrase(
      v,
      CORP,
      ['avoid', 'avoids'],
      `${one.amount === 1 ? 'the next virus counter' : `the next ${one.amount} virus counters`}.`,
    ),
  cap: (one, v) =>
    verbPhrase(
      v,
      one.seat ?? RUNNER,
      'can',
      `spend ${bits(one.amount)} more${one.pays ? ' on icebreakers and link' : ''}${durationText(one, v)}.`,
    ),
  shield: (one, v) => runner(v, 'may', `prevent ${one.amount} more damage${durationText(one, v)}.`),
  immune: () => 'All meat damage is prevented.',
  threeActions: (_, v) => runner(v, ['have', 'has'], 'three actions per turn.'),
  avoidTag: (_, v) => runner(v, ['avoid', 'avoids'], 'the next tag.'),
  forfeit: (one, v) =>
    verbPhrase(
      v,
      one.seat ?? RUNNER,
      ['forfeit', 'forfeits'],
      `the next ${one.of === 'bits' ? bits(one.amount) : counted(one.amount, 'agenda point')}.`,
    ),
  iceStrength: (one, v) =>
    `${where(one, v)}: strength ${one.amount > 0 ? '+' : ''}${one.amount}${durationText(one, v)}.`,
  double: (one, v) => `${where(one, v)}: strength is doubled, up to 10,${durationText(one, v)}.`,
  lend: (one, v) => `${where(one, v)}: one more subroutine from ${titleOf(one)}${durationText(one, v)}.`,
  repeat: (one, v) => `${where(one, v)}: repeats a subroutine${durationText(one, v)}.`,
  breakTax: (one, v) => `Each broken subroutine costs ${bits(one.amount)} more${durationText(one, v)}.`,
  noJackOut: (one, v) =>
    one.until === 'run'
      ? runner(v, 'can’t', 'jack out of this run.')
      : runner(v, 'can’t', 'jack out before the next ice.'),
  jackOutTax: (one) => `Jacking out costs ${bits(one.amount)}.`,
  runBan: (one, v) => runner(v, 'can’t', `run until an action and ${bits(one.amount)} are spent.`),
  rest: (one, v) => runner(v, 'can’t', `run before taking ${counted(one.amount, 'more action')}.`),
  redirect: (one) => `A successful run counts as a run on ${fortName(one.fort ?? '')}.`,
  instead: (one) => `If the run succeeds, ${titleOf(one)} replaces the access.`,
  later: (one) => `${titleOf(one)} has yet to take effect${one.amount > 1 ? `, ${one.amount} times` : ''}.`,
  whenever: (one) => `${titleOf(one)} is in effect${one.until === 'run' ? ' for this run' : ''}.`,
  freeTrash: (one) => `Cards in ${fortName(one.fort ?? '')} can be trashed for free.`,
  noNoisy: (one, v) => `Noisy icebreakers can’t be used${durationText(one, v)}.`,
  actions: (one, v) =>
    verbPhrase(v, one.seat ?? RUNNER, ['have', 'has'], `${counted(one.amount, 'more action')} per turn.`),
};

/** One sentence for each effect, without duplicates. */
function inForce(v: TableView, which: (one: Lasting) => boolean = () => true): string[] {
  return [...new Set(v.table.lasting.filter(which).flatMap((one) => words[one.what]?.(one, v) ?? []))];
}

/** Effects that matter in a run but affect no price. */
const inRun: ReadonlySet<Lasting['what']> = new Set([
  'noBreaking',
  'cap',
  'shield',
  'noJackOut',
  'jackOutTax',
  'redirect',
  'instead',
  'noNoisy',
  'breakTax',
]);
export const inForceInRun = (v: TableView): string[] => inForce(v, ({ what }) => inRun.has(what));

/** When the Runner can jack out, in a few words for a button; null if only the ice ahead prevents it. */
export function jackOutBan({ table }: TableView): string | null {
  const ban = table.lasting.find(({ what }) => what === 'noJackOut');
  if (ban?.until === 'run') return 'not in this run';
  return ban?.until === 'nextEncounter' ? 'once past the next ice' : null;
}

/** The effects listed with the given player. Effects that belong to neither player are listed with the Runner. */
export const inForceWith = (v: TableView, seat: 0 | 1): string[] =>
  inForce(v, (one) => (one.seat ?? (one.what === 'avoidVirus' || one.ref?.seat === CORP ? CORP : RUNNER)) === seat);

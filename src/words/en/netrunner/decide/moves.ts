/** The label of each move: the button's text, its cost, and what the move is about. */
import type { CardId, Seat, Slot } from '../../../../rules/game.ts';
import { counterKinds, definition } from '../../../../rules/netrunner/card.ts';
import type { Ability, Effect } from '../../../../rules/netrunner/effect.ts';
import type { Move } from '../../../../rules/netrunner/move.ts';
import { actionsToPlay } from '../../../../rules/netrunner/rulebook/cards/play.ts';
import { PURGE_ACTIONS } from '../../../../rules/netrunner/rulebook/cards/purge.ts';
import { textOf } from '../../../../rules/netrunner/rulebook/effects.ts';
import { installCost, isReady, rezCost, stealCost, trashCost } from '../../../../rules/netrunner/rulebook/numbers.ts';
import { bitsToUse } from '../../../../rules/netrunner/rulebook/run/breakers.ts';
import { approached } from '../../../../rules/netrunner/rulebook/run/encountered.ts';
import { subsOf } from '../../../../rules/netrunner/rulebook/run/subroutines.ts';
import { CORP, cardAt, type FortId, fortOf, POINTS_TO_WIN, type Table } from '../../../../rules/netrunner/table.ts';
import { capital } from '../../capital.ts';
import { counted, outOf } from '../../counted.ts';
import { quoteAbilityInside, quoteInside } from '../cards/quoted.ts';
import { inBrief } from '../consequence.ts';
import { plain, some } from '../phrases.ts';
import { fortName } from '../places.ts';
import type { TableView } from '../tableView.ts';
import { moveWords } from './decisions.ts';

interface Label {
  title: string;
  detail?: string;
  /** The move's cost in actions and bits; absent if there is none. */
  actions?: number;
  bits?: number;
  /** Agenda points the move gives; `wins`: whether they win the game. */
  points?: number;
  wins?: boolean;
  /** The slot that the move is about: tapping it offers this move. */
  slot?: Slot;
  card?: CardId | undefined;
  fort?: FortId;
}

const title = (card: CardId): string => definition(card).title;
const spends = (bits: number | null | undefined): { bits?: number } => (bits ? { bits } : {});

/** The label of a move, for the player making it. `open`: whether their own hidden cards may be named. */
export function labelOf(v: TableView, move: Move, open = true): Label {
  const label = labels[move.do] as (move: Move, v: TableView, open: boolean) => Label;
  return label(move, v, open);
}

const labels: {
  readonly [D in Move['do']]: (move: Extract<Move, { do: D }>, v: TableView, open: boolean) => Label;
} = {
  pass: (_, v, open) => passLabel(v, open),
  draw: () => ({ title: 'Draw', detail: 'a card', actions: 1 }),
  bit: () => ({ title: '+1 bit', detail: 'from the bank', actions: 1 }),
  install: (move, v) => installLabel(v, move),
  play: (move) => ({
    title: `Play ${title(move.card)}`,
    actions: actionsToPlay(definition(move.card)),
    ...spends(definition(move.card).cost),
    card: move.card,
  }),
  advance: (move, v, open) => ({
    title: `Advance ${nameAt(v, move.slot, open)}`,
    detail: (open && readyWords(v, move.slot)) || `${placeOf(v.table, move.slot)}${counters(v.table, move.slot)}`,
    actions: 1,
    bits: 1,
    slot: move.slot,
  }),
  trashResource: (move, v) => ({
    title: `Trash ${nameAt(v, move.slot)}`,
    detail: 'the Runner is tagged',
    actions: 1,
    bits: 2,
    slot: move.slot,
  }),
  removeCounter: (move) => {
    const removal = counterKinds().find(({ kind }) => kind.name === move.name)?.kind.removal;
    return {
      title: `Remove a ${move.name} counter`,
      ...(removal?.brings ? { detail: capital(plain(quoteInside(CORP, removal.brings.means))) } : {}),
      ...(move.fort === undefined ? {} : { detail: fortName(move.fort), fort: move.fort }),
      actions: 1,
      ...spends(removal?.bits ?? 0),
    };
  },
  removeTag: () => ({ title: 'Remove a tag', actions: 1, bits: 2 }),
  liftBan: (move) => ({ title: 'End the ban on running', actions: 1, bits: move.bits }),
  run: (move, v) => ({
    title: `Run on ${fortName(move.fort)}`,
    detail: iceWords(v.table, move.fort),
    actions: 1,
    fort: move.fort,
  }),
  rez: (move, v) => ({
    title: `Rez ${title(move.card)}`,
    detail: rezDetail(v.table, move.slot, move.card),
    ...spends(rezCost(v.table, move.slot, move.card)),
    slot: move.slot,
  }),
  purge: () => ({ title: 'Remove all virus counters', detail: 'and forgo your next 3 actions' }),
  score: (move, v) => scoreLabel(v.table, move),
  use: (move, v) => useLabel(v, move),
  jackOut: () => ({ title: 'Jack out', detail: 'the run ends, nothing is accessed' }),
  choose: (move) => ({ title: move.picks.length === 0 ? 'None' : `Choose ${move.picks.join(', ')}` }),
  bid: (move) => ({ title: `Bid ${move.bits}`, ...spends(move.bits) }),
  take: (move, v) => ({
    title: `Take ${title('card' in move ? move.card : (move.hidden ?? ''))}`,
    ...takePrice(v.table),
  }),
  tuck: (move) => ({ title: `Put ${title(move.hidden ?? '')} into R&D`, detail: 'unseen', card: move.hidden }),
  show: (move) => ({ title: `Show ${title(move.card)}`, card: move.card }),
  steal: (move, v) => {
    if (definition(move.card).asProgram) return { title: `Install ${title(move.card)}`, detail: 'as your program' };
    return { title: `Steal ${title(move.card)}`, detail: pointWords(move.card), ...stealTax(v.table, move.card) };
  },
  trash: (move, v) => ({
    title: `Trash ${title(move.card)}`,
    detail: 'it goes to Archives, face up',
    ...trashPrice(v.table, move),
  }),
  discard: (move) => ({ title: `Discard ${title(move.hidden ?? move.card ?? '')}`, card: move.hidden ?? move.card }),
  concede: () => ({ title: 'Concede the game' }),
};

/** Scoring is not an action; the resulting total is shown. */
function scoreLabel(table: Table, { card, slot }: Extract<Move, { do: 'score' }>): Label {
  const points = definition(card).points ?? 0;
  const then = table.corp.points + points;
  const wins = then >= POINTS_TO_WIN;
  return {
    title: `Score ${title(card)}${wins ? ' and win' : ''}`,
    detail: `free, brings you to ${outOf(then, POINTS_TO_WIN)}`,
    points,
    wins,
    slot,
  };
}

/** For a card that has all the counters it needs. */
function readyWords({ table, known }: TableView, slot: Slot): string {
  const lies = cardAt(table, slot);
  const face = lies.card ?? known.slots[slot];
  if (face === undefined || definition(face).type !== 'agenda' || !isReady(table, slot, face)) return '';
  return `not needed: it has ${counted(lies.counters['advancement'] ?? 0, 'counter')}`;
}

/** How many actions the move costs, including actions the player must forgo. */
export const actionsOf = (v: TableView, move: Move): number =>
  move.do === 'purge' ? PURGE_ACTIONS : (labelOf(v, move).actions ?? 0);

const pointWords = (card: CardId): string => {
  const { points } = definition(card);
  return counted(points ?? 0, 'agenda point');
};

/** The cost per card taken from the top of the pile. */
function takePrice(table: Table): { bits?: number } {
  const frame = table.frames.at(-1);
  return frame?.do === 'look' ? spends(frame.take?.price) : {};
}

const trashPrice = (table: Table, { at, card }: Extract<Move, { do: 'trash' }>): { bits?: number } => {
  const frame = table.frames.at(-1);
  const slot = frame?.do === 'access' && frame.seen[at]?.from === 'inside' ? (frame.seen[at]?.slot ?? null) : null;
  return frame?.do === 'access' ? spends(trashCost(table, frame.fort, slot, card)) : {};
};

const stealTax = (table: Table, card: CardId): { bits?: number } => {
  const frame = table.frames.at(-1);
  return frame?.do === 'access' ? spends(stealCost(table, frame.fort, card)) : {};
};

function passLabel(v: TableView, open: boolean): Label {
  const pass = v.question.kind === 'move' ? moveWords[v.question.window].pass : null;
  if (pass === null) throw new Error('what is asked cannot be passed');
  const [title, detail] = typeof pass === 'function' ? pass(v, open) : pass;
  return { title, detail };
}

/** Installing through a card effect takes no action. */
function installLabel(v: TableView, move: Extract<Move, { do: 'install' }>): Label {
  const isAction = v.question.kind === 'move' && v.question.window === 'action';
  return { ...installWords(v, move), ...(isAction ? { actions: 1 } : {}) };
}

function installWords(v: TableView, move: Extract<Move, { do: 'install' }>): Label {
  if ('rig' in move) return { title: `Install ${title(move.hidden ?? '')}`, detail: 'face down', card: move.hidden };
  return 'card' in move ? runnerInstall(v, move) : corpInstall(v.table, move);
}

function runnerInstall(v: TableView, { card, over, into }: { card: CardId; over?: true; into?: Slot }): Label {
  return {
    title: `Install ${title(card)}`,
    ...(over ? { detail: 'and overwrite programs' } : {}),
    ...(into === undefined ? {} : { detail: `inside ${nameAt(v, into)}` }),
    ...spends(definition(card).cost),
    card,
  };
}

function corpInstall(table: Table, move: Extract<Move, { do: 'install'; fort: FortId }>): Label {
  const face = move.hidden ?? move.rezzed;
  const name = face === undefined ? 'a card' : title(face);
  const where = move.ice ? `on ${fortName(move.fort)}` : `in ${fortName(move.fort)}`;
  const there = fortOf(table, move.fort)?.ice.length ?? 0;
  const rezzing = move.rezzed === undefined ? 0 : rezCost(table, 0, move.rezzed);
  const cost = (move.clear ? 0 : installCost(table, move.fort, move.ice, there)) + rezzing;
  const detail = move.clear
    ? 'and trash ice there first'
    : move.over === undefined
      ? undefined
      : 'trashes what is there';
  return {
    title: `Install ${name} ${where}`,
    ...(detail ? { detail } : {}),
    ...spends(cost),
    ...(face === undefined ? {} : { card: face }),
    fort: move.fort,
  };
}

/** During a run, the place is named only for cards outside the run's fort. */
const rezDetail = (table: Table, slot: Slot, card: CardId): string =>
  [
    table.run?.fort === cardAt(table, slot).fort ? '' : whereWords(table, slot),
    rezCost(table, slot, card) === 0 ? 'free' : '',
  ]
    .filter(Boolean)
    .join(', ');

const whereWords = (table: Table, slot: Slot): string => {
  const { fort, ice } = cardAt(table, slot);
  return fort === null ? '' : `${ice ? 'on' : 'in'} ${fortName(fort)}`;
};

const placeOf = (table: Table, slot: Slot): string => {
  const fort = cardAt(table, slot).fort;
  return fort === null ? '' : `${fortName(fort)}, `;
};

const counters = (table: Table, slot: Slot): string => {
  const now = cardAt(table, slot).counters['advancement'] ?? 0;
  return `from ${now} to ${counted(now + 1, 'counter')}`;
};

function iceWords(table: Table, id: FortId): string {
  const ice = fortOf(table, id)?.ice ?? [];
  if (ice.length === 0) return 'no ice on it';
  const rezzed = ice.filter((slot) => cardAt(table, slot).active).length;
  return `${ice.length} ice, ${rezzed} rezzed`;
}

/**
 * The name of the card in a slot, if this player may know it. `open`: whether their own face-down cards count as known.
 */
export function nameAt(v: TableView, slot: Slot, open = true): string {
  const card = v.table.cards[slot];
  const face = card?.card ?? (open && card?.owner === v.seat ? v.known.slots[slot] : undefined);
  if (face !== undefined && face !== null) return title(face);
  return card?.ice ? 'unrezzed ice' : 'a face-down card';
}

function useLabel(v: TableView, move: Extract<Move, { do: 'use' }>): Label {
  const face = cardAt(v.table, move.slot).card ?? move.card ?? '';
  const ability = definition(face).abilities[move.ability];
  if (!ability) return { title: title(face), slot: move.slot };
  const times = move.times ?? 1;
  const bits = bitsToUse(v.table, ability, move);
  const words = abilityWords(definition(face).side, ability, times, cardAt(v.table, move.slot).counters['roll']);
  const long = words.length > LONG;
  const broken = ability.special?.does === 'break' ? brokenBy(v, move) : null;
  const { points, trash } = ability.cost;
  const price = [points ? `costs ${some(points, 'agenda point')}` : '', trash ? 'trash this card' : ''];
  const detail = [long ? capital(words) : '', broken?.stops ?? '', ...price].filter(Boolean).join(' · ');
  return {
    title: long ? title(face) : `${title(face)}: ${words}${broken?.which ?? ''}`,
    ...(ability.cost.actions ? { actions: ability.cost.actions } : {}),
    ...spends(bits),
    ...(detail ? { detail } : {}),
    slot: move.slot,
  };
}

/** For ice with several subroutines: the number of the broken subroutine, and what it would do. */
function brokenBy(v: TableView, { sub, subs = sub === undefined ? [] : [sub] }: Extract<Move, { do: 'use' }>) {
  const ice = approached(v.table);
  const there = ice === undefined ? [] : subsOf(v.table, ice);
  if (there.length < 2 || subs.length === 0) return null;
  const means = subs.flatMap((at) => (there[at] ? [textOf(there[at].ref).means] : []));
  return { which: ` ${subs.map((at) => at + 1).join(', ')}`, stops: inBrief(v, means) };
}

/** The most characters that fit in a title. */
const LONG = 34;

/** A clause. `roll`: this turn's die roll, for a card that keeps it. */
function abilityWords(side: Seat, ability: Ability, times: number, roll = 0): string {
  const { special } = ability;
  if (special?.does === 'bonus') return plain(quoteInside(side, rolledPart(ability.effect, roll).means));
  if (special?.does === 'prevent' && special.amount !== 'any') return `prevent ${special.amount * times}`;
  if (special?.does === 'avoidTag') return 'avoid the tag';
  if (special?.does === 'avoidVirus') return 'avoid the counter';
  if (special?.does === 'boost') return `+${special.amount * times} strength`;
  if (special?.does === 'break') return 'break';
  return plain(quoteAbilityInside(side, ability));
}

/** If the text has a die roll, the part for the number rolled; otherwise the text unchanged. */
function rolledPart(effect: Effect, roll: number): Effect {
  const { means, parts = [] } = effect;
  return (means.v === 'die' ? parts[means.faces.findIndex(({ on }) => on?.includes(roll))] : undefined) ?? effect;
}

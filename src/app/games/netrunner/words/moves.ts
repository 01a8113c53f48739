/** What each possible answer is called on a button, what it costs, and what it is about. */
import type { CardId, Slot } from '../../../../rules/game.ts';
import { counterKinds } from '../../../../rules/netrunner/card.ts';
import type { Ability } from '../../../../rules/netrunner/effect.ts';
import type { Move } from '../../../../rules/netrunner/move.ts';
import { PURGE } from '../../../../rules/netrunner/rulebook/cards/counters.ts';
import { actionsToPlay } from '../../../../rules/netrunner/rulebook/cards/play.ts';
import { installCost, isReady, rezCost, stealCost, trashCost } from '../../../../rules/netrunner/rulebook/numbers.ts';
import { bitsToUse } from '../../../../rules/netrunner/rulebook/run/breakers.ts';
import { cardAt, type FortId, fortOf, type Table } from '../../../../rules/netrunner/table.ts';
import { cardOf, fortName, type Seated } from '../board/seated.ts';

export interface Label {
  title: string;
  detail?: string;
  /** Actions and bits it costs; left out where it costs none. */
  actions?: number;
  bits?: number;
  /** Agenda points it brings. */
  points?: number;
  /** What it is about: a tap on that thing offers it. */
  slot?: Slot;
  card?: CardId;
  fort?: FortId;
}

const title = (card: CardId): string => cardOf(card).title;
const spends = (bits: number | null | undefined): { bits?: number } => (bits ? { bits } : {});

/** The label of a move, for the player who may make it. `open`: his own hidden cards may be named. */
export function labelOf(v: Seated, move: Move, open = true): Label {
  const { table } = v;
  switch (move.do) {
    case 'pass':
      return passLabel(v, open);
    case 'draw':
      return { title: 'Draw', detail: 'a card', actions: 1 };
    case 'bit':
      return { title: '+1 bit', detail: 'from the bank', actions: 1 };
    case 'install':
      if ('rig' in move)
        return { title: `Install ${title(move.hidden ?? '')}`, detail: 'face down', actions: 1, card: move.hidden };
      return 'card' in move ? runnerInstall(v, move) : corpInstall(table, move);
    case 'play':
      return {
        title: `Play ${title(move.card)}`,
        actions: actionsToPlay(cardOf(move.card)),
        ...spends(cardOf(move.card).cost),
        card: move.card,
      };
    case 'advance':
      return {
        title: `Advance ${nameAt(v, move.slot, open)}`,
        detail: (open && readyWords(v, move.slot)) || `${placeOf(table, move.slot)}${counters(table, move.slot)}`,
        actions: 1,
        bits: 1,
        slot: move.slot,
      };
    case 'trashResource':
      return {
        title: `Trash ${nameAt(v, move.slot)}`,
        detail: 'the Runner is tagged',
        actions: 1,
        bits: 2,
        slot: move.slot,
      };
    case 'removeCounter':
      return {
        title: `Remove a ${move.name} counter`,
        ...(move.fort === undefined ? {} : { detail: fortName(move.fort), fort: move.fort }),
        actions: 1,
        ...spends(counterKinds().find(({ kind }) => kind.name === move.name)?.kind.removal?.bits ?? 0),
      };
    case 'removeTag':
      return { title: 'Lose a tag', actions: 1, bits: 2 };
    case 'liftBan':
      return { title: 'Be free to run again', actions: 1, bits: move.bits };
    case 'run':
      return {
        title: `Run on ${fortName(move.fort)}`,
        detail: iceWords(table, move.fort),
        actions: 1,
        fort: move.fort,
      };
    case 'rez':
      return {
        title: `Rez ${title(move.card)}`,
        detail: rezDetail(table, move.slot, move.card),
        ...spends(rezCost(table, move.slot, move.card)),
        slot: move.slot,
      };
    case 'purge':
      return { title: 'Remove all virus counters', detail: 'and forgo your next three actions' };
    case 'score':
      return scoreLabel(table, move);
    case 'use':
      return useLabel(v, move);
    case 'jackOut':
      return { title: 'Jack out', detail: 'the run ends, nothing is accessed' };
    case 'choose':
      return { title: move.picks.length === 0 ? 'None' : `Choose ${move.picks.join(', ')}` };
    case 'note':
      return { title: `Note ${move.bits}`, ...spends(move.bits) };
    case 'take':
      return { title: `Take ${title('card' in move ? move.card : (move.hidden ?? ''))}`, ...takePrice(table) };
    case 'tuck':
      return { title: `Put ${title(move.hidden ?? '')} into R&D`, detail: 'unseen', card: move.hidden };
    case 'show':
      return { title: `Show ${title(move.card)}`, card: move.card };
    case 'steal':
      if (cardOf(move.card).asProgram) return { title: `Install ${title(move.card)}`, detail: 'as a program of yours' };
      return { title: `Steal ${title(move.card)}`, detail: pointWords(move.card), ...stealTax(table, move.card) };
    case 'trash':
      return {
        title: `Trash ${title(move.card)}`,
        detail: 'it goes to Archives, face up',
        ...trashPrice(table, move),
      };
    case 'discard':
      return { title: `Discard ${title(move.hidden ?? move.card ?? '')}`, card: move.hidden ?? move.card };
    case 'concede':
      return { title: 'Concede the game' };
  }
}

/** Scoring is no action; what counts is how many points there are then. */
function scoreLabel(table: Table, { card, slot }: Extract<Move, { do: 'score' }>): Label {
  const points = cardOf(card).points ?? 0;
  const then = table.corp.points + points;
  return {
    title: `Score ${title(card)}${then >= 7 ? ' and win' : ''}`,
    detail: `takes no action: you would have ${then} of 7`,
    points,
    slot,
  };
}

/** Of what has all the counters it needs: that no more are wanted. */
function readyWords({ table, known }: Seated, slot: Slot): string {
  const lies = cardAt(table, slot);
  const face = lies.card ?? known.slots[slot];
  if (face === undefined || cardOf(face).type !== 'agenda' || !isReady(table, slot, face)) return '';
  return `not needed: ${lies.counters.advancement ?? 0} score it`;
}

/** Actions that one tap on it spends: those it costs, and those it has its player forgo. */
export const actionsOf = (v: Seated, move: Move): number =>
  move.do === 'purge' ? PURGE : (labelOf(v, move).actions ?? 0);

const pointWords = (card: CardId): string => {
  const { points } = cardOf(card);
  return `${points} agenda point${points === 1 ? '' : 's'}`;
};

/** What each card taken from the top of the pile costs. */
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

const passes: Record<string, [string, string]> = {
  start: ['Go on', 'nothing at the start of this turn'],
  after: ['Go on', 'nothing after this action'],
  approach: ['Let it through', 'rez nothing'],
  pass: ['Go on', 'nothing while the ice is passed'],
  allPassed: ['Go on', 'nothing more on the way'],
  swapIce: ['Swap none', 'the ice stays'],
  refill: ['Leave it', 'no more fits'],
  guest: ['Bring none', 'the run goes on'],
  innermost: ['Install none', 'the run goes on'],
  final: ['Go on', 'nothing before the access'],
  success: ['Go on', 'to the access'],
  encounter: ['Let it fire', 'what is not broken takes effect'],
  jack: ['Go on', 'to the next piece of ice'],
  last: ['Stay in', 'go for the access'],
  accessed: ['Continue', 'stealing and trashing come after'],
  prevent: ['Take it', 'prevent nothing more'],
  avoidCounter: ['Take the counter', 'avoid nothing'],
  raise: ['Leave it', 'raise nothing more'],
  flatline: ['Be flatlined', 'the game is over'],
  save: ['Let them go', 'save nothing more'],
  avoidTag: ['Take the tag', 'avoid nothing'],
  search: ['Find nothing', 'and shuffle'],
  sift: ['Leave it', 'it stays on top'],
  looked: ['Done', 'you have seen them'],
  take: ['Done', 'the rest is shuffled'],
  hand: ['Done', 'no more cards'],
  owed: ['Pay what goes', 'only paid bits count'],
  link: ['Leave it there', 'raise the link no more'],
  rezOne: ['Rez none', 'nothing is paid'],
  rezAnswer: ['Rez nothing', 'the icebreaker has worked'],
  beforeDraw: ['Rez nothing', 'the Runner draws'],
  runStart: ['Rez nothing', 'the run begins'],
  forcedRez: ['Go on', 'it cannot be paid for'],
  action: ['Leave it', 'take no more of these actions'],
};

/** The cards this player has just looked at, the top first. */
function seenOnTop(v: Seated): string {
  const frame = v.table.frames.at(-1);
  if (frame?.do !== 'look') return '';
  const places = frame.pile === v.seat ? v.known.own : v.known.seen;
  return Array.from({ length: frame.count }, (_, at) => title(places[at] ?? '')).join(', ');
}

function passLabel(v: Seated, open: boolean): Label {
  const window = v.question.kind === 'move' ? v.question.window : '';
  if (window === 'after' && v.table.active === v.seat && v.table.actions === 0)
    return { title: 'Go on', detail: 'to the end of your turn' };
  if (window === 'settle') return settleLabel(v);
  if (open && window === 'looked') return { title: 'Done', detail: `from the top: ${seenOnTop(v)}` };
  const [name, detail] = passes[window] ?? ['Go on', ''];
  return { title: name, detail };
}

/** What has been accessed and is neither stolen nor trashed stays where it was. */
function settleLabel({ table }: Seated): Label {
  const frame = table.frames.at(-1);
  const open = frame?.do === 'access' ? frame.seen.filter((entry) => entry.state === 'open') : [];
  if (open.length === 1)
    return { title: 'Leave it', detail: open[0]?.from === 'inside' ? 'it stays there' : 'it goes back' };
  return { title: 'Done', detail: open.length === 0 ? 'nothing is left' : 'the rest stays there' };
}

function runnerInstall(v: Seated, { card, over, into }: { card: CardId; over?: true; into?: Slot }): Label {
  return {
    title: `Install ${title(card)}`,
    ...(over ? { detail: 'and overwrite programs' } : {}),
    ...(into === undefined ? {} : { detail: `inside ${nameAt(v, into)}` }),
    actions: 1,
    ...spends(cardOf(card).cost),
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
      : 'over what is there: that is trashed';
  return {
    title: `Install ${name} ${where}`,
    ...(detail ? { detail } : {}),
    actions: 1,
    ...spends(cost),
    ...(face === undefined ? {} : { card: face }),
    fort: move.fort,
  };
}

const rezDetail = (table: Table, slot: Slot, card: CardId): string =>
  [table.run ? '' : whereWords(table, slot), rezCost(table, slot, card) === 0 ? 'for nothing' : '']
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
  const now = cardAt(table, slot).counters.advancement ?? 0;
  return `from ${now} to ${now + 1} counters`;
};

function iceWords(table: Table, id: FortId): string {
  const ice = fortOf(table, id)?.ice ?? [];
  if (ice.length === 0) return 'no ice on it';
  const rezzed = ice.filter((slot) => cardAt(table, slot).active).length;
  return `${ice.length} ice, ${rezzed} rezzed`;
}

/** What lies in a slot in words, as far as this player may know; `open`: also behind his own backs. */
export function nameAt(v: Seated, slot: Slot, open = true): string {
  const card = v.table.cards[slot];
  const face = card?.card ?? (open && card?.owner === v.seat ? v.known.slots[slot] : undefined);
  if (face !== undefined && face !== null) return title(face);
  return card?.ice ? 'unrezzed ice' : 'a face-down card';
}

function useLabel(v: Seated, move: Extract<Move, { do: 'use' }>): Label {
  const face = cardAt(v.table, move.slot).card ?? move.card ?? '';
  const ability = cardOf(face).abilities[move.ability];
  if (!ability) return { title: title(face), slot: move.slot };
  const times = move.times ?? 1;
  const bits = bitsToUse(v.table, ability, move);
  const words = abilityWords(ability, times);
  const long = words.length > LONG;
  const detail = [long ? words.replace(/\.$/, '') : '', ability.cost.trash ? 'trash this card' : '']
    .filter(Boolean)
    .join('; ');
  return {
    title: long ? title(face) : `${title(face)}: ${words}`,
    ...(ability.cost.actions ? { actions: ability.cost.actions } : {}),
    ...spends(bits),
    ...(detail ? { detail } : {}),
    slot: move.slot,
  };
}

/** More letters than a title has room for. */
const LONG = 34;

function abilityWords(ability: Ability, times: number): string {
  const { special } = ability;
  if (special?.does === 'prevent' && special.amount !== 'any') return `prevent ${special.amount * times}`;
  if (special?.does === 'avoidTag') return 'avoid the tag';
  if (special?.does === 'avoidVirus') return 'avoid the counter';
  if (special?.does === 'boost') return `+${special.amount * times} strength`;
  if (special?.does === 'break') return 'break';
  return plain(ability.effect.says);
}

/** A text without its symbols' brackets: "[3]" is "3 bits". */
export const plain = (text: string): string =>
  text
    .replace(/\[(\d+)\]/g, (_, n: string) => `${n} bit${n === '1' ? '' : 's'}`)
    .replace(/\[action\]/g, 'action')
    .replace(/\[trash\]/g, 'trash this card')
    .replace(/\[sub\]\s*/g, '');

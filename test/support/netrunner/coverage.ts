/**
 * What games have covered: every card and every text on it, and every branch of a decision. A branch is a kind of move
 * at a question, or picking something and picking nothing if both are offered.
 */

import type { Known, Question, Seat } from '../../../src/rules/game.ts';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { decisions } from '../../../src/rules/netrunner/decisions.ts';
import type { Card } from '../../../src/rules/netrunner/effect.ts';
import type { NetrunnerEvent } from '../../../src/rules/netrunner/event.ts';
import type { Move, Table } from '../../../src/rules/netrunner/index.ts';
import { RUNNER } from '../../../src/rules/netrunner/table.ts';
import { quote } from '../../../src/words/en/netrunner/cards/quoted.ts';
import type { Answered } from '../randomPlay.ts';

/** What must be covered for a card: that it came into play, each ability, each different subroutine. */
export function wanted(card: Card): string[] {
  const entry = {
    agenda: 'scored',
    ice: 'rezzed',
    node: 'rezzed',
    upgrade: 'rezzed',
    operation: 'played',
    prep: 'played',
  };
  const comes = `${card.id} ${card.type in entry ? entry[card.type as keyof typeof entry] : 'installed'}`;
  return [
    comes,
    ...card.abilities.flatMap((one, at) => (one.when === 'trace' ? [] : [`${card.id} ability ${at}`])),
    // If several are identical, the first is enough.
    ...card.subs.flatMap(({ means }, at) =>
      card.subs.findIndex((one) => quote(card.side, one.means) === quote(card.side, means)) === at
        ? [`${card.id} subroutine ${at}`]
        : [],
    ),
    ...(card.triggers.some((one) => one.on === 'accessed') ? [`${card.id} accessed`] : []),
  ];
}

/** What an event covers, in the terms of `wanted`; the Runner knows their own face-down installations. */
export function shown(table: Table, known: Known, event: NetrunnerEvent): string | null {
  switch (event.kind) {
    case 'installed':
      return `${event.card ?? known.slots[event.slot] ?? ''} ${event.kind}`;
    case 'played':
    case 'rezzed':
    case 'scored':
    case 'accessed':
      return event.card === null ? null : `${event.card} ${event.kind}`;
    case 'used':
      return `${event.card} ability ${event.ability}`;
    case 'subroutine':
      return `${table.cards[event.slot]?.card ?? ''} subroutine ${event.sub}`;
    default:
      return null;
  }
}

const nameOf = (question: Question): string =>
  question.kind === 'move' ? question.window : 'what' in question ? question.what : question.kind;

/** The branch that a move takes. */
function branchOf(question: Question, seat: Seat, move: Move): string {
  const name = nameOf(question);
  // Amounts are for everything offered; picks are for some of it.
  const isNothing = (picks: readonly number[]): boolean =>
    question.kind === 'choose' && question.total !== undefined ? picks.every((pick) => pick === 0) : picks.length === 0;
  if (move.do === 'choose') return `${name}: ${isNothing(move.picks) ? 'nothing' : 'something'}`;
  return `${name}: ${move.do}${question.kind === 'sealed' ? ` of ${seat}` : ''}`;
}

/** Items that no game at one table can cover, each with its reason. */
const explained: Readonly<Record<string, string>> = {
  'choose ownOrder: never asked': 'the order of one’s own pile is asked by the phone, not by the table',
  'choose ownPlaces: never asked': 'so are the places to which ice of one’s own goes',
};

export class Coverage {
  private readonly texts = new Set(allCards().flatMap(wanted));
  /** Some kinds of question share names. */
  private readonly names = new Set(
    (['move', 'choose', 'sealed'] as const).flatMap((kind) =>
      Object.keys(decisions[kind]).map((name) => `${kind} ${name}`),
    ),
  );
  private readonly offered = new Set<string>();
  private readonly taken = new Set<string>();

  constructor(private readonly reasons: Readonly<Record<string, string>> = explained) {}

  note({ before, after, known, question, answers, events }: Answered): void {
    this.names.delete(`${question.kind} ${nameOf(question)}`);
    for (const { seat, moves, move } of answers) {
      for (const one of moves) this.offered.add(branchOf(question, seat, one));
      this.taken.add(branchOf(question, seat, move));
    }
    for (const event of events)
      for (const table of [before, after]) this.texts.delete(shown(table, known[RUNNER], event) ?? '');
  }

  /** Texts and branches that are neither covered nor explained, and explained ones that were covered after all. */
  unseen(): string[] {
    const branches = [...this.offered].filter((branch) => !this.taken.has(branch));
    const never = [...this.names].map((name) => `${name}: never asked`);
    const all = [...this.texts, ...branches.sort(), ...never];
    const stale = Object.keys(this.reasons).filter((line) => !all.includes(line));
    return [...all.filter((line) => !(line in this.reasons)), ...stale.map((line) => `no longer true: ${line}`)];
  }
}

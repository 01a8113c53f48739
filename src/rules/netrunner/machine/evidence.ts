/**
 * How well a hidden card fits what the opponent has done: they would have played a good card, rezzed ice that the
 * Runner passed, and scored an agenda with enough counters. From public facts only.
 */
import { Latest } from '../../../base/remember.ts';
import { type CardId, other, type Seat, type Slot } from '../../game.ts';
import { begin } from '../../known.ts';
import { ambushOf, definition } from '../card.ts';
import type { Card } from '../effect.ts';
import type { NetrunnerEvent } from '../event.ts';
import type { Move } from '../move.ts';
import { difficulty, rezCost } from '../rulebook/numbers.ts';
import { bitsOf, CORP, cardAt, counters, RUNNER, type Table } from '../table.ts';
import { DISCARDED_AGENDAS } from './beliefs.ts';
import { corpAction } from './corp.ts';
import { runnerAction } from './runner.ts';
import { marginalBitValue, wasInstalled } from './scene.ts';
import type { MachineView } from './view.ts';

/** From 0 to 1; 1: what was seen is no evidence against the card. */
export interface PlayEvidence {
  inHand(card: CardId): number;
  inSlot(slot: Slot, card: CardId): number;
}

/** The share of good cards still in hand after a turn, and how many bits more than +1 bit makes a card good. */
const KEPT = 0.4;
const BETTER = 1;
/** Factor for cards other than agendas: they leave HQ sooner, so they are less likely to still be there. */
const OTHERS = 0.88;
/** Of ice that could be paid for, the share left face down when passed. */
const UNREZZED = 0.3;
/**
 * Of agendas with enough counters, the share not scored; of nodes that could be paid for, the share still face down.
 */
const UNSCORED = 0.03;
const UNUSED = 0.3;

/** Many worlds are dealt for the same table. */
const latest = new Latest<Table, { readonly seat: Seat; readonly evidence: PlayEvidence }>();

/** What the seat can conclude about its opponent's hidden cards. */
export function evidenceOf({ table, seat }: MachineView): PlayEvidence {
  const before = latest.of(table);
  return before?.seat === seat
    ? before.evidence
    : latest.keep(table, { seat, evidence: gatherEvidence(table, seat) }).evidence;
}

function gatherEvidence(table: Table, seat: Seat): PlayEvidence {
  const by = other(seat);
  const view: MachineView = {
    table: { ...table, active: by, actions: 1, run: null },
    known: begin(by, []),
    seat: by,
  };
  const known = new Map<CardId, number>();
  return {
    inHand(id) {
      const before = known.get(id);
      if (before !== undefined) return before;
      const card = definition(id);
      const kept = (isPlayable(view, card) ? KEPT : 1) * (by === CORP && card.type !== 'agenda' ? OTHERS : 1);
      known.set(id, kept);
      return kept;
    },
    inSlot: (slot, id) => (by === CORP ? fitInSlot(table, slot, definition(id)) : 1),
  };
}

/** Whether the card in hand would have been a better last action than a bit. */
function isPlayable(view: MachineView, card: Card): boolean {
  const bits = bitsOf(view.table, view.seat);
  if (card.playOnly || (card.type !== 'ice' && (card.cost ?? 0) > bits)) return false;
  const threshold = marginalBitValue(bits) + BETTER;
  const rank = view.seat === CORP ? corpAction : runnerAction;
  return movesWith(view.table, card).some((move) => (rank(view, move)?.worth ?? 0) > threshold);
}

function movesWith({ forts }: Table, { id, type, side }: Card): Move[] {
  if (type === 'operation' || type === 'prep') return [{ do: 'play', card: id }];
  if (side === RUNNER) return [{ do: 'install', card: id } as Move];
  return type === 'ice' ? forts.map((fort) => ({ do: 'install', hidden: id, fort: fort.id }) as Move) : [];
}

function fitInSlot(table: Table, slot: Slot, card: Card): number {
  const there = cardAt(table, slot);
  const { corp } = table;
  if (card.type === 'agenda' && there.fort === null) return DISCARDED_AGENDAS;
  if (card.type === 'agenda') return difficulty(table, card.id, slot) <= counters(there, 'advancement') ? UNSCORED : 1;
  if (card.type === 'ice') {
    const seen = there.fort !== null && wasPassed(table, slot, there.fort);
    return seen && rezCost(table, slot, card.id) <= corp.bits ? UNREZZED : 1;
  }
  const income = card.type === 'node' && ambushOf(card) === null;
  return income && !isNew(table, slot) && (card.cost ?? 0) <= corp.bits ? UNUSED : 1;
}

/** Whether the Corp installed the card in its latest turn. */
const isNew = ({ past }: Table, slot: Slot): boolean => wasInstalled([...past.last[CORP], ...past.turn], slot);

/** Whether the Runner got into that fort while the ice was face down there. */
function wasPassed({ past, active }: Table, slot: Slot, fort: string): boolean {
  const turns: readonly NetrunnerEvent[] = active === RUNNER ? past.turn : [...past.last[RUNNER], ...past.turn];
  const at = turns.findLastIndex((event) => event.kind === 'success' && event.fort === fort);
  return at >= 0 && !wasInstalled(turns.slice(at), slot);
}

/** A table set up by hand, and the steps from there to the required moment. */
import type { CardId, Seat, Slot } from '../../../src/rules/game.ts';
import { definition } from '../../../src/rules/netrunner/card.ts';
import type { Frame } from '../../../src/rules/netrunner/frame.ts';
import { type Move, netrunner } from '../../../src/rules/netrunner/index.ts';
import {
  CORP,
  type Counters,
  type Fort,
  type Installed,
  type Lasting,
  RUNNER,
  type Table,
} from '../../../src/rules/netrunner/table.ts';
import { decide } from '../../../src/solo/local.ts';
import { type Heard, type Played, start } from './reach.ts';

/**
 * `+` before an id: face up. `-` before one of the Runner's cards: face down. `id:2`: with that many counters
 * (advancement on the Corp's cards, bits on the Runner's). `id@host`: a program hosted by another.
 */
export interface Layout {
  turn: Seat;
  bits: [number, number];
  corp: CardId[];
  runner: CardId[];
  forts: Record<string, [ice: string[], inside: string[]]>;
  rig: string[];
  /** Actions left in this turn; by default 2 for the Corp and 3 for the Runner. */
  actions?: number;
  tags?: number;
  brain?: number;
  trash?: CardId[];
  up?: CardId[];
  points?: [number, number];
  badPublicity?: number;
  lasting?: Lasting[];
  /** A question asked before anything else. */
  asked?: Frame;
  /** Named counters on some cards. */
  counters?: Record<CardId, Counters>;
  /** Named counters: on the players, in forts, and on every card. */
  marks?: { players: [Counters, Counters]; forts: Record<string, Counters>; cards: Counters };
  /** The steps to take at this table, in order. */
  steps?: readonly SceneStep[];
  /** The top cards of R&D. */
  top?: CardId[];
  /** Whether R&D has been drawn down to its last card. */
  emptyRd?: true;
  /** The seed for its dice and piles; 1 by default. */
  seed?: number;
  /** Ice that the Corp has brought into the run from HQ. */
  guest?: CardId;
}

/**
 * A string: passes until that is asked. Otherwise one or more moves by the player who is asked; some name slots, which
 * depend on the game.
 */
export type SceneStep = string | Move | ((game: Played) => readonly Move[]);

/** The game at the given table, after all steps. */
export function laid(layout: Layout, heard: Heard): Played {
  const game = start(layout.seed ?? 1);
  game.arranging = true;
  lay(game, layout);
  const does = (move: Move): void => {
    const question = netrunner.ask(game.table);
    if (question.kind !== 'move' && question.kind !== 'choose') throw new Error(`${question.kind}, and not ${move.do}`);
    const before = game.table;
    const done = decide(game, question.of, move);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    heard(before, done.value, game);
  };
  for (const step of layout.steps ?? []) {
    if (typeof step === 'function') step(game).forEach(does);
    else if (typeof step !== 'string') does(step);
    else for (let i = 0; i < 20 && !isAsked(game.table, step); i++) does({ do: 'pass' });
  }
  if (layout.guest) bring(game, layout.guest);
  return game;
}

function isAsked(table: Table, name: string): boolean {
  const question = netrunner.ask(table);
  if (question.kind === 'move') return question.window === name;
  return question.kind === 'choose' ? question.what === name : question.kind === name;
}

/** The slot of a card given by its id, whoever knows the card. */
export const slotOf = ({ known, table }: Played, id: CardId): Slot =>
  Number(Object.keys(table.cards).find((slot) => known.some(({ slots }) => slots[Number(slot)] === id)) ?? 0);

/** Makes the Runner encounter this card instead of the next ice. */
function bring(game: Played, card: CardId): void {
  const table = structuredClone(game.table);
  const slot = ++table.lastSlot;
  const rest = { owner: CORP, card, active: true, ice: true, fort: null, counters: {}, used: {} };
  table.cards = { ...table.cards, [slot]: { slot, ...rest } };
  if (table.run) table.run = { ...table.run, guest: slot, broken: [], by: [], used: [] };
  game.table = table;
}

function lay(game: Played, layout: Layout): void {
  const table = structuredClone(game.table);
  const cards: Record<Slot, Installed> = {};
  const faces: [Record<Slot, CardId>, Record<Slot, CardId>] = [{}, {}];
  const put = (text: string, owner: Seat, ice: boolean, fort: string | null): Slot => {
    const [named = '', count = '0'] = text.replace(/^[+-]/, '').split(':');
    const [name = '', host] = named.split('@');
    const up = owner === RUNNER ? !text.startsWith('-') : text.startsWith('+');
    const slot = ++table.lastSlot;
    const { pool } = definition(name);
    const bits = pool?.bits ?? Number(count);
    const counters: Record<string, number> = owner === CORP ? { advancement: Number(count) } : bits > 0 ? { bits } : {};
    const marks = up ? layout.marks?.cards : undefined;
    cards[slot] = {
      slot,
      owner,
      card: up ? name : null,
      active: up,
      ice,
      fort,
      counters: { ...counters, ...marks, ...layout.counters?.[name] },
      ...(host === undefined ? {} : { host: Object.values(cards).find(({ card }) => card === host)?.slot ?? 0 }),
      used: {},
    };
    faces[owner][slot] = name;
    return slot;
  };
  table.forts = Object.entries(layout.forts).map(
    ([id, [ice, inside]]): Fort => ({
      id,
      ice: ice.map((one) => put(one, CORP, true, id)),
      inside: inside.map((one) => put(one, CORP, false, id)),
      counters: layout.marks?.forts[id] ?? {},
    }),
  );
  table.lastFort = table.forts.length;
  const down = ['trap', 'filter'].map((one) => put(one, CORP, false, null));
  const rig = layout.rig.map((one) => put(one, RUNNER, false, null));
  const [corpPoints, runnerPoints] = layout.points ?? [0, 0];
  table.corp = {
    ...table.corp,
    bits: layout.bits[CORP],
    hand: layout.corp.length,
    ...(layout.emptyRd && { pile: 0 }),
    up: layout.up ?? [],
    down,
    points: corpPoints,
    badPublicity: layout.badPublicity ?? 0,
    counters: layout.marks?.players[CORP] ?? {},
  };
  table.runner = {
    ...table.runner,
    bits: layout.bits[RUNNER],
    hand: layout.runner.length,
    rig,
    trash: layout.trash ?? [],
    tags: layout.tags ?? 0,
    brain: layout.brain ?? 0,
    points: runnerPoints,
    counters: layout.marks?.players[RUNNER] ?? {},
  };
  table.cards = cards;
  table.active = layout.turn;
  table.turn = layout.turn === CORP ? 7 : 8;
  table.actions = layout.actions ?? (layout.turn === CORP ? 2 : 3);
  table.lasting = layout.lasting ?? [];
  table.frames = [{ do: 'turn', seat: layout.turn, step: 'actions', after: false }];
  if (layout.asked) table.frames = [...table.frames, layout.asked];
  game.table = table;
  const { top = [] } = layout;
  game.piles[CORP] = layout.emptyRd ? [] : [...top, ...game.piles[CORP].slice(top.length)];
  game.known = [
    { ...game.known[CORP], ...(layout.emptyRd && { pile: [] }), hand: [...layout.corp].sort(), slots: faces[CORP] },
    { ...game.known[RUNNER], hand: [...layout.runner].sort(), slots: faces[RUNNER] },
  ];
}

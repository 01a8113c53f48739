/**
 * Tables for tests, set up by hand and played by both players in words:
 *
 * const t = scenario({ corp: { bits: 5, hand: ['keeper'] } });
 * t.corp.installs('keeper', 'hq');
 * t.refuses('E-BITS', () => t.corp.plays('scorched-earth'));
 *
 * Random cards and dice come from the script (`picks`, `rolls`) as long as it lasts; a test fails if any of the script
 * is left at the end.
 */

import { expect, onTestFinished } from 'vitest';
import type { CardId, Refusal, Seat, Slot } from '../../src/rules/game.ts';
import { usable } from '../../src/rules/netrunner/active.ts';
import { definition, rezzesOnInstall } from '../../src/rules/netrunner/card.ts';
import type { NetrunnerQuestion } from '../../src/rules/netrunner/decisions.ts';
import { draftOf } from '../../src/rules/netrunner/draft.ts';
import type { NetrunnerEvent } from '../../src/rules/netrunner/event.ts';
import { flow } from '../../src/rules/netrunner/flow.ts';
import { type Move, netrunner, type Table } from '../../src/rules/netrunner/index.ts';
import { usesLeft } from '../../src/rules/netrunner/rulebook/abilities.ts';
import { ARCHIVES, CORP, HQ, hasFaceDownInRig, type Installed, RD, RUNNER } from '../../src/rules/netrunner/table.ts';
import { decide, decideSealed, type LocalGame, movesOf, settle } from '../../src/solo/local.ts';
import { seeded } from '../../src/solo/random.ts';
import { refusalWords } from '../../src/words/en/netrunner/refusals/index.ts';

/** An installed card: its id (face down), or its details. */
export type Place =
  | CardId
  | {
      card: CardId;
      rezzed?: boolean;
      revealed?: boolean;
      counters?: Record<string, number>;
      used?: Record<string, number>;
      /** In the rig: a face-down hidden resource. */
      hidden?: true;
    };

export const rezzed = (card: CardId, counters: Record<string, number> = {}): Place => ({
  card,
  rezzed: true,
  counters,
});
export const revealed = (card: CardId, counters: Record<string, number> = {}): Place => ({
  card,
  revealed: true,
  counters,
});
export const withCounters = (card: CardId, counters: Record<string, number>): Place => ({ card, counters });

interface FortSetup {
  /** Outermost first. */
  ice?: Place[];
  inside?: Place[];
  counters?: Record<string, number>;
}

export interface TableSetup {
  /** Whose turn it is (default: the Corp's), and how many actions are left. */
  turn?: 'corp' | 'runner';
  actions?: number;
  /** `action` (default): the next action is open. `start`: the turn begins now. `end`: it ends now. */
  at?: 'action' | 'start' | 'end';
  options?: Partial<Table['options']>;
  debt?: [number, number];
  corp?: {
    bits?: number;
    hand?: CardId[];
    pile?: CardId[];
    up?: CardId[];
    down?: CardId[];
    scored?: Place[];
    points?: number;
    badPublicity?: number;
    counters?: Record<string, number>;
  };
  runner?: {
    bits?: number;
    hand?: CardId[];
    pile?: CardId[];
    trash?: CardId[];
    rig?: Place[];
    aside?: Place[];
    stolen?: CardId[];
    points?: number;
    tags?: number;
    brain?: number;
    counters?: Record<string, number>;
  };
  /** `hq`, `rd`, `archives`, `f1`, `f2` … */
  forts?: Record<string, FortSetup>;
  seed?: number;
  /** Asks a player even if none of their cards could do anything; otherwise they just pass. */
  asksAlways?: true;
}

/** Thrown when a move is refused; caught by `refuses`. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(`${refusal.kind} ${refusalWords(refusal)}`);
  }
}

const filler: readonly [CardId, CardId] = ['efficiency-experts', 'livewires-contacts'];

/** The given card several times, as in a hand. */
export const several = (count: number, card: CardId = 'score'): CardId[] => Array.from({ length: count }, () => card);

export function scenario(setup: TableSetup = {}): Scenario {
  return new Scenario(setup);
}

/** The given table with the card in its owner's hand, who plays it in their turn. */
export function plays(card: CardId, setup: TableSetup = {}): Scenario {
  if (definition(card).side === CORP) {
    const corp = { ...setup.corp, hand: [card, ...(setup.corp?.hand ?? [])] };
    return scenario({ turn: 'corp', ...setup, corp }).corp.plays(card);
  }
  const runner = { ...setup.runner, hand: [card, ...(setup.runner?.hand ?? [])] };
  return scenario({ turn: 'runner', ...setup, runner }).runner.plays(card);
}

/** The given table with the card in the Runner's hand, who installs it in their turn. */
export function installs(card: CardId, setup: TableSetup = {}): Scenario {
  const runner = { ...setup.runner, hand: [card, ...(setup.runner?.hand ?? [])] };
  return scenario({ turn: 'runner', ...setup, runner }).runner.installs(card);
}

/** The given table with the card in the rig, scored or rezzed in a fort, whose owner uses it in their turn. */
export function uses(card: CardId, setup: TableSetup = {}, ability = 0): Scenario {
  const { side, type } = definition(card);
  if (side === RUNNER) {
    const runner = { ...setup.runner, rig: [card, ...(setup.runner?.rig ?? [])] };
    return scenario({ turn: 'runner', ...setup, runner }).runner.uses(card, ability);
  }
  const place: TableSetup =
    type === 'agenda'
      ? { corp: { ...setup.corp, scored: [card, ...(setup.corp?.scored ?? [])] } }
      : { forts: { ...setup.forts, f1: { inside: [rezzed(card)] } } };
  return scenario({ ...setup, ...place }).corp.uses(card, ability);
}

/** The given table with the advanced agenda in a fort, which the Corp scores as their turn starts. */
export function scores(agenda: CardId, advancement: number, setup: TableSetup = {}): Scenario {
  const forts = { ...setup.forts, f1: { inside: [withCounters(agenda, { advancement })] } };
  return scenario({ at: 'start', ...setup, forts }).corp.scores(agenda);
}

/** The given table in the Runner's turn; they run on the given fort. */
export function runs(fort: string, setup: TableSetup = {}): Scenario {
  return scenario({ turn: 'runner', ...setup }).runner.runs(fort);
}

/** The Runner runs on HQ, where the given ice is rezzed. */
export function meets(ice: CardId, setup: TableSetup = {}): Scenario {
  return runs('hq', { ...setup, forts: { ...setup.forts, hq: { ice: [rezzed(ice)] } } });
}

export class Scenario {
  readonly local: LocalGame<Table, Move>;
  readonly corp: CorpPlayer;
  readonly runner: RunnerPlayer;
  /** The events of the last step. */
  events: NetrunnerEvent[] = [];
  private script: CardId[] = [];
  private dice: number[] = [];
  private readonly asksAlways: boolean;

  constructor(setup: TableSetup) {
    this.local = build(setup);
    this.asksAlways = setup.asksAlways ?? false;
    const random = this.local.random;
    // A scripted card is taken from the hand; without a script, the generator picks.
    this.local.random = (below) => {
      const wanted = this.script[0];
      const question = netrunner.ask(this.local.table);
      if (question.kind === 'chance' && this.dice.length > 0) return (this.dice.shift() ?? 1) - 1;
      if (wanted === undefined || (question.kind !== 'pick' && question.kind !== 'blind')) return random(below);
      this.script.shift();
      const at = this.local.known[question.hand].hand.indexOf(wanted);
      if (at < 0) throw new Error(`${wanted} is not in that hand`);
      return at;
    };
    this.corp = new CorpPlayer(this, CORP);
    this.runner = new RunnerPlayer(this, RUNNER);
    onTestFinished(() => {
      expect(this.script, 'scripted cards that were not used').toEqual([]);
      expect(this.dice, 'scripted rolls that were not used').toEqual([]);
    });
    this.events = settle(this.local) as NetrunnerEvent[];
  }

  get table(): Table {
    return this.local.table;
  }
  get question(): NetrunnerQuestion {
    return netrunner.ask(this.table);
  }
  /** `corp start`, `runner encounter`, `runner choose trashProgram`, `over` … */
  get asked(): string {
    const { question } = this;
    if (question.kind === 'move') return `${nameOf(question.of)} ${question.window}`;
    if (question.kind === 'choose') return `${nameOf(question.of)} choose ${question.what}`;
    return question.kind;
  }
  get over(): Table['over'] {
    return this.table.over;
  }

  /** The next random cards, by id. */
  picks(...faces: CardId[]): this {
    this.script.push(...faces);
    return this;
  }

  /** The results of the next dice. */
  rolls(...values: number[]): this {
    this.dice.push(...values);
    return this;
  }

  /** The slot of the given card, face up or down; the oldest if there are several. */
  slot(card: CardId, nth = 0): Slot {
    const found = Object.values(this.table.cards).filter((one) => this.face(one.slot) === card);
    const one = found[nth];
    if (!one) throw new Error(`no ${card} lies on the table`);
    return one.slot;
  }
  face(slot: Slot): CardId | undefined {
    const card = this.table.cards[slot];
    return card?.card ?? (card ? this.local.known[card.owner].slots[slot] : undefined);
  }
  installed(card: CardId, nth = 0): Installed {
    return this.table.cards[this.slot(card, nth)] as Installed;
  }
  fort(id: string) {
    return this.table.forts.find((fort) => fort.id === id);
  }
  /** Ids of the ice on a fort, outermost first, and of the cards inside. */
  ice(id: string): (CardId | undefined)[] {
    return (this.fort(id)?.ice ?? []).map((slot) => this.face(slot));
  }
  inside(id: string): (CardId | undefined)[] {
    return (this.fort(id)?.inside ?? []).map((slot) => this.face(slot));
  }
  /** Ids of the cards in the rig, oldest first. */
  get rig(): (CardId | undefined)[] {
    return this.table.runner.rig.map((slot) => this.face(slot));
  }

  /** The index of a fort, for a choice among forts. */
  fortAt(id: string): number {
    return this.table.forts.findIndex((fort) => fort.id === id);
  }
  /** The events of one kind in the last step. */
  eventsOf<K extends NetrunnerEvent['kind']>(kind: K): Extract<NetrunnerEvent, { kind: K }>[] {
    return this.events.filter((event): event is Extract<NetrunnerEvent, { kind: K }> => event.kind === kind);
  }
  get traceResult() {
    return this.eventsOf('trace')[0];
  }

  does(seat: Seat, move: Move): this {
    const done = decide(this.local, seat, move);
    if (!done.ok) throw new Refused(done.error);
    this.events = done.value as NetrunnerEvent[];
    while (!this.asksAlways && (this.isHelpless || this.isAskedForCovered))
      this.events.push(...passed(this.local, this.isHelpless ? RUNNER : CORP));
    return this;
  }
  /**
   * Whether the player is asked only because of face-down cards, which is public: as a run or a trace begins, or before
   * an expose.
   */
  private get isAskedForCovered(): boolean {
    const because = ['corp begin', 'corp traceStart', 'corp beforeExpose'];
    return because.includes(this.asked) && this.moves(CORP).length === 1;
  }
  /** Whether the player is asked only because they hold cards, which is public. */
  private get isHelpless(): boolean {
    return (
      this.asked === 'runner prevent' &&
      !hasFaceDownInRig(this.table) &&
      !usable(this.table, RUNNER, 'damage').some(
        ({ slot, ability: { special, ...ability } }) =>
          special?.does === 'prevent' &&
          special.types.includes('meat') &&
          usesLeft(this.table.cards[slot] as Installed, ability) > 0,
      ) &&
      this.moves(RUNNER).length === 1
    );
  }

  /** Both players pass until the given question is open (see `asked`). */
  until(asked: string): this {
    for (let i = 0; this.asked !== asked; i++) {
      const { question } = this;
      if (i > 200 || question.kind !== 'move') throw new Error(`"${asked}" is never asked; now it is "${this.asked}"`);
      this.does(question.of, { do: 'pass' });
    }
    return this;
  }

  /** Both bids in a trace: the Corp's bits; the Runner's base link card and how many times its boost is bought. */
  trace(corp: number, runner: { base?: CardId; boosts?: number; bits?: number } = {}): this {
    const bids: [Move, Move] = [{ do: 'bid', bits: corp }, this.runnerBid(runner)];
    for (const seat of [CORP, RUNNER]) {
      const refusal = netrunner.refusal(this.table, seat, bids[seat], this.local.known[seat]);
      if (refusal) throw new Refused(refusal);
    }
    const done = decideSealed(this.local, bids);
    if (!done.ok) throw new Refused(done.error);
    this.events = done.value as NetrunnerEvent[];
    return this;
  }
  private runnerBid({ base, boosts = 0, bits }: { base?: CardId; boosts?: number; bits?: number }): Move {
    if (base === undefined) return { do: 'bid', bits: bits ?? 0 };
    const slot = this.slot(base);
    const { abilities } = definition(base);
    const link = abilities.findIndex((one) => one.special?.does === 'link');
    const cost =
      (abilities.find((one) => one.special?.does === 'baseLink')?.cost.bits ?? 0) +
      boosts * (abilities[link]?.cost.bits ?? 0);
    return { do: 'bid', bits: bits ?? cost, base: slot, ...(boosts > 0 ? { links: [[slot, link, boosts]] } : {}) };
  }

  /**
   * The attempt is refused with the given class and changes nothing (N-GEN-01). Returns the refusal, with its sentence.
   */
  refuses(kind: string, attempt: () => unknown): Refusal & { readonly text: string } {
    const before = JSON.stringify([this.table, this.local.known, this.local.piles]);
    let refusal: Refusal | undefined;
    try {
      attempt();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusal = error.refusal;
    }
    expect(refusal?.kind ?? 'accepted').toBe(kind);
    expect(JSON.stringify([this.table, this.local.known, this.local.piles])).toBe(before);
    const refused = refusal as Refusal;
    return { ...refused, text: refusalWords(refused) };
  }

  moves(seat: Seat): Move[] {
    return movesOf(this.local, seat);
  }
}

function passed(local: LocalGame<Table, Move>, seat: Seat): NetrunnerEvent[] {
  const done = decide(local, seat, { do: 'pass' });
  if (!done.ok) throw new Refused(done.error);
  return done.value as NetrunnerEvent[];
}

const nameOf = (seat: Seat): string => (seat === CORP ? 'corp' : 'runner');

class Player {
  constructor(
    protected readonly t: Scenario,
    protected readonly seat: Seat,
  ) {}
  get hand(): CardId[] {
    return this.t.local.known[this.seat].hand;
  }
  get bits(): number {
    return this.seat === CORP ? this.t.table.corp.bits : this.t.table.runner.bits;
  }
  does(move: unknown): Scenario {
    return this.t.does(this.seat, move as Move);
  }
  passes(): Scenario {
    return this.does({ do: 'pass' });
  }
  draws(): Scenario {
    return this.does({ do: 'draw' });
  }
  takesBit(): Scenario {
    return this.does({ do: 'bit' });
  }
  plays(card: CardId): Scenario {
    return this.does({ do: 'play', card });
  }
  uses(card: CardId, ability = 0, more: { sub?: number; times?: number } = {}): Scenario {
    return this.does({ do: 'use', slot: this.t.slot(card), ability, ...more });
  }
  /** Turns up a face-down card by using its first ability. */
  reveals(card: CardId): Scenario {
    return this.does({ do: 'use', slot: this.t.slot(card), ability: 0, card });
  }
  chooses(...picks: number[]): Scenario {
    return this.does({ do: 'choose', picks });
  }
  /** Chooses cards on the table, by id. */
  choosesCards(...ids: CardId[]): Scenario {
    return this.chooses(...ids.map((id) => this.t.slot(id)));
  }
  concedes(): Scenario {
    return this.does({ do: 'concede' });
  }
}

class CorpPlayer extends Player {
  installs(card: CardId, fort: string, more: { over?: CardId; clear?: true; ice?: boolean } = {}): Scenario {
    const { over, clear, ice = definition(card).type === 'ice' } = more;
    return this.does({
      do: 'install',
      ...(rezzesOnInstall(definition(card)) ? { rezzed: card } : { hidden: card }),
      ice,
      fort,
      ...(over === undefined ? {} : { over: this.t.slot(over) }),
      ...(clear ? { clear } : {}),
    });
  }
  rezzes(card: CardId): Scenario {
    return this.does({ do: 'rez', slot: this.t.slot(card), card });
  }
  scores(card: CardId): Scenario {
    return this.does({ do: 'score', slot: this.t.slot(card), card });
  }
  advances(card: CardId): Scenario {
    return this.does({ do: 'advance', slot: this.t.slot(card) });
  }
  trashesResource(card: CardId): Scenario {
    return this.does({ do: 'trashResource', slot: this.t.slot(card) });
  }
  discards(card: CardId): Scenario {
    return this.does({ do: 'discard', hidden: card });
  }
}

class RunnerPlayer extends Player {
  installs(card: CardId, more: { over?: true } = {}): Scenario {
    return this.does({ do: 'install', card, ...more });
  }
  runs(fort: string): Scenario {
    return this.does({ do: 'run', fort });
  }
  /** Breaks a subroutine (counted from 0) of the encountered ice. */
  breaks(breaker: CardId, sub: number): Scenario {
    return this.uses(breaker, this.ability(breaker, 'break'), { sub });
  }
  boosts(breaker: CardId): Scenario {
    return this.uses(breaker, this.ability(breaker, 'boost'));
  }
  private ability(card: CardId, does: string): number {
    return definition(card).abilities.findIndex((one) => one.special?.does === does);
  }
  jacksOut(): Scenario {
    return this.does({ do: 'jackOut' });
  }
  /** At a last chance or past ice; a Corp that could have rezzed a card at the start of the run passes first. */
  goesOn(): Scenario {
    if (this.t.asked === 'corp runStart') this.t.corp.passes();
    return this.passes();
  }
  removesTag(): Scenario {
    return this.does({ do: 'removeTag' });
  }
  discards(card: CardId): Scenario {
    return this.does({ do: 'discard', card });
  }
  shows(card: CardId): Scenario {
    return this.does({ do: 'show', card });
  }
  steals(card: CardId): Scenario {
    return this.does({ do: 'steal', at: this.accessed(card), card });
  }
  trashes(card: CardId): Scenario {
    return this.does({ do: 'trash', at: this.accessed(card), card });
  }
  /** Its index among the accessed cards that are not settled yet. */
  private accessed(card: CardId): number {
    const frame = this.t.table.frames.at(-1);
    if (frame?.do !== 'access') return 0;
    const seen = this.t.local.known[RUNNER].seen;
    // Cards in R&D move up when one above them leaves.
    const gone = (at: number) =>
      frame.seen.filter((one) => one.from === 'pile' && one.state === 'settled' && one.at < at).length;
    return frame.seen.findIndex(
      (entry) => entry.state === 'open' && (entry.card ?? seen[entry.at - gone(entry.at)]) === card,
    );
  }
}

function build(setup: TableSetup): LocalGame<Table, Move> {
  const corp = {
    bits: 5,
    hand: [],
    pile: several(30, filler[CORP]),
    up: [],
    down: [],
    scored: [],
    points: 0,
    badPublicity: 0,
    counters: {},
    ...setup.corp,
  };
  const runner = {
    bits: 5,
    hand: [],
    pile: several(30, filler[RUNNER]),
    trash: [],
    rig: [],
    aside: [],
    stolen: [],
    points: 0,
    tags: 0,
    brain: 0,
    counters: {},
    ...setup.runner,
  };
  const made = netrunner.setup({ sizes: [45, 45], options: {} });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const table: Table = {
    ...made.value,
    options: { ...made.value.options, ...setup.options },
    debt: setup.debt ?? [0, 0],
  };
  const slots: [Record<Slot, CardId>, Record<Slot, CardId>] = [{}, {}];
  const lay = (place: Place, owner: Seat, more: Partial<Installed>): Slot => {
    const one = typeof place === 'string' ? { card: place } : place;
    const slot = table.lastSlot + 1;
    table.lastSlot = slot;
    const card: Installed = {
      slot,
      owner,
      card: one.rezzed || one.revealed ? one.card : null,
      active: one.rezzed === true,
      ice: false,
      fort: null,
      counters: one.counters ?? {},
      used: one.used ?? {},
      ...more,
    };
    table.cards = { ...table.cards, [slot]: card };
    slots[owner][slot] = one.card;
    return slot;
  };
  const isHidden = (place: Place): boolean => typeof place !== 'string' && place.hidden === true;
  const faceOf = (place: Place): CardId => (typeof place === 'string' ? place : place.card);
  const up = (place: Place): Partial<Installed> => {
    const { pool } = definition(faceOf(place));
    const counters = typeof place === 'string' || !place.counters ? (pool ? { bits: pool.bits } : {}) : place.counters;
    return { card: faceOf(place), active: true, counters };
  };

  const forts = [...new Set([HQ, RD, ARCHIVES, ...Object.keys(setup.forts ?? {})])];
  table.forts = forts.map((id) => {
    const { ice = [], inside = [], counters = {} } = setup.forts?.[id] ?? {};
    return {
      id,
      ice: ice.map((place) => lay(place, CORP, { ice: true, fort: id })),
      inside: inside.map((place) => lay(place, CORP, { fort: id })),
      counters,
    };
  });
  table.lastFort = forts.filter((id) => /^f\d+$/.test(id)).length;
  table.corp = {
    bits: corp.bits,
    hand: corp.hand.length,
    pile: corp.pile.length,
    seen: [],
    up: corp.up,
    down: corp.down.map((card) => lay(card, CORP, {})),
    scored: corp.scored.map((place) => lay(place, CORP, up(place))),
    points: corp.points,
    badPublicity: corp.badPublicity,
    counters: corp.counters,
  };
  table.runner = {
    ...runner,
    hand: runner.hand.length,
    pile: runner.pile.length,
    rig: runner.rig.map((place) => lay(place, RUNNER, isHidden(place) ? {} : up(place))),
    aside: runner.aside.map((place) => lay(place, RUNNER, { ...up(place), active: false })),
  };
  const seat = setup.turn === 'runner' ? RUNNER : CORP;
  table.active = seat;
  table.turn = seat === CORP ? 1 : 2;
  table.actions = setup.actions ?? (seat === CORP ? 3 : 4);
  const step = { action: 'actions', start: 'start', end: 'end' } as const;
  table.frames = [{ do: 'turn', seat, step: step[setup.at ?? 'action'], after: false }];
  const draft = draftOf(table);
  flow(draft);
  const known = (of: Seat, hand: CardId[], pile: CardId[]) => ({
    seat: of,
    hand: [...hand].sort((a, b) => (a < b ? -1 : 1)),
    pile: [...pile].sort((a, b) => (a < b ? -1 : 1)),
    slots: slots[of],
    seen: {},
    own: {},
  });
  return {
    game: netrunner,
    table: draft.table,
    known: [known(CORP, corp.hand, corp.pile), known(RUNNER, runner.hand, runner.pile)],
    hidden: [
      { facts: [], held: [] },
      { facts: [], held: [] },
    ],
    piles: [[...corp.pile], [...runner.pile]],
    random: seeded(setup.seed ?? 1),
  };
}

/** What a game file proves, for the screens and the command line. */
import { hex } from '../../../base/bytes.ts';
import { type AnyGame, type CardId, type Outcome, other, type Seat } from '../../../rules/game.ts';
import { missingFrom } from '../../../rules/pool.ts';
import { PROTOCOL } from '../../crypto.ts';
import { type GameOffer, parseWord } from '../../log/word.ts';
import type { Curve } from '../../secret/curve.ts';
import { versionOf } from '../agreement.ts';
import type { ReplayStep } from '../fold/replay.ts';
import { type Both, endedBy, type State, type Terms } from '../fold/state.ts';
import { keepsDecksSecret } from '../tableOptions.ts';
import {
  type AuditOptions,
  type Foul,
  judge,
  judgeFile,
  type OpenFile,
  seatsWithoutSeed,
  type Verdict,
} from './audit.ts';
import { MAX_ENTRIES, MAX_FILE_BYTES, type MatchFile, protocolOf } from './file.ts';
import type { Finding, PlayerNames } from './finding.ts';
import { type PublicView, publicViewOf } from './publicView.ts';
import { readablePart } from './readablePart.ts';

/**
 * - `fair`: the whole game is proven.
 * - `foul`: someone broke the rules, and the file proves who.
 * - `open`: validly signed, but without the seeds, so nothing hidden is proven.
 * - `damaged`: a game file that was altered; it does not show by whom.
 * - `foreign`: a game of another version, or not a game file.
 */
export interface Proof {
  readonly kind: 'fair' | 'foul' | 'open' | 'damaged' | 'foreign';
  /** In display order. */
  readonly findings: readonly Finding[];
  /** Null if there is nothing to report on. */
  readonly of: {
    readonly keys: readonly [string, string];
    readonly entries: number;
    readonly version: string;
    readonly players: readonly [PlayerNames, PlayerNames];
  } | null;
  /** The result as far as the file shows it, assuming that a missing entry never arrives. Null if unknown. */
  readonly outcome?: (Outcome & { readonly scores: readonly [number, number] | null }) | null;
  /** By seat: the pools of a game that only deals; null while they are not proven. Absent for any other game. */
  readonly dealt?: Both<readonly CardId[]> | null;
  /** By seat: the decks of a later game of a match that dealt pools; null where the file does not show the deck. */
  readonly decks?: Both<readonly CardId[] | null>;
}

/** What the match dealt before this game (PROTOCOL 9.16). */
export interface Dealing {
  /** By seat; null where it is not proven. */
  readonly pools: Both<readonly CardId[] | null>;
  /** The player who has lost the following games because of the deal; null if none. */
  readonly lost: LostDeal | null;
}

/** `foul`: the player cheated at the deal; otherwise, they withhold its proof and have lost until it arrives. */
export interface LostDeal {
  readonly seat: Seat;
  readonly foul: boolean;
}

export interface ProofOptions {
  readonly curve: Curve;
  /** Entries checked so far, of the total. */
  readonly progress?: ((done: number, of: number) => void) | undefined;
  /** The name this phone has for the player with that hexadecimal key. */
  readonly nameOf?: (key: string) => string | undefined;
  /** For a later game of a match that dealt pools, by the keys of its header. */
  readonly dealing?: (keys: readonly [string, string]) => Dealing | null;
  /** Called for each replayed entry; restarts when a second pass reveals more. */
  readonly onEntry?: ((replayed: ReplayStep) => void) | undefined;
}

/**
 * Never rejects, even for invalid bytes. Checks in order and stops at the first fault: the file's format, then all
 * signatures, then the game.
 */
export async function prove(game: AnyGame, bytes: Uint8Array, options: ProofOptions): Promise<Proof> {
  if (bytes.length === 0) return foreign({ kind: 'empty' });
  if (bytes.length > MAX_FILE_BYTES) return foreign({ kind: 'too-large', size: bytes.length, most: MAX_FILE_BYTES });
  const protocol = protocolOf(bytes);
  if (protocol === null) return foreign({ kind: 'no-game-file' });
  if (protocol !== PROTOCOL) return foreign({ kind: 'other-protocol', theirs: protocol, own: PROTOCOL });
  const read = readablePart(bytes);
  if (!read.ok && read.error === 'too-many-entries') return foreign({ kind: 'too-many-entries', most: MAX_ENTRIES });
  if (!read.ok) return { kind: 'damaged', findings: [{ kind: 'unreadable' }], of: null };
  const { file, of: had } = read.value;
  if (had !== null) return markTruncated(await prove(game, read.value.bytes, options), had);
  return proveRead(game, file, options);
}

async function proveRead(
  game: AnyGame,
  file: MatchFile,
  { curve, progress, onEntry: told, nameOf = () => undefined, dealing = () => null }: ProofOptions,
): Promise<Proof> {
  const keys: [string, string] = [hex(file.header.publicKeys[0]), hex(file.header.publicKeys[1])];
  const named = (seat: Seat): PlayerNames => ({ seat: game.seats[seat], name: nameOf(keys[seat]) ?? null });
  const of = { keys, entries: file.entries.length, version: file.version, players: [named(0), named(1)] as const };
  const own = versionOf(game);
  if (file.version !== own) return { ...foreign({ kind: 'other-version', theirs: plain(file.version), own }), of };
  const seen = new ReplayCollector(game);
  const onEntry = (replayed: ReplayStep): void => {
    seen.take(replayed.state);
    told?.(replayed);
  };
  const options = { curve, onEntry, ...(progress ? { progress } : {}) };
  try {
    const proof = await judgeFile(game, file, options, async (opened, watched) => {
      seen.again();
      const pools = dealing(keys);
      const found = withinPools(await judged(opened, file, watched), seen, pools);
      const { outcome: end = null, kind, findings } = found;
      const scores = end && seen.scores(end);
      const all = [...findings, ...agreed(opened.log), ...moves(opened)];
      const dealt = game.deals && { dealt: kind === 'fair' ? seen.dealt() : null };
      const decks = pools && { decks: seen.decks };
      return { kind, findings: all, of, outcome: end && { ...end, scores }, ...dealt, ...decks };
    });
    return proof ?? { kind: 'damaged', findings: [{ kind: 'other-rules' }], of };
  } catch (error) {
    // Every entry is signed by someone, but options and sizes in a file are untrusted input.
    const why = error instanceof Error ? error.message : String(error);
    return { kind: 'damaged', findings: [{ kind: 'broken-off', error: why }], of };
  }
}

/** What a replay has shown so far. */
class ReplayCollector {
  readonly #game: AnyGame;
  #last: State['world'] = null;
  #decks: Both<readonly CardId[] | null> = [null, null];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** A second pass begins. */
  again(): void {
    this.#last = null;
  }

  take({ world }: State): void {
    // Before the first card moves, a player's knowledge is their deck.
    if (world !== null && this.#last === null)
      this.#decks = [this.#deckIn(world.known[0]), this.#deckIn(world.known[1])];
    this.#last = world ?? this.#last;
  }

  #deckIn(known: unknown): readonly CardId[] | null {
    const cards = known === null ? null : this.#game.knowledge.cards(known);
    return cards && [...cards.pile, ...cards.hand, ...Object.values(cards.slots)];
  }

  get game(): AnyGame['id'] {
    return this.#game.id;
  }

  /** By seat; null for a player whose cards are not known. */
  get decks(): Both<readonly CardId[] | null> {
    return this.#decks;
  }

  scores(end: Outcome): readonly [number, number] | null {
    return this.#last === null ? null : (this.#game.scores?.(this.#last.table, end) ?? null);
  }

  /** By seat: the cards dealt to each player in a game that only deals; null if none were dealt. */
  dealt(): Both<readonly CardId[]> | null {
    if (this.#last === null) return null;
    const { table, known } = this.#last;
    const of = (seat: Seat) => (known[seat] === null ? null : (this.#game.deals?.(table, known[seat]) ?? null));
    const [first, second] = [of(0), of(1)];
    return first && second && [first, second];
  }
}

/**
 * Whether both decks lie within the dealt pools: a card outside its pool is its player's offence. A player who cheated
 * at the deal has lost, and so has a player who withholds its proof, until it arrives (PROTOCOL 9.16).
 */
function withinPools(found: Judged, { game, decks }: ReplayCollector, dealing: Dealing | null): Judged {
  if (dealing === null || found.outcome?.fault != null) return found;
  const { pools, lost } = dealing;
  const beyond = ([0, 1] as const).flatMap((seat) => {
    const [pool, deck] = [pools[seat], decks[seat]];
    const cards = pool && deck && found.kind === 'fair' ? [...new Set(missingFrom(pool, deck))] : [];
    return cards.length > 0 ? [{ seat, cards }] : [];
  });
  const [first, second] = beyond;
  if (first === undefined) {
    if (lost === null) return found;
    return { ...found, outcome: { winner: other(lost.seat), fault: lost.foul ? lost.seat : null } };
  }
  const winner = second === undefined ? other(first.seat) : null;
  const findings = beyond.map((one): Finding => ({ kind: 'beyond-pool', game, ...one, winner }));
  return { kind: 'foul', findings, outcome: { winner, fault: second === undefined ? first.seat : null } };
}

/** The findings on a file of which only the beginning is readable. `had`: how many entries it claims to have. */
function markTruncated(proof: Proof, had: number): Proof {
  const { kind, findings, of } = proof;
  if (of === null || kind === 'foreign') return proof;
  const left: Finding = { kind: 'torn', had, read: of.entries, signed: kind !== 'foul' && kind !== 'damaged' };
  const whole = { ...of, entries: had };
  // The offender signed their offence; but a result that the missing part may have changed does not count.
  if (kind === 'foul') return { ...proof, findings: [...findings, left], of: whole };
  return { kind: 'damaged', findings: [left, ...(left.signed ? [] : findings)], of: whole };
}

const foreign = (finding: Finding): Proof => ({ kind: 'foreign', findings: [finding], of: null });

type Judged = Pick<Proof, 'kind' | 'findings'> & { readonly outcome?: Outcome };

/** Where the players took back moves or fixed the table; empty if they never did. */
function agreed(log: OpenFile['log']): Finding[] {
  const places: Record<GameOffer['what'], number[]> = { draw: [], back: [], correct: [] };
  for (const { body, seq } of log.entries()) {
    const word = body.type === 'AGREED' ? parseWord(body.offer) : null;
    if (word?.ok && word.value.kind === 'offer') places[word.value.offer.what].push(seq);
  }
  const { back, correct } = places;
  return back.length + correct.length > 0 ? [{ kind: 'agreed', back, correct }] : [];
}

async function judged(file: OpenFile, { entries, options: agreed }: MatchFile, options: AuditOptions): Promise<Judged> {
  const { length } = entries;
  if (file.terms.game.opens) return withoutSeeds(file, length, options);
  const lacking = seatsWithoutSeed(file);
  const { wrong } = file.log;
  if (lacking.length > 0) {
    const sight = await publicViewOf(file, options);
    return wrong === null
      ? open(lacking, length, sight, file.terms, keepsDecksSecret(agreed))
      : withDamage(sight.foul, wrong, length, file.terms);
  }
  const verdict = await judge(file, options);
  if (verdict.clean) return fair(verdict, length);
  if (wrong === null && verdict.foul.detail.kind === 'not-over') {
    const sight = await publicViewOf(file, options);
    return {
      kind: 'open',
      findings: [{ kind: 'unfinished', entries: length }, ...missing(sight)],
      ...outcomeOf(sight),
    };
  }
  return wrong === null
    ? accused(verdict.foul, length, file.terms)
    : withDamage(verdict.foul, wrong, length, file.terms);
}

/** Judges the entries before the damage, then reports the damage. */
function withDamage(found: Foul | null, wrong: Foul, length: number, terms: Terms): Judged {
  const damage = accused(wrong, length, terms);
  if (found === null || found === wrong || found.seat === null) return damage;
  const foul = accused(found, length, terms);
  return { ...foul, findings: [...foul.findings, ...damage.findings] };
}

/** Where a game moved to another phone: both keys are the same player's, who answers for both (PROTOCOL 10.8). */
const moves = ({ log: { chain } }: OpenFile): Finding[] =>
  ([0, 1] as const).flatMap((seat) =>
    chain.signers[seat].slice(1).map(({ from }): Finding => ({ kind: 'moved', seat, at: from - 1 })),
  );

const fair = ({ winner, ended }: Extract<Verdict, { clean: true }>, entries: number): Judged => ({
  kind: 'fair',
  findings: [{ kind: 'fair', entries, winner, ended }],
  outcome: { winner, fault: null },
});

/** A game that ends without seeds: the opened values are proven, the rest stays unverified. */
async function withoutSeeds(file: OpenFile, entries: number, options: AuditOptions): Promise<Judged> {
  const { wrong } = file.log;
  const sight = await publicViewOf(file, options);
  if (wrong !== null) return withDamage(sight.foul, wrong, entries, file.terms);
  if (sight.foul !== null) {
    const { kind, findings } = accused(sight.foul, entries, file.terms);
    return { kind, findings: [...findings, { kind: 'seen-openly' }] };
  }
  const verdict = await judge(file, options);
  if (!verdict.clean) return { kind: 'open', findings: [{ kind: 'unfinished-openly', entries }, ...missing(sight)] };
  const { winner, ended, shut = { facts: 0, held: 0 } } = verdict;
  const cards = file.terms.game.cards.length > 0;
  const all = shut.facts + shut.held === 0 && !cards;
  const opened: Finding = { kind: 'opened', entries, winner, ended, shut: all ? null : { ...shut, cards } };
  return { kind: all ? 'fair' : 'open', findings: [opened] };
}

function accused({ seat, seq, kind, detail }: Foul, entries: number, { game }: Terms): Judged {
  if (seat === null) return { kind: 'damaged', findings: [{ kind: 'changed', seq, entries, detail }] };
  const winner = game.nobodyWins ? null : other(seat);
  const found: Finding =
    kind === 'charge'
      ? { kind: 'false-charge', seat, seq, winner }
      : // After a restart, the first of the two may be lost; the opponent's file can show it (PROTOCOL 14.4).
        { kind: 'foul', seat, seq, detail, winner, excusable: kind === 'fork' };
  return { kind: 'foul', findings: [found], outcome: { winner, fault: seat } };
}

/** A file that lacks at least one seed. */
function open(lacking: readonly Seat[], entries: number, sight: PublicView, terms: Terms, keeps: boolean): Judged {
  if (sight.foul !== null) {
    const found = accused(sight.foul, entries, terms);
    return { ...found, findings: [...found.findings, { kind: 'seen-without-seed' }] };
  }
  const { end, waited } = sight;
  if (keeps && lacking.length === 2 && end !== null && waited === null) {
    const { winner } = end;
    return {
      kind: 'open',
      findings: [{ kind: 'decided', entries, winner, ended: endedBy(end) }],
      outcome: { winner, fault: null },
    };
  }
  return { kind: 'open', findings: [{ kind: 'no-seed', entries, lacking }, ...missing(sight)], ...outcomeOf(sight) };
}

/**
 * Who wins while an entry is missing: the player waiting for the opponent's seed, or for whatever they claimed absent.
 */
function outcomeOf({ owed, waited, end }: PublicView): Pick<Judged, 'outcome'> {
  if (owed === null || waited === 'both' || lacksJustification({ owed, end })) return {};
  const winner = waited ?? (end === null ? null : other(owed.by));
  return winner === null ? {} : { outcome: { winner, fault: null } };
}

/**
 * Whether the opponent conceded but the seed that would back the concession is missing: nobody has won until it
 * arrives.
 */
const lacksJustification = ({ owed, end }: Pick<PublicView, 'owed' | 'end'>): boolean =>
  end?.by === 'resignation' && owed?.type === 'SEED' && owed.by === end.winner;

/** Whose entry is missing; empty if it cannot be determined. */
function missing({ owed, waited, charge, end }: PublicView): Finding[] {
  if (charge !== null) return [{ kind: 'accuses', by: charge.by, seq: charge.seq }];
  if (owed === null) return [];
  const { by, seq, type } = owed;
  if (lacksJustification({ owed, end })) return [{ kind: 'seed-after-concession', by, seq }];
  if (waited === 'both') return [{ kind: 'both-waited' }];
  const vain = waited === null ? null : waited === by ? 'head' : 'entry';
  return [{ kind: 'owes', owed: { by, seq, type }, waited: vain, winner: end?.winner ?? null }];
}

/** Text from a file, without any characters that could affect a screen. */
const plain = (text: string): string => text.replace(/[^\w/.-]/g, '?').slice(0, 64);

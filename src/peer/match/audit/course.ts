/** A game file as a sequence of moments, as far as it can be replayed, and what it proves. */
import type { AnyGame, CardId, Seat } from '../../../rules/game.ts';
import type { Moment } from '../../../rules/moment.ts';
import type { Entry } from '../../log/entry.ts';
import type { TrackedDeck } from '../fold/cardTracker.ts';
import { readMove } from '../fold/questions/decision.ts';
import type { ReplayStep } from '../fold/replay.ts';
import { type Both, nameOf, type State, worldOf } from '../fold/state.ts';
import { gameOptions } from '../tableOptions.ts';
import { openFile } from './audit.ts';
import type { MatchFile } from './file.ts';
import { type Proof, type ProofOptions, prove } from './proof.ts';
import { publicViewOf } from './publicView.ts';
import { readablePart } from './readablePart.ts';

export interface Course {
  readonly proof: Proof;
  /** With every card known if both seeds are shown, else with public information only. */
  readonly moments: readonly Moment[];
  /** How many entries the moments cover; the rest cannot be replayed. */
  readonly entries: number;
  /** The game's options; empty if the file cannot be read. */
  readonly options: Readonly<Record<string, string>>;
}

/** Never rejects, even for invalid bytes. */
export async function courseOf(game: AnyGame, bytes: Uint8Array, options: ProofOptions): Promise<Course> {
  const collected = new Collected(game);
  const proof = await prove(game, bytes, { ...options, onEntry: (entry) => collected.take(entry) });
  const read = readablePart(bytes);
  if (!read.ok || proof.kind === 'foreign') return { proof, moments: [], entries: 0, options: {} };
  const { file } = read.value;
  // If the end of a file was tampered with, the seeds are lost: the part before it is replayed with public information.
  if (collected.moments.length === 0) await collected.lookedAt(game, file, options);
  const { moments, entries } = collected;
  return { proof, moments, entries, options: gameOptions(file.options) };
}

class Collected {
  moments: Moment[] = [];
  entries = 0;
  /** The last decision, until its outcome is known. */
  #decided: Moment['by'];

  constructor(private readonly game: AnyGame) {}

  take({ state, entry, happened }: ReplayStep): void {
    // A file may be replayed twice: first without its seeds, then with them.
    if (entry.seq < this.entries) this.moments = [];
    this.entries = entry.seq + 1;
    this.#decided = decisionIn(entry) ?? this.#decided;
    for (const [at, happening] of happened.entries()) {
      // Card positions are known only after the last event; earlier events passed without a decision.
      const piles = at === happened.length - 1 ? this.#piles(state) : null;
      this.moments.push({ ...happening, piles, ...(this.#decided && { by: this.#decided }) });
      this.#decided = undefined;
    }
  }

  async lookedAt(game: AnyGame, file: MatchFile, { curve }: ProofOptions): Promise<void> {
    try {
      const opened = await openFile(game, file, {});
      if (opened !== null) await publicViewOf(opened, { curve, onEntry: (entry) => this.take(entry) });
    } catch {
      // Options and sizes in a file are untrusted: show whatever could be replayed.
    }
  }

  #piles(state: State): Moment['piles'] {
    const { wheres, known } = worldOf(state);
    const [first, second] = wheres.map((where, seat) => this.#pile(where, known, seat === 0 ? 0 : 1));
    return first && second ? [first, second] : null;
  }

  #pile({ pile, loose }: TrackedDeck, known: Both<unknown>, seat: Seat): CardId[] | null {
    // The pile is shuffled before use, so its order does not matter until then.
    if (loose) return known[seat] === null ? null : [...(this.game.knowledge.cards(known[seat])?.pile ?? [])];
    const names = pile.map(({ face }) => nameOf(this.game.cards, face)).filter((name) => name !== null);
    return names.length === pile.length ? names : null;
  }
}

/** The decision of an ACT entry: the first of its moves. */
function decisionIn({ author, body }: Entry): Moment['by'] {
  const [bytes] = body.type === 'ACT' ? body.moves : [];
  const move = bytes && readMove(bytes);
  return move?.ok ? { seat: author, move: move.value } : undefined;
}

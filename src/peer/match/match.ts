/** The public API: two phones, one link, any game. */

import type { Json } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { watchers } from '../../base/watchers.ts';
import type { AnyGame, AnyMove, CardId, DecisionNames, Game, Known, Refusal, Seat, Setup } from '../../rules/game.ts';
import { isValidPublicKey, type Signer } from '../crypto.ts';
import { everySecond } from '../everySecond.ts';
import type { Link } from '../link/link.ts';
import type { GameOffer } from '../log/word.ts';
import type { Curve } from '../secret/curve.ts';
import { newSeed } from '../secret/seed.ts';
import type { GameName, Store } from '../store/store.ts';
import { type Agreement, flagsOf, rulesHashOf, versionOf, writeAgreement } from './agreement.ts';
import type { Verdict } from './audit/audit.ts';
import type { MatchFile } from './audit/file.ts';
import type { CommandResult } from './commands.ts';
import { accept, arrange, bid, decline, offer, play, want, withdraw } from './commands.ts';
import { applyFix } from './fold/agreed.ts';
import type { Both, TableUpdate } from './fold/state.ts';
import type { NewPhone } from './gameMover.ts';
import { refuse, storeRefusal } from './refusal.ts';
import { type MatchClock, Session, type SessionParts } from './session.ts';
import { gameOptions } from './tableOptions.ts';
import { type View, viewOf } from './view.ts';
import type { MakePhone } from './writer.ts';

/** Options shared by `createMatch` and `resumeMatch`. */
export interface MatchOptions<T, M extends AnyMove, K = Known> {
  readonly game: Game<T, M, DecisionNames, K>;
  readonly signer: Signer;
  readonly store: Store;
  /** The name of the game in the store. */
  readonly name: GameName;
  readonly link: Link;
  readonly curve: Curve;
  /** Retry interval for anything unanswered, in ms (whole seconds). 0: no automatic retries. Default: 2000. */
  readonly retryMs?: number;
  /** Runs the final audit elsewhere (a worker). Default: in this thread. */
  readonly judge?: (file: MatchFile) => Promise<Verdict>;
  /** Measures silence. Default: the device's clock if retries are automatic. */
  readonly clock?: MatchClock;
  /** A dishonest phone, for tests. */
  readonly makePhone?: MakePhone;
}

export interface NewMatchOptions<T, M extends AnyMove, K = Known> extends MatchOptions<T, M, K> {
  readonly seat: Seat;
  readonly deck: readonly CardId[];
  readonly options: Setup['options'];
  /** The other player's public key, from the pairing: 32 bytes. */
  readonly peerKey: Uint8Array;
  /** Written with the game's first record, so the game can be found again (`store/shelfRecord.ts`). */
  readonly shelf?: Uint8Array;
  /** 32 unpredictable bytes, different on each call; for tests. */
  readonly entropy?: () => Uint8Array;
}

export type { View } from './view.ts';

export interface Match<T, M extends AnyMove, K = Known> {
  view(): View<T, K>;
  /** `view` for this player's screen, including their decision while it is being stored (unless it ends the game). */
  shown(): View<T, K>;
  /** Plays consecutive moves as one entry (PROTOCOL 10.6). Stored and sent when the promise resolves. */
  play(moves: readonly M[]): Promise<CommandResult>;
  /** Locks this player's bid for the open sealed question; it cannot be changed (PROTOCOL 8.3). */
  bid(move: M): Promise<CommandResult>;
  /** Puts the cards of `view().arrange` back: `order[i]` is the old position of the new card `i`. */
  arrange(order: readonly number[]): Promise<CommandResult>;
  resign(): Promise<CommandResult>;
  /** Claims that what the opponent owes never arrived. Unless it does arrive, this player has won (PROTOCOL 14.2). */
  claimAbsence(): Promise<CommandResult>;
  /**
   * Makes an offer, or accepts if the other player makes the same offer (protocol/README, Offers). E-BACK, E-PENDING,
   * E-STORE.
   */
  offer(offer: GameOffer): Promise<CommandResult>;
  /** Accepts the other player's offer. */
  accept(): Promise<CommandResult>;
  /** Declines the other player's offer and, with `always`, all later ones. */
  decline(always?: boolean): Promise<CommandResult>;
  /** Withdraws this player's offer. The other phone may already have accepted it. */
  withdraw(): Promise<CommandResult>;
  /** Pauses or resumes the game (PROTOCOL 14.9). */
  pause(on: boolean): Promise<CommandResult>;
  /**
   * Ends the match this game belongs to: if its decks are kept secret, its seeds are owed from here on (PROTOCOL 9.17).
   */
  release(): Promise<CommandResult>;
  /** Asks whether the other player is still there. */
  ask(): void;
  /** Answers that this player is still there. */
  answer(): void;
  /** The table after the given change, or why it is not allowed. */
  withChange(change: Json): Result<unknown, Refusal>;
  /**
   * Moves the game to the given phone; null cancels, unless it has already moved. E-AWAY, E-KEY, E-MOVED, E-PEN,
   * E-STOPPED.
   */
  moveTo(to: NewPhone | null): Promise<CommandResult>;
  /**
   * Whether the given entry, which this phone may not have yet, hands the other player's game over to the given key.
   */
  follows(key: Uint8Array, handover: Uint8Array): Promise<boolean>;
  /** Tells the other screen that this player would like to act. */
  want(on: boolean): void;
  /** Asks the other phone for its log length, as every new connection does. */
  nudge(): void;
  /** What this player agreed to: the match options and their deck. */
  agreed(): { readonly options: Setup['options']; readonly deck: readonly CardId[] };
  /** The game as a file to audit; null before it begins. */
  file(): MatchFile | null;
  /** Everything that happened on the table since the first entry, including before a restart; may take a second. */
  history(): Promise<readonly TableUpdate<K>[]>;
  /** Resolves when everything received and requested so far is done. */
  idle(): Promise<void>;
  /** Returns a function that unsubscribes. */
  onChange(handler: () => void): () => void;
  onEvents(handler: (happening: TableUpdate<K>) => void): () => void;
  /**
   * `shown` is ahead of `view` by these events. `onEvents` reports them again once they are stored; `onCut`, if they
   * can't be.
   */
  onShown(handler: (happened: readonly TableUpdate<K>[]) => void): () => void;
  /** The log ends at the given length: what happened in later entries no longer counts (PROTOCOL 14.4). */
  onCut(handler: (length: number) => void): () => void;
  /** Stops listening. The link stays open. */
  close(): void;
}

/**
 * Starts a new game. Refuses with E-DECK, E-KEY, as in `storeRefusal` (name taken, no room), or as the game refuses.
 */
export async function createMatch<T, M extends AnyMove, K = Known>(
  options: NewMatchOptions<T, M, K>,
): Promise<Result<Match<T, M, K>, Refusal>> {
  const { game, seat, deck, signer, peerKey, store, name, shelf, entropy = newSeed } = options;
  const refused = game.deckRefusal(seat, deck, gameOptions(options.options));
  if (refused !== null) return fail(refused);
  const numbers = deck.map((card) => game.cards.indexOf(card));
  if (numbers.includes(-1)) return fail(refuse('unknownCard'));
  if (!isValidPublicKey(peerKey)) return fail(refuse('noProperKey'));
  const keys: Both<Uint8Array> = seat === 0 ? [signer.publicKey, peerKey] : [peerKey, signer.publicKey];
  const [seed, nonce] = [entropy(), entropy()];
  const agreement: Agreement = {
    seat,
    keys,
    deck: numbers,
    options: options.options,
    version: versionOf(game),
    flags: flagsOf(game),
    rules: rulesHashOf(game, versionOf(game), options.options),
    nonce,
    peer: null,
  };
  // The seed is on disk before anything derived from it leaves the phone (PROTOCOL 3.2).
  const stored = await store.put(name, { seed, header: writeAgreement(agreement, seed), ...(shelf && { shelf }) });
  if (!stored.ok) return fail(storeRefusal(stored.error));
  const session = await Session.open(partsOf(options), seed, agreement, true);
  return ok(matchOf<T, M, K>(session, game));
}

const RETRY_MS = 2000;

/** The parts of a session, with defaults filled in. */
export function partsOf<T, M extends AnyMove, K>(options: MatchOptions<T, M, K>): SessionParts {
  const retryMs = options.retryMs ?? RETRY_MS;
  return { ...options, retryMs, clock: options.clock ?? (retryMs > 0 ? deviceClock : null) };
}

const deviceClock: MatchClock = {
  now: () => Date.now(),
  everySecond,
  // A terminal cannot tell whether it is online.
  online: () => typeof navigator === 'undefined' || navigator.onLine !== false,
};

/** The match of a session; starts listening. */
export function matchOf<T, M extends AnyMove, K>(session: Session, { cards }: Pick<AnyGame, 'cards'>): Match<T, M, K> {
  const changes = watchers();
  const events = watchers<[happening: TableUpdate<K>]>();
  const screens = watchers<[happened: readonly TableUpdate<K>[]]>();
  const cuts = watchers<[length: number]>();
  session.onChange = changes.tell;
  session.onHappening = (happening) => {
    for (const one of ofGame<K>([happening])) events.tell(one);
  };
  session.onShown = (happened) => screens.tell(ofGame<K>(happened));
  session.onCut = cuts.tell;
  session.start();
  return {
    view: () => viewOf<T, K>(session),
    shown: () => viewOf<T, K>(session, session.matchPeer.matchLog?.shown),
    play: (moves) => session.wish((writer) => play(writer, moves)),
    bid: (move) => session.wish((writer, sync) => bid(writer, sync, move)),
    arrange: (order) => session.wish((writer) => arrange(writer, order)),
    resign: () => session.resign(),
    claimAbsence: () => session.claimAbsence(),
    offer: (wanted) => session.wish((writer, sync) => offer(writer, sync, wanted)),
    accept: () => session.wish(accept),
    withdraw: () => session.wish(withdraw),
    withChange: (change) => withChange(session, change),
    moveTo: (to) => session.moveTo(to),
    follows: async (key, handover) => (await session.matchPeer.writer?.moving.follows(key, handover)) ?? false,
    decline: (always = false) => session.wish((writer, sync) => decline(writer, sync, always)),
    pause: (on) => session.pause(on),
    release: () => session.release(),
    ask: () => session.ask(),
    answer: () => session.answer(),
    want: (on) => void session.wish((_, sync) => want(sync, on)),
    nudge: () => session.nudge(),
    agreed() {
      const { options, deck } = session.matchPeer.agreement;
      return { options, deck: deck.map((number) => cards[number] ?? '') };
    },
    file: () => session.matchPeer.writer?.file() ?? null,
    history: async () => ofGame<K>((await session.matchPeer.matchLog?.history.all()) ?? []),
    idle: () => session.idle(),
    onChange: changes.add,
    onEvents: events.add,
    onShown: screens.add,
    onCut: cuts.add,
    close: () => session.close(),
  };
}

/** Sessions are not generic over the game's type of knowledge. */
const ofGame = <K>(happened: readonly TableUpdate[]): readonly TableUpdate<K>[] =>
  happened as readonly TableUpdate<K>[];

function withChange({ matchPeer: { matchLog } }: Session, change: Json): Result<unknown, Refusal> {
  if (matchLog === null) return fail(refuse('notBegun'));
  const done = applyFix(matchLog.terms, matchLog.state, change);
  return done.ok ? ok(done.value.world.table) : done;
}

/** The public part: two phones, one link, any game. */

import type { Json } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { AnyGame, AnyMove, CardId, DecisionNames, Game, Known, Refusal, Seat, Setup } from '../../rules/game.ts';
import { checkPublicKey, type Signer } from '../crypto.ts';
import { everySecond } from '../everySecond.ts';
import type { Link } from '../link/link.ts';
import type { GameOffer } from '../log/word.ts';
import type { Curve } from '../secret/curve.ts';
import { newSeed } from '../secret/seed.ts';
import type { GameId, Store } from '../store/store.ts';
import { type Agreement, flagsOf, rulesOf, versionOf, writeAgreement } from './agreement.ts';
import type { Verdict } from './audit/audit.ts';
import type { MatchFile } from './audit/file.ts';
import type { Wished } from './commands.ts';
import { accept, arrange, decline, note, offer, play, want, withdraw } from './commands.ts';
import { corrected } from './fold/correct.ts';
import type { Both, Happening } from './fold/state.ts';
import type { Taker } from './moving.ts';
import { refuse, storeRefusal } from './refusal.ts';
import { type Clock, type Parts, Session } from './session.ts';
import { gameOptions } from './tableOptions.ts';
import { type View, viewOf } from './view.ts';
import type { MakePhone } from './writer.ts';

/** What both beginnings of a match need. */
export interface MatchOptions<T, M extends AnyMove, K = Known> {
  readonly game: Game<T, M, DecisionNames, K>;
  readonly signer: Signer;
  readonly store: Store;
  /** The name of the game in the store. */
  readonly name: GameId;
  readonly link: Link;
  readonly curve: Curve;
  /** After how long something unanswered is asked again, in milliseconds, whole seconds; 0: never by itself. Default 2000. */
  readonly retryMs?: number;
  /** The audit at the end, where it should run elsewhere (a worker). Default: here. */
  readonly judge?: (file: MatchFile) => Promise<Verdict>;
  /** What silence is measured with. Default: the device's clock, where anything is asked again by itself. */
  readonly clock?: Clock;
  /** Another phone than an honest one, for tests. */
  readonly makePhone?: MakePhone;
}

export interface NewMatchOptions<T, M extends AnyMove, K = Known> extends MatchOptions<T, M, K> {
  readonly seat: Seat;
  readonly deck: readonly CardId[];
  readonly options: Setup['options'];
  /** The other player's public key, as the pairing found it: 32 bytes. */
  readonly peerKey: Uint8Array;
  /** What is written with the game's first record, so that whoever has the game finds it again (`store/shelfRecord.ts`). */
  readonly shelf?: Uint8Array;
  /** 32 bytes nobody can guess, each time others; for tests. */
  readonly entropy?: () => Uint8Array;
}

export type { View } from './view.ts';

export interface Match<T, M extends AnyMove, K = Known> {
  view(): View<T, K>;
  /** Moves of this player that follow each other, as one entry (PROTOCOL 10.6). It is kept and sent when the promise resolves. */
  play(moves: readonly M[]): Promise<Wished>;
  /** Locks this player's note for the sealed question that is open; it cannot be changed (PROTOCOL 8.3). */
  note(move: M): Promise<Wished>;
  /** Puts the cards of `view().arrange` back: `order[i]` is the old place of the new card `i`. */
  arrange(order: readonly number[]): Promise<Wished>;
  resign(): Promise<Wished>;
  /** Says of what the other one owes that it does not come: until it does, this player has won (PROTOCOL 14.2). */
  claimAbsence(): Promise<Wished>;
  /** Offers that to the other player, or agrees where he offers the same (protocol/README, Offers). E-BACK, E-PENDING, E-STORE. */
  offer(offer: GameOffer): Promise<Wished>;
  /** Agrees to what the other player offers. */
  accept(): Promise<Wished>;
  /** Says no to it; `always`: to all that follow, too. */
  decline(always?: boolean): Promise<Wished>;
  /** Takes back what this player has offered. The other phone may still have agreed to it. */
  withdraw(): Promise<Wished>;
  /** Puts the game off until another day, or goes on with it (PROTOCOL 14.9). */
  pause(on: boolean): Promise<Wished>;
  /** Ends the row of games that this one belongs to: where both decks are kept secret its seeds are owed from here on (PROTOCOL 9.17). */
  release(): Promise<Wished>;
  /** Asks the other player whether he is still there. */
  ask(): void;
  /** Answers that. */
  answer(): void;
  /** What the table would be with it, or why it cannot be. */
  withChange(change: Json): Result<unknown, Refusal>;
  /** Hands the game over to that phone; null: no more, as long as it has not gone. E-AWAY, E-KEY, E-MOVED, E-PEN, E-STOPPED. */
  moveTo(to: Taker | null): Promise<Wished>;
  /** Whether that entry, of which this phone need not have heard, hands the other player's game over to that key. */
  follows(key: Uint8Array, handover: Uint8Array): Promise<boolean>;
  /** Lets the other screen know that this player would like to act. */
  want(on: boolean): void;
  /** Asks the other phone where it stands, as every new connection does. */
  nudge(): void;
  /** What this player has agreed to: the options of the table, and the deck that he brought. */
  agreed(): { readonly options: Setup['options']; readonly deck: readonly CardId[] };
  /** The match as a file for an audit; null before it has begun. */
  file(): MatchFile | null;
  /** Everything that has happened on the table since the first entry, also before this phone was restarted: that may take a second. */
  history(): Promise<readonly Happening<K>[]>;
  /** Resolves when all that has arrived and been wished so far is done. */
  idle(): Promise<void>;
  /** Result: a function that ends it. */
  onChange(handler: () => void): () => void;
  onEvents(handler: (happening: Happening<K>) => void): () => void;
  /** The log was cut to that length: what had happened with later entries has not (PROTOCOL 14.4). */
  onCut(handler: (length: number) => void): () => void;
  /** Stops listening. The link stays open. */
  close(): void;
}

/** A new match. Refused E-DECK, E-KEY, as `storeRefusal` says (there is a game of that name, or no room), or as the game refuses. */
export async function createMatch<T, M extends AnyMove, K = Known>(
  options: NewMatchOptions<T, M, K>,
): Promise<Result<Match<T, M, K>, Refusal>> {
  const { game, seat, deck, signer, peerKey, store, name, shelf, entropy = newSeed } = options;
  const refused = game.deckRefusal(seat, deck, gameOptions(options.options));
  if (refused !== null) return fail(refused);
  const numbers = deck.map((card) => game.cards.indexOf(card));
  if (numbers.includes(-1)) return fail(refuse('unknownCard'));
  if (!checkPublicKey(peerKey)) return fail(refuse('noProperKey'));
  const keys: Both<Uint8Array> = seat === 0 ? [signer.publicKey, peerKey] : [peerKey, signer.publicKey];
  const [seed, nonce] = [entropy(), entropy()];
  const agreement: Agreement = {
    seat,
    keys,
    deck: numbers,
    options: options.options,
    version: versionOf(game),
    flags: flagsOf(game),
    rules: rulesOf(game, versionOf(game), options.options),
    nonce,
    peer: null,
  };
  // The seed is on the disk before anything made of it leaves the phone (PROTOCOL 3.2).
  const stored = await store.put(name, { seed, header: writeAgreement(agreement, seed), ...(shelf && { shelf }) });
  if (!stored.ok) return fail(storeRefusal(stored.error));
  const session = await Session.open(partsOf(options), seed, agreement, true);
  return ok(matchOf<T, M, K>(session, game));
}

const RETRY_MS = 2000;

/** The parts of a session, with what was left out. */
export function partsOf<T, M extends AnyMove, K>(options: MatchOptions<T, M, K>): Parts {
  const retryMs = options.retryMs ?? RETRY_MS;
  return { ...options, retryMs, clock: options.clock ?? (retryMs > 0 ? deviceClock : null) };
}

const deviceClock: Clock = {
  now: () => Date.now(),
  everySecond,
  // A terminal does not say.
  online: () => typeof navigator === 'undefined' || navigator.onLine !== false,
};

/** The match of a session, which begins to listen. */
export function matchOf<T, M extends AnyMove, K>(session: Session, { cards }: Pick<AnyGame, 'cards'>): Match<T, M, K> {
  const changes = new Set<() => void>();
  const watchers = new Set<(happening: Happening<K>) => void>();
  const cuts = new Set<(length: number) => void>();
  session.onChange = () => {
    for (const handler of [...changes]) handler();
  };
  session.onHappening = (happening) => {
    for (const handler of [...watchers]) handler(happening as Happening<K>);
  };
  session.onCut = (length) => {
    for (const handler of [...cuts]) handler(length);
  };
  session.start();
  return {
    view: () => viewOf<T, K>(session),
    play: (moves) => session.wish(play(moves)),
    note: (move) => session.wish(note(move)),
    arrange: (order) => session.wish(arrange(order)),
    resign: () => session.resign(),
    claimAbsence: () => session.claimAbsence(),
    offer: (wanted) => session.wish(offer(wanted)),
    accept: () => session.wish(accept),
    withdraw: () => session.wish(withdraw),
    withChange: (change) => withChange(session, change),
    moveTo: (to) => session.moveTo(to),
    follows: async (key, handover) => (await session.matchPeer.writer?.moving.follows(key, handover)) ?? false,
    decline: (always = false) => session.wish(decline(always)),
    pause: (on) => session.pause(on),
    release: () => session.release(),
    ask: () => session.ask(),
    answer: () => session.answer(),
    want: (on) => void session.wish(want(on)),
    nudge: () => session.nudge(),
    agreed() {
      const { options, deck } = session.matchPeer.agreement;
      return { options, deck: deck.map((number) => cards[number] ?? '') };
    },
    file: () => session.matchPeer.writer?.file() ?? null,
    history: async () => ((await session.matchPeer.matchLog?.history.all()) ?? []) as Happening<K>[],
    idle: () => session.idle(),
    onChange: (handler) => subscribe(changes, handler),
    onEvents: (handler) => subscribe(watchers, handler),
    onCut: (handler) => subscribe(cuts, handler),
    close: () => session.close(),
  };
}

function withChange({ matchPeer: { matchLog } }: Session, change: Json): Result<unknown, Refusal> {
  if (matchLog === null) return fail(refuse('notBegun'));
  const done = corrected(matchLog.terms, matchLog.state, change);
  return done.ok ? ok(done.value.world.table) : done;
}

function subscribe<H>(handlers: Set<H>, handler: H): () => void {
  handlers.add(handler);
  return () => void handlers.delete(handler);
}

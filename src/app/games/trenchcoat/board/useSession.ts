/** A session with this phone's private data, and what the phone does automatically for its player. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Result } from '../../../../base/result.ts';
import * as is from '../../../../base/shapes.ts';
import type { Call, Gain } from '../../../../rules/trenchcoat/game/call.ts';
import { move as moveForm } from '../../../../rules/trenchcoat/game/forms.ts';
import type { TrenchKnown } from '../../../../rules/trenchcoat/game/known.ts';
import { announceMove, callMove, stoppedMove } from '../../../../rules/trenchcoat/game/master.ts';
import type { GmMove, Move } from '../../../../rules/trenchcoat/game/move.ts';
import type { Table } from '../../../../rules/trenchcoat/game/table.ts';
import type { InputFault } from '../../../../rules/trenchcoat/reasons.ts';
import * as words from '../../../../words/en/trenchcoat/board.ts';
import { refusalWords } from '../../../../words/en/trenchcoat/refusals/index.ts';
import type { Seated } from '../../../play/seated.ts';
import type { CallSheetDraft } from '../master/draft.ts';
import type { SessionRecord } from '../recorder.ts';
import { isCallDraft, isGains } from './draftForms.ts';
import { isGm, type TrenchSession } from './session.ts';
import { useDraft, useDrawer } from './useDraft.ts';

/**
 * `v` is null while loading. `own`: the Game Master's own test, as prepared so far. `unkept`: whether the browser failed
 * to store the last private change.
 */
export function useSession(seated: Seated<Table, Move>, record: SessionRecord) {
  // The shared type is for cards; in this game the value is what `knowledge` returned.
  const known = seated.known as unknown as TrenchKnown;
  const kept = useDrawer(seated.storageKey, known);
  const prepared = useDraft<CallSheetDraft | null>({ name: 'own', initial: null, is: is.orNull(isCallDraft) });
  const own = prepared.value;
  const mine = kept.drawer && { ...seated, known, record, drawer: kept.drawer, change: kept.change };
  const handOut = useHandOut(mine, own !== null);
  const acting = mine && { ...mine, ...handOut };
  const { borrow, ...errands } = useErrands(acting, own !== null);
  // Once the player has ended the session, seals this phone's remaining pages.
  useAnswering(mine, (v, answer) => {
    const made = isGm(v) && v.table.step === 'ending' ? stoppedMove(v) : null;
    if (made?.ok) answer(made.value);
  });
  return {
    v: acting && ({ ...acting, ...errands } satisfies TrenchSession),
    own,
    setOwn(next: CallSheetDraft | null) {
      if (next) {
        borrow();
        prepared.set(next);
      } else prepared.forget();
    },
    unkept: kept.unkept,
  };
}

type Errand = { readonly do: 'say'; readonly say: string } | { readonly do: 'call'; readonly call: Call };

/**
 * Actions that the Game Master has decided on for a player who can't receive them yet: a part of a joint test, or a
 * message to all players. They wait in the game's note; the turn then returns to the player.
 */
export interface Errands {
  /** In the order in which they were decided. */
  readonly errands: readonly Errand[];
  send(errand: Errand): void;
  /** Drops the part of the given joint test if it has not been called yet. */
  drop(id: string): void;
  /** Why the first action can't be done. */
  readonly stuck: string | null;
}

type Acting = Omit<TrenchSession, keyof Errands>;

const isErrand = (value: unknown): value is Errand =>
  is.object(value) &&
  (value['do'] === 'say'
    ? is.text(value['say'])
    : moveForm({ do: 'call', call: value['call'], commits: 1 }, { kind: 'part', part: 'move' }) === null);

/** Whether all events are loaded; after a restart they arrive slightly later than the table. */
const isWhole = ({ table, record }: Pick<TrenchSession, 'table' | 'record'>): boolean =>
  record.log.filter(({ is }) => is === 'test').length === table.tests;

const isCalled = ({ record }: Acting, { together }: Call): boolean =>
  record.events.some((event) => event.kind === 'called' && event.call.together?.id === together?.id);

const made = (errand: Errand, v: Acting): Result<GmMove, InputFault> =>
  errand.do === 'say' ? announceMove(v, { say: errand.say, gains: [] }) : callMove(v, errand.call);

/** Acts after each render unless a move is being sent. A question is answered once, since the answer may take a while. */
function useAnswering<T extends Pick<TrenchSession, 'pending' | 'questionAt' | 'play'>>(
  v: T | null,
  act: (v: T, answer: (move: Move) => void) => void,
): void {
  const answered = useRef<number | null>(null);
  useEffect(() => {
    if (v === null || v.pending || v.questionAt === answered.current) return;
    act(v, (move) => {
      answered.current = v.questionAt;
      v.play(move);
    });
  });
}

/**
 * Carries out the actions when possible. `isPreparing`: whether the Game Master is preparing a test there and keeps the
 * turn for it.
 */
function useErrands(v: Acting | null, isPreparing: boolean): Errands & { borrow(): void } {
  const queue = useDraft<readonly Errand[]>({ name: 'errands', initial: [], is: is.listOf(isErrand) });
  const borrowed = useDraft<number | null>({ name: 'borrowed', initial: null, is: is.orNull(is.number) });
  const [stuck, setStuck] = useState<string | null>(null);
  const [next, ...rest] = queue.value;
  const borrow = (): void => {
    if (v?.table.step === 'idle') borrowed.set(v.questionAt);
  };
  useAnswering(v, (v, answer) => {
    const { step } = v.table;
    const play = (move: Move): void => {
      setStuck(null);
      answer(move);
    };
    // The call is already in the log, so the page was closed before it could remove the action.
    if (next?.do === 'call' && isCalled(v, next.call)) return queue.set(rest);
    if (isPreparing || v.handed.length > 0) return;
    if (next && step === 'idle' && v.want && !v.wants?.[0]) {
      borrow();
      v.want(true);
    } else if (next && step === 'lead' && isWhole(v)) {
      const move = made(next, v);
      if (!move.ok) return setStuck(refusalWords(move.error));
      if (next.do === 'say') queue.set(rest);
      play(move.value);
    } else if (!next && step === 'lead' && borrowed.value !== null) {
      borrowed.forget();
      play({ do: 'done' });
    }
  });
  return {
    errands: queue.value,
    send: (errand) => queue.set([...queue.value, errand]),
    drop(id) {
      const left = queue.value.filter((one) => one.do === 'say' || one.call.together?.id !== id);
      if (left.length === queue.value.length) return;
      queue.set(left);
      if (left.length > 0 || v?.table.step !== 'idle') return;
      borrowed.forget();
      v.want?.(false);
    },
    stuck: next && isPreparing ? words.ownTestFirst : stuck,
    borrow,
  };
}

/** Gains handed out outside a test: sent with the next result told, or as soon as the Game Master may act. */
export interface HandOut {
  /** Gains that the player has not been told about yet. */
  readonly handed: readonly Gain[];
  handOut(gains: readonly Gain[]): void;
  /** Clears the gains once they are part of a tell. */
  toldHanded(): void;
}

type HandOutSession = Pick<
  TrenchSession,
  'table' | 'known' | 'drawer' | 'pending' | 'questionAt' | 'wants' | 'want' | 'play'
>;

/**
 * Queues gains and sends them when possible. `busy`: whether the Game Master is preparing a test and keeps the turn for
 * it.
 */
export function useHandOut(v: HandOutSession | null, busy: boolean): HandOut {
  const draft = useDraft<readonly Gain[]>({ name: 'handed', initial: [], is: isGains });
  const handed = draft.value;
  /** The hook's stage: asking to act, announcing, or handing the turn back. */
  const [stage, setStage] = useState<'none' | 'asked' | 'announced'>('none');
  useAnswering(v, (v, play) => {
    const { step } = v.table;
    if (step === 'lead' && handed.length > 0) {
      const made = announceMove(v, { say: '', gains: [...handed] });
      if (!made.ok) return setStage('none');
      draft.forget();
      setStage(stage === 'asked' && !busy ? 'announced' : 'none');
      play(made.value);
    } else if (step === 'lead' && stage === 'announced') {
      setStage('none');
      play({ do: 'done' });
    } else if (step === 'idle' && handed.length > 0 && v.want && !v.wants?.[0]) {
      setStage('asked');
      v.want(true);
      // The player made a request first, so the gains are sent with its answer.
    } else if (step !== 'idle' && step !== 'lead' && stage !== 'none') setStage('none');
  });
  return {
    handed,
    handOut: (gains) => draft.set([...handed, ...gains]),
    toldHanded: draft.forget,
  };
}

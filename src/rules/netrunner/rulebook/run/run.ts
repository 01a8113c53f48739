/** Runs by the timing chart (N-RUN), with encounters and icebreaking (N-BRK). */
import type { Slot } from '../../../game.ts';
import { changeRun, type Draft, emit, endLasting, pop, push, replaceFrame, updateFrame } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { cardAt, type Detour, type FortId, fortOf, type Lasting, RUNNER, type Run, type Table } from '../../table.ts';
import { resetRunUses } from '../abilities.ts';
import { respondToRun, respondToWorms, undoUses } from '../cards/rezAnswer.ts';
import { trash } from '../cards/trash.ts';
import { offerReplacements } from '../choose/replace.ts';
import type { Handler } from '../handler.ts';
import { happens } from '../moments.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import { windows } from '../turn/windows.ts';
import { startAccess } from './access.ts';
import { runRefusal } from './ban.ts';
import { breakMoves, breakRefusal, breakWith, hasBreaker } from './encounter.ts';
import { approached } from './encountered.ts';
import { jackOut, jackOutRefusal } from './jackOut.ts';
import { openSubs, subsOf } from './subroutines.ts';

type RunFrame = FrameOf<'run'>;

const runOf = (table: Table): Run => {
  if (!table.run) throw new Error('no run is going on');
  return table.run;
};

/** The announced run (chart step 1); the action has been spent. Does nothing if running is forbidden (R-GEN-26). */
export function startRun(draft: Draft, fort: FortId, during: readonly Lasting[] = []): void {
  if (runRefusal(draft.table, fort)) return;
  draft.table.run = {
    fort,
    at: 0,
    gone: false,
    broken: [],
    by: [],
    used: [],
    encounter: false,
    fresh: true,
    allBroken: false,
    ended: false,
    jackedOut: false,
    success: false,
  };
  draft.table.lasting = [...draft.table.lasting, ...during];
  resetRunUses(draft);
  emit(draft, { kind: 'run', fort });
  push(draft, { do: 'run', step: 'begin', sub: 0 });
  happens(draft, 'runBegins', { fort });
}

export const run: Handler<RunFrame> = {
  ask(table, { step }) {
    if (step === 'encounter')
      return hasBreaker(table) && !runOf(table).ended && !runOf(table).skip
        ? { kind: 'move', of: RUNNER, window: 'encounter' }
        : null;
    return step === 'jack' || step === 'last' ? { kind: 'move', of: RUNNER, window: step } : null;
  },
  moves: (table, { step }, _, known) =>
    step === 'encounter' ? [{ do: 'pass' }, ...breakMoves(table, known)] : [{ do: 'pass' }, { do: 'jackOut' }],
  refusal(table, { step }, seat, move, known) {
    if (move.do === 'pass') return null;
    if (step === 'encounter' && move.do === 'use') return breakRefusal(table, move, known);
    if (step !== 'encounter' && move.do === 'jackOut') return jackOutRefusal(table);
    return wrongMomentRefusal(table, seat, move);
  },
  takeMove(draft, frame, move) {
    if (move.do === 'use') return breakWith(draft, move);
    if (move.do === 'jackOut') {
      goTo(draft, frame, 'end');
      return jackOut(draft);
    }
    updateFrame(draft, frame, { step: after[frame.step] ?? 'end', sub: 0 });
  },
  step: (draft, frame) => steps[frame.step](draft, frame),
};

/** Where "done" and "continue" lead. */
const after: Partial<Record<RunFrame['step'], RunFrame['step']>> = {
  encounter: 'answer',
  jack: 'approach',
  last: 'final',
};

const goTo = (draft: Draft, frame: RunFrame, step: RunFrame['step']): void =>
  updateFrame(draft, frame, { step, sub: 0 });

const steps: Record<RunFrame['step'], (draft: Draft, frame: RunFrame) => void> = {
  begin(draft, frame) {
    goTo(draft, frame, 'approach');
    if (!runOf(draft.table).ended) push(draft, { do: 'window', name: 'begin', blocks: windows.begin.blocks });
  },
  approach(draft, frame) {
    const ice = approached(draft.table);
    if (runOf(draft.table).ended) return goTo(draft, frame, 'end');
    if (ice === undefined) return afterLastIce(draft, frame);
    if (runOf(draft.table).straight) {
      const { straight: _, ...later } = runOf(draft.table);
      draft.table.run = later;
    }
    emit(draft, { kind: 'approached', slot: ice });
    goTo(draft, frame, 'rezzing');
    happens(draft, 'approached', { fort: runOf(draft.table).fort, slot: ice });
  },
  rezzing(draft, frame) {
    goTo(draft, frame, 'meet');
    if (!runOf(draft.table).ended) push(draft, { do: 'window', name: 'approach', blocks: windows.approach.blocks });
  },
  meet(draft, frame) {
    const current = startedRun(draft);
    const ice = approached(draft.table);
    if (current.ended) return goTo(draft, frame, 'end');
    // The ice left while it was being approached: the piece behind it is now in front.
    if (ice === undefined) {
      changeRun(draft, { gone: false });
      return goTo(draft, frame, 'approach');
    }
    if (!cardAt(draft.table, ice).active) return goTo(draft, frame, 'pass');
    encounterIce(draft, frame, ice);
  },
  encounter: (draft, frame) => goTo(draft, frame, runOf(draft.table).skip ? 'leave' : 'answer'),
  answer(draft, frame) {
    goTo(draft, frame, 'answered');
    respondToWorms(draft);
  },
  /** Subroutines that are unbroken again may be broken by other cards. */
  answered: (draft, frame) => goTo(draft, frame, undoUses(draft) ? 'encounter' : 'subroutines'),
  subroutines(draft, frame) {
    const current = runOf(draft.table);
    const ice = approached(draft.table);
    const sub = ice === undefined ? undefined : subsOf(draft.table, ice)[frame.sub];
    if (ice === undefined || current.ended || !sub) return goTo(draft, frame, 'leave');
    updateFrame(draft, frame, { sub: frame.sub + 1 });
    if (!openSubs(draft.table, ice).includes(frame.sub)) return;
    emit(draft, { kind: 'subroutine', slot: ice, sub: frame.sub });
    push(draft, { do: 'effect', ref: sub.ref, at: 0 });
  },
  leave: leaveIce,
  pass(draft, frame) {
    const { ended, fort, leaving } = runOf(draft.table);
    if (ended) return goTo(draft, frame, 'end');
    const slot = approached(draft.table);
    emit(draft, { kind: 'passed', slot: slot ?? null });
    goTo(draft, frame, 'afterPass');
    const passed = slot ?? leaving;
    happens(draft, 'icePassed', { fort, ...(passed === undefined ? {} : { slot: passed }) });
  },
  afterPass(draft, frame) {
    trashGuest(draft);
    const { ended, last } = runOf(draft.table);
    if (ended || last) return goTo(draft, frame, 'end');
    goTo(draft, frame, 'passed');
    push(draft, { do: 'window', name: 'pass', blocks: windows.pass.blocks });
  },
  passed(draft, frame) {
    const current = runOf(draft.table);
    if (current.ended) return goTo(draft, frame, 'end');
    const at = current.gone ? current.at : current.at + 1;
    changeRun(draft, { at, gone: false, broken: [], by: [] });
    const next = current.straight ? 'approach' : 'jack';
    goTo(draft, frame, at < (fortOf(draft.table, current.fort)?.ice.length ?? 0) ? next : 'allPassed');
  },
  /** The moment for cards that work once the last ice is passed: more ice may have been added (R-CARD-dr-dreff). */
  allPassed(draft, frame) {
    if (startedRun(draft).ended) return goTo(draft, frame, 'end');
    if (!goToNewIce(draft, frame)) goTo(draft, frame, 'last');
  },
  jack: () => {},
  last: () => {},
  final(draft, frame) {
    goTo(draft, frame, 'success');
    push(draft, { do: 'window', name: 'final', blocks: windows.final.blocks });
  },
  success(draft, frame) {
    const { ended } = runOf(draft.table);
    if (ended && !hasLeftInLastWindow(draft.table)) return goTo(draft, frame, 'end');
    if (!ended && goToNewIce(draft, frame)) return;
    goTo(draft, frame, 'access');
    changeRun(draft, { success: true });
    const fort = creditedFort(draft.table);
    emit(draft, { kind: 'success', fort });
    push(draft, { do: 'window', name: 'success', blocks: windows.success.blocks });
    happens(draft, 'runSucceeds', { fort });
  },
  /** Replacements of the access are asked first: `sub` is 1 once that is done. */
  access(draft, frame) {
    const { lasting } = draft.table;
    if (runOf(draft.table).ended) return goTo(draft, frame, 'end');
    if (frame.sub === 0) {
      replaceFrame(draft, { ...frame, sub: 1, got: [] });
      if (offerReplacements(draft, 'access', { fort: creditedFort(draft.table) })) return;
    }
    goTo(draft, frame, 'end');
    if (frame.sub === 1 && frame.got?.[0] === 1) return;
    const fort = creditedFort(draft.table);
    const instead = lasting.find((one) => one.what === 'instead' && (one.fort ?? fort) === fort)?.ref;
    if (instead) push(draft, { do: 'effect', ref: instead, at: 0 });
    else startAccess(draft, fort);
  },
  /** Counters for a successful run are added here too, after the access (R-GEN-43). */
  end(draft, frame) {
    const { fort: here, success } = runOf(draft.table);
    const fort = success ? creditedFort(draft.table) : here;
    updateFrame(draft, frame, { step: 'over' });
    happens(draft, 'runEnds', { fort, amount: success ? 1 : 0 });
    if (!success) happens(draft, 'runFails', { fort });
  },
  over(draft) {
    trashGuest(draft);
    const { fort, success, jackedOut } = runOf(draft.table);
    endLasting(draft, 'encounter');
    endLasting(draft, 'nextEncounter');
    endLasting(draft, 'run');
    draft.table.run = null;
    emit(draft, { kind: 'runOver', fort, success, jackedOut });
    pop(draft);
    happens(draft, 'runOver', { fort, amount: success ? 1 : 0 });
  },
};

/** The fort a successful run counts for: the fort it is on, unless a card changes it. */
export function creditedFort(table: Table): FortId {
  const { fort } = runOf(table);
  return table.lasting.find((one) => one.what === 'redirect' && one.of === fort)?.fort ?? fort;
}

/** A card let the Runner leave in the last window, with no ice in front: the run succeeds without an access. */
function hasLeftInLastWindow(table: Table): boolean {
  const { jackedOut, guest } = runOf(table);
  return jackedOut && guest === undefined && approached(table) === undefined;
}

/** Ice was added behind all the ice passed so far: the Runner deals with it before anything else. */
function goToNewIce(draft: Draft, frame: RunFrame): boolean {
  const { guest } = runOf(draft.table);
  if (guest !== undefined) encounterIce(draft, frame, guest);
  else if (approached(draft.table) !== undefined) goTo(draft, frame, 'approach');
  else return false;
  return true;
}

/** With no ice to pass, cards that work once the last ice is passed have their moment now. */
function afterLastIce(draft: Draft, frame: RunFrame): void {
  goTo(draft, frame, 'allPassed');
  push(draft, { do: 'window', name: 'allPassed', blocks: windows.allPassed.blocks });
  if (runOf(draft.table).fresh) respondToRun(draft);
}

/** The current run, now past its start. */
function startedRun(draft: Draft): Run {
  const run = runOf(draft.table);
  if (!run.fresh) return run;
  const { fresh: _, ...later } = run;
  draft.table.run = later;
  return later;
}

/** The encounter begins: pending effects start, and the ice may be passed without effect (N-RUN-27). */
function encounterIce(draft: Draft, frame: RunFrame, ice: Slot): void {
  const { fort } = runOf(draft.table);
  emit(draft, { kind: 'encountered', slot: ice, card: cardAt(draft.table, ice).card ?? '' });
  draft.table.lasting = draft.table.lasting.map((one) =>
    one.until === 'nextEncounter' ? { ...one, until: 'encounter' } : one,
  );
  const pass = draft.table.lasting.find((one) => one.what === 'autoPass' && (one.slot ?? ice) === ice);
  if (pass) draft.table.lasting = draft.table.lasting.filter((one) => one !== pass);
  changeRun(draft, { encounter: true, allBroken: false, broken: [], by: [], used: [] });
  if (pass) changeRun(draft, { skip: true });
  goTo(draft, frame, 'encounter');
  // Ice without subroutines counts as broken (R-CARD-pattels-virus.1).
  if (subsOf(draft.table, ice).length === 0) {
    emit(draft, { kind: 'brokenThrough', slot: ice });
    happens(draft, 'allBroken', { fort, slot: ice });
  }
  happens(draft, 'encountered', { fort, slot: ice });
}

/** The encounter is over: raised strengths end (N-BRK-07). */
function leaveIce(draft: Draft, frame: RunFrame): void {
  const slot = approached(draft.table);
  const allBroken = slot !== undefined && subsOf(draft.table, slot).length <= runOf(draft.table).broken.length;
  endLasting(draft, 'encounter');
  // Broken subroutines are remembered until the ice is passed: some cards depend on them.
  const { skip: _, next, guest, ...current } = runOf(draft.table);
  draft.table.run = {
    ...current,
    encounter: false,
    allBroken,
    ...(guest === undefined ? {} : { gone: true, leaving: guest }),
  };
  if (draft.table.options.rules === '1996') trashGuest(draft);
  const isOver = current.ended || (next !== undefined && current.last === true);
  if (next && !isOver) redirectRun(draft, frame, next);
  else goTo(draft, frame, isOver ? 'end' : 'pass');
  happens(draft, 'encounterEnds', { fort: current.fort, ...(slot === undefined ? {} : { slot }) });
}

/** Ice brought into the run is trashed, whether encountered or not (R-CARD-dr-dreff.6). */
function trashGuest(draft: Draft): void {
  const { guest, leaving = guest, ...others } = runOf(draft.table);
  if (leaving === undefined) return;
  draft.table.run = others;
  if (draft.table.cards[leaving]) trash(draft, leaving);
}

/** The run continues elsewhere, possibly on another fort. */
function redirectRun(draft: Draft, frame: RunFrame, { fort, at, meet }: Detour): void {
  changeRun(draft, { fort, at, gone: false, broken: [], by: [] });
  emit(draft, { kind: 'diverted', fort, slot: approached(draft.table) ?? null });
  goTo(draft, frame, meet ? 'meet' : 'approach');
}

/** One player's table: the opponent at the top, this player below, the current choice under their thumb. */

import type { JSX } from 'preact';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { type CardId, other } from '../../../../rules/game.ts';
import { pendingHarm } from '../../../../rules/netrunner/rulebook/harm/coming.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import * as words from '../../../../words/en/netrunner/board/table.ts';
import { useFocusFallback } from '../../../parts/focusFallback.ts';
import { GlossaryContext } from '../../../parts/glossaryContext.ts';
import type { Announcement } from '../../../parts/sheet.tsx';
import { Toast } from '../../../parts/strip.tsx';
import type { PassHold } from '../autoPass.ts';
import { AccessView } from './access/accessView.tsx';
import { BeforeAccess } from './access/beforeAccess.tsx';
import { isBeforeAccess, trapsOf } from './access/traps.ts';
import { useAccess } from './access/useAccess.ts';
import { useTraps } from './access/useTraps.ts';
import { ActionBar } from './decide/actionBar.tsx';
import type { DecisionProps } from './decide/decisionProps.ts';
import { type TappedAnswer, tappedAnswerOf } from './decide/waiting.tsx';
import { HarmView } from './harm/harmView.tsx';
import { DrawnSlip } from './news/drawnSlip.tsx';
import { EventLine, Headline } from './news/eventLine.tsx';
import { useMotion } from './news/motion.ts';
import { LatestNews, Live, useLatestNews } from './news/newsSlip.tsx';
import { TraceReveal, verdictWords } from './news/traceReveal.tsx';
import { inSheet, Sheets } from './openSheet.tsx';
import { RunView } from './run/runView.tsx';
import { isHarmAsked, type NetrunnerSeated, sideClass } from './seated.ts';
import { type BoardUiState, useOpenSheet } from './sheetState.ts';
import { needsConfirmation } from './sheets/askSheet.tsx';
import { Forts } from './table/forts.tsx';
import { Hand, useDrawn } from './table/hand.tsx';
import { OtherPlate, OwnPlate } from './table/plate.tsx';
import { Rig } from './table/rig.tsx';
import { useCover } from './table/useCover.ts';
import { renderTerms } from './terms.tsx';
import '../signs.ts';
import './board.css';
import './table/turned.css';

interface Props {
  v: NetrunnerSeated;
  onLeave(): void;
  /** Where this player wants to be asked, even at rarely used windows. */
  hold?: PassHold;
  setHold?(hold: PassHold): void;
  /** What is open, kept for when the player returns to the table. */
  place?: BoardUiState;
}

/**
 * The whole table screen for one seat. Contains no rules: all that the player may do is in `v.moves`. `place` outlives
 * the component, so that whatever was open reopens.
 */
export function Board({ v, onLeave, hold, setHold, place }: Props) {
  const own = useMemo((): BoardUiState => ({ lying: null }), []);
  const kept = place ?? own;
  const { board, acting, opened, setOpen, waits, gone, close, leave } = useActing(v, kept, onLeave);
  const { open, onShow: show } = acting;
  const { table, seat } = v;
  const access = useAccess(v, kept);
  const traps = useTraps(v, kept);
  const [stolen, setStolen] = useState<{ card: CardId } | null>(null);
  const announced = announcementOf(v, waits, close);
  const reads = access?.shown === true;
  const harm = reads || !isHarmAsked(v) ? null : pendingHarm(table);
  const busy = reads || harm !== null || (table.run !== null && !table.over);
  const before = open && !reads && isBeforeAccess(v) && !acting.tapped && trapsOf(v).length > 0;
  // Only the card on screen matters then, and there is no room for others.
  const onlyReads = reads && seat === CORP;
  const hidesHand = before || onlyReads;
  const lately = useLatestNews(v, busy);
  const marked = useDrawn(v, open);
  const eye = (open || busy) && !onlyReads;
  const line = eventLine({ acting, setOpen, busy, eye, lately, drawn: marked.shown });
  const shape = `${sideClass(seat)} seat${seat}-owner ${open ? 'hand-open' : ''} ${busy ? 'busy' : ''}`;
  return (
    <GlossaryContext.Provider value={renderTerms}>
      <main ref={board} class={`stacked board ${shape}`}>
        <h1 class="hidden">{words.tableTitle(v.names[other(seat)])}</h1>
        <Live v={v} />
        {busy && v.request}
        {busy ? (
          reads ? (
            <AccessView {...acting} access={access} line={line} onSteal={(card) => setStolen({ card })} />
          ) : harm ? (
            <HarmView {...acting} coming={harm} line={line} />
          ) : before ? (
            <BeforeAccess {...acting} line={line} onUse={traps.use} />
          ) : (
            table.run && <RunView {...acting} run={table.run} line={line} />
          )
        ) : (
          restingTable(acting, line, leave)
        )}
        {(!busy || open) && !hidesHand && <Hand v={v} open={open} setOpen={setOpen} onShow={show} marked={marked} />}
        <span class="corner hidden" aria-hidden="true">
          {v.corner}
        </span>
        {v.reveal && (opened === null || opened.kind === 'aside') ? (
          <TraceReveal key={v.reveal.nth} v={v} {...v.reveal} />
        ) : (
          <Sheets
            {...acting}
            {...{ announced, hold, setHold }}
            opened={opened ?? (access?.waits || traps.answers ? { kind: 'aside' } : null)}
            onLeave={leave}
            onClose={close}
          />
        )}
        <Headline v={v} stolen={stolen} />
        {gone !== null && <Toast text={gone} />}
      </main>
    </GlossaryContext.Provider>
  );
}

/** What the player has opened, and the actions they can take. */
function useActing(v: NetrunnerSeated, kept: BoardUiState, onLeave: () => void) {
  const [open, setOpen] = useState(v.alone === true && kept.open === true);
  kept.open = open;
  const { opened, setOpened, waits, gone } = useOpenSheet(v, kept);
  // Not state: it is shown only once the answer is pending, which rerenders anyway.
  const tapped = useRef<TappedAnswer | null>(null);
  const close = useCallback(() => setOpened(null), [setOpened]);
  const covers = useCallback(() => setOpen(false), []);
  const ownTurn = v.table.active === v.seat;
  useCover({ open, reading: inSheet(v, opened), alone: v.alone === true, ownTurn }, covers);
  const board = useRef<HTMLElement>(null);
  useFocusFallback(board, open ? ['.hand.open button', ...afterwards] : afterwards);
  useMotion(v.news);
  const acting: DecisionProps = {
    v,
    open,
    tapped: v.pending && !v.held ? tapped.current : null,
    onPlay(...moves) {
      const [move] = moves;
      if (move && opened?.kind !== 'ask' && needsConfirmation(v, move)) return setOpened({ kind: 'ask', move });
      close();
      tapped.current = move ? tappedAnswerOf(v, move) : null;
      v.play(...moves);
    },
    onShow: (next) => setOpened(next),
    onLook(then) {
      setOpen(true);
      setOpened(then);
    },
  };
  const leave = (): void => {
    close();
    onLeave();
  };
  return { board, acting, opened, setOpen, waits, gone, close, leave };
}

interface LineProps {
  acting: DecisionProps;
  setOpen(open: boolean): void;
  busy: boolean;
  eye: boolean;
  lately: ReturnType<typeof useLatestNews>;
  drawn: ReturnType<typeof useDrawn>['shown'];
}

/** The latest news, or the cards just drawn. */
function eventLine({ acting: { v, open, onShow: show }, setOpen, busy, eye, lately, drawn }: LineProps) {
  return (
    <EventLine v={v} open={open} setOpen={setOpen} onShow={show} eye={eye} brief={busy}>
      <LatestNews v={v} onShow={show} {...lately} />
      {lately.lines.length === 0 && (
        // It disappears automatically, so nothing in it is tappable.
        <GlossaryContext.Provider value={null}>
          <DrawnSlip cards={drawn} />
        </GlossaryContext.Provider>
      )}
    </EventLine>
  );
}

/** The table outside runs and accesses: both sides, and this player's actions. */
function restingTable(acting: DecisionProps, line: JSX.Element, leave: () => void) {
  const { v, open, onShow: show } = acting;
  return (
    <>
      <OtherPlate v={v} onShow={show} />
      <div class="halves stacked">
        <section class="half corp-half flex" aria-label={words.forts} style={{ '--most': reservedIce(v, open) }}>
          <Forts v={v} open={open} onFort={(id) => show({ kind: 'fort', id })} />
        </section>
        <section class="half runner-half rigid" aria-label={words.rig}>
          <Rig v={v} open={open} onCard={(slot) => show({ kind: 'slot', slot })} onShow={show} />
        </section>
      </div>
      {line}
      <div class="own-area rigid">
        <OwnPlate v={v} onShow={show} />
        <ActionBar {...acting} onLeave={leave} />
      </div>
    </>
  );
}

/** What is waiting outside an open sheet: the result of a trace comes before the next question. */
function announcementOf(v: NetrunnerSeated, waits: string | null, go: () => void): Announcement | null {
  if (v.reveal) return { title: words.bidsRevealed, detail: verdictWords(v.reveal.trace), go };
  return waits === null ? null : { title: words.yourDecision, detail: waits, go };
}

/** Where focus moves when the focused button disappears. */
const afterwards = ['.run-choice button', '.actions button', '.look', '[data-home-focus]'];

/** How many pieces of ice on one fort space is reserved for; more are drawn if they fit. */
function reservedIce({ table }: NetrunnerSeated, open: boolean): number {
  return Math.min(open ? 3 : 4, Math.max(1, ...table.forts.map((fort) => fort.ice.length)));
}

/** What this player is asked right now: the four basic actions in their own turn, otherwise the window's answers. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { CORP, isCentral } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/decide.ts';
import { whyNot } from '../../../../../words/en/netrunner/decide/allow.ts';
import { labelOf, nameAt } from '../../../../../words/en/netrunner/decide/moves.ts';
import { promptOf, resultWords } from '../../../../../words/en/netrunner/decide/prompts.ts';
import { endSentence } from '../../../../../words/en/netrunner/ends.ts';
import { nameWithin } from '../../../../../words/en/netrunner/short.ts';
import { isAsked } from '../../../../../words/en/netrunner/tableView.ts';
import { ActionButton } from '../../../../parts/button.tsx';

import { questionId } from '../openSheet.tsx';
import { cardOf, isInSheet, type NetrunnerSeated } from '../seated.ts';
import { Aside } from '../sheets/chooseSheet.tsx';
import { banLiftingMoves } from '../sheets/runSheet.tsx';
import { Answers } from './answers.tsx';
import type { DecisionProps } from './decisionProps.ts';
import { isPrivate } from './private.ts';
import { Pending, Waiting } from './waiting.tsx';
import './actionBar.css';

type Props = DecisionProps & { onLeave(): void };

/** The bottom of the table: the question with its answers, or what is being waited for. */
export function ActionBar(props: Props) {
  const { v, tapped, onShow, onLook } = props;
  const { question } = v;
  const isOver = question.kind === 'over';
  const waits = tapped !== null || v.pending || v.passing === true || !isAsked(v);
  const kept = useKeptRow(props, !isOver && !waits && isBasic(v), waits);
  if (isOver) return <GameOver {...props} />;
  if (waits)
    return (
      <>
        {kept && <BasicActions {...kept.props} later={kept.later} />}
        <div class={kept ? 'hidden' : ''}>
          {tapped ? <Pending tapped={tapped} open={props.open} /> : <Waiting v={v} />}
        </div>
      </>
    );
  if (isInSheet(v))
    return (
      <div class="actions one" key={questionId(v)}>
        <Aside v={v} onChoose={() => onShow(null)} />
      </div>
    );
  if (question.kind !== 'move') return <Waiting v={v} />;
  if (isBasic(v)) return <BasicActions {...props} />;
  const { window } = question;
  const look = window === 'discard' ? words.thenTapToDiscard : window === 'search' ? words.privateNote : undefined;
  if (look !== undefined)
    return (
      <div class="actions one" key={questionId(v)}>
        <p class="asks">{promptOf(v)}</p>
        {question.window === 'search' ? (
          <ActionButton
            kind="main"
            title={words.lookThroughYourStack}
            detail={look}
            onClick={() => onLook({ kind: 'search' })}
          />
        ) : props.open ? (
          <p class="quiet">{words.tapToDiscard}</p>
        ) : (
          <ActionButton kind="main" title={words.peekAtYourHand} detail={look} onClick={() => onLook(null)} />
        )}
      </div>
    );
  return (
    <div class="actions two" key={questionId(v)}>
      <p class="asks">{promptOf(v)}</p>
      <Answers {...props} maxButtons={3} />
    </div>
  );
}

/** Whether the player is choosing an action on their own turn, with the basic actions available. */
const isBasic = ({ question, moves }: NetrunnerSeated): boolean =>
  question.kind === 'move' && question.window === 'action' && moves.some((move) => move.do === 'bit');

/** How long the basic actions stay visible after an action (ms): the other phone usually passes within that time. */
const KEPT_MS = 1200;
/** A second touch within this time counts as the same tap (ms). */
const TAP_MS = 350;

interface KeptRow {
  props: Props;
  /** Makes the move once it is allowed. */
  later(move: Move): void;
}

/**
 * The row as it was when this player acted, while the answer is being sent; null if that takes too long. A tap in the
 * meantime is carried out next, if it is still allowed.
 */
function useKeptRow(props: Props, asked: boolean, waits: boolean): KeptRow | null {
  const last = useRef<{ props: Props; at: number } | null>(null);
  const next = useRef<Move | null>(null);
  const [late, setLate] = useState(false);
  if (asked) last.current = { props, at: 0 };
  useEffect(() => {
    if (!waits || !last.current) return;
    last.current.at = performance.now();
    setLate(false);
    const timer = setTimeout(() => {
      last.current = null;
      next.current = null;
      setLate(true);
    }, KEPT_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  useEffect(() => {
    const move = next.current;
    next.current = null;
    if (asked && move && props.v.refusal(move) === null) props.onPlay(move);
  }, [asked, props.v.questionAt]);
  const kept = last.current;
  if (!waits || !kept || late || props.v.table.active !== props.v.seat || props.v.table.run) return null;
  return {
    props: kept.props,
    later(move) {
      if (performance.now() - kept.at > TAP_MS) next.current = move;
    },
  };
}

function BasicActions(props: Props & { later?: (move: Move) => void }) {
  const { v, open, onPlay, onShow: shows, later } = props;
  // A sheet opened now would list outdated moves.
  const onShow: Props['onShow'] = later ? () => {} : shows;
  /** Small grey buttons give their reason in a sheet, because there is no room for it here. */
  const may = (move: Move) => {
    const refused = v.refusal(move);
    if (later)
      return { blocked: words.reason(refused?.kind) ?? undefined, onClick: () => later(move), onWhy: () => {} };
    return {
      blocked: words.reason(refused?.kind),
      why: whyNot(refused),
      onWhy: () => onShow({ kind: 'why', title: labelOf(v, move).title, move }),
      onClick: () => onPlay(move),
    };
  };
  const scores = v.moves.flatMap((move) => (move.do === 'score' && (open || !isPrivate(v, move)) ? [move] : []));
  const ready = scores.length > 0;
  return (
    // When an agenda can be scored, all other buttons move; a different key makes them new buttons.
    <div class={`actions four ${ready ? 'scores' : ''} ${later ? 'kept' : ''}`} key={ready ? 'scores' : 'four'}>
      {ready && <Scores {...{ v, scores, onPlay: later ? () => {} : onPlay, onShow }} />}
      <ActionButton title={words.draw} actions={1} {...may({ do: 'draw' })} />
      <ActionButton title={words.takeBitTitle} actions={1} {...may({ do: 'bit' })} />
      {v.seat === CORP ? (
        <>
          {!ready && <Advance {...props} {...(later && { onPlay: () => {}, onShow, onLook: () => {} })} />}
          <ActionButton title={words.moreActions} detail={words.seeAll} onClick={() => onShow({ kind: 'list' })} />
        </>
      ) : (
        <>
          <ActionButton title={words.removeTag} actions={1} bits={2} {...may({ do: 'removeTag' })} />
          <RunButton v={v} onShow={onShow} />
        </>
      )}
    </div>
  );
}

/** Agendas that can be scored, with the resulting points. */
function Scores({ v, scores, onPlay, onShow }: Pick<Props, 'v' | 'onPlay' | 'onShow'> & { scores: readonly Score[] }) {
  const [first, second] = scores;
  if (!first) return null;
  if (second)
    return (
      <ActionButton
        kind="main"
        title={words.score}
        detail={words.readyCount(scores.length)}
        onClick={() => onShow({ kind: 'score' })}
      />
    );
  const { points, wins } = labelOf(v, first);
  return (
    <ActionButton
      kind="main"
      title={words.scoreAndWin(cardOf(first.card).title, NAME, wins)}
      detail={words.pointsAfterScoring(points ?? 0, v.table.corp.points + (points ?? 0))}
      onClick={() => onPlay(first)}
    />
  );
}

/** Space for a name on a button of the bar, in units of `nameWithin`. */
const NAME = 480;

type Score = Extract<Move, { do: 'score' }>;

/**
 * While the hand is covered, the button depends only on public information: it uncovers the hand and lists what can be
 * advanced. With the hand open, a single card is advanced immediately; if there is none, the label says so.
 */
function Advance({ v, open, onPlay, onShow, onLook }: Props) {
  const cards = v.moves.filter((move) => move.do === 'advance');
  const [only] = cards;
  const inForts = v.table.forts.some((fort) => !isCentral(fort.id) && fort.inside.length > 0);
  const poor = v.table.corp.bits < 1;
  const why = words.whyNotAdvance(inForts, poor);
  const none = inForts ? (poor ? words.noBits : open && !only ? words.noAgenda : null) : words.noCard;
  const single = open && only && cards.length === 1;
  return (
    <ActionButton
      kind={none === null ? 'main' : 'plain'}
      title={words.advanceTitle(single)}
      detail={single ? nameWithin(nameAt(v, only.slot), NAME) : undefined}
      actions={1}
      bits={1}
      blocked={none}
      onWhy={() => onShow({ kind: 'why', title: words.advance, text: why })}
      onClick={() => (single ? onPlay(only) : open ? onShow({ kind: 'advance' }) : onLook({ kind: 'advance' }))}
    />
  );
}

/** While the Runner can't run, the button says why and shows what would make a run possible. */
function RunButton({ v, onShow }: Pick<Props, 'v' | 'onShow'>) {
  const open = (): void => onShow({ kind: 'run' });
  if (v.moves.some((move) => move.do === 'run'))
    return <ActionButton kind="main" title={words.run} actions={1} onClick={open} />;
  return (
    <ActionButton
      kind="quiet"
      title={words.run}
      detail={words.payFirstOrNotNow(banLiftingMoves(v).length)}
      onClick={open}
    />
  );
}

function GameOver({ v, onLeave, onShow }: Props) {
  return (
    <div class="actions two over">
      <p class="asks">
        <b>{resultWords(v)}.</b> {v.question.kind === 'over' ? endSentence(v.question.why, v.seat, v.names) : ''}
      </p>
      {v.next?.map(({ title, detail, act }, nth) => (
        <ActionButton key={title} kind={nth === 0 ? 'main' : 'plain'} title={title} detail={detail} onClick={act} />
      ))}
      <ActionButton title={words.record} detail={words.readItAgain} onClick={() => onShow({ kind: 'record' })} />
      <ActionButton kind={v.next ? 'plain' : 'main'} title={words.leave} detail={words.theTable} onClick={onLeave} />
    </div>
  );
}

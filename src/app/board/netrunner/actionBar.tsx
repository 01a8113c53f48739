/** What the moment asks: the four basic actions in one's own turn, the window's answers otherwise. */
import type { Move } from '../../../rules/netrunner/move.ts';
import { CORP, isCentral } from '../../../rules/netrunner/table.ts';
import { Big } from '../../parts/button.tsx';
import { promptOf, resultWords } from '../../words/prompts.ts';
import type { Acting } from './acting.ts';
import { Answers } from './answers.tsx';
import { Aside } from './chooseSheet.tsx';
import { mayHide } from './private.ts';
import { lifts } from './runSheet.tsx';
import { isAsked, isInSheet } from './seated.ts';
import { Pending, Waiting } from './waiting.tsx';
import './actionBar.css';

type Props = Acting & { onLeave(): void };

export function ActionBar(props: Props) {
  const { v, tapped, onShow, onLook } = props;
  const { question } = v;
  if (question.kind === 'over') return <GameOver {...props} />;
  if (tapped) return <Pending v={v} move={tapped} open={props.open} />;
  if (v.pending || v.passing || !isAsked(v)) return <Waiting v={v} />;
  if (isInSheet(v))
    return (
      <div class="actions one">
        <Aside v={v} onChoose={() => onShow(null)} />
      </div>
    );
  if (question.kind !== 'move') return <Waiting v={v} />;
  if (question.window === 'action' && v.moves.some((move) => move.do === 'bit')) return <Basic {...props} />;
  const look = { discard: 'and tap the card to discard', search: 'only you see it' }[question.window];
  if (look !== undefined)
    return (
      <div class="actions one">
        <p class="asks">{promptOf(v)}</p>
        {question.window === 'search' ? (
          <Big kind="main" title="Look through your stack" detail={look} onClick={() => onLook({ kind: 'search' })} />
        ) : props.open ? (
          <p class="quiet">Tap the card to discard.</p>
        ) : (
          <Big kind="main" title="Look at your hand" detail={look} onClick={() => onLook(null)} />
        )}
      </div>
    );
  return (
    <div class="actions two">
      <p class="asks">{promptOf(v)}</p>
      <Answers {...props} most={3} />
    </div>
  );
}

function Basic({ v, onPlay, onShow, onLook }: Props) {
  const why = (move: Move): { blocked: string | null; why: string | undefined } => {
    const refused = v.refusal(move);
    return { blocked: reason(refused?.kind), why: refused?.text };
  };
  const inForts = v.table.forts.some((fort) => !isCentral(fort.id) && fort.inside.length > 0);
  return (
    <div class="actions four">
      <Big title="Draw" actions={1} {...why({ do: 'draw' })} onClick={() => onPlay({ do: 'draw' })} />
      <Big title="+1 bit" actions={1} onClick={() => onPlay({ do: 'bit' })} />
      {v.seat === CORP ? (
        <>
          <Big
            title="Advance…"
            actions={1}
            bits={1}
            blocked={inForts ? (v.table.corp.bits < 1 ? 'no bits' : null) : 'no card'}
            onClick={() => onLook({ kind: 'advance' })}
          />
          <Big
            kind="main"
            title="More…"
            detail="see all"
            onClick={() => (mayHide(v) ? onLook({ kind: 'list' }) : onShow({ kind: 'list' }))}
          />
        </>
      ) : (
        <>
          <Big
            title="Lose tag"
            actions={1}
            bits={2}
            {...why({ do: 'removeTag' })}
            onClick={() => onPlay({ do: 'removeTag' })}
          />
          <RunButton v={v} onShow={onShow} />
        </>
      )}
    </div>
  );
}

/** While something keeps the Runner from running the button says so, and leads to what frees him. */
function RunButton({ v, onShow }: Pick<Props, 'v' | 'onShow'>) {
  const open = (): void => onShow({ kind: 'run' });
  if (v.moves.some((move) => move.do === 'run')) return <Big kind="main" title="Run…" actions={1} onClick={open} />;
  return <Big kind="quiet" title="Run…" detail={lifts(v).length > 0 ? 'pay first' : 'not now'} onClick={open} />;
}

/** The reason in the two words a small button has room for; the sentence stands in the list. */
function reason(kind: string | undefined): string | null {
  if (kind === undefined) return null;
  return { 'E-TAG': 'no tag', 'E-BITS': 'too few bits', 'E-ACTIONS': 'no actions' }[kind] ?? 'not now';
}

function GameOver({ v, onLeave, onShow }: Props) {
  return (
    <div class="actions two over">
      <p class="asks">
        <b>{resultWords(v)}.</b> {v.question.kind === 'over' ? v.question.why : ''}
      </p>
      <Big title="Record" detail="read it again" onClick={() => onShow({ kind: 'record' })} />
      <Big kind="main" title="Leave" detail="the table" onClick={onLeave} />
    </div>
  );
}

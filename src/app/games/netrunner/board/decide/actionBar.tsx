/** What the moment asks: the four basic actions in one's own turn, the window's answers otherwise. */
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { CORP, isCentral } from '../../../../../rules/netrunner/table.ts';
import { Big } from '../../../../parts/button.tsx';
import { labelOf } from '../../words/moves.ts';
import { promptOf, resultWords } from '../../words/prompts.ts';
import { shortName } from '../../words/short.ts';
import { asking } from '../opened.tsx';
import { cardOf, isAsked, isInSheet } from '../seated.ts';
import { Aside } from '../sheets/chooseSheet.tsx';
import { lifts } from '../sheets/runSheet.tsx';
import { Answers } from './answers.tsx';
import type { Acting } from './decisionProps.ts';
import { isPrivate } from './private.ts';
import { Pending, Waiting } from './waiting.tsx';
import './actionBar.css';

type Props = Acting & { onLeave(): void };

/** The lower end of the table: what is asked, with its answers, or what is waited for. */
export function ActionBar(props: Props) {
  const { v, tapped, onShow, onLook } = props;
  const { question } = v;
  if (question.kind === 'over') return <GameOver {...props} />;
  if (tapped) return <Pending tapped={tapped} open={props.open} />;
  if (v.pending || v.passing || !isAsked(v)) return <Waiting v={v} />;
  if (isInSheet(v))
    return (
      <div class="actions one" key={asking(v)}>
        <Aside v={v} onChoose={() => onShow(null)} />
      </div>
    );
  if (question.kind !== 'move') return <Waiting v={v} />;
  if (question.window === 'action' && v.moves.some((move) => move.do === 'bit')) return <Basic {...props} />;
  const { window } = question;
  const look =
    window === 'discard' ? 'and tap the card to discard' : window === 'search' ? 'only you see it' : undefined;
  if (look !== undefined)
    return (
      <div class="actions one" key={asking(v)}>
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
    <div class="actions two" key={asking(v)}>
      <p class="asks">{promptOf(v)}</p>
      <Answers {...props} most={3} />
    </div>
  );
}

function Basic({ v, open, onPlay, onShow }: Props) {
  /** What is grey in so small a button is told in a sheet: it could push nothing aside. */
  const may = (move: Move) => {
    const refused = v.refusal(move);
    return {
      blocked: reason(refused?.kind),
      why: refused?.text,
      onWhy: () => onShow({ kind: 'why', title: labelOf(v, move).title, move }),
      onClick: () => onPlay(move),
    };
  };
  const scores = v.moves.flatMap((move) => (move.do === 'score' && (open || !isPrivate(v, move)) ? [move] : []));
  const ready = scores.length > 0;
  return (
    // With what is ready all others move: in another place they are other buttons.
    <div class={`actions four ${ready ? 'scores' : ''}`} key={ready ? 'scores' : 'four'}>
      {ready && <Scores {...{ v, scores, onPlay, onShow }} />}
      <Big title="Draw" actions={1} {...may({ do: 'draw' })} />
      <Big title="+1 bit" actions={1} onClick={() => onPlay({ do: 'bit' })} />
      {v.seat === CORP ? (
        <>
          {!ready && <Advance v={v} onShow={onShow} />}
          <Big
            kind={ready ? 'plain' : 'main'}
            title="More…"
            detail="see all"
            onClick={() => onShow({ kind: 'list' })}
          />
        </>
      ) : (
        <>
          <Big title="Lose tag" actions={1} bits={2} {...may({ do: 'removeTag' })} />
          <RunButton v={v} onShow={onShow} />
        </>
      )}
    </div>
  );
}

/** What is ready comes first, with what it makes of the points. */
function Scores({ v, scores, onPlay, onShow }: Pick<Props, 'v' | 'onPlay' | 'onShow'> & { scores: readonly Score[] }) {
  const [first, second] = scores;
  if (!first) return null;
  if (second)
    return (
      <Big kind="main" title="Score…" detail={`${scores.length} are ready`} onClick={() => onShow({ kind: 'score' })} />
    );
  const { points, wins } = labelOf(v, first);
  return (
    <Big
      kind="main"
      title={`Score ${shortName(cardOf(first.card).title, NAME)}${wins ? ' and win' : ''}`}
      detail={`${points} point${points === 1 ? '' : 's'}, ${v.table.corp.points + (points ?? 0)} of 7`}
      onClick={() => onPlay(first)}
    />
  );
}

/** Room for a name on a button of the bar, as `shortName` measures it. */
const NAME = 480;

type Score = Extract<Move, { do: 'score' }>;

/** By public facts alone: what can be advanced is told in the sheet, once the hand is open. */
function Advance({ v, onShow }: Pick<Props, 'v' | 'onShow'>) {
  const inForts = v.table.forts.some((fort) => !isCentral(fort.id) && fort.inside.length > 0);
  const poor = v.table.corp.bits < 1;
  return (
    <Big
      title="Advance…"
      actions={1}
      bits={1}
      blocked={inForts ? (poor ? 'no bits' : null) : 'no card'}
      onWhy={() =>
        onShow({
          kind: 'why',
          title: 'Advance',
          text: inForts
            ? 'Advancing a card costs a bit; you have none.'
            : 'You have no card in a fort of its own. Install an agenda there first.',
        })
      }
      onClick={() => onShow({ kind: 'advance' })}
    />
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

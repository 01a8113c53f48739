/** The requested hint: what matters now, and what each of three choices gains and costs. */

import type { Move, Table } from '../../../../../rules/netrunner/index.ts';
import { hintTopicWords, signed, wordsOfReason } from '../../../../../words/en/netrunner/hints.ts';
import * as words from '../../../../../words/en/netrunner/learn/learn.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import type { HintProps } from '../../../gameUi.ts';
import { Answer } from '../../board/decide/answers.tsx';
import { Terms } from '../../board/terms.tsx';
import { boardProps } from '../../present.ts';
import { recorder } from '../../recorder.ts';
import { hintFor } from './hint.ts';
import './hint.css';

export function HintSheet({ v: seated, onClose, onOff }: HintProps<Table, Move>) {
  const v = boardProps(seated, recorder.empty);
  const { matter, choices } = hintFor(seated, seated.moves);
  const onPlay = (move: Move): void => {
    onClose();
    seated.play(move);
  };
  return (
    <Sheet label={words.hint} class={`hints seat${v.seat}-owner`} onClose={onClose}>
      {choices.length === 0 ? (
        <p>{words.itsNotYourTurn}</p>
      ) : (
        <>
          <p class="quiet">{words.whatMattersNow}</p>
          <h2>
            <Terms>{hintTopicWords(matter)}</Terms>
          </h2>
          <ul>
            {choices.map(({ move, reasons }) => (
              <li class="stacked gap1" key={JSON.stringify(move)}>
                <Answer v={v} move={move} onPlay={onPlay} />
                {reasons.map((reason) => (
                  <span class="quiet" key={reason.key}>
                    {Math.round(reason.worth) !== 0 && (
                      <span class={reason.worth < 0 ? 'danger-text' : ''}>
                        {signed(reason.worth)} <Sign name="bit" />
                      </span>
                    )}{' '}
                    {wordsOfReason(reason)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
          <p class="quiet">{words.hintNote}</p>
        </>
      )}
      <ActionButton kind="main" title={words.backToTheTable} onClick={onClose} />
      <ActionButton title={words.noMoreHints} detail={words.untilYouAsk} onClick={onOff} />
    </Sheet>
  );
}

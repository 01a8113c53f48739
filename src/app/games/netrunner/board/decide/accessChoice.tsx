/** What can be done with what is accessed; the buttons stay where they are when the next card comes. */
import type { CardId } from '../../../../../rules/game.ts';
import type { FrameOf } from '../../../../../rules/netrunner/frame.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { RUNNER } from '../../../../../rules/netrunner/table.ts';
import { Big } from '../../../../parts/button.tsx';
import { labelOf } from '../../words/moves.ts';
import { promptOf } from '../../words/prompts.ts';
import { isAsked, type Seated } from '../seated.ts';
import { Aside } from '../sheets/chooseSheet.tsx';
import { Answers } from './answers.tsx';
import type { Acting } from './decisionProps.ts';
import { Pending, Waiting } from './waiting.tsx';

export type AccessFrame = FrameOf<'access'>;

/** The face of an accessed card as this player may see it. */
export const accessedFace = (v: Seated, frame: AccessFrame, entry: AccessFrame['seen'][number]): CardId | null => {
  if (entry.card !== null || v.seat !== RUNNER) return entry.card;
  // What was above it in R&D and is gone moved it up.
  const gone = frame.seen.filter((one) => one.from === 'pile' && one.state === 'settled' && one.at < entry.at).length;
  return v.known.seen[entry.at - gone] ?? null;
};

/** What can be done with the card that is accessed: taking it, paying for its end, leaving it. */
export function AccessChoice(props: Acting & { frame: AccessFrame }) {
  const { v, tapped, open, onShow, frame } = props;
  if (tapped) return <Pending tapped={tapped} open={open} />;
  if (v.pending || v.passing || !isAsked(v)) return <Waiting v={v} />;
  if (v.question.kind === 'choose') return <Aside v={v} onChoose={() => onShow(null)} />;
  if (v.question.kind !== 'move') return <Waiting v={v} />;
  return (
    <>
      <p class="hidden">{promptOf(v)}</p>
      <Answers {...props} main={isMain(v)} />
      <Unpaid v={v} frame={frame} />
    </>
  );
}

/** What could be taken with more bits, said why not. */
function Unpaid({ v, frame }: { v: Seated; frame: AccessFrame }) {
  if (frame.step !== 'settle') return null;
  const wishes = frame.seen.flatMap((entry, at): Move[] => {
    const card = entry.state === 'open' ? accessedFace(v, frame, entry) : null;
    return card === null
      ? []
      : [
          { do: 'steal', at, card },
          { do: 'trash', at, card },
        ];
  });
  return (
    <>
      {wishes.map((move) => {
        const refused = v.refusal(move);
        if (refused?.kind !== 'E-BITS') return null;
        const { title, bits } = labelOf(v, move);
        return (
          <Big key={JSON.stringify(move)} title={title} bits={bits} blocked={refused.text} onClick={() => undefined} />
        );
      })}
    </>
  );
}

/** An agenda is stolen before anything else; where nothing can be taken, going on is the answer. */
function isMain(v: Seated): (move: Move) => boolean {
  const takes = v.moves.some((move) => move.do === 'steal' || move.do === 'trash');
  const steals = v.moves.some((move) => move.do === 'steal');
  return (move) => (steals ? move.do === 'steal' : takes ? move.do === 'trash' : move.do === 'pass');
}

/** An access: the card alone; the actions do not move when the next card comes. */
import type { ComponentChildren } from 'preact';
import type { CardId } from '../../../rules/game.ts';
import type { FrameOf } from '../../../rules/netrunner/frame.ts';
import type { Move } from '../../../rules/netrunner/move.ts';
import { RD, RUNNER } from '../../../rules/netrunner/table.ts';
import { Big } from '../../parts/button.tsx';
import { Sign } from '../../parts/sign.tsx';
import { labelOf } from '../../words/moves.ts';
import { promptOf } from '../../words/prompts.ts';
import type { Acting } from './acting.ts';
import { Answers } from './answers.tsx';
import { Aside } from './chooseSheet.tsx';
import { BackPage, CardPage } from './page.tsx';
import { RunHeader } from './runHeader.tsx';
import { cardOf, fortName, isAsked, type Seated } from './seated.ts';
import { Pending, Waiting } from './waiting.tsx';
import './run.css';
import './access.css';

type Frame = FrameOf<'access'>;
type Entry = Frame['seen'][number];

export function AccessView(props: Acting & { frame: Frame; line: ComponentChildren }) {
  const { v, frame, line } = props;
  const where = fortName(frame.fort);
  const title = v.seat === RUNNER ? `You access ${where}` : `${v.names[RUNNER]} accesses ${where}`;
  const shown = shownNow(v, frame);
  const secret = frame.fort === RD && shown.some((entry) => entry.from === 'pile' && entry.card === null);
  return (
    <section class="access-view" aria-label={title}>
      <RunHeader v={v} title={title} detail={detail(frame)} />
      {line}
      {secret && (
        <p class="only">
          <Sign name="eye" size={18} />
          {v.seat === RUNNER
            ? `Only you see this. ${v.names[0]} sees that you look.`
            : `Only ${v.names[RUNNER]} sees the card.`}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long card is scrolled by keyboard too. */}
      <div class="accessed" tabIndex={0} role="group" aria-label="What is accessed">
        {shown.length === 1 && shown[0] ? (
          <One v={v} entry={shown[0]} frame={frame} />
        ) : (
          <Several {...props} entries={shown} frame={frame} />
        )}
      </div>
      <div class={`run-choice ${v.seat === RUNNER ? 'runner' : 'corp'}`}>
        <Choice {...props} />
      </div>
    </section>
  );
}

/** While cards are looked at the last one; when all is settled, what still lies open. */
function shownNow(v: Seated, frame: Frame): readonly Entry[] {
  if (frame.step !== 'settle') return frame.seen.slice(-1);
  return frame.seen.filter((entry) => entry.state === 'open' && (entry.slot === null || entry.slot in v.table.cards));
}

function detail(frame: Frame): string {
  if (frame.step === 'settle') return 'Steal, trash, or leave';
  const all = frame.seen.length + frame.deep + frame.inside.length;
  const n = Math.max(1, frame.seen.length);
  return `Card ${n} of ${Math.max(n, all)}${frame.fort === RD ? ', from the top' : ''}`;
}

const faceOf = (v: Seated, frame: Frame, entry: Entry): CardId | null => {
  if (entry.card !== null || v.seat !== RUNNER) return entry.card;
  // What was above it in R&D and is gone moved it up.
  const gone = frame.seen.filter((one) => one.from === 'pile' && one.state === 'settled' && one.at < entry.at).length;
  return v.known.seen[entry.at - gone] ?? null;
};

function One({ v, entry, frame }: { v: Seated; entry: Entry; frame: Frame }) {
  const face = faceOf(v, frame, entry);
  return face === null ? (
    <BackPage title={`One card of ${fortName(frame.fort)}`}>Only the Runner sees it.</BackPage>
  ) : (
    <CardPage card={face} v={v} slot={entry.slot ?? undefined} large />
  );
}

function Several({ v, entries, frame, onShow }: Acting & { entries: readonly Entry[]; frame: Frame }) {
  if (entries.length === 0) return frame.step === 'settle' ? <p class="quiet">Nothing is left to settle.</p> : null;
  return (
    <ul class="slots">
      {entries.map((entry, at) => {
        const face = faceOf(v, frame, entry);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of one card differ by their place alone.
          <li key={at}>
            {face === null ? (
              <span class="slot-row plain">One card that only the Runner sees</span>
            ) : (
              <button type="button" class="slot-row plain" onClick={() => onShow({ kind: 'card', card: face })}>
                <span>
                  {cardOf(face).title}
                  <small>{factWords(face)}</small>
                </span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function factWords(face: CardId): string {
  const { type, trash, points } = cardOf(face);
  if (points !== null) return `${type}, ${points} point${points === 1 ? '' : 's'}`;
  return trash === null ? `${type}, cannot be trashed` : `${type}, ${trash} to trash`;
}

function Choice(props: Acting & { frame: Frame }) {
  const { v, tapped, open, onShow, frame } = props;
  if (tapped) return <Pending v={v} move={tapped} open={open} />;
  if (v.pending || !isAsked(v)) return <Waiting v={v} />;
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
function Unpaid({ v, frame }: { v: Seated; frame: Frame }) {
  if (frame.step !== 'settle') return null;
  const wishes = frame.seen.flatMap((entry, at): Move[] => {
    const card = entry.state === 'open' ? faceOf(v, frame, entry) : null;
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

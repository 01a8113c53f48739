/** An access: the card alone; the actions do not move when the next card comes. */
import type { ComponentChildren } from 'preact';
import type { CardId } from '../../../../../rules/game.ts';
import { RD, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { begun } from '../../../../words/sides.ts';
import { AccessChoice, type AccessFrame, accessedFace } from '../decide/accessChoice.tsx';
import type { Acting } from '../decide/decisionProps.ts';
import { asking } from '../opened.tsx';
import { cardOf, fortName, type Seated } from '../seated.ts';
import { BackPage, CardPage } from '../sheets/page.tsx';
import { RunHeader } from './runHeader.tsx';
import './run.css';
import './access.css';

type Frame = AccessFrame;
type Entry = Frame['seen'][number];

/** The screen of an access: the card as a page, or its back for who may not see it, and what can be done with it. */
export function AccessView(props: Acting & { frame: Frame; line: ComponentChildren }) {
  const { v, frame, line } = props;
  const where = fortName(frame.fort);
  const title = v.seat === RUNNER ? `You access ${where}` : begun(`${v.names[RUNNER]} accesses ${where}`);
  const shown = shownNow(v, frame);
  const secret = frame.fort === RD && shown.some((entry) => entry.from === 'pile' && entry.card === null);
  return (
    <section class="access-view" aria-label={title}>
      <RunHeader v={v} title={title} detail={detail(frame)} line={line} onShow={props.onShow} />
      {secret && v.seat === RUNNER && (
        <p class="only">
          <Sign name="eye" size={18} />
          Only you see this. {begun(v.names[0])} sees that you look.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long card is scrolled by keyboard too. */}
      <section class="accessed" tabIndex={0} aria-label="What is accessed">
        {shown.length === 1 && shown[0] ? (
          <One v={v} entry={shown[0]} frame={frame} />
        ) : (
          <Several {...props} entries={shown} frame={frame} />
        )}
      </section>
      <div class={`run-choice ${v.seat === RUNNER ? 'runner' : 'corp'}`} key={asking(v)}>
        <AccessChoice {...props} />
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

function One({ v, entry, frame }: { v: Seated; entry: Entry; frame: Frame }) {
  const face = accessedFace(v, frame, entry);
  return face === null ? (
    <BackPage title={`One card of ${fortName(frame.fort)}`}>Only {v.names[RUNNER]} sees it.</BackPage>
  ) : (
    <CardPage card={face} v={v} slot={entry.slot ?? undefined} large />
  );
}

function Several({ v, entries, frame, onShow }: Acting & { entries: readonly Entry[]; frame: Frame }) {
  if (entries.length === 0) return frame.step === 'settle' ? <p class="quiet">Nothing is left to settle.</p> : null;
  return (
    <ul class="slots">
      {entries.map((entry, at) => {
        const face = accessedFace(v, frame, entry);
        return (
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

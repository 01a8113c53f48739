/** The cards of an access in a row: seen, current, and still to come. */
import { RUNNER } from '../../../../../rules/netrunner/table.ts';
import { moreWords, pipWords } from '../../../../../words/en/netrunner/access.ts';
import { Emblem } from '../../../../parts/emblem.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { cardOf, type NetrunnerSeated } from '../seated.ts';
import { faceAt } from './reading.ts';
import type { AccessPage } from './useAccess.ts';

const MAX = 7;

/** Tapping a card that has been seen shows it. */
export function Pips({ v, access, cardIndex }: { v: NetrunnerSeated; access: AccessPage; cardIndex: number }) {
  const { story, turnTo } = access;
  const all = Math.max(story.total, story.cards.length, cardIndex + 1);
  const first = Math.max(0, Math.min(cardIndex - MAX + 1, all - MAX));
  const shown = Array.from({ length: Math.min(MAX, all) }, (_, at) => first + at);
  const isRunner = v.seat === RUNNER;
  return (
    <ol class="access-pips across rigid">
      {shown.map((at) => (
        <li key={at}>
          {at === cardIndex ? (
            <span class="access-pip now on-paper bold" aria-current="step">
              {at + 1}
            </span>
          ) : at < story.cards.length && (!isRunner || at < access.reading.at) ? (
            <button type="button" class="access-pip seen shrinks" onClick={() => turnTo(isRunner ? at : at + 1)}>
              <span class="hidden">{pipWords(at, faceAt(v, story, at))}</span>
              <Seen v={v} access={access} at={at} />
            </button>
          ) : (
            <i class="access-pip back" />
          )}
        </li>
      ))}
      {all > first + MAX && <li class="more">{moreWords(all - first - MAX)}</li>}
    </ol>
  );
}

/** The verdict on a seen card, or else its emblem. */
function Seen({ v, access, at }: { v: NetrunnerSeated; access: AccessPage; at: number }) {
  const { story, reading } = access;
  const face = faceAt(v, story, at);
  const verdict = reading.kept[at] ?? (story.cards[at]?.gone === 'stolen' ? 'steal' : undefined);
  if (verdict === 'steal' || verdict === 'trash')
    return <Sign name={verdict === 'steal' ? 'points' : 'trash'} size={18} />;
  return face === null ? <i class="access-pip back" /> : <Emblem id={face} side={cardOf(face).side} size={30} />;
}

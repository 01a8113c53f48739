/** One moment of a review: what was played and its consequences, what would have been better, and a game from there. */

import { useState } from 'preact/hooks';
import { positionAt } from '../../../rules/moment.ts';
import * as words from '../../../words/en/screens/replay.ts';
import * as say from '../../../words/en/screens/review.ts';
import { namesFor } from '../../../words/en/you.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { ReviewMoment } from '../../play/past/review.ts';
import { PlayOn } from './playOn.tsx';
import type { ReplaySource } from './replaying.ts';
import { forSeat, linesOf } from './reviewLines.ts';

interface Props extends ReplaySource {
  shown: ReviewMoment;
  onClose(): void;
}

/** Only the first lines of a decision's consequences are shown. */
const MAX_LINES = 5;

export function MomentSheet(props: Props) {
  const { ui, replay, timeline, names, seals, mine, shown, options, onClose } = props;
  const [going, setGoing] = useState(false);
  const before = timeline.moments[shown.at];
  const viewer = mine ?? 1;
  const who = shown.seat === mine ? null : names[shown.seat];
  const told = mine === null ? names : namesFor(names, mine);
  const lines = linesOf(props, shown);
  if (!before || !replay?.review) return null;
  if (going)
    return (
      <PlayOn
        {...{ ui, options }}
        moment={before}
        first={timeline.moments[0]}
        seat={shown.seat}
        onClose={() => setGoing(false)}
      />
    );
  const chance = (share: number) => (
    <p class="review-chance">
      <b>{say.percent(forSeat(viewer, share))}</b> {say.chanceAfter(mine === null ? names[viewer] : null)}
    </p>
  );
  return (
    <Sheet label={say.turnTitle(ui.summary(before.table).turn)} class="review-moment" onClose={onClose}>
      <h2>{say.turnTitle(ui.summary(before.table).turn)}</h2>
      {shown.better ? (
        <section>
          <h3>{say.better(who)}</h3>
          <p class="review-played">
            {replay.review.moveTitle(before, { seat: shown.seat, move: shown.better.move }, { names, seals })}
          </p>
          {chance(shown.better.chance)}
        </section>
      ) : (
        <p>{say.noBetterMove}</p>
      )}
      <section>
        <h3>{say.whatWasPlayed(who)}</h3>
        {lines.slice(0, MAX_LINES).map((line) => (
          <p key={line} class="review-played">
            <ui.RecordText text={line} names={told} />
          </p>
        ))}
        {chance(shown.after)}
      </section>
      <p class="quiet">{say.bothHandsNote}</p>
      <ActionButton
        kind="main"
        title={words.playOnFromHere}
        detail={words.againstTheMachine}
        blocked={positionAt(before) === null ? words.whyNotPlayOn(true) : undefined}
        onClick={() => setGoing(true)}
      />
    </Sheet>
  );
}

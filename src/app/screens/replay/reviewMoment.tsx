/**
 * One moment of a review: what was played and its consequences, what would have been better, and a way to play on from
 * there.
 */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { positionAt } from '../../../rules/moment.ts';
import * as words from '../../../words/en/screens/replay.ts';
import * as say from '../../../words/en/screens/review.ts';
import { namesFor } from '../../../words/en/you.ts';
import type { ReviewReason } from '../../games/gameUi.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Sign } from '../../parts/sign.tsx';
import type { ReviewMoment } from '../../play/past/review.ts';
import { goTo, type ReplayOf } from '../../route.ts';
import { PlayOn } from './playOn.tsx';
import type { ReplaySource } from './replaying.ts';
import { drawnIn, forSeat, linesOf } from './reviewLines.ts';

interface Props extends ReplaySource {
  which: ReplayOf;
  moments: readonly ReviewMoment[];
  shown: ReviewMoment;
  onOpen(moment: ReviewMoment): void;
  onClose(): void;
}

/** A long moment is shown by its decision and its last consequences. */
const MAX_LINES = 5;

export function MomentSheet(props: Props) {
  const { ui, replay, timeline, names, seals, mine, level, moments, shown, options, which, onOpen, onClose } = props;
  const [going, setGoing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The next moment opens from the foot of this one.
  useLayoutEffect(() => heading.current?.scrollIntoView?.({ block: 'end' }), [shown]);
  const before = timeline.moments[shown.at];
  if (!before || !replay?.review) return null;
  if (going)
    return (
      <PlayOn
        {...{ ui, options, level }}
        moment={before}
        first={timeline.moments[0]}
        seat={mine ?? shown.seat}
        onClose={() => setGoing(false)}
      />
    );
  const who = shown.seat === mine ? null : names[shown.seat];
  const { turn } = ui.summary(before.table);
  const hidden = replay.hiddenFrom(shown.seat, before);
  const { better } = shown;
  const nth = moments.indexOf(shown);
  const title = say.momentTitle(nth + 1, moments.length);
  return (
    <Sheet label={title} class="review-moment" onClose={onClose}>
      <h2 ref={heading}>
        {title}
        <small class="ended fine quiet regular as-block">{say.turnTitle(turn)}</small>
      </h2>
      {better ? (
        <section class="review-paper">
          <h3>{say.better(who)}</h3>
          <Chance {...props} share={better.chance}>
            <p class="semibold">
              {replay.review.moveTitle(before, { seat: shown.seat, move: better.move }, { names, seals })}
            </p>
          </Chance>
          <Reasons who={who} list={replay.review.reasons(before, { seat: shown.seat, move: better.move })} />
        </section>
      ) : (
        <p>{say.noBetterMove(wasUnlucky(props))}</p>
      )}
      <Played {...props} who={who} />
      {hidden > 0 && <p class="quiet">{say.hiddenThen(hidden, who)}</p>}
      <ActionButton
        kind="main"
        title={words.playOnFromHere}
        detail={words.againstTheMachine}
        blocked={positionAt(before) === null ? words.whyNotPlayOn(true) : undefined}
        onClick={() => setGoing(true)}
      />
      <ActionButton title={say.seeInReplay} onClick={() => goTo({ at: 'replay', ...which, view: shown.at })} />
      {moments.length > 1 && (
        <nav class="flex gap3">
          {[nth - 1, nth + 1].map((at) => {
            const other = moments[at];
            return (
              other && (
                <ActionButton key={at} class="grow" title={say.momentNth(at + 1)} onClick={() => onOpen(other)} />
              )
            );
          })}
        </nav>
      )}
    </Sheet>
  );
}

/** What was played, its reasons, and how much of the change was due to the choice and how much to luck. */
function Played(props: Props & { who: string | null }) {
  const { ui, replay, timeline, names, mine, shown, who } = props;
  const before = timeline.moments[shown.at];
  const told = mine === null ? names : namesFor(names, mine);
  const lines = linesOf(props, shown);
  const viewer = mine ?? 1;
  const [was, chosen, is] = [shown.before, shown.chosen, shown.after].map((share) => forSeat(viewer, share));
  if (!before || was === undefined || chosen === undefined || is === undefined) return null;
  const changes = [
    { words: say.choiceOf(who), from: was, to: chosen },
    { words: say.luck, from: chosen, to: is },
  ];
  return (
    <section class="review-paper">
      <h3>{say.whatWasPlayed(who)}</h3>
      <Chance {...props} share={shown.chosen}>
        {[...lines.slice(0, 1), ...lines.slice(1).slice(1 - MAX_LINES), ...drawnIn(props, shown)].map((line, nth) => (
          <p key={nth} class="semibold">
            <ui.RecordText text={line} names={told} />
          </p>
        ))}
      </Chance>
      <ul class="review-reasons">
        {changes.map(({ words, from, to }) => (
          <li key={words} class="flex gap4">
            <b class="rigid nowrap">{say.change(to - from)}</b>
            <span>
              {words}: {say.chanceRange(from, to)}
            </span>
          </li>
        ))}
      </ul>
      <Reasons who={who} list={replay?.review?.reasons(before, shown) ?? []} />
    </section>
  );
}

/** What was or could have been played, and the chance it gave, as a number and as a bar. */
function Chance({ mine, names, share, children }: Props & { share: number; children: ComponentChildren }) {
  const viewer = mine ?? 1;
  const chance = say.percent(forSeat(viewer, share));
  return (
    <>
      <div class="flex gap4">
        <div class="grow">{children}</div>
        <p class="review-chance grid rigid">
          <b>{chance}</b> <small>{say.chanceAfter(mine === null ? names[viewer] : null)}</small>
        </p>
      </div>
      <i class="review-bar as-block" style={{ '--share': chance }} />
    </>
  );
}

function Reasons({ who, list }: { who: string | null; list: readonly ReviewReason[] }) {
  if (list.length === 0) return null;
  return (
    <>
      <h4>{say.whyTitle(who)}</h4>
      <ul class="review-reasons">
        {list.map(({ worth, words: told }) => (
          <li key={told} class="flex gap4">
            <b class="rigid nowrap">
              {worth && (
                <>
                  {worth} <Sign name="bit" />
                </>
              )}
            </b>
            <span>{told}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether the moment hurt this phone's player, and luck did so more than the decision. */
function wasUnlucky({ mine, shown: { before, chosen, after } }: Props): boolean {
  const viewer = mine ?? 1;
  const gain = (from: number, to: number): number => forSeat(viewer, to) - forSeat(viewer, from);
  return gain(before, after) < 0 && gain(chosen, after) < Math.min(0, gain(before, chosen));
}

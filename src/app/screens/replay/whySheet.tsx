/** Why the machine made its move: what it gained and cost by the machine's rules of thumb, and the alternatives. */

import * as say from '../../../words/en/screens/replay.ts';
import type { MoveExplanation } from '../../games/gameUi.ts';
import { ActionButton } from '../../parts/button.tsx';
import { useLoaded } from '../../parts/hooks.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { Sign } from '../../parts/sign.tsx';
import type { ReplaySource } from './replaying.ts';
import './whySheet.css';

/** Null if the machine did not move, or had nothing to weigh. */
export function whyAt(
  { replay, timeline, mine, level, names, seals }: ReplaySource,
  at: number,
): MoveExplanation | null {
  const [before, now] = [timeline.moments[at - 1], timeline.moments[at]];
  if (level === null || !before || !now?.by || now.by.seat === mine) return null;
  const { seat, move, seed } = now.by;
  return (seed !== undefined && replay?.why?.(before, { seat, move, seed }, { names, seals, level })) || null;
}

export function WhySheet({ told, onClose }: { told: MoveExplanation; onClose(): void }) {
  const { title, reasons, sum, notes } = told;
  const ahead = useLoaded(async () => told.ahead?.() ?? null);
  return (
    <Sheet label={say.why} class="replay-why" onClose={onClose}>
      <p class="quiet">{say.whyTheMachineDid}</p>
      <h2>{title}</h2>
      <ul>
        {reasons.map(({ worth, words }) => (
          <li class="flex gap3" key={words}>
            <b class="rigid">
              {worth} <Sign name="bit" />
            </b>
            <span>{words}</span>
          </li>
        ))}
        <li class="sum flex gap3">
          <b class="rigid">
            {sum} <Sign name="bit" />
          </b>
          <span>{say.worthNote}</span>
        </li>
      </ul>
      {told.ahead && <p role="status">{ahead ?? say.lookingAhead}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ActionButton kind="main" title={say.backToTheGame} onClick={onClose} />
    </Sheet>
  );
}

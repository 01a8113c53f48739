/** What both phones record when the result is told; each line can be removed. */

import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';
import { matrixAttributes } from '../../../../../rules/trenchcoat/sheet/device.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { gainWords } from '../../../../../words/en/trenchcoat/gains.ts';
import { Act } from '../look/act.tsx';
import { Tool } from '../look/tool.tsx';
import { playerName, type TrenchSession } from '../session.ts';
import { NewGain } from './newGain.tsx';
import './gainsSheet.css';
import { TitledSheet } from '../look/titled.tsx';

interface Props {
  v: TrenchSession;
  gains: readonly Gain[];
  /** The bands currently used to tell attributes; a tap changes them. */
  bands?: readonly string[];
  onTake(gains: readonly Gain[]): void;
  onClose(): void;
}

const isBanded = (field: string, value: string, bands: readonly string[]): boolean =>
  bands.includes(value) && Object.values<string>(matrixAttributes).includes(field);

export function GainsSheet({ v, gains, bands = [], onTake, onClose }: Props) {
  return (
    <TitledSheet title={words.playerGainsTitle(playerName(v))} onClose={onClose}>
      {gains.length === 0 && <p class="quiet">{words.onlyTheResult}</p>}
      <ul class="gains stacked gap2">
        {gains.map((gain, at) => (
          <li class="across on-paper wraps" key={gainWords(gain, v.table)}>
            <span class="grow breaks">{gainWords(gain, v.table)}</span>
            <Tool
              label={words.leaveOut(gainWords(gain, v.table))}
              sign="close"
              size={20}
              onClick={() => onTake(gains.toSpliced(at, 1))}
            />
            {gain.gain === 'learned' && isBanded(gain.field, gain.value, bands) && (
              <fieldset class="acts bands" aria-label={gain.field}>
                {bands.map((value) => (
                  <Act
                    key={value}
                    small
                    title={value}
                    on={gain.value === value}
                    onClick={() => onTake(gains.with(at, { ...gain, value }))}
                  />
                ))}
              </fieldset>
            )}
          </li>
        ))}
      </ul>
      <NewGain v={v} onAdd={(more) => onTake([...gains, ...more])} />
      <Act kind="main" title={words.done} onClick={onClose} />
    </TitledSheet>
  );
}

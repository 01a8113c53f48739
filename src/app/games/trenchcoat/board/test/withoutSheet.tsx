/** A request decided by the Game Master without dice. */

import { useState } from 'preact/hooks';
import * as is from '../../../../../base/shapes.ts';
import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';
import { untestedOutcomes, type WithoutTest } from '../../../../../rules/trenchcoat/game/names.ts';
import { capital } from '../../../../../words/en/capital.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { gainWords } from '../../../../../words/en/trenchcoat/gains.ts';
import { isGains } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/fields.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { playerName, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { GainsSheet } from './gainsSheet.tsx';

interface Props {
  v: TrenchSession;
  /** The proposed gains for a success. */
  brings: readonly Gain[];
  /** `gains`: what the player gets for the given outcome. */
  onTake(outcome: WithoutTest, say: string, gains: readonly Gain[]): void;
  onClose(): void;
}

interface Decided {
  say: string;
  /** The changed gains for a success; null if they are as proposed. */
  changed: readonly Gain[] | null;
}

const isDecided = is.fields<Decided>({ say: is.text, changed: is.orNull(isGains) });

export function WithoutSheet({ v, brings, onTake, onClose }: Props) {
  const draft = useDraft<Decided>({
    name: 'without',
    of: v.questionAt,
    initial: { say: '', changed: null },
    is: isDecided,
  });
  const { say, changed } = draft.value;
  const [changing, setChanging] = useState(false);
  const gains = changed ?? brings;
  if (changing)
    return (
      <GainsSheet
        v={v}
        gains={gains}
        onTake={(next) => draft.set({ say, changed: next })}
        onClose={() => setChanging(false)}
      />
    );
  return (
    <TitledSheet title={words.noTestYouDecide} onClose={onClose}>
      {gains.length > 0 && (
        <ul class="quiet">
          {gains.map((gain) => (
            <li key={gainWords(gain, v.table)}>{gainWords(gain, v.table)}</li>
          ))}
        </ul>
      )}
      <TextField
        label={words.wordsFor(playerName(v))}
        text={say}
        maxLength={500}
        lines={2}
        onText={(text) => draft.set({ say: text, changed })}
      />
      <Act
        kind="quiet"
        title={words.gainedCount(gains.length)}
        detail={words.ifItSucceeds}
        sign="more"
        onClick={() => setChanging(true)}
      />
      {untestedOutcomes.map((outcome) => (
        <Act
          key={outcome}
          kind={outcome === 'succeeds' ? 'main' : 'plain'}
          title={capital(outcome)}
          onClick={() => {
            draft.forget();
            onTake(outcome, say.trim(), outcome === 'succeeds' ? gains : []);
          }}
        />
      ))}
    </TitledSheet>
  );
}

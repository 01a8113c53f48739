/** On the player's phone: requests a test of one of their own abilities. */

import { useState } from 'preact/hooks';
import * as is from '../../../../../base/shapes.ts';
import { testableAbilities } from '../../../../../rules/trenchcoat/sheet/abilities.ts';
import type { Sheet } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/fields.tsx';
import { gmName, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { Difficulty } from './alone.tsx';
import './plain.css';
import { TitledSheet } from '../look/titled.tsx';

interface Asked {
  who: number;
  /** Paths of the chosen fields on the sheet. */
  chosen: readonly string[];
  say: string;
}

const isAsked = is.fields<Asked>({ who: is.number, chosen: is.listOf(is.text), say: is.text });

/** The first character is the main one. */
export function AskForTest({ v, onClose }: { v: TrenchSession; onClose(): void }) {
  const draft = useDraft({ name: 'test', initial: { who: 0, chosen: [], say: '' }, is: isAsked });
  const { who, chosen, say } = draft.value;
  const [hard, setHard] = useState(false);
  const sheet = v.table.sheets[who];
  if (!sheet) return null;
  const ask = (text: string): void => {
    onClose();
    draft.forget();
    v.play({ do: 'request', request: { kind: 'test', who, ability: [...chosen], say: text } });
  };
  // The program can't read text, so an ability is needed.
  const nothing = chosen.length === 0 && (v.machine || say.trim() === '');
  const blocked = nothing ? words.askDetail(v.machine) : null;
  if (hard) return <Difficulty what={words.yourTest} onTake={ask} onClose={onClose} />;
  return (
    <TitledSheet title={words.whatDoYouTry} onClose={onClose}>
      {!v.machine && (
        <TextField
          label={words.requestNote(gmName(v))}
          text={say}
          maxLength={500}
          lines={2}
          onText={(text) => draft.set({ ...draft.value, say: text })}
        />
      )}
      {v.table.sheets.length > 1 && (
        <div class="acts">
          {v.table.sheets.map(({ name }, at) => (
            <Act
              key={name}
              small
              title={name}
              on={who === at}
              onClick={() => draft.set({ ...draft.value, who: at, chosen: [] })}
            />
          ))}
        </div>
      )}
      <h3>{words.abilityQuestion}</h3>
      <Abilities sheet={sheet} chosen={chosen} onChoose={(next) => draft.set({ ...draft.value, chosen: next })} />
      <div class="footing stacked gap2 raised">
        <Act
          kind="main"
          title={words.askForIt}
          detail={words.callDecisionNote(gmName(v))}
          blocked={blocked}
          onClick={() => (v.machine ? setHard(true) : ask(say.trim()))}
        />
      </div>
    </TitledSheet>
  );
}

interface AbilitiesProps extends Pick<Asked, 'chosen'> {
  sheet: Sheet;
  onChoose(chosen: readonly string[]): void;
}

function Abilities({ sheet, chosen, onChoose }: AbilitiesProps) {
  const toggle = (path: string): void =>
    onChoose(chosen.includes(path) ? chosen.filter((one) => one !== path) : [...chosen, path]);
  return (
    <ul class="abilities stacked gap2">
      {testableAbilities(sheet).map(({ path, name, score, under }) => (
        <li key={path}>
          <button type="button" aria-pressed={chosen.includes(path)} onClick={() => toggle(path)}>
            <b>{score}</b>
            <span>
              {name} <small>{under}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** On the player's phone: a test of his own ability, which the Game Master may call. */
import { useState } from 'preact/hooks';
import { abilitiesOf } from '../../../../../rules/trenchcoat/sheet/abilities.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/textField.tsx';
import { gmName, type Session } from '../session.ts';
import './plain.css';

/** The first of his characters is the main one. */
export function AskForTest({ v, onClose }: { v: Session; onClose(): void }) {
  const [who, setWho] = useState(0);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [say, setSay] = useState('');
  const sheet = v.table.sheets[who];
  if (!sheet) return null;
  const owned = abilitiesOf(sheet).filter(({ score }) => score !== null);
  const toggle = (path: string): void =>
    setChosen(chosen.includes(path) ? chosen.filter((one) => one !== path) : [...chosen, path]);
  const ask = (): void => {
    onClose();
    v.play({ do: 'request', request: { kind: 'test', who, ability: [...chosen], say: say.trim() } });
  };
  return (
    <Sheet label="Ask for a test" onClose={onClose}>
      <h2>What do you try?</h2>
      <TextField label={`${gmName(v)} reads it`} text={say} most={60} onText={setSay} />
      {v.table.sheets.length > 1 && (
        <div class="acts">
          {v.table.sheets.map(({ name }, at) => (
            <Act
              key={name}
              small
              title={name}
              on={who === at}
              onClick={() => {
                setWho(at);
                setChosen([]);
              }}
            />
          ))}
        </div>
      )}
      <h3>With which ability?</h3>
      <ul class="abilities">
        {owned.map(({ path, name, score, under }) => (
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
      <div class="footing">
        <Act
          kind="main"
          title="Ask for it"
          detail={`${gmName(v)} calls it, or not`}
          blocked={say.trim() === '' && chosen.length === 0 ? 'say what you try, or pick an ability' : null}
          onClick={ask}
        />
      </div>
    </Sheet>
  );
}

/** Which of his nodes the Game Master brings into the session. */
import { useState } from 'preact/hooks';
import { bringMove } from '../../../../../rules/trenchcoat/game/master.ts';
import { madeAdventure } from '../../../../../rules/trenchcoat/made/nodes.ts';
import { Option, Options } from '../../../../parts/options.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import { madeItems, nodeIn, titleOf } from '../library/items.ts';
import { useOwnItems } from '../library/store.ts';
import { Act } from '../look/act.tsx';
import { playerName, type Session } from '../session.ts';

export function BringSheet({ v, onClose }: { v: Session; onClose(): void }) {
  const own = useOwnItems();
  const [aid, setAid] = useState(true);
  const [wrong, setWrong] = useState<string | null>(null);
  const items = [...(own ?? []), ...madeItems].filter((item) => nodeIn(item) !== null);
  return (
    <Sheet label="Bring a node" onClose={onClose}>
      <h2>Bring a node</h2>
      <Options
        legend={`Does ${playerName(v)} know its address?`}
        note={aid ? 'It can be accessed at once.' : 'They must find it first, or be told.'}
      >
        <Option on={aid} onTake={() => setAid(true)} title="Known" />
        <Option on={!aid} onTake={() => setAid(false)} title="Not known" />
      </Options>
      {wrong && (
        <p class="refused" role="alert">
          {wrong}
        </p>
      )}
      {items.map((item) => {
        const { name, detail } = titleOf(item);
        return (
          <Act
            key={item.id}
            title={name}
            detail={detail}
            sign="mesh"
            onClick={() => {
              const made = bringMove(name, aid, item.text);
              if (!made.ok) return setWrong(made.error.text);
              onClose();
              v.play(made.value);
            }}
          />
        );
      })}
      <details>
        <summary>An adventure: {madeAdventure.name}</summary>
        <p>{madeAdventure.text}</p>
      </details>
    </Sheet>
  );
}

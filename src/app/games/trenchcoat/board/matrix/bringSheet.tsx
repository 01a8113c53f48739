/** The Game Master's choice of a node to add to the session. */

import { useState } from 'preact/hooks';
import { bringMove } from '../../../../../rules/trenchcoat/game/master.ts';
import { sampleAdventure } from '../../../../../rules/trenchcoat/made/nodes.ts';
import * as words from '../../../../../words/en/trenchcoat/board/matrix.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { FieldError } from '../../../../parts/form/field.tsx';
import { Option, Options } from '../../../../parts/options.tsx';
import { builtInItems, nodeIn, titleOf } from '../library/items.ts';
import { useOwnItems } from '../library/store.ts';
import { Act } from '../look/act.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { playerName, type TrenchSession } from '../session.ts';

export function AddNodeSheet({ v, onClose }: { v: TrenchSession; onClose(): void }) {
  const own = useOwnItems();
  const [aid, setAid] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const items = [...(own ?? []), ...builtInItems].filter((item) => nodeIn(item) !== null);
  return (
    <TitledSheet title={words.addANode} onClose={onClose}>
      <Options legend={words.knowsAddressQuestion(playerName(v))} note={words.accessNote(aid)}>
        <Option on={aid} onTake={() => setAid(true)} title={words.known} />
        <Option on={!aid} onTake={() => setAid(false)} title={words.addressNotKnown} />
      </Options>
      <FieldError text={error} />
      {items.map((item) => {
        const { name, detail } = titleOf(item);
        return (
          <Act
            key={item.id}
            title={name}
            detail={detail}
            sign="mesh"
            onClick={() => {
              const made = bringMove(aid ? name : '', aid, item.text);
              if (!made.ok) return setError(refusalWords(made.error));
              onClose();
              v.play(made.value);
            }}
          />
        );
      })}
      <details>
        <summary>{words.anAdventure(sampleAdventure.name)}</summary>
        <p>{sampleAdventure.text}</p>
      </details>
    </TitledSheet>
  );
}

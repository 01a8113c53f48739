/**
 * The matrix as this phone knows it: the player's phone shows what is known and what is still dark, the Game Master's
 * the whole node.
 */

import { useState } from 'preact/hooks';
import { nodeOf } from '../../../../../rules/trenchcoat/matrix/nodeFile.ts';
import * as words from '../../../../../words/en/trenchcoat/board/matrix.ts';
import type { CallSheetDraft } from '../../master/draft.ts';
import { Clock, Plate } from '../look/plate.tsx';
import type { Room } from '../look/tabs.tsx';
import { isGm, secretsOf, type TrenchSession } from '../session.ts';
import { Cockpit } from './cockpit.tsx';
import { KnownNode } from './known.tsx';
import './matrix.css';

interface Props {
  v: TrenchSession;
  onRoom(room: Room): void;
  /** Called when the Game Master starts their own test. */
  onOwn(draft: CallSheetDraft): void;
}

export function MatrixRoom({ v, onRoom, onOwn }: Props) {
  const { nodes, pending } = v.table;
  const asked = pending?.request.kind === 'action' ? pending.request.node : -1;
  const inside = nodes.findIndex(({ level }) => level !== null);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? Math.max(asked, inside, 0), nodes.length - 1);
  const node = nodes[at];
  if (!node)
    return (
      <>
        <Plate v={v} />
        <div class="room-scroll">
          <p class="room-note">{words.noNodeIsHere(isGm(v))}</p>
        </div>
      </>
    );
  const nameOf = (one: number): string => nodeNameOf(v, one);
  return (
    <>
      <header class="node-head flex spread gap4 rigid">
        <span>
          <h2 class="text-title breaks">{nameOf(at)}</h2>
          {!isGm(v) && <small>{placeWords(v, at)}</small>}
        </span>
        <Clock at={v.table.clock} />
      </header>
      {nodes.length > 1 && (
        <nav class="node-tabs flex gap1 rigid" aria-label={words.nodes}>
          {nodes.map((_, one) => (
            <button
              class="rigid quiet semibold tappable"
              key={`${one} ${nameOf(one)}`}
              type="button"
              aria-pressed={one === at}
              onClick={() => setChosen(one)}
            >
              {nameOf(one)}
            </button>
          ))}
        </nav>
      )}
      {isGm(v) ? (
        <Cockpit key={at} v={v} at={at} onRoom={onRoom} onOwn={onOwn} />
      ) : (
        <KnownNode key={at} v={v} at={at} onRoom={onRoom} />
      )}
    </>
  );
}

/** For the Game Master, the name in the node's file; for the player, the name they were told. */
function nodeNameOf(v: TrenchSession, at: number): string {
  const secret = isGm(v) ? secretsOf(v).nodes[at] : undefined;
  return words.nodeName(v.table.nodes[at]?.name || ((secret && nodeOf(secret.text)?.name) ?? ''));
}

function placeWords(v: TrenchSession, at: number): string {
  const { learned = [], level = null, down = false } = v.table.nodes[at] ?? {};
  const said = [words.type, words.city].flatMap((field) => learned.find((one) => one.field === field)?.value ?? []);
  const state = words.shutDownOrNotAccessed(down, level);
  return [...said, state].filter((word) => word !== '' && word !== words.unknown).join(', ');
}

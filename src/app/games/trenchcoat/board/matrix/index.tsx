/**
 * The matrix as this phone knows it: the player's phone shows what is known and what is still dark, the Game Master's
 * the whole node.
 */
import { nodeOf } from '../../../../../rules/trenchcoat/matrix/nodeFile.ts';
import * as words from '../../../../../words/en/trenchcoat/board/matrix.ts';
import type { CallSheetDraft } from '../../master/draft.ts';
import { Clock, Plate } from '../look/plate.tsx';
import { isGm, secretsOf, type TrenchSession } from '../session.ts';
import { Cockpit, kindSigns } from './cockpit.tsx';
import './matrix.css';
import { useState } from 'preact/hooks';
import { ACCESS_STREAM } from '../../../../../rules/trenchcoat/game/gains.ts';
import { levels } from '../../../../../rules/trenchcoat/game/names.ts';
import type { NodeView, Thing } from '../../../../../rules/trenchcoat/game/table.ts';
import { matrixAttributes } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import { levelNames } from '../../../../../words/en/trenchcoat/nodes.ts';
import { spanText } from '../../../../../words/en/trenchcoat/numbers.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { Seal } from '../look/seal.tsx';
import type { Room } from '../look/tabs.tsx';
import { Actions } from './actions.tsx';
import { type Aim, lastAim } from './lastAim.ts';

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
        <RowTabs
          label={words.nodes}
          tabs={nodes.map((_, one) => ({
            id: `${one}`,
            title: nameOf(one),
            on: one === at,
            onTake: () => setChosen(one),
          }))}
        />
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

const names = Object.values(matrixAttributes);
const isAccess = ({ id }: Thing): boolean => id === ACCESS_STREAM;

/** The player’s view of a node: what they know about it, what is still hidden, and the actions available in it. */
export function KnownNode({ v, at, onRoom }: { v: TrenchSession; at: number; onRoom(room: Room): void }) {
  const node = v.table.nodes[at] as NodeView;
  const last = lastAim(v.record.events, v.table.nodes);
  const [aim, setAim] = useState<Omit<Aim, 'node'>>(last?.node === at ? last : { target: 'node', thing: null });
  const tabOf = (title: string, to: Omit<Aim, 'node'>): Tab => ({
    id: `${to.target} ${to.thing}`,
    title,
    on: aim.target === to.target && aim.thing === to.thing,
    onTake: () => setAim(to),
  });
  // The player’s own access comes last, since what they have found matters more.
  const things = [...node.things].sort((a, b) => Number(isAccess(a)) - Number(isAccess(b)));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus a keyboard can't scroll it. */}
      <section class="room-body known" tabIndex={0} aria-label={words.whatYouKnow}>
        <ol class="accounts" aria-label={words.accountNotAccessed(node.level)}>
          {levels.map((level) => (
            <li key={level} class={`across centers gap1 fine shrinks ${levelClass(node, level)}`}>
              {node.level === level && level !== 'anonymous' && <Seal seat={1} of={v.seals[1]} size={18} />}
              {levelNames[level]}
            </li>
          ))}
        </ol>
        {node.alert && <Heard sign="bell" title={words.activeAlert} detail={words.seenWords(node)} />}
        {node.down && (
          <Heard sign="close" title={words.connectionLost} detail={words.nodeShutDown(words.nodeName(node.name))} />
        )}
        <KnownFacts node={node} things={things} />
      </section>
      <div class="decides node-acts stacked gap2">
        <RowTabs
          label={words.aimedAt}
          tabs={[
            tabOf(words.node, { target: 'node', thing: null }),
            ...things.map(({ kind, id, name }) => tabOf(name, { target: kind, thing: id })),
            { ...tabOf(words.find, { target: 'file', thing: null }), on: aim.target !== 'node' && aim.thing === null },
          ]}
        />
        <Actions v={v} at={at} target={aim.target} thing={aim.thing} onAsked={() => onRoom('test')} />
      </div>
    </>
  );
}

/** Ratings, facts and things that the player has found, and what remains to be found. */
function KnownFacts({ node, things }: { node: NodeView; things: readonly Thing[] }) {
  const others = node.learned.filter(
    ({ field }) =>
      !names.includes(field) && field !== 'Type' && field !== 'City' && !(node.alert && field === 'Active Alert'),
  );
  const dark = [
    ...(things.some(({ kind }) => kind === 'file') ? [] : [words.files]),
    ...(things.some(({ kind }) => kind === 'process') ? [] : [words.processes]),
    ...[words.logs, words.accounts]
      .filter((field) => !others.some((one) => one.field === field))
      .map((word) => word.toLowerCase()),
  ];
  return (
    <>
      <div class="attributes grid gap1">
        {names.map((name) => {
          const known = node.learned.find(({ field }) => field === name);
          return (
            <p key={name} class={`stacked dense shrinks ${known ? 'paper pixels' : 'coat fold'}`}>
              <small>{name}</small>
              {known ? <b class="text-figure">{known.value}</b> : <span>{words.unknown}</span>}
            </p>
          );
        })}
      </div>
      {others.map(({ field, value, at: when }) => (
        <p key={field} class="known-row paper pixels across gap4">
          <Sign name={field === 'Active Alert' ? 'bell' : 'eye'} size={22} />
          <b>
            {field}: {value}
          </b>
          <small>{words.timeNote(spanText(when))}</small>
        </p>
      ))}
      {things.map(({ kind, id, name, state, text, at: when }) => (
        <p key={`${kind} ${id}`} class="known-row paper pixels across gap4">
          <Sign name={kindSigns[kind]} size={22} />
          <span class="stacked shrinks dense breaks">
            <b>{name}</b>
            {text !== null && <small>{text}</small>}
          </span>
          <small>{[state, words.timeNote(spanText(when))].filter(Boolean).join(', ')}</small>
        </p>
      ))}
      {dark.length > 0 && (
        <p class="known-row coat fold last-row across gap4">
          <Sign name="lid" size={22} />
          <b class="dark-words">{dark.join(', ')}</b>
          <small>{words.notFound}</small>
        </p>
      )}
    </>
  );
}

const Heard = ({ sign, title, detail }: { sign: string; title: string; detail: string }) => (
  <p class="heard across gap4">
    <Sign name={sign} size={22} />
    <span class="stacked shrinks dense breaks">
      <b>{title}</b>
      <small>{detail}</small>
    </span>
  </p>
);

interface Tab {
  id: string;
  title: string;
  on: boolean;
  onTake(): void;
}

const RowTabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav class="row-tabs flex gap1 rigid" aria-label={label}>
    {tabs.map(({ id, title, on, onTake }) => (
      <button key={id} type="button" class="rigid quiet semibold tappable" aria-pressed={on} onClick={onTake}>
        {title}
      </button>
    ))}
  </nav>
);

function levelClass({ level: held }: NodeView, level: (typeof levels)[number]): string {
  if (held === null) return 'away';
  if (held === level) return 'held';
  return levels.indexOf(level) < levels.indexOf(held) ? 'reached' : 'away';
}

/** A row of the Game Master's node, to be read during play and told with a tap. */

import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';
import type { ThingKind } from '../../../../../rules/trenchcoat/game/names.ts';
import { hasEnded, type NodeView } from '../../../../../rules/trenchcoat/game/table.ts';
import { stateOf, withName } from '../../../../../rules/trenchcoat/matrix/effects.ts';
import { endsOf, type Node, places, thingsOf } from '../../../../../rules/trenchcoat/matrix/node.ts';
import * as say from '../../../../../words/en/trenchcoat/board/give.ts';
import { factNames } from '../../../../../words/en/trenchcoat/nodes.ts';
import { Act } from '../look/act.tsx';
import { PickChips } from '../look/chips.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { playerName, secretsOf, type TrenchSession } from '../session.ts';

/** A row: a thing by kind and id, or a line of the node itself. */
export type CockpitRow =
  | { readonly kind: ThingKind; readonly id: number }
  | { readonly kind: 'fact'; readonly field: string; readonly value: string };

/** The lines of text that a node has; empty ones are left out. */
export function factsOf(node: Node): Extract<CockpitRow, { kind: 'fact' }>[] {
  const all = [
    [factNames.address, node.aid],
    [factNames.functionality, node.functionality],
    [factNames.accounts, node.accounts],
    [factNames.logs, node.logs],
    [factNames.subscriptions, node.subscriptions],
    ...places.map((place) => [place, node.place[place] ?? ''] as const),
  ] as const;
  return all.flatMap(([field, value]) => (value === '' ? [] : [{ kind: 'fact', field, value }]));
}

interface Props {
  v: TrenchSession;
  at: number;
  node: Node;
  view: NodeView;
  row: CockpitRow;
  onClose(): void;
}

export function RowSheet(props: Props) {
  return props.row.kind === 'fact' ? <Fact {...props} row={props.row} /> : <Thing {...props} row={props.row} />;
}

const whenTold = ({ table }: TrenchSession): string => say.toldWhen(table.step === 'lead' || table.step === 'idle');

function Fact({ v, at, node, view, row, onClose }: Props & { row: Extract<CockpitRow, { kind: 'fact' }> }) {
  const { field, value } = row;
  const told = view.learned.find((one) => one.field === field)?.value;
  const known = told === value;
  const fact: Gain = { gain: 'learned', node: at, field, value };
  const gains: Gain[] = field === factNames.address ? [{ gain: 'aid', node: at }, fact] : [fact];
  return (
    <TitledSheet title={field} onClose={onClose}>
      <p class="row-text">{value}</p>
      {told !== undefined && told !== value && <p class="row-text">{say.playerReads(playerName(v), told)}</p>}
      <p class="quiet">{known ? say.playerKnows(playerName(v)) : say.playerDoesnt(playerName(v))}</p>
      {!hasEnded(v.table) && (
        <Act
          kind="main"
          title={say.tellTitle}
          detail={whenTold(v)}
          sign="forward"
          onClick={() => {
            v.handOut(withName(gains, { view, node }, at));
            onClose();
          }}
        />
      )}
    </TitledSheet>
  );
}

function Thing({ v, at, node, view, row, onClose }: Props & { row: Exclude<CockpitRow, { kind: 'fact' }> }) {
  const { kind, id } = row;
  const known = view.things.find((thing) => thing.kind === kind && thing.id === id);
  const written = thingsOf(node, kind)[id];
  const name = written?.name ?? known?.name ?? '';
  const text = written?.text || known?.text || '';
  const state = stateOf(node, secretsOf(v).nodes[at]?.states ?? {}, kind, id) ?? known?.state ?? null;
  const thing: Gain = { gain: 'thing', node: at, kind, id, name, state };
  const stream = kind === 'stream' ? node.streams[id] : undefined;
  const ends = stream ? endsOf(stream) : '';
  const endsGain: Gain[] = ends === '' ? [] : [{ gain: 'learned', node: at, field: name, value: ends }];
  const tell = (...gains: Gain[]): void => {
    v.handOut(gains);
    onClose();
  };
  /** Both phones have the state of things that the player knows; all other states are hidden from the player. */
  const change = (next: string): void => {
    v.change({ to: 'thing', node: at, kind, id, state: next });
    if (known) v.handOut([{ ...thing, state: next }]);
    onClose();
  };
  return (
    <TitledSheet title={name} onClose={onClose}>
      {ends !== '' && <p class="row-text">{ends}</p>}
      <p class="row-text">{text === '' ? say.noText : text}</p>
      <p class="quiet">{known ? say.playerKnows(playerName(v)) : say.playerDoesnt(playerName(v))}</p>
      {!hasEnded(v.table) && (
        <>
          <PickChips
            legend={known ? say.stateLabel : say.secretState}
            all={[...say.statesOf[kind]]}
            isOn={(one) => one === state}
            onTake={change}
          />
          <div class="acts">
            {text !== '' && (
              <Act kind="quiet" title={say.tellTitle} detail={say.nameOnly} onClick={() => tell(thing)} />
            )}
            <Act
              kind="main"
              title={say.tellTitle}
              detail={text === '' ? whenTold(v) : say.nameAndText}
              sign="forward"
              onClick={() =>
                text === ''
                  ? tell(thing, ...endsGain)
                  : tell(thing, ...endsGain, { gain: 'text', node: at, kind, id, text })
              }
            />
          </div>
        </>
      )}
    </TitledSheet>
  );
}

/** What both phones record when the result is told; each line can be removed. */
import * as is from '../../../../../base/shapes.ts';
import { matrixAttributes } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import { gainWords } from '../../../../../words/en/trenchcoat/gains.ts';
import { Tool } from '../look/tool.tsx';
import { playerName, secretsOf, type TrenchSession } from '../session.ts';
import './gainsSheet.css';
import { useState } from 'preact/hooks';
import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';
import { nextCreatedId } from '../../../../../rules/trenchcoat/game/gains.ts';
import { levels, thingKinds } from '../../../../../rules/trenchcoat/game/names.ts';
import type { NodeView, Thing } from '../../../../../rules/trenchcoat/game/table.ts';
import { readTyped } from '../../../../../rules/trenchcoat/input.ts';
import { stateOf } from '../../../../../rules/trenchcoat/matrix/effects.ts';
import { MAX_NODE_TEXT, thingsOf } from '../../../../../rules/trenchcoat/matrix/node.ts';
import { nodeNow, nodeOf } from '../../../../../rules/trenchcoat/matrix/nodeFile.ts';
import * as giving from '../../../../../words/en/trenchcoat/board/give.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { levelNames } from '../../../../../words/en/trenchcoat/nodes.ts';
import { Act } from '../look/act.tsx';
import { type Chip, Chips, PickChips } from '../look/chips.tsx';
import { NumberField, TextField } from '../look/fields.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { useDraft, useNumber } from '../useDraft.ts';

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

const whats = ['learned', 'damage', 'address', 'account', 'thing', 'state', 'text'] as const;
type What = (typeof whats)[number];

const useTyped = (what: What, field: string, node: number) =>
  useDraft({ name: `gain ${what} ${field}`, of: node, initial: '', is: is.text });

interface FormProps {
  v: TrenchSession;
  node: number;
  onAdd(...gains: Gain[]): void;
}

/** Adds a gain or a loss for the player; each kind has a few choices of its own. */
export function NewGain({ v, onAdd }: { v: TrenchSession; onAdd(gains: readonly Gain[]): void }) {
  /** Which form is open, so that its input is shown again after a reload. */
  const open = useDraft<What | null>({ name: 'gain', of: v.questionAt, initial: null, is: is.orNull(is.oneOf(whats)) });
  const what = open.value;
  const { nodes, pending } = v.table;
  const first = pending?.request.kind === 'action' ? pending.request.node : nodes.length - 1;
  const [chosen, setChosen] = useState(first);
  const node = Math.min(chosen, nodes.length - 1);
  const add = (...gains: Gain[]): void => {
    onAdd(gains);
    open.forget();
  };
  const Form = what && forms[what];
  const offered = whats.filter((one) => one === 'damage' || node >= 0);
  return (
    <>
      <PickChips
        legend={giving.giveOrTakeAway}
        all={offered}
        titleOf={(one) => giving.kindNames[one]}
        isOn={(one) => one === what}
        onTake={open.set}
      />
      {what !== null && what !== 'damage' && nodes.length > 1 && (
        <PickChips
          legend={giving.inWhichNode}
          all={nodes.map((_, at) => nameOf(v, at))}
          isOn={(_, at) => at === node}
          onTake={(_, at) => setChosen(at)}
        />
      )}
      {Form && <Form key={`${what} ${node}`} v={v} node={node} onAdd={add} />}
    </>
  );
}

/** The node's name as the Game Master knows it. */
const nameOf = (v: TrenchSession, at: number): string =>
  nodeOf(secretsOf(v).nodes[at]?.text ?? '')?.name ?? v.table.nodes[at]?.name ?? '';

interface TypedProps {
  label: string;
  maxLength: number;
  lines?: number;
  draft: ReturnType<typeof useTyped>;
  /** The message if the text is empty; null if it may be. */
  missing: string | null;
  ready?: boolean;
  onAdd(text: string): void;
}

function Typed({ draft, missing, ready = true, onAdd, ...field }: TypedProps) {
  const [error, setError] = useState<string | null>(null);
  const add = (): void => {
    const text = draft.value.trim();
    if (!ready || (text === '' && missing !== null)) return setError(missing);
    draft.forget();
    onAdd(text);
  };
  return (
    <>
      <TextField {...field} text={draft.value} error={error} onText={draft.set} />
      <Act title={giving.addTitle} sign="plus" onClick={add} />
    </>
  );
}

function Learned({ node, onAdd }: FormProps) {
  const named = useTyped('learned', 'name', node);
  const field = named.value.trim();
  return (
    <>
      <TextField label={giving.nameLabel} text={named.value} maxLength={40} onText={named.set} />
      <Typed
        label={giving.description}
        maxLength={200}
        draft={useTyped('learned', 'text', node)}
        missing={giving.missingTextNote}
        ready={field !== ''}
        onAdd={(value) => {
          named.forget();
          onAdd({ gain: 'learned', node, field, value });
        }}
      />
    </>
  );
}

const harms = ['Physical', 'Stun', 'Fatigue'] as const;

function Damage({ v, onAdd }: FormProps) {
  const [who, setWho] = useState(v.table.test?.call.who ?? v.table.pending?.request.who ?? 0);
  const [label, setLabel] = useState<string>(harms[0]);
  const typed = useNumber({
    name: 'gain damage',
    of: who,
    read: (text) => readTyped(text, giving.damage, { least: -99, most: 99 }),
  });
  const add = (pips: number): void => onAdd({ gain: 'damage', who, pips, label });
  return (
    <>
      {v.table.sheets.length > 1 && (
        <PickChips
          legend={giving.whose}
          all={v.table.sheets}
          titleOf={({ name }) => name}
          isOn={(_, at) => at === who}
          onTake={(_, at) => setWho(at)}
        />
      )}
      <PickChips
        legend={giving.whatKind}
        all={harms}
        titleOf={(one) => giving.harms[one]}
        isOn={(one) => one === label}
        onTake={setLabel}
      />
      <PickChips legend={giving.howMuch} all={[1, 2, 3, 4]} titleOf={String} onTake={add} />
      <NumberField label={giving.orAnotherNumber} {...typed.field} />
      <Act
        title={giving.addTitle}
        sign="plus"
        onClick={() => {
          const pips = typed.take();
          if (!pips.ok) return;
          typed.forget();
          add(pips.value);
        }}
      />
    </>
  );
}

/** The node's name, for a player who doesn't know it yet. */
function nameGains({ v, node }: Pick<FormProps, 'v' | 'node'>): Gain[] {
  const name = nodeOf(secretsOf(v).nodes[node]?.text ?? '')?.name;
  return v.table.nodes[node]?.name === '' && name !== undefined ? [{ gain: 'named', node, name }] : [];
}

function Address({ v, node, onAdd }: FormProps) {
  const aid = nodeOf(secretsOf(v).nodes[node]?.text ?? '')?.aid;
  const told: Gain[] = aid ? [{ gain: 'learned', node, field: 'AID', value: aid }] : [];
  return (
    <Chips
      legend={giving.theAddress}
      chips={[
        { title: giving.give, onTake: () => onAdd(...nameGains({ v, node }), { gain: 'aid', node }, ...told) },
        { title: giving.takeAwayLabel, onTake: () => onAdd({ gain: 'noAid', node }) },
      ]}
    />
  );
}

/** An account is also access: from outside, it lets the player in. */
function Account({ v, node, onAdd }: FormProps) {
  const view = v.table.nodes[node];
  if (!view) return null;
  const named = nameGains({ v, node });
  const give = (level: (typeof levels)[number]): void =>
    view.level === null ? onAdd(...named, { gain: 'accessed', node, level }) : onAdd({ gain: 'level', node, level });
  const out: Chip[] =
    view.level === null ? [] : [{ title: giving.endAccess, onTake: () => onAdd({ gain: 'left', node }) }];
  return (
    <Chips
      legend={giving.whichAccount}
      chips={[
        ...levels.map(
          (level): Chip => ({
            title: levelNames[level],
            on: view.level === level,
            onTake: () => give(level),
          }),
        ),
        ...out,
      ]}
    />
  );
}

/** Something in the node's file that the player has not found yet, or something new. */
function NewThing({ v, node, onAdd }: FormProps) {
  const [kind, setKind] = useState<Thing['kind']>('file');
  const typed = useTyped('thing', 'name', node);
  const view = v.table.nodes[node];
  const secret = secretsOf(v).nodes[node];
  const read = secret ? nodeNow(secret) : null;
  if (!view) return null;
  const list = read ? thingsOf(read, kind) : [];
  const unknown = list.flatMap((one, id) => (isKnown(view, kind, id) ? [] : [{ name: one.name, id }]));
  const add = (id: number, named: string, state: string | null): void =>
    onAdd({ gain: 'thing', node, kind, id, name: named, state });
  return (
    <>
      <PickChips
        legend={giving.whatKind}
        all={thingKinds}
        titleOf={(one) => giving.kinds[one]}
        isOn={(one) => one === kind}
        onTake={setKind}
      />
      <PickChips
        legend={giving.fromTheNode}
        all={unknown}
        titleOf={({ name: one }) => one}
        onTake={({ id, name: one }) => add(id, one, read && stateOf(read, secret?.states ?? {}, kind, id))}
      />
      <Typed
        label={giving.newThingLabel}
        maxLength={40}
        draft={typed}
        missing={giving.giveItAName}
        onAdd={(name) => add(nextCreatedId(view, kind), name, kind === 'process' ? 'running' : null)}
      />
    </>
  );
}

const isKnown = ({ things }: NodeView, of: Thing['kind'], id: number): boolean =>
  things.some((thing) => thing.kind === of && thing.id === id);

/** One of the things that the player knows, and the chips to pick it. */
function usePickedThing({ v, node }: FormProps): { thing: Thing | undefined; picker: preact.JSX.Element } {
  const things = v.table.nodes[node]?.things ?? [];
  const [thing, setThing] = useState(things[0]);
  const picker = (
    <PickChips
      legend={giving.which}
      all={things}
      titleOf={({ name }) => name}
      isOn={(one) => one === thing}
      onTake={setThing}
    />
  );
  return { thing, picker: things.length === 0 ? <p class="quiet">{giving.nothingFoundYet}</p> : picker };
}

function State(props: FormProps) {
  const { node, onAdd } = props;
  const { thing, picker } = usePickedThing(props);
  const typed = useTyped('state', 'name', node);
  if (!thing) return picker;
  const { kind, id, name } = thing;
  const add = (state: string | null): void => onAdd({ gain: 'thing', node, kind, id, name, state });
  return (
    <>
      {picker}
      <Chips
        legend={giving.stateLabel}
        chips={[
          ...giving.statesOf[kind].map((state) => ({ title: state, onTake: () => add(state) })),
          { title: giving.gone, onTake: () => onAdd({ gain: 'gone', node, kind, id }) },
        ]}
      />
      <Typed
        label={giving.orAnotherState}
        maxLength={20}
        draft={typed}
        missing={null}
        onAdd={(state) => add(state || null)}
      />
    </>
  );
}

function Text(props: FormProps) {
  const { node, onAdd } = props;
  const { thing, picker } = usePickedThing(props);
  const typed = useTyped('text', 'text', node);
  return (
    <>
      {picker}
      {thing && (
        <Typed
          label={giving.textLabel}
          maxLength={MAX_NODE_TEXT}
          lines={4}
          draft={typed}
          missing={giving.writeSomething}
          onAdd={(text) => onAdd({ gain: 'text', node, kind: thing.kind, id: thing.id, text })}
        />
      )}
    </>
  );
}

const forms: Readonly<Record<What, (props: FormProps) => preact.JSX.Element | null>> = {
  learned: Learned,
  damage: Damage,
  address: Address,
  account: Account,
  thing: NewThing,
  state: State,
  text: Text,
};

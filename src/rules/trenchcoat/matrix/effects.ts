/**
 * The effects of a successful action, where the rules define them in a form that both phones can record (T-ACT-06). The
 * rest is the Game Master's text.
 */

import type { Gain } from '../game/call.ts';
import { nextCreatedId } from '../game/gains.ts';
import type { ThingKind } from '../game/names.ts';
import type { Alert, ChangeWhat } from '../game/page.ts';
import type { NodeView } from '../game/table.ts';
import { analysisOf } from './analyze.ts';
import { accountOf } from './levels.ts';
import { endsOf, type Node, thingsOf } from './node.ts';
import type { Action } from './propose.ts';

export interface Effects {
  readonly gains: readonly Gain[];
  /** Fields that have to be set first. */
  readonly missing: readonly string[];
  readonly changes: readonly ChangeWhat[];
}

export interface MatrixScene {
  readonly view: NodeView;
  readonly node: Node;
  readonly alert: Alert;
  readonly states: Readonly<Record<string, string>>;
}

const nothing: Effects = { gains: [], missing: [], changes: [] };
const just = (...gains: Gain[]): Effects => ({ ...nothing, gains });

/** `quality`: of the test; null if there was none. */
export function effectsOf(request: Action, scene: MatrixScene, quality: number | null): Effects {
  const effects = actionEffects(request, scene, quality);
  return { ...effects, gains: withName(effects.gains, scene, request.node) };
}

/** Adds the node’s name for a player who learns its address or enters it. */
export const withName = (gains: readonly Gain[], { view, node }: NamedScene, at: number): readonly Gain[] =>
  view.name === '' && gains.some(({ gain }) => gain === 'aid' || gain === 'accessed')
    ? [{ gain: 'named', node: at, name: node.name }, ...gains]
    : gains;

type NamedScene = Pick<MatrixScene, 'view' | 'node'>;

function actionEffects(request: Action, scene: MatrixScene, quality: number | null): Effects {
  const { action, node: at } = request;
  const account = accountOf(action);
  if (account !== null) return just({ gain: 'level', node: at, level: account });
  return effectsByAction.get(action)?.(request, scene, quality ?? 0) ?? changeState(request, scene.view);
}

type EffectsOf = (request: Action, scene: MatrixScene, quality: number) => Effects;

const isFound: EffectsOf = ({ node }) => just({ gain: 'aid', node });
const find: EffectsOf = (request, scene) => findThing(request, scene);
const create: EffectsOf = (request, { view }) => createThing(request, view);
const write: EffectsOf = (request) => written(request);
const edit: EffectsOf = (request) => edited(request, request.action.replace('Edit ', ''));
const remove: EffectsOf = ({ target, thing, node }) =>
  thing === null || target === 'node' ? nothing : just({ gain: 'gone', node, kind: target, id: thing });

/** Of the actions that do more than change a state. A map, since a request may name any action. */
const effectsByAction: ReadonlyMap<string, EffectsOf> = new Map(
  Object.entries<EffectsOf>({
    Access: ({ node: at }, { node }) => just({ gain: 'accessed', node: at, level: node.start }),
    Analyze(request, { view, node, alert }, quality) {
      if (request.target === 'stream') return tellEnds(request, node);
      if (request.target !== 'node') return nothing;
      return { ...nothing, ...analysisOf(node, request.node, quality, alert === 'active', view.learned) };
    },
    'Find File': find,
    'Find Process': find,
    'Find Stream': find,
    'Find Node': isFound,
    'Find Wireless': isFound,
    Read: (request, { view, node }) => textOf(request, node, view),
    'View Logs': (request, { view, node }) => listed(request, view, 'Logs', node.logs),
    'View Accounts': (request, { view, node }) => listed(request, view, 'Accounts', node.accounts),
    'View Subscriptions': (request, { view, node }) => listed(request, view, 'Subscriptions', node.subscriptions),
    'Edit Logs': edit,
    'Edit Accounts': edit,
    'Edit Subscriptions': edit,
    'View Alarm Status': ({ node }, { alert }) => just({ gain: 'learned', node, field: 'Alarm', value: alert }),
    'Change Alarm Status': ({ node }, { view }) => ({
      ...nothing,
      gains: view.alert ? [{ gain: 'alert', node, active: false }] : [],
      changes: [{ to: 'alert', node, value: 'none' }],
    }),
    Shutdown: ({ node }) => just({ gain: 'down', node, down: true }),
    Startup: ({ node }) => just({ gain: 'down', node, down: false }),
    'Create File': create,
    'Start Process': create,
    'Start Stream': create,
    'Write to File': write,
    'Send to Stream': write,
    Edit: write,
    'Delete File': remove,
    'Terminate Stream': remove,
  }),
);

/** A text that the player has read or written is kept until the Game Master tells a new text. */
const listed = ({ node: at }: Action, { learned }: NodeView, field: string, written: string): Effects => {
  const seen = learned.find((one) => one.field === field)?.value;
  return just({ gain: 'learned', node: at, field, value: seen ?? (written || 'empty') });
};

/** The player’s text replaces the field. */
const edited = ({ node: at, say }: Action, field: string): Effects =>
  say.trim() === '' ? nothing : just({ gain: 'learned', node: at, field, value: say.trim() });

/** Both ends of a stream, by the stream's name. */
function tellEnds({ thing, node: at }: Action, node: Node): Effects {
  const stream = thing === null ? undefined : node.streams[thing];
  const ends = stream ? endsOf(stream) : '';
  return stream && ends !== '' ? just({ gain: 'learned', node: at, field: stream.name, value: ends }) : nothing;
}

/** The state in which an action leaves its target. */
const states: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Break: 'broken',
    Decrypt: 'decrypted',
    Encrypt: 'encrypted',
    Corrupt: 'corrupted',
    Crash: 'crashed',
    Slow: 'slowed',
    'Jam Wireless': 'jammed',
    Repair: 'repaired',
    'Start Process': 'running',
    'Stop Process': 'idle',
    'Start ICE': 'running',
    'Stop ICE': 'idle',
    Control: 'controlled',
  }),
);

function changeState({ action, target, thing, node: at }: Action, view: NodeView): Effects {
  const state = states.get(action);
  if (target === 'node') {
    if (action === 'Crash') return just({ gain: 'down', node: at, down: true });
    return state === undefined ? nothing : just({ gain: 'learned', node: at, field: 'Condition', value: state });
  }
  const known = view.things.find(({ kind, id }) => kind === target && id === thing);
  if (state === undefined || known === undefined) return nothing;
  return {
    ...nothing,
    gains: [{ gain: 'thing', node: at, kind: target, id: known.id, name: known.name, state }],
    changes: [{ to: 'thing', node: at, kind: target, id: known.id, state }],
  };
}

/** Creates a thing with the name the player gives it, or starts a process the player knows. */
function createThing(request: Action, view: NodeView): Effects {
  const { action, target, thing, node: at, say } = request;
  if (thing !== null || target === 'node') return changeState(request, view);
  const name = [...(say.trim() || action)].slice(0, 40).join('');
  const state = target === 'process' ? 'running' : null;
  return just({ gain: 'thing', node: at, kind: target, id: nextCreatedId(view, target), name, state });
}

/** The player’s text replaces the thing's text. */
const written = ({ target, thing, node: at, say }: Action): Effects =>
  target === 'node' || thing === null || say.trim() === ''
    ? nothing
    : just({ gain: 'text', node: at, kind: target, id: thing, text: say.trim() });

/** The first thing of the given kind that the player does not know; the Game Master may override this. */
function findThing({ action, node: at }: Action, { view, node, states: secret }: MatrixScene): Effects {
  const kind = action === 'Find File' ? 'file' : action === 'Find Process' ? 'process' : 'stream';
  const list = thingsOf(node, kind);
  const id = list.findIndex((_, index) => !view.things.some((thing) => thing.kind === kind && thing.id === index));
  const one = list[id];
  if (one === undefined) return nothing;
  return just({ gain: 'thing', node: at, kind, id, name: one.name, state: stateOf(node, secret, kind, id) });
}

/**
 * The state to tell the player about a thing of the node: the result of what has happened to it, else the state in its
 * file.
 */
export function stateOf(node: Node, states: MatrixScene['states'], kind: ThingKind, id: number): string | null {
  const now = states[`${kind}/${id}`];
  if (now !== undefined) return now;
  if (kind === 'process') return node.processes[id]?.state ?? null;
  return kind === 'file' && node.files[id]?.level === 'user' ? 'for users' : null;
}

function textOf({ target, thing, node: at }: Action, node: Node, view: NodeView): Effects {
  if (target === 'node' || thing === null) return nothing;
  // A text that the player has read or written is kept until the Game Master tells a new text.
  const seen = view.things.find(({ kind, id }) => kind === target && id === thing);
  return just({
    gain: 'text',
    node: at,
    kind: target,
    id: thing,
    text: seen?.text || thingsOf(node, target)[thing]?.text || 'It is empty.',
  });
}

/** Whether the target is encrypted and neither broken nor decrypted: then the Game Master is asked first (T-ENT-08). */
export function isLocked({ action, target, thing }: Action, { view, node }: MatrixScene): boolean {
  if (!/^(Read|Edit|Write to File)$/.test(action) || thing === null) return false;
  const crypt = target === 'file' ? node.files[thing]?.crypt : target === 'stream' ? node.streams[thing]?.crypt : null;
  const state = view.things.find((one) => one.kind === target && one.id === thing)?.state;
  return state === 'encrypted' || (crypt != null && state !== 'broken' && state !== 'decrypted');
}

/** What one player knows: from their own facts and held numbers, and from events. */
import type { Json } from '../../../base/canonical.ts';
import type { GameEvent } from '../../game.ts';
import type { Knowledge } from '../../hidden.ts';
import { HALVES } from '../dice/half.ts';
import { stateOf } from '../matrix/effects.ts';
import { nodeNow } from '../matrix/nodeFile.ts';
import type { TestChoices } from '../test/outcome.ts';
import type { Gain } from './call.ts';
import type { TrenchEvent } from './event.ts';
import { termsIn } from './hiddenTerms.ts';
import type { SecretNode, TrenchKnown, TrenchSecrets } from './known.ts';
import type { PageChange, PagePlace } from './page.ts';
import { withChanges } from './secret.ts';
import { PIECES, readPage, readPiece } from './slots.ts';
import { GM } from './table.ts';

export const knowledge: Knowledge<TrenchKnown> = {
  begin: (seat) => ({ seat, secret: seat === GM ? nothingYet : null }),

  learn: (known, events) => (known.secret ? { ...known, secret: events.reduce(learnEvent, known.secret) } : known),

  // The owner has known what is revealed at the end since sealing it.
  told(known, { kind, of, number, value }) {
    const { secret } = known;
    if (secret === null || of !== GM || number < (kind === 'fact' ? secret.facts : secret.held)) return known;
    return { ...known, secret: kind === 'fact' ? withFact(secret, value) : withNumber(secret, number, Number(value)) };
  },

  cards: () => null,
};

const nothingYet: TrenchSecrets = {
  nodes: [],
  written: [],
  terms: null,
  half: null,
  chosen: {},
  joint: [],
  spares: [],
  bound: 0,
  facts: 0,
  held: 0,
  parts: [],
};

function withFact(before: TrenchSecrets, fact: Json): TrenchSecrets {
  const secret = { ...before, facts: before.facts + 1 };
  const piece = readPiece(fact);
  if (piece !== null) return withPiece(secret, piece.text);
  const places = readPage(fact) ?? [];
  return { ...withChanges(secret, changesIn(places)), written: [...termsIn(places)], chosen: choicesIn(places) };
}

/** The Game Master's choices on a page; empty if the page has none. */
export function choicesIn(places: readonly PagePlace[]): TestChoices {
  const { is: _, ...choices } = places.find((place) => place.is === 'choice') ?? { is: 'choice' };
  return choices;
}

export const changesIn = (places: readonly PagePlace[]): PageChange[] =>
  places.flatMap((place) => (place.is === 'change' ? [place] : []));

function withPiece(secret: TrenchSecrets, text: string): TrenchSecrets {
  const parts = [...secret.parts, text];
  if (parts.length < PIECES) return { ...secret, parts };
  return { ...secret, parts: [], nodes: [...secret.nodes, freshNode(parts.join(''))] };
}

export const freshNode = (text: string) => ({
  text,
  tally: 0,
  fired: [],
  inForce: [],
  alert: 'none' as const,
  states: {},
});

const withNumber = (secret: TrenchSecrets, held: number, value: number): TrenchSecrets => ({
  ...secret,
  held: secret.held + 1,
  spares: [...secret.spares, { held, value }],
});

/** What both phones recorded also applies behind the scenes. */
const withRecordedGains = (secret: TrenchSecrets, gains: readonly Gain[]): TrenchSecrets => ({
  ...secret,
  nodes: secret.nodes.map((node, at) =>
    gains.reduce((now, gain) => ('node' in gain && gain.node === at ? withRecordedGain(now, gain) : now), node),
  ),
});

function withRecordedGain(node: SecretNode, gain: Gain): SecretNode {
  // A Shutdown or a start: the player already knows about it.
  if (gain.gain === 'down') return { ...node, inForce: node.inForce.filter((measure) => measure !== 'shutdown') };
  if (gain.gain !== 'thing' || gain.state === null) return node;
  const { kind, id, state } = gain;
  const now = nodeNow(node);
  // Telling an unchanged state must not restart triggered Combat ICE.
  if (now && stateOf(now, node.states, kind, id) === state) return node;
  return { ...node, states: { ...node.states, [`${kind}/${id}`]: state } };
}

function learnEvent(secret: TrenchSecrets, given: GameEvent): TrenchSecrets {
  const event = given as TrenchEvent;
  switch (event.kind) {
    case 'called':
      return withJoint({ ...secret, terms: secret.written, half: null }, event);
    case 'held': {
      const own = secret.spares.find(({ held }) => held === event.held);
      const spares = withSpares(secret.spares.filter((one) => one !== own));
      return withChoices({ ...secret, spares, half: own === undefined ? null : own.value % HALVES }, event.test, {});
    }
    case 'told':
      return withRecordedGains(
        { ...withChoices(secret, event.test, secret.chosen), terms: null, half: null },
        event.tell.gains,
      );
    case 'without':
    case 'announced':
      return withRecordedGains(secret, event.gains);
    default:
      return secret;
  }
}

function withJoint(secret: TrenchSecrets, { test, call }: TrenchEvent & { kind: 'called' }): TrenchSecrets {
  if (call.together === undefined) return secret;
  return { ...secret, joint: [...secret.joint, { test, terms: secret.written, half: null, choices: {} }] };
}

/** The half and the choices of a joint test stay known after it is told. */
function withChoices(secret: TrenchSecrets, test: number, choices: TestChoices): TrenchSecrets {
  const at = secret.joint.length - 1;
  const last = secret.joint[at];
  if (last?.test !== test) return secret;
  return { ...secret, joint: secret.joint.with(at, { ...last, half: secret.half, choices }) };
}

/**
 * Maximum kept of the fair numbers for tests that the player should not notice (T-FAIR-10); any more are discarded. They
 * queue in order of arrival, and each of these tests takes the first: picking among known numbers would be choosing the
 * dice.
 */
const MAX_SPARES = 20;

/** The existing ones, followed by as many new ones as are kept. */
export const withSpares = <T>(spares: readonly T[], more: readonly T[] = []): T[] =>
  [...spares, ...more].slice(0, MAX_SPARES);

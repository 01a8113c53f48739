/** The first session as a script: its dice, and each scripted line as the move that the board would make. */

import { canonicalText } from '../../../../base/canonical.ts';
import type { Result } from '../../../../base/result.ts';
import type { Game } from '../../../../rules/game.ts';
import { HALVES, numberOf, readHalf } from '../../../../rules/trenchcoat/dice/half.ts';
import { emptyDrawer } from '../../../../rules/trenchcoat/game/drawer.ts';
import { HELD_PER_TEST } from '../../../../rules/trenchcoat/game/flow.ts';
import type { TrenchKnown } from '../../../../rules/trenchcoat/game/known.ts';
import {
  announceMove,
  bringMove,
  endMove,
  pendingOutcome,
  tellMove,
  withoutMove,
} from '../../../../rules/trenchcoat/game/master.ts';
import type { Move } from '../../../../rules/trenchcoat/game/move.ts';
import { GM, PLAYER, type Table } from '../../../../rules/trenchcoat/game/table.ts';
import { trenchcoat } from '../../../../rules/trenchcoat/index.ts';
import { sampleNodes, sampleSheets } from '../../../../rules/trenchcoat/made.ts';
import { writeNode } from '../../../../rules/trenchcoat/matrix/nodeFile.ts';
import type { InputFault } from '../../../../rules/trenchcoat/reasons.ts';
import { skillPath } from '../../../../rules/trenchcoat/sheet/abilities.ts';
import type { Sheet } from '../../../../rules/trenchcoat/sheet/sheet.ts';
import { decide, type LocalGame } from '../../../../solo/local.ts';
import type { Random } from '../../../../solo/random.ts';
import { attempt, chapters, outcome as outcomeSaid, scene } from '../../../../words/en/trenchcoat/learn/lesson.ts';
import * as words from '../../../../words/en/trenchcoat/master.ts';
import type { LessonScript, ScriptedMove, StepRecorder } from '../../../lessons/lesson.ts';
import type { MasterState } from '../board/session.ts';
import { type CallSheetDraft, callDraft } from '../master/draft.ts';
import { difficultyIndex, withDifficulty } from '../master/pickAbility.ts';
import { consequencesOf, proposalOf } from '../master/proposal.ts';

type Local = LocalGame<Table, Move>;

/** By chapter, the rolls of its test: the player's half and the Game Master's. */
const dice = [
  ['++0-+', '0+-00'],
  ['+++00', '+0+00'],
] as const;

/** Five held numbers are drawn first, then the player's half. */
function rollsOf(chapter: number): Random {
  const [player, gm] = (dice[chapter] ?? dice[0]).map((text) => {
    const half = readHalf(text);
    return half.ok ? numberOf(half.value) : 0;
  }) as [number, number];
  let held = 0;
  return (below) => (below === HALVES ? player : held++ % HELD_PER_TEST === 0 ? gm : HALVES * held);
}

const sure = (move: Result<Move, InputFault>): Move => {
  if (!move.ok) throw new Error(`the rules refuse the lesson: ${move.error.why}`);
  return move.value;
};

const masterOf = ({ table, known }: Local): MasterState => ({
  table,
  // The shared type is for cards; in this game it holds what `knowledge` returned.
  known: known[GM] as unknown as TrenchKnown,
  drawer: emptyDrawer,
  names: [words.theGameMaster, words.thePlayer],
});

function callOf(local: Local): Move {
  const v = masterOf(local);
  const proposal = proposalOf(v);
  if (!proposal) throw new Error('a lesson calls a test that nobody asks for');
  const { draft } = proposal;
  const hard: CallSheetDraft = difficultyIndex(draft) < 0 ? draft : withDifficulty(draft, -2);
  return sure(callDraft(v, hard));
}

function tellOf(local: Local): Move {
  const v = masterOf(local);
  const standing = pendingOutcome(v);
  if (!standing) throw new Error('a lesson tells a test that is not rolled');
  const { outcome } = standing;
  const { gains, span, next, tally } = consequencesOf(v, outcome, outcome.success === true);
  const say = v.table.pending?.request.kind === 'test' ? outcomeSaid : '';
  const step = tally?.step ?? null;
  const draft = { telling: 'success', choices: {}, say, span, next, step } as const;
  return sure(tellMove(v, { ...draft, gains: [...gains] }));
}

function allowOf(local: Local): Move {
  const v = masterOf(local);
  const { gains, span } = proposalOf(v)?.success ?? { gains: [], span: 0 };
  return sure(withoutMove(v, { outcome: 'succeeds', say: '', gains: [...gains], span }));
}

const [vesper] = sampleSheets as readonly [Sheet];
const ability = ['skills.processing'];
const [depot] = sampleNodes as readonly [(typeof sampleNodes)[number]];

const request = (action: string): Move => ({
  do: 'request',
  request: { kind: 'action', who: 0, action, target: 'node', node: 0, thing: null, ability, say: '' },
});

const makers: Readonly<Record<string, (local: Local) => Move>> = {
  say: (local) => sure(announceMove(masterOf(local), { say: scene, gains: [] })),
  done: () => ({ do: 'done' }),
  sheet: () => ({ do: 'sheet', at: 0, sheet: vesper }),
  ask: () => ({
    do: 'request',
    request: { kind: 'test', who: 0, ability: [skillPath('skills.physical', 'Stealth')], say: attempt },
  }),
  access: () => request('Access'),
  account: () => request('User Account Access'),
  roll: () => ({ do: 'roll' }),
  call: callOf,
  tell: tellOf,
  allow: allowOf,
  bring: () => sure(bringMove(depot.name, true, writeNode(depot))),
  end: (local) => sure(endMove(masterOf(local))),
  dice: () => ({ do: 'openDice' }),
  node: () => ({ do: 'openNode' }),
  close: () => ({ do: 'close' }),
};

function parse(local: Local, text: string): ScriptedMove<Move> {
  const [who, what = ''] = text.split(' ');
  const make = makers[what];
  if (make === undefined) throw new Error(`a lesson says: ${text}`);
  return { seat: who === 'gm' ? GM : PLAYER, move: make(local) };
}

/** Between two scripted moves, the player may have to yield to the Game Master. */
function prepare(local: Local, text: string, keep: StepRecorder): void {
  if (local.table.step !== 'idle' || !/^gm (bring|say|end)$/.test(text)) return;
  keep(() => {
    const done = decide(local, PLAYER, { do: 'yield' });
    return done.ok ? done.value : [];
  });
}

/** The learner is free to choose the wording and how much is told. */
function fits(asked: Move, made: Move): boolean {
  const same = (a: unknown, b: unknown): boolean => canonicalText(a as never) === canonicalText(b as never);
  if (asked.do === 'sheet') return made.do === 'sheet' && same(asked.sheet, made.sheet);
  if (asked.do === 'bring') return same(asked, made);
  if (asked.do === 'call')
    return made.do === 'call' && same([asked.call.terms, asked.facts], [made.call.terms, made.facts]);
  if (asked.do === 'without') return made.do === 'without' && made.outcome === asked.outcome;
  if (asked.do !== 'request') return made.do === asked.do;
  if (made.do !== 'request' || made.request.kind !== asked.request.kind) return false;
  const { request: one } = asked;
  const { request: other } = made;
  if (one.kind === 'action' && other.kind === 'action') return one.action === other.action && one.node === other.node;
  return same(one.ability, other.ability);
}

export const script: LessonScript<Table, Move> = {
  game: trenchcoat as unknown as Game<Table, Move>,
  chapters,
  sides: ['gm', 'player'],
  chance: rollsOf,
  parse,
  prepare,
  fits,
  waits: false,
};

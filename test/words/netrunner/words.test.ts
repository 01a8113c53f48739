/** Every move, question and event of complete games has words, and no sentence has a hole. */
import { describe, expect, it } from 'vitest';
import { isPrivate, mayHaveHiddenMoves } from '../../../src/app/games/netrunner/board/decide/private.ts';
import { publishedMove } from '../../../src/rules/game.ts';
import { allCards, definition } from '../../../src/rules/netrunner/cards/index.ts';
import { type ChooseName, decisions } from '../../../src/rules/netrunner/decisions.ts';
import type { NetrunnerEvent } from '../../../src/rules/netrunner/event.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER, type Table } from '../../../src/rules/netrunner/table.ts';
import { decide, decideSealed, movesOf } from '../../../src/solo/local.ts';
import { consequence, headline, inBrief } from '../../../src/words/en/netrunner/consequence.ts';
import {
  choiceDetail,
  choiceTitle,
  doneWords,
  optionName,
  type TableChoice,
} from '../../../src/words/en/netrunner/decide/choices.ts';
import { labelOf } from '../../../src/words/en/netrunner/decide/moves.ts';
import { promptOf, waitingWords } from '../../../src/words/en/netrunner/decide/prompts.ts';
import { isSpent } from '../../../src/words/en/netrunner/record/fates.ts';
import { cardsInPile, type DiscardedCard, pilesAfter } from '../../../src/words/en/netrunner/record/piles.ts';
import { say } from '../../../src/words/en/netrunner/record/record.ts';
import { segmentsOf } from '../../../src/words/en/netrunner/record/told.ts';
import { coveringDecks } from '../../support/decks.ts';
import { anyMove, choose, deal, type NetrunnerGame } from '../../support/randomPlay.ts';
import { seatedAt } from '../../support/seated.ts';

/** Half of them play any move at all, so that rare actions come up too. */
const GAMES = 40;
const MAX = 700;
const hole = /undefined|null|NaN|\[object|\$\{| {2}| ,|\[\d+\]|\[sub\]|\[action\]|\[trash\]/;
const names = ['Mina', 'Rae'] as const;

/** Covered by another line of the same step, or too small for a line. */
const silent = new Set([
  'card',
  'look',
  'hide',
  'bits',
  'approached',
  'passed',
  'brokenThrough',
  'counters',
  'action',
  'runOver',
  'points',
]);

/** Random games with decks that contain every card; `see` gets each table before it is answered, `hear` each step. */
function games(see: (local: NetrunnerGame) => void, hear: (before: Table, events: NetrunnerEvent[]) => void): void {
  const corps = coveringDecks(CORP);
  const runners = coveringDecks(RUNNER);
  for (let n = 0; n < GAMES; n++) {
    const local = deal(n + 1, [corps[(n >> 1) % corps.length] ?? [], runners[(n >> 2) % runners.length] ?? []]);
    for (let i = 0; i < MAX && netrunner.ask(local.table).kind !== 'over'; i++) {
      see(local);
      const before = local.table;
      const question = netrunner.ask(local.table);
      const chooser = n % 2 === 0 ? choose : anyMove;
      const pick = (seat: 0 | 1) => chooser(movesOf(local, seat), question, local.random);
      const done =
        question.kind === 'sealed'
          ? decideSealed(local, [pick(0), pick(1)])
          : decide(
              local,
              'of' in question ? (question.of as 0 | 1) : 0,
              pick('of' in question ? (question.of as 0 | 1) : 0),
            );
      if (!done.ok) throw new Error(JSON.stringify(done.error));
      hear(before, done.value as NetrunnerEvent[]);
    }
  }
}

describe('the words of complete games', () => {
  const faults = new Set<string>();
  const kinds = new Set<string>();
  const used = new Set<string>();
  const unexplained = new Set<string>();
  let piles: readonly DiscardedCard[] = [];
  let playing: NetrunnerGame | undefined;
  const check = (what: string, text: string | undefined | null): void => {
    if (text === undefined || text === '') faults.add(`${what}: nothing`);
    else if (text !== null && hole.test(text)) faults.add(`${what}: ${text}`);
  };
  games(
    (local) => {
      if (playing !== local) piles = [];
      playing = local;
      for (const seat of [CORP, RUNNER]) {
        for (const { card, fell } of cardsInPile(local.table, seat, piles))
          if (fell === null) unexplained.add(`${card ?? 'face down'} in the pile of seat ${seat}`);
          else check('fate', fell.how);
        const v = seatedAt(local, seat);
        check('prompt', promptOf(v));
        for (const move of v.moves) {
          for (const open of [true, false]) {
            const { title, detail } = labelOf(v, move, open);
            check(move.do, title);
            if (detail !== undefined && hole.test(detail)) faults.add(`${move.do} detail: ${detail}`);
          }
        }
        if (v.question.kind !== 'choose' || v.question.of !== seat) continue;
        const { question } = v;
        check(question.what, choiceTitle(v, question));
        check(question.what, choiceDetail(v, question));
        check(question.what, doneWords(question, []));
        for (const pick of question.from)
          for (const open of [true, false]) check(question.what, optionName(v, question, pick, open));
      }
    },
    (before, events) => {
      piles = pilesAfter(piles, events, before, names);
      for (const [at, event] of events.entries()) {
        kinds.add(event.kind);
        const said = say(event, { events, at, before, names });
        if (said) check(event.kind, said.text);
        else if (event.kind === 'trashed' && isSpent(event, { events, at, before, names }))
          used.add('which is trashed');
        // The broken subroutine's line names the card.
        else if (event.kind === 'used' && events.some(({ kind }) => kind === 'broken')) continue;
        else if (!silent.has(event.kind)) faults.add(`nothing is said of ${event.kind}`);
      }
    },
  );

  it('have a name for every move and a question for every decision', () => {
    expect([...faults]).toEqual([]);
  });

  it('explain for every card in a discard pile how it got there', () => {
    expect([...unexplained]).toEqual([]);
    expect([...used]).toEqual(['which is trashed']);
  });

  it('cover nearly every kind of event', () => {
    expect(kinds.size).toBeGreaterThan(25);
  });
});

describe('waiting for the opponent’s choice', () => {
  it.each(Object.keys(decisions.choose) as ChooseName[])(
    'shows what is being chosen, and never asks the waiting player: %s',
    (what) => {
      const question = { kind: 'choose', of: CORP, what, from: [], min: 0, max: 1, total: 1 } satisfies TableChoice;
      const text = waitingWords({ ...seatedAt(deal(1), RUNNER), question });
      expect(text).toMatch(/( chooses: |^Waiting for )/);
      expect(text).not.toMatch(/\byour?\b/);
    },
  );
});

describe('a game waiting for its own confirmation', () => {
  it('shows this, even if something was tapped before, and nothing is being sent', () => {
    const v = seatedAt(deal(1), RUNNER);
    expect(waitingWords({ ...v, pending: true })).toBe('Sending');
    expect(waitingWords({ ...v, pending: true, held: true })).toBe('The game is waiting for an answer');
  });
});

describe('a covered hand', () => {
  it('is not revealed by any move on the screen', () => {
    const leaks = new Set<string>();
    games(
      (local) => {
        for (const seat of [CORP, RUNNER]) {
          const v = seatedAt(local, seat);
          if (v.question.kind !== 'move') continue;
          for (const move of v.moves) {
            if (isPrivate(v, move)) continue;
            const text = JSON.stringify(labelOf(v, move, false));
            const hidden = Object.values(v.table.cards).filter((card) => card.owner === seat && card.card === null);
            if (JSON.stringify(publishedMove(move)) !== JSON.stringify(move))
              leaks.add(`${move.do} carries a hidden face`);
            if ('slot' in move && hidden.some((card) => card.slot === move.slot)) leaks.add(`${move.do} ${text}`);
          }
        }
      },
      () => undefined,
    );
    expect([...leaks]).toEqual([]);
  });

  it('can be peeked at whenever an action with it is possible', () => {
    const stuck = new Set<string>();
    games(
      (local) => {
        for (const seat of [CORP, RUNNER]) {
          const v = seatedAt(local, seat);
          if (v.question.kind !== 'move' || mayHaveHiddenMoves(v)) continue;
          for (const move of v.moves) if (isPrivate(v, move)) stuck.add(`${move.do} at ${v.question.window}`);
        }
      },
      () => undefined,
    );
    expect([...stuck]).toEqual([]);
  });
});

describe('consequences of subroutines', () => {
  it('describe every piece of ice without a gap', () => {
    const v = seatedAt(deal(1), RUNNER);
    for (const { title, subs } of allCards())
      for (const sub of subs) {
        const texts = [headline(v, sub), consequence(v, sub.means) ?? '', inBrief(v, [sub.means])];
        for (const text of texts) expect(text, title).not.toMatch(/undefined|NaN/);
        expect(texts[0], title).not.toBe('');
      }
  });

  /** The consequence of the given card's subroutine with the given number, for a Runner with five cards and no rig. */
  function said(card: string, sub = 0): { headline: string; consequence: string | null; brief: string } {
    const v = seatedAt(deal(1), RUNNER);
    const one = definition(card).subs[sub];
    if (!one) throw new Error(`${card} has no subroutine ${sub}`);
    return { headline: headline(v, one), consequence: consequence(v, one.means), brief: inBrief(v, [one.means]) };
  }

  it('show numbers that apply to this Runner', () => {
    expect(said('code-corpse')).toEqual({
      headline: '1 brain damage',
      consequence: 'You lose 1 of 5 cards at random, and hand size drops permanently.',
      brief: '1 brain damage',
    });
    expect(said('hunter')).toEqual({
      headline: 'Trace 5',
      consequence: 'Both bid in secret. If the trace ties or beats the link: You are tagged.',
      brief: 'trace 5',
    });
  });

  it('say on the button that lets them fire that the Runner is flatlined', () => {
    const dealt = deal(1);
    const v = seatedAt({ ...dealt, table: { ...dealt.table, runner: { ...dealt.table.runner, hand: 1 } } }, RUNNER);
    const meanings = definition('razor-wire').subs.map(({ means }) => means);
    expect(inBrief(v, meanings)).toBe('2 Net damage, flatline, the run ends');
  });

  it('show what it takes to avoid them', () => {
    const { consequence, headline } = said('misleading-access-menus');
    expect(consequence).toBe('Unless you pay 1 bit: The run ends, and you access nothing.');
    expect(headline).toBe('End this run unless the Runner pays [1].');
  });

  it('claim no number that depends on a count, and nothing as present that is added later', () => {
    expect(said('bug-zapper')).toMatchObject({ consequence: null, brief: 'Net damage' });
    expect(said('ball-and-chain')).toMatchObject({ consequence: null, brief: '' });
  });
});

describe('a line of the record', () => {
  it('sets players and cards in bold and loses no letter', () => {
    const text = 'Mina rezzed Wall of Static on R&D';
    const parts = segmentsOf(text, names);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter((part) => part.strong).map((part) => part.text)).toEqual(['Mina', 'Wall of Static']);
  });

  it('recognises a name only as a whole word', () => {
    const strong = (line: string) => segmentsOf(line, ['Al', 'Bo']).flatMap((part) => (part.strong ? [part.text] : []));
    expect(strong('Al installs Imp; Bo’s Important Boat')).toEqual(['Al', 'Imp', 'Bo']);
    expect(strong('Fire Wall, not fire')).toEqual(['Fire Wall']);
  });
});

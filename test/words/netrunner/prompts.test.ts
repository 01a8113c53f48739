/** A question names its subject, even if its player does not see the card right now. */
import { describe, expect, it } from 'vitest';
import { reorderOf } from '../../../src/app/games/netrunner/present.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { cardsToArrange } from '../../../src/solo/local.ts';
import {
  choiceDetail,
  doneWords,
  optionDetail,
  optionName,
  type TableChoice,
} from '../../../src/words/en/netrunner/decide/choices.ts';
import { labelOf } from '../../../src/words/en/netrunner/decide/moves.ts';
import { promptOf } from '../../../src/words/en/netrunner/decide/prompts.ts';
import { sayAll } from '../../../src/words/en/netrunner/record/record.ts';
import { rezzed, type Scenario, scenario, withCounters } from '../../support/scenario.ts';
import { seatedAt } from '../../support/seated.ts';

it('names the place of ice that has to be rezzed or trashed', () => {
  const t = scenario({
    turn: 'runner',
    corp: { bits: 9 },
    runner: { hand: ['forged-activation-orders'] },
    forts: { hq: { ice: [rezzed('filter'), 'keeper'] } },
  }).runner.plays('forged-activation-orders');
  expect(promptOf(seatedAt(t.local, CORP))).toBe('Your ice, HQ, innermost: rez it or trash it.');
});

/** The question for the given seat, with everything on its sheet. */
function sheetOf(t: Scenario, seat: 0 | 1, open = false) {
  const v = seatedAt(t.local, seat);
  const choice = v.question as TableChoice;
  const options = choice.from.map((pick) => [optionName(v, choice, pick, open), optionDetail(v, choice, pick, open)]);
  return { title: promptOf(v), detail: choiceDetail(v, choice), options, done: (n: number) => doneWords(choice, [n]) };
}

describe('incoming damage is shown with what can prevent it', () => {
  const burnt = (more: object) => scenario({ corp: { bits: 9, hand: ['scorched-earth'] }, ...more });
  const hand = ['score', 'inside-job', 'shaka', 'livewires-contacts', 'score'];

  it('if a shield prevents some of it: the points coming and what is left of the shield', () => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: ['weefle-initiation', ...hand] },
      forts: { hq: { ice: [rezzed('razor-wire')] } },
    });
    t.runner.plays('weefle-initiation').runner.does({
      do: 'choose',
      picks: [t.table.forts.findIndex(({ id }) => id === 'hq')],
    });
    for (let i = 0; i < 6 && t.question.kind === 'move'; i++) (t.question.of === RUNNER ? t.runner : t.corp).passes();
    expect(sheetOf(t, RUNNER)).toMatchObject({
      detail: '2 Net damage is coming, and you have 5 cards in hand. You can prevent 7 more in this run.',
      options: [
        ['0', 'take 2 of it, 7 left for later'],
        ['1', 'take 1 of it, 6 left for later'],
        ['2', 'take none of it, 5 left for later'],
      ],
    });
  });

  it('if the Corp pays to let it through: the price per point, and the total', () => {
    const t = burnt({ runner: { tags: 1, hand, rig: ['full-body-conversion'] } }).corp.plays('scorched-earth');
    const { detail, options, done } = sheetOf(t, CORP);
    expect(detail).toBe('A card holds back 4 meat damage, and Rae has 5 cards in hand. Each point costs a bit.');
    expect(options).toEqual([['Points of damage', null]]);
    expect([done(0), done(3)]).toEqual(['Pay nothing', 'Pay 3 bits']);
  });

  it('if the Corp may add to it: what it may add', () => {
    const t = burnt({
      runner: { tags: 1, hand },
      forts: { f1: { inside: [rezzed('cybertech-think-tank', { advancement: 1 })] } },
    }).corp.plays('scorched-earth');
    expect(promptOf(seatedAt(t.local, CORP))).toBe('4 meat damage is coming, and Rae has 5 cards in hand. Add to it?');
  });
});

it('installing through a card effect takes no action', () => {
  const t = scenario({
    corp: { bits: 5, hand: ['keeper'] },
    forts: { f1: { inside: [withCounters('data-fort-reclamation', { advancement: 4 })] } },
  });
  t.corp.takesBit().corp.scores('data-fort-reclamation');
  const v = seatedAt(t.local, CORP);
  const [install] = v.moves.filter((move) => move.do === 'install').map((move) => labelOf(v, move));
  expect(install).toEqual({ title: 'Install Keeper on a new fort', card: 'keeper', fort: 'new' });
});

it('a run in which ice may move says so, and names the new position', () => {
  const t = scenario({
    turn: 'runner',
    corp: { bits: 3 },
    forts: { hq: { ice: [rezzed('keeper'), rezzed('walking-wall'), 'filter'] } },
  }).runner.runs('hq');
  expect(promptOf(seatedAt(t.local, CORP))).toBe('A run on HQ starts. You can move some ice now, for 1 bit.');
  t.corp.uses('walking-wall');
  const before = t.table;
  t.corp.does({ do: 'choose', picks: [2] });
  expect(sayAll(t.events, before, ['Mina', 'Rae']).map(({ text }) => text)).toContain(
    'Mina moved Walking Wall on HQ, now innermost',
  );
});

it('ice that moves in secret is named by its former position, and its sheet says which position is filled when', () => {
  const t = scenario({
    corp: { hand: ['new-blood'] },
    forts: { hq: { ice: [rezzed('keeper'), 'filter'] }, f1: { ice: ['data-wall'] } },
  });
  t.local.arranging = true;
  t.corp.plays('new-blood').corp.does({ do: 'choose', picks: [] });
  const solo = { ...seatedAt(t.local, CORP), ...wantedOf(t) };
  const choice = solo.question as TableChoice;
  expect(choice.from.map((pick) => optionName(solo, choice, pick, false))).toEqual([
    'Ice from HQ, innermost',
    'Ice from Fort 1, its only ice',
  ]);
  expect(optionName(solo, choice, 0, true)).toBe('Filter, from HQ, innermost');
  expect(choiceDetail(solo, choice)).toContain('HQ, innermost · Fort 1, its only ice.');
});

function wantedOf(t: Scenario) {
  const wanted = cardsToArrange(t.local);
  if (!wanted) throw new Error(`asked is ${t.asked}`);
  return reorderOf(wanted.seat, wanted.cards, t.local.known[wanted.seat], t.table);
}

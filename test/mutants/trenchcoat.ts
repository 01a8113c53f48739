/** Faults in the role-playing rules that the tests have to notice. */
import type { Mutant } from './list.ts';

/** By folder and file, in the order of the alphabet. */
export const mutants: readonly Mutant[] = [
  {
    name: 'four equal dice of a half are no anomaly',
    file: 'dice/half.ts',
    from: 'count(half, face) >= DICE - 1',
    to: 'count(half, face) >= DICE',
    tests: ['dice/half'],
  },
  {
    name: 'the chance shown forgets that a negative critical fails',
    file: 'dice/odds.ts',
    from: 'wins - winsBeside(5) + HALVES - winsBeside(-5)',
    to: 'wins - winsBeside(5) + HALVES',
    tests: ['dice/odds'],
  },
  {
    name: 'an empty field is a 0',
    file: 'input.ts',
    from: "if (typed === '') return fail(blank(name, field));",
    to: "if (typed === '') return ok(0);",
    tests: ['input'],
  },
  {
    name: 'exactly half a point is rounded down',
    file: 'numbers/fraction.ts',
    from: '(2 * top + bottom) / (2 * bottom)',
    to: '(2 * top + bottom - 1) / (2 * bottom)',
    tests: ['numbers/fraction'],
  },
  {
    name: 'the second line for a field overwrites the first',
    file: 'sheet/read.ts',
    from: 'if (draft.rows.has(field)) {',
    to: 'if (draft.rows.size < 0) {',
    tests: ['sheet/file'],
  },
  {
    name: 'a defender’s critical settles an opposed test by itself',
    file: 'test/outcome.ts',
    from: '(other || playerDefends === true)',
    to: 'other',
    tests: ['test/outcome'],
  },
  {
    name: 'a row of a table counts only once it is passed',
    file: 'test/reached.ts',
    from: 'least <= value',
    to: 'least < value',
    tests: ['test/taskTime', 'test/total'],
  },
  {
    name: 'hidden abilities stand among the open terms',
    file: 'test/terms.ts',
    from: 'abilities: row.abilities.filter(open)',
    to: 'abilities: row.abilities',
    tests: ['test/terms'],
  },
  {
    name: 'every supporter costs one',
    file: 'test/total.ts',
    from: 'return ok(SUPPORT);',
    to: 'return ok(SUPPORT * (characters - 1));',
    tests: ['test/total'],
  },
];

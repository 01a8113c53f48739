// Chunk: deck-pick
/** The options of a table in words. */
import type { Options, tableOptions } from '../../../rules/netrunner/options.ts';
import type { OptionWords, WordsOf } from '../../types.ts';

const rules: OptionWords<Options['rules']> = {
  legend: 'Rules',
  names: { '1996': 'Rulebook 1996', rulings: 'With rulings' },
  note: (value) => (value === 'rulings' ? 'With later official rulings.' : 'As printed in the 1996 rulebook.'),
  more: (value) =>
    value === 'rulings'
      ? 'A Runner deck has 45 cards or more. A played card is trashed before its text takes effect. Cards the Runner has seen go to Archives face up. Doubled strength counts the Corp’s cards before the Runner’s.'
      : 'A Runner deck has 40 cards or more. A played card is trashed after its text takes effect. A face-down card, or one from HQ, goes to Archives face down even if the Runner saw it. The player whose turn it is decides the order of strength changes.',
};

/** The table's trace rule (N-TRX-12). */
const trace: OptionWords<Options['trace']> = {
  legend: 'Traces',
  names: { '1996': 'Sealed, 1996', comprehensive: 'Open' },
  note: (value) =>
    value === 'comprehensive'
      ? 'The Corp spends openly, without a limit, then the Runner answers. The Runner wins ties.'
      : 'Both bid in secret, the Corp up to the trace limit. The Corp wins ties.',
};

export const optionWords: WordsOf<typeof tableOptions> = { rules, trace };

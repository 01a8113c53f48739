/** The options of a table in words, so that nobody chooses by a name alone. */
import type { Options, tableOptions } from '../../../../rules/netrunner/options.ts';
import type { OptionWords, WordsOf } from '../../../../words/options.ts';

const rules: OptionWords<Options['rules']> = {
  legend: 'Rules',
  names: { '1996': 'Rulebook 1996', rulings: 'With rulings' },
  note: (value) => (value === 'rulings' ? 'With later official rulings.' : 'As printed in the 1996 rulebook.'),
  more: (value) =>
    value === 'rulings'
      ? 'A Runner deck has 45 cards or more. A played card is trashed before its text is carried out. What the Runner has seen goes to Archives face up. Doubled strength counts the Corp’s cards before the Runner’s.'
      : 'A Runner deck has 40 cards or more. A played card is trashed after its text was carried out. A card that lies face down, or comes from HQ, goes to Archives face down though the Runner has seen it. The player whose turn it is orders what changes strength.',
};

/** How a trace goes (N-TRX-12). */
const trace: OptionWords<Options['trace']> = {
  legend: 'Traces',
  names: { '1996': 'Sealed, 1996', comprehensive: 'Open' },
  note: (value) =>
    value === 'comprehensive'
      ? 'In a trace the Corp spends openly, without a limit, then the Runner answers. A tie goes to the Runner.'
      : 'In a trace both bid in secret, the Corp up to the trace limit. A tie goes to the Corp.',
};

export const optionWords: WordsOf<typeof tableOptions> = { rules, trace };

/** The table options that all games share, in words. */
import type { sharedOptions } from '../../peer/match/tableOptions.ts';
import type { WordsOf } from '../types.ts';
import { secrecyOption } from './secrecy.ts';
import { silenceOption } from './silence.ts';
import { takeBackOption } from './takeBack.ts';

export const sharedOptionWords: WordsOf<typeof sharedOptions> = {
  silence: silenceOption,
  takeBack: takeBackOption,
  decks: secrecyOption,
};

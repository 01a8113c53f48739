/** The options that every game may be agreed on with, in words. */
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

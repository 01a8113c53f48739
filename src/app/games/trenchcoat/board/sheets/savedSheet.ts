/**
 * The library sheet that a character at the table came from or was saved as. Names can't identify it, since two sheets
 * may have the same name.
 */
import { isText, orNull } from '../draftForms.ts';
import { useDraft } from '../useDraft.ts';

/** `at`: which of the player's characters. The value is the sheet's id in the library; null if it has none. */
export const useSavedSheet = (at: number) =>
  useDraft<string | null>({ name: `saved sheet ${at}`, initial: null, is: orNull(isText) });

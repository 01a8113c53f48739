/** What the screens on which two phones meet say beside the words of the protocol. */
import type { Trouble } from '../../../peer/pairing/trouble.ts';
import { type Advice, troubleAdvice } from '../../../words/en/pairing.ts';

/** What is the matter, and what to do next. */
export function troubleWords(trouble: Trouble): Advice {
  if (trouble.kind !== 'nobody-there') return troubleAdvice(trouble);
  return {
    what: 'No game with that code.',
    next: 'Check the code, and keep Meatspace open on the other phone.',
  };
}

/** A code that lets one phone in has done so. */
export const spentWords = {
  what: 'This code has been used.',
  next: 'It lets in one phone, once. Ask for a new one on the other phone.',
};

export const notACode =
  'That isn’t a Meatspace code, or part of it is missing. A code has six characters, or is a whole link.';
export const answerCode = 'That is the answer of the phone that joins. Scan the code on the phone that hosts.';
export const deadCode = 'That code can’t be used. Ask for a new one on the other phone.';

/** The code of a game that both phones had. `here`: this phone has it still. */
export const openGameCode = (here: boolean): string =>
  here
    ? 'That code is for a game you already have. Continue it from home, and find the other phone by camera there.'
    : 'That code is for a game that isn’t on this phone any more: it was removed, or the browser cleared it away. The other player can end it there. For a new game, ask for a new code.';

/** UI text of the `netrunner/board` screens. */

import { inside } from '../inside.ts';

export const withItsOfficialErrata = 'Includes official errata.';
export const termQuestion = (part: string) => `What is ${part}?`;
export const ruleTitle = (name: string) => `The rule: ${name}`;
export const openGlossary = 'In the glossary';
export const noLongerPossible = (last: string | undefined) =>
  last === undefined ? 'That is no longer possible.' : `That is no longer possible: ${inside(last)}.`;
export const tableTitle = (name: string) => `Netrunner with ${name}`;
export const forts = 'Forts';
export const rig = 'Rig';
export const bidsRevealed = 'Bids revealed';
export const yourDecision = 'Your decision';

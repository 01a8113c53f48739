/**
 * The next table under construction, with the events so far. Lists and cards are shared with the old table and never
 * mutated: every function exported here replaces what it touches. Tables are written nowhere else.
 */

export { addActions, beginAction, forgo, owe } from './draft/actions.ts';
export { addCounters, changeBits, changeCounters } from './draft/counters.ts';
export { type Draft, draftOf, emit, side } from './draft/draft.ts';
export {
  endIfEmpty,
  exposeAnew,
  fromPileToFort,
  keepUnexposed,
  moveIce,
  newFort,
  orderIce,
  placeInFort,
  takePlace,
} from './draft/forts.ts';
export { alter, answerWith, become, pop, push } from './draft/frames.ts';
export { handToOpen, handToSlot } from './draft/hand.ts';
export { afterForfeits, endLasting, last } from './draft/lasting.ts';
export {
  asideToDiscard,
  changeSides,
  discardsToPile,
  discardToHand,
  discardToPile,
  discardToSlot,
  emitTrashed,
  fromDiscard,
  hasChangedSides,
  iceToPile,
  leavePlay,
  openSlot,
  slotToHand,
  slotToPile,
  takeInsideOut,
  toDiscard,
  trashAside,
  trashSlot,
} from './draft/leaving.ts';
export { changeRun } from './draft/runs.ts';
export { change, countUse, cover, dropSlot, forgetType, newSlot, turnUp } from './draft/slots.ts';
export { addPoints, gameOver, winIfDue } from './draft/winning.ts';

/**
 * The next table while it is made, with what happened on the way. The lists and cards of the old table are shared and
 * never changed: every function behind this door replaces what it touches. The only place where a table is written.
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

/** What is open now, in words for a refusal: another thing comes first, and it is named (N-GEN-02). */
import type { Frame } from '../../frame.ts';
import type { Table } from '../../table.ts';

const words: Readonly<Record<string, string>> = {
  start: 'the window at the start of the turn',
  after: 'the window after the action',
  approach: 'the window while ice is approached',
  pass: 'the window while ice is passed',
  allPassed: 'the window when no ice is left',
  guest: 'the ice to bring out of HQ',
  innermost: 'the ice to install out of HQ',
  final: 'the window before access',
  success: 'the moment after the run has succeeded',
  action: 'the next action',
  discard: 'the discard at the end of the turn',
  encounter: 'the encounter with the ice',
  jack: 'the choice to go on or to jack out',
  last: 'the last chance to jack out',
  accessed: 'the card accessed in R&D',
  settle: 'what becomes of the accessed cards',
  raise: 'the chance to raise the damage',
  prevent: 'the chance to prevent damage',
  letThrough: 'whether to pay for damage that is held back',
  flatline: 'the chance to escape a flatline',
  save: 'the chance to save cards from the trash',
  saved: 'the cards to save from the trash',
  instead: 'what happens instead',
  avoidTag: 'the chance to avoid a tag',
  avoidCounter: 'the chance to avoid a virus counter',
  trace: 'the notes of the trace',
  link: 'the chance to raise the link',
  owed: 'how the noted link is paid',
  search: 'the search of the stack',
  rezOne: 'the ice to rez at half its cost',
  surplus: 'the card that has no room in its fort any more',
  forced: 'the card that was shown',
  sift: 'the card to put away again',
  keepCards: 'the cards to keep in HQ',
  looked: 'the cards looked at',
  take: 'the cards to take',
  hand: 'the cards of the hand',
  forcedRez: 'the ice that has to be rezzed',
  rezAnswer: 'a card that may be rezzed in answer',
  beforeDraw: 'a card that may be rezzed before the Runner draws',
  runStart: 'a card that may be rezzed when a run begins',
  // Choices, by what is chosen.
  access: 'the card to access next',
  order: 'the order of what happens now',
  clearIce: 'the ice to trash while installing',
  overwrite: 'the programs to overwrite',
  keepOn: 'the trashed programs to keep',
  countDown: 'the card that a counter comes off',
  fit: 'the programs to trash for want of memory',
  pay: 'where to pay from',
  trashProgram: 'the program to trash',
  trashIce: 'the ice to trash',
  buyIce: 'the ice to pay for and trash',
  trashOwn: 'the cards of yours to trash',
  trashHardware: 'the hardware to trash',
  sell: 'the cards to trash for bits',
  fetchIce: 'the ice to take out of Archives',
  revealIce: 'the ice to reveal',
  newHand: 'a hand that is shuffled away',
  trashResource: 'the resource to trash',
  trashResources: 'the resources to trash',
  recover: 'the card to take from the trash',
  archives: 'the card to take from Archives',
  expose: 'the cards to expose',
  addAdvancement: 'the cards to put advancement counters on',
  advanceFrom: 'the card to take advancement counters from',
  advanceTo: 'the card to put advancement counters on',
  amount: 'how many',
  rezIceFree: 'the ice to rez for free',
  takeBack: 'the card to take back into HQ',
  derez: 'the ice to derez',
  doubleVirus: 'the virus counter to double',
  brokenIce: 'the broken ice that gets a counter',
  strengthen: 'the icebreaker to strengthen',
  wasAmong: 'whether there was such a card among those trashed',
  may: 'whether the text of a card is used',
  damageInstead: 'how much of the damage becomes counters',
  mayPay: 'whether to pay for the text of a card',
  unlessPaid: 'whether to pay or to bear what a card does',
  fort: 'the fort to run on',
  fortChosen: 'the fort that a card is for',
  subChosen: 'the subroutine that is repeated',
  iceChosen: 'the ice that a card is for',
  stealth: 'the stealth card to lose a bit from',
  raiseOne: 'the icebreaker to raise',
  iceType: 'walls, code gates or sentries',
  suffer: 'how much brain damage to take',
  budget: 'how many bits to spend in this run',
  payX: 'how often to pay for X',
  buySubs: 'how often to pay for another subroutine',
  trashOrJackOut: 'the program to trash, or to jack out',
  invest: 'how many bits to leave out',
  drain: 'how many bits to pay',
  swapIce: 'the ice to swap',
  refill: 'the cards to install in the emptied fort',
  arrange: 'the order of the ice',
  guess: 'the guess how many bits are hidden',
  runs: 'the fort to run on next',
  autoPass: 'the ice to be passed at once',
  divert: 'the fort where the run goes on',
  resume: 'whether to run on or to jack out',
};

/** The name of a choice or a window in words. */
export const decisionCalled = (name: string): string => words[name] ?? 'another decision';

/** Under which name the frame at work asks. */
function nameOf(frame: Frame): string {
  switch (frame.do) {
    case 'window':
      return frame.name;
    case 'choose':
      return frame.what;
    case 'turn':
      return frame.step === 'discard' ? 'discard' : 'action';
    case 'run':
      return frame.step;
    case 'access':
      return { next: 'access', shown: 'accessed', settle: 'settle' }[frame.step as string] ?? '';
    case 'damage':
      return { raise: 'raise', answer: 'letThrough' }[frame.step as string] ?? 'prevent';
    case 'trace':
      return frame.opened ? 'link' : frame.owed ? 'owed' : 'trace';
    default:
      return byFrame[frame.do] ?? frame.do;
  }
}

const byFrame: Partial<Record<Frame['do'], string>> = {
  tag: 'avoidTag',
  counter: 'avoidCounter',
  triggers: 'order',
  replace: 'instead',
  trashing: 'save',
  installIce: 'clearIce',
  installProgram: 'overwrite',
};

export function openDecision(table: Table): string {
  const frame = table.frames.at(-1);
  return decisionCalled(frame ? nameOf(frame) : '');
}

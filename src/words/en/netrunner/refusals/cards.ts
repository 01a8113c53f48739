/** Installing, rezzing, playing, scoring and using cards. */
import { definition } from '../../../../rules/netrunner/card.ts';
import type { Interrupt } from '../../../../rules/netrunner/effect.ts';
import type { Answerable } from '../../../../rules/netrunner/frame.ts';
import { counted, nounFor, oneOf } from '../../counted.ts';
import { sayAsked } from '../cards/conditions.ts';
import { byName } from '../cards/say.ts';
import { aType, frequency, placeWords, some } from '../phrases.ts';
import type { RefusalWords } from './index.ts';
import { actions, cardTypes, fortsThere, title } from './parts.ts';

const playTimes: Readonly<Record<Interrupt | 'action', string>> = {
  action: 'as an action',
  flatline: 'when you are about to be flatlined by damage',
  damage: 'when you are about to take meat damage on the Corp’s turn',
};

const answered: Readonly<Record<Answerable, string>> = {
  worm: 'a worm is used',
  draw: 'the Runner is about to draw',
  run: 'a run starts',
  trace: 'a trace starts',
  expose: 'a card is about to be exposed',
};

const perTurn = { turn: ' per turn', run: ' per run', game: '' };

export const cards = {
  noSuchCard: 'There is no such card there.',
  notPlayed: ({ card }) => `${title(card)} is a card to install, not to play.`,
  playedWhen: ({ card, when }) => `You can play ${title(card)} only ${playTimes[when]}.`,
  twoActions: ({ card, left }) => `${title(card)} takes 2 actions in a row, and you have ${left} left.`,
  onlyIf: ({ card, how, asks, tags }) =>
    `${title(card)} can be ${how} only if ${sayAsked(asks, { side: definition(card).side, self: byName })}.${tags === undefined ? '' : ` The Runner has ${counted(tags, 'tag')}.`}`,
  newIceFaceDown: 'Install the new ice face down, without overwriting anything else.',
  whereOldIceStands: 'The new ice must take the place of the old ice.',
  onFortRunOn: 'The new ice must go on the fort being run on.',
  notOnThatFort: ({ card }) => `${title(card)} can’t be installed on that fort.`,
  notIce: ({ card }) => `${title(card)} isn’t ice.`,
  onlyCorpPurges: 'Only the Corp can remove virus counters.',
  noVirus: 'There are no virus counters to remove.',
  virusKept: ({ kept }) => `One of the Runner’s cards protects up to ${counted(kept, 'virus counter')} there.`,
  keepsMore: ({ most }) => `You can’t keep more than the ${counted(most, 'counter')} there.`,
  noFortToInstall: ({ forts }) => `There is no such fort. Choose ${oneOf([...fortsThere(forts), 'a new fort'])}.`,
  noNewForts: 'One of the Runner’s cards stops you from creating new forts. Install in or on an existing fort.',
  notInstalled: ({ card }) => `${title(card)} is a card to play, not to install.`,
  rezzedAtOnce: ({ card }) => `${title(card)} must be rezzed as it is installed.`,
  iceNotInside: 'Ice goes on a fort, not inside it.',
  onlyIceOnFort: 'Only ice goes on a fort. Other cards go inside.',
  subsidiaryOnly: 'Agendas and nodes go into subsidiary forts.',
  installedOnly: ({ card, ice, place }) =>
    `${title(card)} can only be installed ${ice ? 'on' : 'in'} ${placeWords[place]}.`,
  installedFaceDown: ({ card }) => `${title(card)} must be installed face down.`,
  hiddenFaceDown: ({ card }) => `${title(card)} must be installed face down.`,
  iceOverwritesNothing: 'Ice doesn’t overwrite anything. You can trash ice on the same fort instead.',
  noIceToClear: 'There is no ice on that fort to trash.',
  clearOnlyForIce: 'You can trash ice this way only while you install ice.',
  overwriteOnlyThere: 'You can only overwrite an agenda or node in that fort.',
  upgradesStay: 'You can overwrite agendas and nodes, but not upgrades.',
  upgradeOverwritesNothing: 'An upgrade doesn’t overwrite anything.',
  fortOccupied: 'That fort is full. The new card must overwrite the agenda or node in it.',
  agendaNeverRezzed: 'Agendas are never rezzed. Only ice, nodes and upgrades are.',
  rezzedAlready: ({ card }) => `${title(card)} is already rezzed.`,
  rezIceOnApproach: 'Ice can be rezzed only while the Runner approaches it.',
  runOver: 'The run is over, so its ice can’t be rezzed now.',
  onlyApproachedIce: 'Only the ice being approached can be rezzed.',
  rezzedLast: ({ card }) => `${title(card)} can be rezzed only when the Runner has passed the last ice on its fort.`,
  unique: ({ card }) => `Only one ${title(card)} can be in play at a time, and one already is.`,
  lookFor: ({ card, type, is }) => `Look for ${aType(type)}. ${title(card)} is ${aType(is)}.`,
  notRezzedThisWay: 'That card can’t be rezzed this way.',
  onlyTypesInstalled: ({ card, types }) =>
    `Only ${cardTypes(types)} can be installed now. ${title(card)} doesn’t qualify.`,
  onlyTypesTaken: ({ card, types }) => `Only ${cardTypes(types)} can be taken. ${title(card)} doesn’t qualify.`,
  onlyTypesChosen: ({ card, types }) => `Only ${cardTypes(types)} can be chosen. ${title(card)} doesn’t qualify.`,
  onlyAnswerTo: ({ to }) => `You can rez only a card that responds when ${answered[to]}.`,
  isPrice: ({ card }) => `${title(card)} is being trashed to pay its own cost, so it can’t be saved.`,
  savesNothing: ({ card }) => `${title(card)} can’t save that from being trashed.`,
  intoThatFort: ({ free }) =>
    `Install the cards ${free ? 'in or on' : 'in'} that one fort, without overwriting anything.`,
  installMore: ({ left }) => `You have ${left} more ${nounFor(left, 'card')} to install in that fort.`,
  onlyAdvanceable: 'You can advance only installed agendas and certain nodes.',
  onlyAgendasScored: 'You can score only an installed agenda.',
  advancement: ({ card, has, needs }) => `${title(card)} has ${has} of ${needs} advancement counters.`,
  namedFaceDownOnly: 'Name the card only if it is face down.',
  rezFirst: 'That card must be rezzed before you can use it.',
  oneCounterAtATime: 'You can avoid only one counter at a time.',
  noCounterToRemove: 'You have no such counter to remove.',
  nextIceInwards: 'Rez the next piece of ice further in.',
  iceHasToBeRezzed: 'That ice must be rezzed.',
  onlyProgramsOverwritten: 'Only programs can overwrite programs.',
  onlyProgramsInside: 'Only a program can be installed in another card, and only in one that holds programs.',
  insideOrOver: 'A program can go into a card or over other programs, but not both.',
  hostHolds: ({ card, host, keyword }) =>
    `${title(host)} holds only ${keyword.toLowerCase()}s. ${title(card)} isn’t one.`,
  hostMemory: ({ card, needs, host, has }) =>
    `${title(card)} needs ${needs} MU, and ${title(host)} has room for ${has}.`,
  memory: ({ card, needs, has }) => `${title(card)} needs ${needs} MU, and you have ${has}.`,
  overwriteFrees: ({ needs, frees }) => `You need to free ${needs} MU. Those programs free ${frees}.`,
  trashFrees: ({ needs, frees }) => `You need to free ${needs} MU. Those programs free ${frees}.`,
  trashNoMore: ({ needs, frees }) =>
    `Trash no more than you need. You need to free ${needs} MU, and those programs free ${frees}.`,
  notHiddenResource: ({ card }) => `${title(card)} isn’t a hidden resource.`,
  chooseMore: ({ left }) => `Choose ${left} more ${nounFor(left, 'card')} from your hand.`,
  twoChangePlaces: 'Swap two pieces of ice, or none.',
  swappedInSecret: 'Face-down ice is swapped in secret in the next step.',

  noCardOfYours: 'You have no card to use there.',
  noSuchAbility: ({ card }) => `${title(card)} doesn’t have that ability.`,
  othersAbility: ({ card }) => `Only your opponent can use that ability of ${title(card)}.`,
  onlyBreakingNames: 'Choose a subroutine only when you are breaking one.',
  useAtLeastOnce: 'Use the card at least once.',
  useOnceAtATime: 'You can use that card only once per move.',
  usesLeft: ({ card, times, per, left }) =>
    `${title(card)} can be used only ${frequency(times)}${perTurn[per]}. You have ${left === 0 ? 'no uses' : counted(left, 'use')} left.`,
  abilityPoints: ({ card, needs, has }) =>
    `${title(card)} costs ${counted(needs, 'agenda point')}, and you have ${has}.`,
  abilityCounter: ({ card, counter }) =>
    `Using ${title(card)} costs ${some(1, `${counter} counter`)}, and the card has none.`,
  abilityActions: ({ card, needs, left }) => `${title(card)} needs ${actions(needs)}, and you have ${left} left.`,
} satisfies Partial<RefusalWords>;

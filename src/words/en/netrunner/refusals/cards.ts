/** Cards that are installed, rezzed, played, scored and used. */
import { definition } from '../../../../rules/netrunner/card.ts';
import type { Interrupt } from '../../../../rules/netrunner/effect.ts';
import type { Answerable } from '../../../../rules/netrunner/frame.ts';
import { listed } from '../../../../rules/netrunner/rulebook/cards/look.ts';
import { counted, nounFor } from '../../counted.ts';
import { sayAsked } from '../cards/conditions.ts';
import { byName } from '../cards/say.ts';
import { often, placeWords, some } from '../phrases.ts';
import type { RefusalWords } from './index.ts';
import { actions, fortsThere, title } from './parts.ts';

const playTimes: Readonly<Record<Interrupt | 'action', string>> = {
  action: 'as an action',
  flatline: 'when you are about to be flatlined by damage',
  damage: 'when meat damage is about to be done to you in the Corp’s turn',
};

const answered: Readonly<Record<Answerable, string>> = {
  worm: 'the use of a worm',
  draw: 'a card the Runner is about to draw',
  run: 'the start of a run',
  trace: 'the start of a trace',
  expose: 'a card that is about to be exposed',
};

const perTurn = { turn: ' a turn', run: ' a run', game: '' };

export const cards = {
  noSuchCard: 'There is no such card there.',
  notPlayed: ({ card }) => `${title(card)} is installed, not played.`,
  playedWhen: ({ card, when }) => `${title(card)} is played ${playTimes[when]}, and only then.`,
  twoActions: ({ card, left }) => `${title(card)} takes two actions in a row; ${left} left.`,
  onlyIf: ({ card, how, asks, tags }) =>
    `${title(card)} can be ${how} only if ${sayAsked(asks, { side: definition(card).side, self: byName })}${tags === undefined ? '' : `; he has ${counted(tags, 'tag')}`}.`,
  newIceFaceDown: 'The new ice comes face down, over nothing else.',
  whereOldIceStands: 'The new ice comes to where the old one stands.',
  onFortRunOn: 'The new ice comes on the fort that is run on.',
  notOnThatFort: ({ card }) => `${title(card)} cannot be installed on that fort.`,
  notIce: ({ card }) => `${title(card)} is no ice.`,
  onlyCorpPurges: 'Only the Corp removes virus counters.',
  noVirus: 'There is no virus counter to remove.',
  virusKept: ({ kept, there }) =>
    `A card of the Runner’s keeps ${some(kept, 'virus counter')} there; there are no more than ${there}.`,
  keepsMore: ({ most }) => `You keep more than there are in one place: ${most}.`,
  noFortToInstall: ({ forts }) =>
    `There is no such fort: install at HQ, R&D, Archives, ${fortsThere(forts)} or a new one.`,
  noNewForts: 'A card of the Runner’s keeps you from making new forts: install in or on one that is there.',
  notInstalled: ({ card }) => `${title(card)} is played, not installed.`,
  rezzedAtOnce: ({ card }) => `${title(card)} has to be rezzed as it is installed.`,
  iceNotInside: 'Ice goes on a fort, not inside.',
  onlyIceOnFort: 'Only ice goes on a fort.',
  subsidiaryOnly: 'Agendas and nodes go into subsidiary forts.',
  installedOnly: ({ card, ice, place }) =>
    `${title(card)} is installed only ${ice ? 'on' : 'in'} ${placeWords[place]}.`,
  installedFaceDown: ({ card }) => `${title(card)} is installed face down.`,
  hiddenFaceDown: ({ card }) => `${title(card)} is installed face down.`,
  iceOverwritesNothing: 'Ice overwrites nothing; trash ice of the same fort instead.',
  noIceToClear: 'There is no ice on that fort to trash.',
  clearOnlyForIce: 'Ice is trashed only while ice is installed.',
  overwriteOnlyThere: 'Only an agenda or node of that fort can be overwritten.',
  upgradesStay: 'Upgrades are not overwritten: only an agenda or node is.',
  upgradeOverwritesNothing: 'An upgrade overwrites nothing.',
  fortOccupied: 'That fort is occupied: the new card has to overwrite the agenda or node in it.',
  agendaNeverRezzed: 'Agendas are never rezzed: ice, nodes and upgrades are.',
  rezzedAlready: ({ card }) => `${title(card)} is rezzed already.`,
  rezIceOnApproach: 'Ice is rezzed only while the Runner approaches it.',
  runOver: 'The run is over: its ice is rezzed no more.',
  onlyApproachedIce: 'Only the ice that is being approached can be rezzed.',
  rezzedLast: ({ card }) => `${title(card)} is rezzed only when the Runner has passed the last ice of its fort.`,
  unique: ({ card }) => `Only one ${title(card)} can be in play at a time, and one is.`,
  lookFor: ({ card, type, is }) =>
    `Look for a ${type}; ${title(card)} is ${is === 'hardware' ? 'hardware' : `a ${is}`}.`,
  notRezzedThisWay: 'That card cannot be rezzed this way.',
  onlyTypesInstalled: ({ card, types }) => `Only ${types.join(' or ')} can be installed now; ${title(card)} is none.`,
  onlyTypesTaken: ({ card, types }) => `Only ${listed(types)} can be taken; ${title(card)} is none.`,
  onlyTypesChosen: ({ card, types }) => `Choose a card of type ${types.join(' or ')}; ${title(card)} is none.`,
  onlyAnswerTo: ({ to }) => `Only a card that answers ${answered[to]} can be rezzed now.`,
  isPrice: ({ card }) => `${title(card)} is about to be trashed for what it does.`,
  savesNothing: ({ card }) => `${title(card)} saves nothing of what is trashed now.`,
  intoThatFort: ({ free }) => `The cards come ${free ? 'in or on' : 'into'} that one fort, over nothing.`,
  installMore: ({ left }) => `${left} more ${nounFor(left, 'card')} to install in that fort.`,
  onlyAdvanceable: 'Only installed agendas, and nodes that say so, can be advanced.',
  onlyAgendasScored: 'Only an installed agenda can be scored.',
  advancement: ({ card, has, needs }) => `${title(card)} has ${has} of ${needs} advancement counters.`,
  namedFaceDownOnly: 'Only a face-down card is named with its use.',
  rezFirst: 'That card has to be rezzed before it can be used.',
  oneCounterAtATime: 'One counter is avoided at a time.',
  noCounterToRemove: 'There is no such counter that you could remove.',
  nextIceInwards: 'The next ice inwards is the one to rez.',
  iceHasToBeRezzed: 'That ice has to be rezzed.',
  onlyProgramsOverwritten: 'Only programs are overwritten, by programs.',
  onlyProgramsInside: 'Only programs are installed in another card, and only in one that holds programs.',
  insideOrOver: 'A program goes into a card or over other programs, not both.',
  hostHolds: ({ card, host, keyword }) => `${title(host)} holds ${keyword.toLowerCase()}s; ${title(card)} is none.`,
  hostMemory: ({ card, needs, host, has }) => `${title(card)} needs ${needs} MU; ${title(host)} holds ${has}.`,
  memory: ({ card, needs, has }) => `${title(card)} needs ${needs} MU; you have ${has}.`,
  overwriteFrees: ({ needs, frees }) => `${needs} MU have to be made free; those programs free ${frees}.`,
  trashFrees: ({ needs, frees }) => `${needs} MU have to be made free; those programs free ${frees}.`,
  trashNoMore: ({ needs, frees }) =>
    `Trash no more than needed: ${needs} MU have to be made free; those programs free ${frees}.`,
  notHiddenResource: ({ card }) => `${title(card)} is no hidden resource.`,
  chooseMore: ({ left }) => `Choose ${left} more ${nounFor(left, 'card')} of your hand.`,
  foundFirst: 'First comes what is due for the cards found.',
  placesFirst: 'First the ice comes to its places.',
  twoChangePlaces: 'Two pieces of ice change places, or none.',
  swappedInSecret: 'Ice that lies face down changes places in secret, after this.',

  noCardOfYours: 'There is no card of yours to use there.',
  noSuchAbility: ({ card }) => `${title(card)} has no such ability.`,
  othersAbility: ({ card }) => `That ability of ${title(card)} is for the other player.`,
  onlyBreakingNames: 'Only breaking names a subroutine.',
  useAtLeastOnce: 'Use it at least once.',
  useOnceAtATime: 'Use it once at a time.',
  usesLeft: ({ card, times, per, left }) => `${title(card)} can be used ${often(times)}${perTurn[per]}; ${left} left.`,
  abilityPoints: ({ card, needs, has }) => `${title(card)} costs ${counted(needs, 'agenda point')}; you have ${has}.`,
  abilityCounter: ({ card, counter }) => `${title(card)} costs a ${counter} counter; 0 lie on it.`,
  abilityActions: ({ card, needs, left }) => `${title(card)} needs ${actions(needs)}; ${left} left.`,
} satisfies Partial<RefusalWords>;

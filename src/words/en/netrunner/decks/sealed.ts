import type { Seat } from '../../../../rules/game.ts';
import type { Rarity } from '../../../../rules/netrunner/cards/rarity.ts';
import type { CardPurpose } from '../../../../rules/netrunner/packs/build.ts';
import type { Pack } from '../../../../rules/netrunner/packs/packs.ts';
import { counted } from '../../counted.ts';
import { seatName } from '../sides.ts';
import { setNames } from './decks.ts';

export const sealed = 'Sealed';
export const openPacks = 'Open packs, build, play';
export const decks = 'Decks & cards';
export const howItWorks =
  'Open a starter for each side and a few boosters. Build a deck for each side from those cards only, then play. Every pool is different.';
export const howManyBoosters = 'How many boosters?';
export const whichSet = 'From which set?';
export const setName = (set: Pack['set']) => setNames[set];
export const openThem = 'Open the packs';
export const poolSize = (cards: number) => counted(cards, 'card');

export const packTitle = ({ kind, side, set }: Pick<Pack, 'kind' | 'side' | 'set'>, number: number, of: number) =>
  kind === 'starter' ? `${seatName(side ?? 0)} starter` : `${setNames[set]} booster ${number} of ${of}`;
export const turnedOver = (turned: number, all: number) => `${turned} of ${all} turned over`;
export const openAll = 'Open all';
export const turnNext = (count: number) =>
  count === 1 ? 'Turn over the next card' : `Turn over the next ${count} cards`;
export const turnTheRare = 'Turn over the rare';
export const cardsLeft = (left: number) => (left === 0 ? 'The last one' : `${left} will be left`);
export const nextPack = 'Next pack';
export const seeYourPool = 'See your pool';
export const faceDown = (rare: boolean) => (rare ? 'Rare, face down' : 'Face down');
export const rarityName: Readonly<Record<Rarity, string>> = {
  vital: 'Vital',
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
};
export const turnedCard = (title: string, rarity: Rarity) => `${title}, ${rarityName[rarity].toLowerCase()}`;

export const yourPool = 'Your pool';
export const poolOfPacks = (cards: number, boosters: number) =>
  `${counted(cards, 'card')} from 2 starters${boosters === 0 ? '' : ` and ${counted(boosters, 'booster')}`}`;
export const side = (seat: Seat) => seatName(seat);
export const rares = 'Rares';
export const buildForMe = 'Build for me';
export const legalForEachSide = 'A legal deck for each side';
export const buildFromScratch = 'Build from scratch';
export const emptyDecks = 'Two empty decks';
export const deckName = (seat: Seat) => `Sealed ${seatName(seat)}`;
export const yourDecks = 'Your decks';
export const playTheMachine = 'Play the machine';
export const machinePacksNote = 'It opens its own packs';
export const openNewPacks = 'Open new packs…';
export const openNewPrompt = 'Open new packs?';
export const decksStay = 'You lose this pool. The decks you built from it stay in your list.';
export const keepThisPool = 'Keep this pool';
export const machineDeckNote = 'Built from its own packs';

const purposeNames: Readonly<Record<CardPurpose, string>> = {
  agendas: 'Agendas',
  ice: 'Ice',
  breakers: 'Icebreakers',
  economy: 'Economy',
  rest: 'Everything else',
};
const purposeReasons: Readonly<Record<CardPurpose, string>> = {
  agendas: 'enough points for the deck, quickest to score',
  ice: 'walls, code gates and sentries, few of them expensive',
  breakers: 'for each kind of ice, the best your pool has',
  economy: 'cards that bring in more bits than they cost',
  rest: 'cheap cards that do something on their own',
};
export const why = 'What “Build for me” takes, and why';
export const chosenFor = (purpose: CardPurpose, count: number) =>
  `${purposeNames[purpose]}: ${counted(count, 'card')}, ${purposeReasons[purpose]}.`;

export const ofPool = (copies: number) => `of ${copies}`;
export const fromAPool = 'From sealed packs: it can hold only what is in your pool.';

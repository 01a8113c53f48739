import { accesses } from '../../../../rules/trenchcoat/matrix/access.ts';
import { fields, REACTION, type Section } from '../../../../rules/trenchcoat/sheet/fields.ts';
import type { Sheet } from '../../../../rules/trenchcoat/sheet/sheet.ts';
import { plain, signed } from '../numbers.ts';

export function filledWords(sheet: Sheet, section: Section): string {
  const here = fields.filter((field) => field.section === section);
  const filled = here.filter(({ path }) => sheet.numbers[path] !== undefined);
  return filled.length === 0
    ? `${here[0]?.name} to ${here.at(-1)?.name}, no numbers yet`
    : filled.map(({ path, name }) => `${name} ${valueWords(sheet, path)}`).join(', ');
}

/** Example: "7 (+3 = 10)": Reaction with the access method's bonus, which is derived and never stored (T-CHAR-06). */
export function reactionText(sheet: Sheet, react: number): string {
  const stored = sheet.numbers[REACTION];
  if (stored === undefined) return '';
  return react === 0 ? plain(stored) : `${plain(stored)} (${signed(react)} = ${plain(stored + react)})`;
}

/** Reaction is followed by its value with the access method's bonus. */
const valueWords = (sheet: Sheet, path: string): string =>
  path === REACTION ? reactionText(sheet, accesses[sheet.method].react) : `${sheet.numbers[path]}`;

export const addA = (what: string) => `Add a ${what}`;
export const nameLabel = (what: string) => `What the ${what} is called`;
export const skillGroup = 'Skill group';
export const numberLabel = 'Number';
export const neverMind = 'Never mind';
export const addTitle = 'Add it';
export const skills = 'Skills';
export const programs = 'Programs';
export const accessMethod = 'Access method';
export const characteristics = 'Characteristics';
export const listCount = (count: number) => (count === 0 ? 'none yet: add a name and a number for each' : `${count}`);
export const characteristic = 'characteristic';
export const name = 'Name';
export const kind = 'Kind';
export const skillGroupNamed = (name: string) => `${name}, skill group`;
export const skill = 'skill';
export const deck = 'Deck';
export const device = (name: string | undefined) => name ?? 'Device';
export const deviceClass = 'Device class';
export const damagePip = 'Damage Pip';
export const changedByHand = 'changed by hand';
export const oneDamagePipLess = 'One fewer Damage Pip';
export const oneDamagePipMore = 'One more Damage Pip';
export const remove = (name: string) => `Remove ${name}`;
export const saveChanges = 'Save changes';
export const noSheetYet = (playerName: string) => `${playerName} has no sheet here yet.`;
export const pickItUnderTest = 'You have no sheet here yet. Pick one under Test.';
export const characters = 'Characters';
export const another = 'Another…';
export const whenYouAct = 'You can add a character when you act.';
export const keepForNextTime = 'Save for next time';
export const savedNote = 'saved as it is now';
export const notSavedNote = 'not saved: storage is full';
export const savePlace = (same: boolean) => (same ? 'replaces the sheet you have' : 'adds it to your sheets');
export const whoElse = 'Who else do you play?';
export const aNewCharacter = 'A new character';
export const newCharacterNote = 'fill it in under Sheet';
export const newCharacter = 'New character';
export const fixMarkedNote = 'A marked number is not valid. Fix it or clear it, then save.';
export const readsWhatYouChange = (gmName: string) => `${gmName} will see your changes`;
export const gmActingNote = (gmName: string) => `${gmName} is acting. You can change a sheet when you act`;
export const whoAreYou = 'Who are you?';
export const gmSetupNote = (gmName: string) =>
  `${gmName} is setting up. Both phones get your sheet as soon as you can act.`;
export const sheetSharedNote = 'Then both phones have your sheet.';
/** Short form for a device's row of ratings. */
export const processor = 'Proc.';
export const takenNote = (character: string, name: string) =>
  `${character} is taken${name === '' ? '' : ` by ${name}`}`;

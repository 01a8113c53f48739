/** What the Game Master can give and take by hand. */

export const giveOrTakeAway = 'Give or take away';
export const kindNames = {
  learned: 'A fact',
  damage: 'Damage',
  address: 'Address',
  account: 'Account',
  thing: 'Thing',
  state: 'State',
  text: 'Text',
} as const;
export const inWhichNode = 'Which node?';
export const nameLabel = 'Name, such as Owner';
export const description = 'Description';
export const addTitle = 'Add it';
export const missingTextNote = 'Give it a name and describe it.';
export const damage = 'Damage';
export const harms = { Physical: 'Physical', Stun: 'Stun', Fatigue: 'Fatigue' } as const;
export const whose = 'Whose';
export const whatKind = 'What kind';
export const howMuch = 'How much';
export const orAnotherNumber = 'Or another number';
export const orAnotherState = 'Or another state';
export const theAddress = 'The address';
export const give = 'Give it';
export const takeAwayLabel = 'Take it away';
export const whichAccount = 'Which account';
export const endAccess = 'End the access';
export const kinds = { file: 'File', process: 'Process', stream: 'Stream' } as const;
export const fromTheNode = 'In this node, not found yet';
export const newThingLabel = 'Or something new, by name';
export const giveItAName = 'Give it a name.';
export const nothingFoundYet = 'Nothing has been found here yet.';
export const which = 'Which';
export const stateLabel = 'Its state';
export const statesOf = {
  file: ['broken', 'encrypted', 'corrupted'],
  process: ['running', 'idle', 'crashed', 'slowed'],
  stream: ['broken', 'encrypted', 'corrupted'],
} as const;
export const gone = 'gone';
export const textLabel = 'What it says';
export const writeSomething = 'Write something first.';

export const tellTitle = 'Tell this';
export const nameOnly = 'its name only';
export const nameAndText = 'its name and its text';
export const playerReads = (player: string, text: string) => `${player} already has this text: ${text}`;
export const playerKnows = (player: string) => `${player} already knows this.`;
export const playerDoesnt = (player: string) => `${player} doesn’t know this yet.`;
export const noText = 'It has no text.';
export const toldWhen = (lead: boolean) => (lead ? 'now' : 'with your next tell');
export const secretState = 'Its state, hidden from the player';

// Chunk: trenchcoat-library
import { counted } from '../../counted.ts';

export const titles: Readonly<Record<string, string>> = {
  Attributes: 'Ratings',
  'Told as': 'What Analyze shows at first',
  Place: 'Place',
  File: 'Files',
  Process: 'Processes and ICE',
  Stream: 'Streams',
};

export const newThing = { File: 'New file', Process: 'New process', Stream: 'New stream' } as const;
export const name = 'Name';
export const unsavedFields = (count: number) =>
  `Not saved yet: ${count === 1 ? 'one field is' : `${count} fields are`} wrong.`;
export const attributes = 'Attributes';
export const revealLabel = 'Told as';
export const place = 'Place';
export const notValidYet = 'not valid yet';
export const remove = (name: string) => `Remove ${name}`;
export const duplicate = (name: string) => `Duplicate ${name}`;
export const addA = (kind: string) => `Add a ${kind}`;
export const emptyList = (value: string, name: string) =>
  value === '' ? (name === 'ICE' ? 'no ICE' : 'nothing') : value;
export const withoutTest = 'no test';
export const typedDifficultyNote = 'you type its difficulty';
export const exploit = (exploit: boolean, text: string) => (exploit ? `${text}, exploit` : text);
export const howLikelyIsEach = 'How likely is each action?';
export const abilityLabel = 'For whom';
export const backTitle = 'Back to all';
export const exportNamed = (name: string) => `Export ${name}`;
export const deleteTitle = 'Delete';
export const copyTitle = 'Copy it';
export const secretsNote =
  'For Game Masters: this page shows everything in the node. Leave it closed if you may play against it.';
export const showTitle = 'Show the node';
export const done = 'Done';
export const savedState = (saved: boolean) => (saved ? 'saved' : 'not saved: storage is full');
export const readOnlyNote = 'It comes with the game: copy it to change it.';
export const withTheGame = 'comes with the game';
export const deletionNote = 'this can’t be undone';
export const deletePrompt = 'Delete it?';
export const viewLabel = 'View';
export const asAForm = 'Form';
export const asText = 'Text';
export const notSavedYet = 'Not saved yet.';
export const rowFault = (row: number, wrong: string) => `Row ${row}: ${wrong}`;
export const textFormatLabel = 'The file, one line per entry';
export const home = 'Home';
export const characterSheetsAndNodes = 'Character sheets and nodes';
export const nothingWasImported = 'Nothing was imported.';
export const nodes = 'Nodes';
export const sheets = 'Sheets';
export const nothingSecretLeft = ' Nothing secret has left this phone';
export const importLabel = ' Import';
export const sheet = 'Sheet';
export const node = 'Node';
export const copy = (name: string) => `Copy ${name}`;
/** A name has at most 40 characters. */
export const copiedName = (name: string): string => `${[...name].slice(0, 34).join('')}, copy`;
export const newNode = 'New node';
export const row = (file: string, row: number, wrong: string) => `${file}, row ${row}: ${wrong}`;

/** How a stored sheet or node is described in a list. */
export const ownItemNote = 'One of yours.';
export const unnamed = 'Unnamed';
export const file = (n: number) => counted(n, 'file');
export const firewall = (deviceClass: string, colour: null | string, contents: string) =>
  `${deviceClass}, ${colour} firewall, ${contents}`;
export const cracking = (value: number) => `, Cracking ${value}`;
export const notPlayableYet = 'can’t be played yet';

/** Refusals of text files of sheets and nodes, and of sheets received as data. */

import type { TrenchValuesOf } from '../../../../rules/trenchcoat/reasons.ts';
import { numberText, oneOf } from '../../counted.ts';
import { calledWords } from './called.ts';
import type { TrenchRefusalWords } from './index.ts';

const holders: Readonly<Record<TrenchValuesOf<'hasNo'>['of'], string>> = {
  sheet: 'A sheet',
  device: 'A device',
  node: 'A node',
  place: 'A place',
  file: 'A file',
  process: 'A process',
  stream: 'A stream',
};

const choices: Readonly<Record<TrenchValuesOf<'noSuchChoice'>['field'], string>> = {
  kind: 'kind of character',
  method: 'access method',
  'device.class': 'device class',
};

const fileWord = (what: TrenchValuesOf<'otherFile'>['what']): string => `${what === 'sheet' ? 'sheet' : 'node'}`;

const listWord = (list: TrenchValuesOf<'noList'>['list']): string =>
  `${list === 'skills' ? 'skills' : 'characteristics'}`;

export const files = {
  fileTooLong: ({ what, most }) => `A ${fileWord(what)} can have at most ${numberText(most)} characters.`,
  otherFile: ({ what, heading }) => `That isn’t a ${fileWord(what)}. Its first line should be “${heading}”.`,
  otherVersion: ({ what, version, reads }) =>
    `This ${fileWord(what)} is version ${version}. This app reads version ${reads}.`,
  noLine: ({ text }) => `“${text}” isn’t a line like “Name: value”.`,
  hasNo: ({ of, part }) => `${holders[of]} can’t have “${part}”.`,
  oneOf: ({ name, names }) => `${calledWords(name)} must be ${oneOf(names)}.`,
  longer: ({ name, most }) => `${calledWords(name)} can have at most ${most} characters.`,
  empty: ({ name }) => `${calledWords(name)} is empty.`,
  twice: ({ name }) => `${calledWords(name)} is listed twice.`,

  noSheet: 'That isn’t a sheet.',
  hasNoField: ({ path }) => `A sheet has no field “${path}”.`,
  longName: ({ name, most }) => `${calledWords(name)} must have 1 to ${most} characters, on one line.`,
  noSuchChoice: ({ field, names }) => `There is no such ${choices[field]}. Use ${oneOf(names)}.`,
  numbersByPath: 'A sheet’s numbers must be listed by path.',
  noList: ({ list }) => `A sheet’s ${listWord(list)} must be a list.`,
  listTooLong: ({ list, most }) => `A sheet can have at most ${most} ${listWord(list)}.`,
  noLineOf: ({ list }) => `That isn’t a valid line for ${listWord(list)}.`,
  noSkillGroup: 'There is no such skill group.',
  noPartHere: ({ part }) => `There is no “${part}” here.`,
  noDevice: 'That isn’t a device.',
  ratingsByName: 'A device’s ratings must be listed by name.',
  thereAlready: ({ name }) => `${name} is already there.`,
  roomFor: ({ most }) => `A sheet can have at most ${most} of these.`,
  nothingCalled: ({ name }) => `Nothing here is called “${name}”.`,
  unknownValue: ({ name, value, names }) => `${name} can’t be “${value}”. Use ${oneOf(names)}.`,
  noSection: ({ section }) => `A sheet has no section “${section}”.`,
  sectionHasNo: ({ section, name }) => `There is no “${name}” under ${section}.`,
  writeOwn: ({ name, value }) => `Write “- ${name}: ${value}” here.`,
  ownNumbersWhere: 'Put your own numbers below a skill group or under Characteristics.',
  noSuchNumber: ({ sheet, number }) => `${sheet} has no number called “${number}”.`,

  nodeUnnamed: 'The node needs a name.',
  nodeHasNo: ({ what, name }) => `A node has no ${what === 'part' ? 'part' : 'attribute'} “${name}”.`,
  nodeName: ({ most }) => `A name can have at most ${most} characters.`,
  thingName: ({ most }) => `A name must have 1 to ${most} characters.`,
  noColour: ({ value, least, most }) => `Firewall ${value} has no colour. Use ${least} to ${most}.`,
  toldAs: ({ name }) => `Give ${name} as High or Low, then as High, Med or Low, such as “High, Med”.`,
  fileAccount: 'A file’s account must be Anonymous or User.',
} satisfies Partial<TrenchRefusalWords>;

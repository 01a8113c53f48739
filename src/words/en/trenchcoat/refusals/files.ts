/** The text files of sheets and nodes, and sheets that come as data. */

import type { ValuesOf } from '../../../../rules/trenchcoat/reasons.ts';
import { calledWords } from './called.ts';
import type { RefusalWords } from './index.ts';

const holders: Readonly<Record<ValuesOf<'hasNo'>['of'], string>> = {
  sheet: 'A sheet',
  device: 'A device',
  node: 'A node',
  place: 'A place',
  file: 'A file',
  process: 'A process',
  stream: 'A stream',
};

const choices: Readonly<Record<ValuesOf<'noSuchChoice'>['field'], string>> = {
  kind: 'kind of character',
  method: 'access method',
  'device.class': 'class of device',
};

const fileWord = (what: ValuesOf<'otherFile'>['what']): string => `${what === 'sheet' ? 'sheet' : 'node'}`;

const listWord = (list: ValuesOf<'noList'>['list']): string => `${list === 'skills' ? 'skills' : 'characteristics'}`;

export const files = {
  fileTooLong: ({ what, most }) => `A ${fileWord(what)} has ${most} letters at most.`,
  otherFile: ({ what, heading }) => `That is no ${fileWord(what)}: its first line would be "${heading}".`,
  otherVersion: ({ what, version, reads }) =>
    `This ${fileWord(what)} has version ${version}; this app reads version ${reads}.`,
  noLine: ({ text }) => `"${text}" is no line of the form "Name: value".`,
  hasNo: ({ of, part }) => `${holders[of]} has no "${part}".`,
  oneOf: ({ name, names }) => `${calledWords(name)} is one of ${names.join(', ')}.`,
  longer: ({ name, most }) => `${calledWords(name)} is longer than ${most} letters.`,
  empty: ({ name }) => `${calledWords(name)} is empty.`,
  twice: ({ name }) => `${calledWords(name)} stands twice.`,

  noSheet: 'That is no sheet.',
  hasNoField: ({ path }) => `A sheet has no field "${path}".`,
  longName: ({ name, most }) => `${calledWords(name)} has 1 to ${most} characters, in one line.`,
  noSuchChoice: ({ field, names }) => `There is no such ${choices[field]}; ${names.join(', ')} would do.`,
  numbersByPath: 'The numbers of a sheet stand by their paths.',
  noList: ({ list }) => `The ${listWord(list)} of a sheet are a list.`,
  listTooLong: ({ list, most }) => `A sheet has ${most} ${listWord(list)} at most.`,
  noLineOf: ({ list }) => `That is no line of ${listWord(list)}.`,
  noSkillGroup: 'There is no such skill group.',
  noPartHere: ({ part }) => `There is no "${part}" here.`,
  noDevice: 'That is no device.',
  ratingsByName: 'The ratings of a device stand by their names.',
  thereAlready: ({ name }) => `${name} is there already.`,
  roomFor: ({ most }) => `A sheet has room for ${most} of them.`,
  nothingCalled: ({ name }) => `Nothing here is called "${name}".`,
  unknownValue: ({ name, value, names }) => `${name} "${value}" is unknown; ${names.join(', ')} would do.`,
  noSection: ({ section }) => `A sheet has no section "${section}".`,
  sectionHasNo: ({ section, name }) => `${section} has no "${name}".`,
  writeOwn: ({ name, value }) => `Write "- ${name}: ${value}" here.`,
  ownNumbersWhere: 'Own numbers stand below a skill group or as characteristics.',
  noSuchNumber: ({ sheet, number }) => `${sheet} has no number called "${number}".`,

  nodeUnnamed: 'The node has no name.',
  nodeHasNo: ({ what, name }) => `A node has no ${what === 'part' ? 'part' : 'attribute'} "${name}".`,
  nodeName: ({ most }) => `A name has ${most} letters at most.`,
  thingName: ({ most }) => `A name has 1 to ${most} letters.`,
  noColour: ({ value, least, most }) => `Firewall ${value} has no colour; ${least} to ${most} would do.`,
  toldAs: ({ name }) => `${name} is told as High or Low, then as High, Med or Low: "High, Med".`,
  fileAccount: 'A file is read from Anonymous on, or from User on.',
} satisfies Partial<RefusalWords>;

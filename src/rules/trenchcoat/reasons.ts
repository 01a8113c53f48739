/**
 * All refusals of Pink Trenchcoat: the reason, its class, and the values its sentence needs. The sentences are in
 * `src/words/<language>/trenchcoat/refusals/`.
 */
import { withValues as havingAny, type Refusal, refusalFactory, type ValuesIn } from '../../base/refusal.ts';
import type { Target } from './game/names.ts';
import type { SessionStep } from './game/table.ts';
import type { JointFault } from './group/proof.ts';
import type { Bounds } from './input.ts';
import type { FileKind } from './rows.ts';
import type { AccessMethod } from './sheet/sheet.ts';

export type FaultKind =
  | 'E-INT'
  | 'E-RANGE'
  | 'E-BLANK'
  | 'E-ENUM'
  | 'E-PREREQ'
  | 'E-PROGRAM'
  | 'E-LEVEL'
  | 'E-DICE'
  | 'E-STATE'
  | 'E-PROOF'
  | 'E-MSG';

/** Why something is refused; `field`: path or name of the field to fix, if any. */
export interface InputFault extends Refusal {
  readonly field?: string;
}

const having = <V>(kind: FaultKind) => havingAny<V, FaultKind>(kind);

interface Name {
  name: NumberName;
}
interface OfNode {
  node: string;
}
interface Most {
  most: number;
}
/** The number of characters above the maximum. */
interface Over {
  over: number;
}
type OwnList = 'skills' | 'characteristics';

const reasons = {
  // Numbers, typed or from data.
  notWholeTyped: having<{ name: NumberName; typed: string }>('E-INT'),
  notWhole: having<Name>('E-INT'),
  /** `value`: as typed, if it is far too large. */
  outOfBounds: having<Name & Bounds & { value: number | string }>('E-RANGE'),
  noNumber: having<Name>('E-BLANK'),

  // Tests.
  notFiveDice: 'E-DICE',
  tooFewToCollaborate: 'E-RANGE',
  oneActsAlone: 'E-RANGE',
  supportNeedsTwo: 'E-RANGE',
  mostModifiers: having<Most>('E-RANGE'),
  timeDecimals: 'E-INT',
  /** `multiplier`: in thousandths. */
  timeTooShort: having<{ multiplier: number }>('E-RANGE'),
  timeNumber: having<{ typed: string }>('E-INT'),
  eventFirst: 'E-STATE',
  successFirst: 'E-STATE',
  noTestOpen: 'E-STATE',
  mostTests: having<Most>('E-RANGE'),
  otherAsked: 'E-ENUM',
  exploitDone: 'E-STATE',
  callTooLong: 'E-RANGE',
  jointAsked: 'E-STATE',
  noSuchPart: having<{ nth: number; of: number }>('E-RANGE'),
  opposedTwo: 'E-RANGE',
  jointForm: 'E-ENUM',
  otherDice: 'E-STATE',
  jointDiffers: having<{ label: string; of: number; fault: JointFault }>('E-PROOF'),
  toldUnsaid: 'E-BLANK',
  ownAfterExploit: 'E-STATE',

  // Text files.
  fileTooLong: having<{ what: FileKind } & Most>('E-RANGE'),
  otherFile: having<{ what: FileKind; heading: string }>('E-ENUM'),
  otherVersion: having<{ what: FileKind; version: string; reads: number }>('E-ENUM'),
  noLine: having<{ text: string }>('E-ENUM'),
  hasNo: having<{ of: 'sheet' | 'device' | 'node' | 'place' | 'file' | 'process' | 'stream'; part: string }>('E-ENUM'),
  oneOf: having<Name & { names: readonly string[] }>('E-ENUM'),
  longer: having<Name & Most>('E-RANGE'),
  empty: having<Name>('E-BLANK'),
  twice: having<Name>('E-ENUM'),

  // Sheets.
  noSheet: 'E-ENUM',
  hasNoField: having<{ path: string }>('E-ENUM'),
  longName: having<Name & Most>('E-RANGE'),
  noSuchChoice: having<{ field: 'kind' | 'method' | 'device.class'; names: readonly string[] }>('E-ENUM'),
  numbersByPath: 'E-ENUM',
  noList: having<{ list: OwnList }>('E-ENUM'),
  listTooLong: having<{ list: OwnList } & Most>('E-RANGE'),
  noLineOf: having<{ list: OwnList }>('E-ENUM'),
  noSkillGroup: 'E-ENUM',
  noPartHere: having<{ part: string }>('E-ENUM'),
  noDevice: 'E-ENUM',
  ratingsByName: 'E-ENUM',
  thereAlready: having<{ name: string }>('E-ENUM'),
  roomFor: having<Most>('E-RANGE'),
  nothingCalled: having<{ name: string }>('E-ENUM'),
  unknownValue: having<{ name: string; value: string; names: readonly string[] }>('E-ENUM'),
  noSection: having<{ section: string }>('E-ENUM'),
  sectionHasNo: having<{ section: string; name: string }>('E-ENUM'),
  writeOwn: having<{ name: string; value: string }>('E-ENUM'),
  ownNumbersWhere: 'E-ENUM',
  noSuchNumber: having<{ sheet: string; number: string }>('E-ENUM'),

  // Nodes.
  nodeUnnamed: 'E-BLANK',
  nodeHasNo: having<{ what: 'attribute' | 'part'; name: string }>('E-ENUM'),
  nodeName: having<Most>('E-ENUM'),
  thingName: having<Most>('E-ENUM'),
  noColour: having<Bounds & { value: string }>('E-RANGE'),
  toldAs: having<{ name: string }>('E-ENUM'),
  fileAccount: 'E-ENUM',

  // Pages.
  pagePlaces: having<Most & { has: number }>('E-RANGE'),
  pageTooLong: 'E-RANGE',
  changeTooLong: 'E-RANGE',
  nodeTooLong: having<Over>('E-RANGE'),
  otherPages: 'E-PROOF',
  sealedElse: 'E-PROOF',
  changesLeftOut: having<{ left: number }>('E-RANGE'),

  // Moves and answers in general.
  noCards: 'E-MSG',
  diceOrNot: 'E-ENUM',
  malformed: having<Name>('E-MSG'),
  listLength: having<Name & Bounds & { has: number }>('E-RANGE'),
  noSuchForm: having<Name>('E-ENUM'),
  notAsked: 'E-STATE',
  notNow: having<{ step: SessionStep }>('E-STATE'),
  noSuch: having<{ what: 'character' | 'node' | 'thing' | 'place' }>('E-ENUM'),
  diceAlready: having<{ on: boolean }>('E-STATE'),
  diceOpen: 'E-STATE',
  openDiceFirst: 'E-STATE',
  nodesOpen: 'E-STATE',
  clockEnds: 'E-RANGE',

  // Limits of a session.
  mostNodes: having<Most>('E-RANGE'),
  mostLines: having<Most>('E-RANGE'),
  sheetsTooLong: having<Over>('E-RANGE'),
  nodesTooLong: having<Over>('E-RANGE'),
  tooMuchTold: 'E-RANGE',

  // The matrix.
  sheetFirst: 'E-PREREQ',
  deviceFirst: 'E-PREREQ',
  /** `best`: the best method still possible. */
  ratingShort: having<{ short: 'processor' | 'uplink'; has: number; needs: number; best: AccessMethod | null }>(
    'E-PREREQ',
  ),
  notOnTarget: having<{ action: string; target: Target }>('E-ENUM'),
  exploitMissing: 'E-PROGRAM',
  programMissing: having<{ program: string }>('E-PROGRAM'),
  nodeUp: having<OfNode>('E-STATE'),
  nodeDown: having<OfNode>('E-STATE'),
  notAccessed: having<OfNode>('E-STATE'),
  insideAlready: having<OfNode>('E-STATE'),
  addressUnknown: having<OfNode>('E-PREREQ'),
  accessFirst: having<OfNode>('E-PREREQ'),
  findFirst: having<{ target: Target }>('E-PREREQ'),
  accountOutside: 'E-STATE',
  notWireless: having<OfNode>('E-PREREQ'),
  ownSignal: 'E-PREREQ',
} as const satisfies Record<string, FaultKind>;

export type Reasons = typeof reasons;
export type TrenchWhy = keyof Reasons;
export type TrenchValuesOf<W extends TrenchWhy> = ValuesIn<Reasons, W>;

export const refuse = refusalFactory(reasons);

/** The same fault, attached to the given field. */
export const inField = (field: string | undefined, wrong: InputFault): InputFault =>
  field === undefined ? wrong : { ...wrong, field };

export type NumberName =
  | string
  /** The name of a named character, or of a character acting alone. */
  | { readonly kind: 'ability'; readonly of: string | null }
  | { readonly kind: 'limit'; readonly of: string }
  | { readonly kind: 'characters' | 'time' }
  | { readonly kind: 'name' | 'ownName' | 'deviceName' | 'ownNumber' }
  | { readonly kind: 'deviceClass' | 'account' | 'ice' | 'state' }
  /** A part of a move. */
  | { readonly kind: 'part'; readonly part: string };

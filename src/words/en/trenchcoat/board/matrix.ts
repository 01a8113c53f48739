import type { AccountLevel } from '../../../../rules/trenchcoat/game/names.ts';
import type { Alert, SecurityMeasure } from '../../../../rules/trenchcoat/game/page.ts';
import type { NodeView } from '../../../../rules/trenchcoat/game/table.ts';
import { alertModifier } from '../../../../rules/trenchcoat/matrix/node.ts';
import { rich } from '../../../rich.ts';
import { levelNames } from '../nodes.ts';
import { signed } from '../numbers.ts';

export const measureEffects: Record<SecurityMeasure, string> = {
  analyze: 'It looks for illegal activity. What it finds is added to the tally.',
  trace: 'It follows the stream to the decker’s location.',
  silent: 'Some staff are warned of a possible intrusion. Firewall +2, Processor −2. Processes are not warned.',
  combat: 'It attacks until it crashes. Then it restarts and attacks again.',
  active: 'Staff and every process are warned of an intrusion. Firewall +3, Processor −3.',
  shutdown: 'The node shuts down. Every access ends, and only a restart brings it back.',
};

export const measureQuestions: Partial<Record<SecurityMeasure, string>> = {
  trace: 'Where is the decker, or how far away?',
  silent: 'What stops working properly?',
  active: 'What stops working properly?',
};

export const alertNames: Record<Alert, string> = { none: 'No alert', silent: 'Silent', active: 'Active' };

export const alertWords = (alert: Alert): string =>
  alert === 'none' ? 'base figures' : `FW +${alertModifier[alert]}, Proc −${alertModifier[alert]}`;

/** Nobody outside notices when an alert ends. */
export const seenWords = ({ level }: NodeView): string =>
  level === null ? 'When you left, everyone in this node knew about you' : 'Everyone in this node knows you’re here';

export const ownValueNote = 'its own value';
export const firewallOfTheDeck = 'The deck’s Firewall';
export const pickAnotherNote = 'you can pick another';
export const attacks = (name: string) => `${name} attacks`;
export const opposedTestAgainst = (score: string | number, defence: string | number) =>
  `opposed test, ${score} against ${defence}`;
export const stateLine = (name: string, state: string) => `${name} is ${state}`;
export const tooLongNote = 'too long: shorten it';
export const triggersAtTally = (threshold: number, tally: number) => `triggers at ${threshold}, the tally is ${tally}`;
export const noteTitle = 'Note it';
export const done = 'Done';
export const holdItBack = 'Hold it back';
export const triggerLaterNote = 'you can trigger it by hand later';
export const theirPhoneShowsNothing = (playerName: string) => `${playerName}’s phone shows nothing of this`;
export const isntInThisNode = (playerName: string) => `${playerName} isn’t in this node and notices nothing`;
export const noticesWithNextTell = (playerName: string) => `${playerName} notices when you next tell them something`;
export const whatItFinds = 'What it finds';
export const foundHowMuch = 'How much does it find?';
export const typeAnotherNumber = 'Type another number';
export const found = 'Found';
export const triggersToo = (measures: string) => `${measures} triggers too`;
export const triggersFrom = (from: null | number, measureName: string) =>
  `At ${from} or more, ${measureName} triggers too`;
export const add = (add: number) => `Add ${add}`;
export const tallyLeft = (from: number, measureName: string) => `${from} more to reach ${measureName}`;
export const tallyRangeNote = 'type a number from 0 to 50';
export const theTally = 'The tally';
export const correctTheTally = 'Correct the tally';
export const tally = 'Tally';
export const becomes = (tally: number, value: number) => `${tally} becomes ${value}`;
export const correctTitle = 'Correct it';
export const noMeasureTriggers = 'no measure triggers';
export const typeANumberFirst = 'type a number first';
export const nodeBeingSent = 'This node is being sent.';
export const firewall = <Dot>(deviceClass: string, dot: Dot, colour: string | null) =>
  rich`${deviceClass} ${dot} ${colour} firewall`;
export const alert = 'Alert';
export const measures = 'Measures';
export const triggerByHand = 'trigger by hand';
export const iceAttacks = (playerName: string) => `ICE attacks ${playerName}`;
export const whyNoAttack = (playerName: string) => `${playerName} isn’t in this node`;
export const finishFirst = 'finish what you are doing first';
export const triggerMeasureByHand = 'Trigger a measure by hand';
export const triggerDetail = (hasTriggered: boolean, threshold: number) =>
  hasTriggered ? 'has triggered: trigger again' : `triggers automatically at ${threshold}`;
export const none = 'none';
export const notKnown = 'not known';
export const nextMeasure = (threshold: number, measureName: string) => `${threshold} more: ${measureName}`;
export const everythingTriggered = 'everything has triggered';
export const tallyLabel = <T>(value: T) => rich`tally${value}`;
export const triggered = ', triggered';
export const next = (measure: boolean) => (measure ? ', next' : '');
export const filecrypt = (crypt: null | number) => (crypt === null ? 'file' : `Crypt ${crypt}`);
export const streamcrypt = (crypt: null | number, ends: string) =>
  [ends, crypt === null ? 'stream' : `Crypt ${crypt}`].filter((word) => word !== '').join(', ');
export const whoActs = 'Who acts';
export const typeItFirst = 'type it first';
export const whatIsItCalled = 'What is it called?';
export const whatDoesItSay = 'What does it say?';
export const askForIt = 'Ask for it';
export const fromLabel = 'From';
export const toLabel = 'To';
export const streamEndsNote = 'name both ends first';
export const madeInPlay = 'made in play';
export const theirStream = (playerName: string) => `${playerName}’s stream`;
export const noSleaze = ', no Sleaze';
export const sleaze = (sleaze: number) => `, Sleaze ${sleaze}`;
export const chooseSheetFirst = 'Choose a sheet first, under Test.';
export const theSessionIsOver = 'the session is over';

export const gmActs = (gmName: string) => `${gmName} acts`;
export const detailWithName = (detail: string, name: string) => `${detail}, with ${name}`;
export const leave = 'Leave';
export const yourAccountEnds = 'your account ends';
export const abilityForEveryAction = 'Ability for every action except exploits';
export const withNameAndScore = <T>(name: string, score: T) => rich`with ${name} ${score}`;
export const logs = 'Logs';
export const accounts = 'Accounts';
export const accountNotAccessed = (level: AccountLevel | null) =>
  level ? `Account: ${levelNames[level]}` : 'Not accessed';
export const unknown = 'unknown';
export const nodeName = (name: string) => name || 'Unknown node';
export const activeAlert = 'Active Alert';
export const connectionLost = 'Connection lost';
export const nodeShutDown = (name: string) => `${name} has shut down, so your account is gone`;
export const timeNote = (spanText: string) => `at ${spanText}`;
export const notFound = 'not found';
export const whatYouKnow = 'What you know';
export const aimedAt = 'Aimed at';
export const node = 'Node';
export const find = 'Find…';
export const noNodeIsHere = (isGm: boolean) =>
  isGm ? 'There is no node yet. Open Test and choose “Add a node”.' : 'There is no node yet.';
export const nodes = 'Nodes';
export const type = 'Type';
export const city = 'City';
export const shutDownOrNotAccessed = (down: boolean, level: null | string) =>
  down ? 'shut down' : level === null ? 'not accessed' : '';
export const addANode = 'Add a node';
export const knowsAddressQuestion = (playerName: string) => `Does ${playerName} know its address?`;
export const accessNote = (isKnown: boolean) =>
  isKnown ? 'They can access it right away.' : 'They must find it or be told. Until then its name is hidden too.';
export const known = 'Known';
export const addressNotKnown = 'Not known';
export const anAdventure = (name: string) => `An adventure: ${name}`;

export const read = 'read';
export const heldNote = 'you hold it';
export const needsExploit = (exploit: number) => `needs an exploit (${signed(exploit)})`;
export const open = 'open';
export const files = 'files';
export const processes = 'processes';

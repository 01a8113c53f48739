/** Joint tests, compared across the logs of one Game Master. */
import type { JointFault, JointReport, JointRuling } from '../../../rules/trenchcoat/group/proof.ts';
import { say, type WordsByKind } from '../../says.ts';
import { counted } from '../counted.ts';
import { plain } from './numbers.ts';

const faults: WordsByKind<JointFault, [of: number]> = {
  missing: ({ found }, of) => `Parts missing from these logs: ${of - found} of ${of}.`,
  'same part': ({ nth }) => `Part ${nth} appears twice.`,
  'same log': () => 'One log has two parts of this test.',
  'other terms': () => 'The parts don’t have the same terms.',
  roles: () => 'Exactly one player must lead or attack.',
  brings: ({ told, right }) =>
    `The number from the other players is ${told === null ? 'missing' : plain(told)}. It should be ${plain(right)}.`,
};

const outcome = (success: boolean): string => (success ? 'a success' : 'a failure');

const rulingWords = ({ nth, told, dice }: JointRuling): string =>
  `Part ${nth} was told as ${outcome(told)}. The dice show ${outcome(dice)}.`;

/** What differs between the parts of a joint test. */
export const jointFaultWords = (label: string, of: number, fault: JointFault): string =>
  `${label}: ${say(faults, 'Something doesn’t match.', fault, of)}`;

/** One sentence for each joint test. */
export function jointWords({ label, of, verdict, fault, rulings }: JointReport): string {
  if (fault !== null) return jointFaultWords(label, of, fault);
  const known =
    verdict === 'fits' ? `All ${of} parts match.` : `All ${of} parts are there, but not everything is revealed.`;
  return [`${label}: ${known}`, ...rulings.map(rulingWords)].join(' ');
}

/** One sentence for all joint tests; empty if there are none. */
export function jointSummary(all: readonly JointReport[]): string {
  const wrong = all.filter(({ verdict }) => verdict === 'differs').length;
  if (all.length === 0) return '';
  const tests = counted(all.length, 'joint test');
  return wrong === 0 ? `${tests}: every part is there.` : `${tests}: ${wrong} with parts that don’t match.`;
}

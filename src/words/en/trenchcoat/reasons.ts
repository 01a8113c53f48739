/** Where each term of a proposed call comes from, in words. */
import type { TermReason } from '../../../rules/trenchcoat/matrix/propose.ts';
import { say, type WordsByKind } from '../../says.ts';
import { rangeText } from './numbers.ts';

const alerts = { none: 'no alert', silent: 'silent alert', active: 'active alert' } as const;

const reasons: WordsByKind<TermReason> = {
  unlimited: () => '',
  accessMethod: () => 'access method',
  limit: ({ program, limit }) => `limit ${program} ${limit ?? ''}`.trim(),
  exploit: ({ column }) => `exploit, ${column === 'account' ? 'account' : 'action'} column`,
  firewall: ({ colour, alert }) => `${colour ?? 'no colour'}, ${alerts[alert]}`,
  typed: () => 'tap to type it',
  noSleaze: () => 'no Sleaze',
  ofNode: () => 'from the node',
  noCrypt: () => 'no Crypt Rating',
  ranges: ({ own, its }) => `their Signal reaches ${rangeText(own)}, the node’s ${rangeText(its)}`,
  crypt: ({ rating }) => `Crypt Rating ${rating} plus 3`,
};

/** Empty if the reason comes from another version. */
export const reasonWords = (reason: TermReason): string => say(reasons, '', reason);

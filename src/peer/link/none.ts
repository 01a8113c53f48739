/** No link at all: for a finished game that is only looked at. */
import { fail } from '../../base/result.ts';
import type { Link } from './link.ts';

export const noLink: Link = {
  state: 'closed',
  send: () => fail('closed'),
  onPacket: () => {},
  onState: () => () => {},
  close: () => {},
};

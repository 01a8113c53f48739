/** A null link: for viewing a finished game. */
import { fail } from '../../base/result.ts';
import type { Link } from './link.ts';

export const noLink: Link = {
  state: 'closed',
  send: () => fail('closed'),
  onPacket: () => {},
  onState: () => () => {},
  close: () => {},
};

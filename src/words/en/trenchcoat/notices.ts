/** What is unusual and in nobody's way. */
import type { Notice } from '../../../rules/trenchcoat/matrix/devices.ts';
import { type Says, say } from '../../says.ts';

const notices: Says<Notice> = {
  'W-CLASS': ({ name, processor, usual: [least, most] }) =>
    `${name} with Processor ${processor}: ${least} to ${most} is usual.`,
  'W-SYSTEM': ({ program, rating, system }) =>
    `${program} ${rating} is above System ${system}; it counts all the same.`,
};

export const noticeWords = (notice: Notice): string => say(notices, 'Something about it is unusual.', notice);

/** Of a test that hardly ever fails, for the Game Master. */
export const HARDLY_FAILS =
  'Fails less than 2 % of the time. The rules skip the roll unless it matters how well it succeeds.';

/** Notices about values that are unusual but legal. */
import { classNotice, type Notice, systemNotice } from '../../../rules/trenchcoat/matrix/devices.ts';
import { fields } from '../../../rules/trenchcoat/sheet/fields.ts';
import type { Sheet } from '../../../rules/trenchcoat/sheet/sheet.ts';
import { say, type WordsByKind } from '../../says.ts';

const notices: WordsByKind<Notice> = {
  'W-CLASS': ({ name, processor, usual: [least, most] }) =>
    `${name} with Processor ${processor}: ${least} to ${most} is usual.`,
  'W-SYSTEM': ({ program, rating, system }) => `${program} ${rating} is above System ${system}. It still counts.`,
};

export const noticeWords = (notice: Notice): string => say(notices, 'Something about it is unusual.', notice);

/** Notices for a character sheet. */
export function sheetNotices({ device, numbers }: Sheet): string[] {
  if (device === null) return [];
  const programs = fields
    .filter(({ section }) => section === 'programs')
    .map(({ path, name }) => systemNotice(name, numbers[path] ?? 0, device.ratings.system));
  return [classNotice(device.class, device.ratings.processor), ...programs].flatMap((notice) =>
    notice === null ? [] : [noticeWords(notice)],
  );
}

/** Shown to the Game Master for a test that hardly ever fails. */
export const HARDLY_FAILS =
  'Fails less than 2% of the time. The rules skip the roll unless it matters how well it succeeds.';

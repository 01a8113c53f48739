/** What is unusual about a sheet: said, and never in the way. */
import { classNotice, systemNotice } from '../../../../rules/trenchcoat/matrix/devices.ts';
import { fields } from '../../../../rules/trenchcoat/sheet/fields.ts';
import type { Sheet } from '../../../../rules/trenchcoat/sheet/sheet.ts';
import { noticeWords } from '../../../../words/en/trenchcoat/notices.ts';

export function sheetNotices({ device, numbers }: Sheet): string[] {
  if (device === null) return [];
  const programs = fields
    .filter(({ section }) => section === 'programs')
    .map(({ path, name }) => systemNotice(name, numbers[path] ?? 0, device.ratings.system));
  return [classNotice(device.class, device.ratings.processor), ...programs].flatMap((notice) =>
    notice === null ? [] : [noticeWords(notice)],
  );
}

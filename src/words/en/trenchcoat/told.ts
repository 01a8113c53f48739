/** What the Game Master tells, in words. */
import type { Tell } from '../../../rules/trenchcoat/game/call.ts';
import { bandWords } from './bands.ts';
import { signed } from './numbers.ts';

/** What the player is told about an attack. The attacker makes the test, so its failure is good news. */
export const defenceWords = (hits: boolean): string => (hits ? 'It gets through' : 'You fend it off');

/** Examples: "Barely made it", "Success", "Failure" or "Nothing yet". */
export function verdictOf({ telling, success, band }: Tell): string {
  if (telling === 'nothing' || success === null) return 'Nothing yet';
  if (band !== null) return bandWords(band);
  return success ? 'Success' : 'Failure';
}

/** After the Game Master's name: "said: Success, quality +3". */
export function toldWords(tell: Tell): string {
  const { telling, success, band, quality, say } = tell;
  if (telling === 'nothing') return `said nothing yet${say === '' ? '' : `: ${say}`}`;
  const parts = [
    success ? 'Success' : 'Failure',
    band && bandWords(band),
    quality === null ? null : `quality ${signed(quality)}`,
  ];
  return `said: ${parts.filter((part) => part !== null).join(', ')}${say === '' ? '' : `. ${say}`}`;
}

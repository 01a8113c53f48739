/** What the Game Master tells, in words. */

import type { BandName } from '../../../rules/trenchcoat/dice/band.ts';
import type { Tell } from '../../../rules/trenchcoat/game/call.ts';
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

const bandNames: Readonly<Record<BandName, string>> = {
  'Epic Fail': 'Epic Fail',
  'Severe Failure': 'Severe Failure',
  'Decisive Failure': 'Decisive Failure',
  Failure: 'Failure',
  'Barely made it': 'Barely made it',
  Acceptable: 'Acceptable',
  'Good Result': 'Good Result',
  Exceptional: 'Exceptional',
  'Epic Success': 'Epic Success',
};

/**
 * A test's quality in words. Logs store the rules' own name for a band, which must never change; unknown names are
 * shown unchanged.
 */
export const bandWords = (name: string): string =>
  Object.hasOwn(bandNames, name) ? bandNames[name as BandName] : name;

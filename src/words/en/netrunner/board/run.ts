import type { Slot } from '../../../../rules/game.ts';
import type { Run } from '../../../../rules/netrunner/table.ts';
import { rich } from '../../../rich.ts';
import { counted, listed } from '../../counted.ts';
import { begun } from '../../sides.ts';
import { fortName } from '../places.ts';

export const kind = (keywords: readonly string[]): string => {
  const [main] = keywords;
  return main ? `a ${main.toLowerCase()}` : 'it';
};

export function placeWords(run: Run, ice: number, between: boolean, here: Slot | undefined): string {
  if (run.success) return 'The run is successful';
  if (run.guest !== undefined && here === run.guest) return 'Ice added to the run';
  if (between && run.at < ice) return `Past ice ${run.at} of ${ice}`;
  if (run.at >= ice) return ice === 0 ? 'No ice' : 'Past all the ice';
  const where = ice === 1 ? '' : run.at === 0 ? ', outermost' : run.at === ice - 1 ? ', innermost' : '';
  return `Ice ${run.at + 1} of ${ice}${where}`;
}

export const awayState = <T>(dot: T, name: string, link: string) =>
  rich`${dot} ${begun(name)} is ${link === 'away' ? 'away' : 'gone'}`;
export const iceNotRezzed = 'Ice, not rezzed';
export const strength = 'strength';
export const rezPriceNote = (rezCost: number) => `not rezzed, ${rezCost} to rez`;
export const breakPrice = (nameAt: string, bits: number) => `${nameAt} breaks it for ${counted(bits, 'bit')}`;
export const broken = 'broken';
export const doesNothing = 'does nothing';
export const nothingInstalledBreaks = (kind: string) => `Nothing installed breaks ${kind}.`;
export const short = (short: number) => `${short} short`;
export const runTitle = (fort: string) => `Run on ${fortName(fort)}`;
export const runnerWithVerb = (isRunner: boolean, name: string) => (isRunner ? 'You are' : begun(`${name} is`));
export const runPosition = (at: number, fort: string) => (at === 0 ? `at ${fortName(fort)}` : 'past the ice');
export const inside = 'Inside';
export const cardsInHq = (count: string, isCorp: boolean) => `${count} in ${isCorp ? 'your hand' : 'HQ'}`;
export const accessInRD = (count: string) => `${count} in R&D`;
export const accessInArchives = (count: string) => `${count} in Archives`;
/** Example: "Braindance Campaign and 1 face-down card installed". */
export const installed = (names: readonly string[], others: number) =>
  `${listed([...names, ...(others > 0 ? [counted(others, names.length > 0 ? 'face-down card' : 'card')] : [])])} installed`;

export const card = (n: number) => counted(n, 'card');
export const nothing = 'nothing';

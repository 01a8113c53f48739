/**
 * What an analysed node reveals (Table 3.8): rows are cumulative, and between two rows the lower one counts (T-ANA).
 */
import type { Gain } from '../game/call.ts';
import type { LearnedFact } from '../game/table.ts';
import { RATING_TABLE_RANGE } from '../input.ts';
import { attributes, deviceClasses, matrixAttributes } from '../sheet/sheet.ts';
import { MAX_NODE_TEXT, type Node, places } from './node.ts';

export interface AnalysisResult {
  readonly gains: Gain[];
  /** Fields that the Game Master has to set first: their High, Med or Low is missing. */
  readonly missing: string[];
}

/** The lowest quality at which the widest place is told; each closer place takes 2 more. */
const WIDEST_PLACE = 6;

/** The least quality at which an attribute is told in three bands, and exactly; below that, in two. */
const [THREE, EXACT] = [10, 14];

/**
 * The lowest quality that gives as much about an attribute as the value the player has. High and Low are bands of both
 * two and three: they count as one of two, since a test that gives the same band again takes nothing away.
 */
const tierOf = (value: string | undefined): number => {
  if (value === undefined) return 0;
  return /^(\d+|none)$/.test(value) ? EXACT : value === 'Medium' ? THREE : 6;
};

/**
 * `alert`: whether the node is in Active Alert; a silent alert reads "no". `known`: facts learned before; more exact
 * knowledge of attributes is kept (T-ANA-13). Places are not included: the Game Master can tell one by hand.
 */
export function analysisOf(
  node: Node,
  at: number,
  quality: number,
  alert: boolean,
  known: readonly Pick<LearnedFact, 'field' | 'value'>[] = [],
): AnalysisResult {
  if (quality < 0) return { gains: [], missing: [] };
  const gains: Gain[] = [];
  const missing: string[] = [];
  const learn = (field: string, value: string) =>
    void gains.push({ gain: 'learned', node: at, field, value: value || 'unknown' });
  learn('Active Alert', alert ? 'yes' : 'no');
  if (quality >= 2) {
    learn('AID', node.aid);
    gains.push({ gain: 'aid', node: at });
  }
  if (quality >= 4) learn('Type', deviceClasses[node.class].toLowerCase());
  if (quality >= 8) learn('Functionality', node.functionality);
  if (quality >= 6) {
    for (const name of attributes) {
      const value = node.ratings[name];
      const marks = node.marks[name];
      const title = matrixAttributes[name];
      if (quality < tierOf(known.find(({ field }) => field === title)?.value)) continue;
      if (quality >= EXACT) learn(title, value === undefined ? 'none' : `${value}`);
      else if (value === undefined) continue;
      else if (marks) learn(title, quality >= THREE ? (marks.three === 'Med' ? 'Medium' : marks.three) : marks.two);
      else missing.push(title);
    }
  }
  if (quality >= 12) learn('Active processes', namesOf(node.processes.filter(({ state }) => state === 'running')));
  for (const [at, place] of places.entries())
    if (quality >= WIDEST_PLACE + 2 * at) learn(place, node.place[place] ?? '');
  return { gains, missing };
}

/** The bands in which a test of the given quality tells an attribute. */
export const bandsAt = (quality: number): readonly string[] =>
  quality >= THREE ? ['High', 'Medium', 'Low'] : ['High', 'Low'];

/**
 * The proposed band for an attribute without a band: the source gives no limits (T-GAP-48), so its range 0 to 21 is
 * divided equally. `said`: a band told before, which is kept.
 */
export function proposedBand(rating: number, quality: number, said: string | undefined): string {
  const bands = bandsAt(quality);
  if (said !== undefined && bands.includes(said)) return said;
  const part = Math.floor((Math.min(rating, RATING_TABLE_RANGE.most) * bands.length) / (RATING_TABLE_RANGE.most + 1));
  return bands.at(-1 - part) ?? 'Low';
}

/** The process names, cut off with an ellipsis if too long. */
function namesOf(processes: Node['processes']): string {
  const names = processes.map(({ name }) => name).join(', ') || 'none';
  return names.length <= MAX_NODE_TEXT ? names : `${names.slice(0, MAX_NODE_TEXT - 1)}…`;
}

/** The schemas stored with the rules, and checks that games match them. */
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { canonicalText } from '../../../src/base/canonical.ts';
import { publishedMove } from '../../../src/rules/game.ts';
import type { AnyRecorded } from './anyRecorded.ts';
import type { Recorded } from './recordedGame.ts';

export type Schema = { [key: string]: unknown };

export const schemaGames = ['netrunner', 'packs', 'kit', 'trenchcoat'] as const;
export type SchemaGame = (typeof schemaGames)[number];

/** The folder of a game's rules. */
export const rulesFolder = (game: SchemaGame): string => `src/rules/${game === 'packs' ? 'netrunner/packs' : game}`;

/** Where a game's schema is stored. */
export const schemaFile = (game: SchemaGame): URL =>
  new URL(`../../../${rulesFolder(game)}/schema.json`, import.meta.url);

export const keptSchema = (game: SchemaGame): Schema => JSON.parse(readFileSync(schemaFile(game), 'utf8'));

const compiled = new Map<SchemaGame, ValidateFunction>();

/** What is wrong with parts of a game, such as `{ view }` or `{ move }`; null if nothing is. */
export function fitting(game: SchemaGame): (parts: Schema) => string | null {
  const fits = compiled.get(game) ?? new Ajv().compile({ ...keptSchema(game), required: [] });
  compiled.set(game, fits);
  return (parts) => {
    const written = canonicalText(parts);
    if (fits(JSON.parse(written))) return null;
    const faults = (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    return `${faults.join(', ')} in ${written.slice(0, 300)}`;
  };
}

/** Throws at the first view, question, event, move or bid that does not match its game's schema. */
export function checkFits(name: SchemaGame, { game, steps }: AnyRecorded): void {
  const misfit = fitting(name);
  for (const { before, answer, after, events } of steps) {
    const parts = [{ question: game.ask(before), view: after }, ...said(answer), ...events.map((event) => ({ event }))];
    for (const part of parts) {
      const fault = misfit(part);
      if (fault !== null) throw new Error(fault);
    }
  }
}

/** The part of an answer that two phones write into their log. */
function said(answer: Recorded['answer']): Schema[] {
  if (answer.kind === 'move') return [{ move: publishedMove(answer.move) }];
  return answer.kind === 'sealed' ? answer.bids.map((bid) => ({ bid })) : [];
}

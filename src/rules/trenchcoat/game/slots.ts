/**
 * Values of fixed size, whatever they contain: neither their number nor their size on the wire reveals anything hidden
 * (T-FAIR-06). A page has eight places; a node's text is cut into four pieces.
 */
import { canonical, type Json } from '../../../base/canonical.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import * as is from '../../../base/shapes.ts';
import { ROLLS } from '../dice/odds.ts';
import { RATING, SCORE } from '../input.ts';
import { type InputFault, refuse } from '../reasons.ts';
import { type HiddenNumber, type HiddenTerm, manners } from '../test/terms.ts';
import { type Check, firstFault, flag, list, nullOr, oneOf, text, wholeNumber } from './form.ts';
import { type ChangeWhat, measures, type PageChange, type PageChoice, type PagePlace, PLACES } from './page.ts';

/** Bytes of a page and of a node piece, both as canonical JSON. */
export const PAGE_BYTES = 224;
export const PIECE_BYTES = 1888;
/** Pieces of a node, and pages that end a session. */
export const PIECES = 4;
export const LAST_PAGES = 4;

const NAME = text(40, 1);
const COUNTED = { least: 0, most: 1_000_000 };
const COUNT = wholeNumber(COUNTED);
const TOTAL = wholeNumber({ least: -999, most: 999 });
const kinds = ['process', 'stream', 'file'];

/** A change's fields other than its number and name, in page order. */
const changeFields: { readonly [K in ChangeWhat['to']]: { readonly [name: string]: Check } } = {
  step: { node: COUNT, add: COUNT, test: COUNT },
  found: { node: COUNT, add: wholeNumber({ least: 0, most: 50 }) },
  tally: { node: COUNT, value: wholeNumber({ least: 0, most: 999 }) },
  alert: { node: COUNT, value: oneOf(['none', 'silent', 'active']) },
  fire: { node: COUNT, measure: oneOf(measures) },
  hold: { node: COUNT, measure: oneOf(measures) },
  thing: { node: COUNT, kind: oneOf(kinds), id: COUNT, state: text(20, 1) },
  secret: { held: COUNT, label: NAME, total: TOTAL },
  alone: { label: NAME, total: TOTAL, value: wholeNumber({ least: 0, most: ROLLS - 1 }) },
  note: { text: text(80, 1) },
};

/** A page with these places, padded. E-RANGE if there are too many, or their names are too long. */
export function pageOf(places: readonly PagePlace[]): Result<Json, InputFault> {
  if (places.length > PLACES) return fail(refuse('pagePlaces', { most: PLACES, has: places.length }));
  const bare = { page: places.map(written), pad: '' };
  const left = PAGE_BYTES - canonical(bare).length;
  if (left < 0) return fail(refuse('pageTooLong'));
  return ok({ ...bare, pad: '.'.repeat(left) });
}

/** A page with these places, then as many waiting changes as fit, oldest first, then `last`. An empty page is valid. */
export function filledPage(
  places: readonly PagePlace[],
  waiting: readonly PageChange[],
  last: readonly PageChange[] = [],
): Result<Json, InputFault> {
  for (let take = Math.min(waiting.length, PLACES - places.length - last.length); take > 0; take--) {
    const page = pageOf([...places, ...waiting.slice(0, take), ...last]);
    if (page.ok) return page;
  }
  return pageOf([...places, ...last]);
}

/** Why no page, even an empty one, could hold a change, which would block all later changes. Null if one can. */
export function changeRefusal(what: ChangeWhat): InputFault | null {
  const page = pageOf([{ is: 'change', nr: COUNTED.most, ...what }]);
  return page.ok ? null : refuse('changeTooLong');
}

/** Pages with the waiting changes; changes that don't fit are omitted. */
export function lastPages(waiting: readonly PageChange[]): Json[] {
  let left = waiting;
  return Array.from({ length: LAST_PAGES }, () => {
    const page = filledPage([], left);
    if (!page.ok) throw new Error(`a page is not filled: ${page.error.why}`);
    left = left.slice(readPage(page.value)?.length ?? 0);
    return page.value;
  });
}

/** The contents of a page; null if its form or size is invalid. */
export function readPage(value: Json): PagePlace[] | null {
  if (!is.object(value) || canonical(value).length !== PAGE_BYTES) return null;
  const { page, pad } = value;
  if (!Array.isArray(page) || page.length > PLACES || typeof pad !== 'string') return null;
  const places = page.map(readPlace);
  return places.every((place) => place !== null) ? places : null;
}

/** A node's text in four pieces of equal size. E-RANGE if it is too long. */
export function piecesOf(node: string): Result<Json[], InputFault> {
  const pieces: Json[] = [];
  let rest = [...node];
  for (let piece = 0; piece < PIECES; piece++) {
    let take = Math.min(rest.length, PIECE_BYTES);
    const made = (count: number) => ({ piece, text: rest.slice(0, count).join(''), pad: '' });
    while (canonical(made(take)).length > PIECE_BYTES)
      take -= Math.ceil((canonical(made(take)).length - PIECE_BYTES) / 6);
    pieces.push({ ...made(take), pad: '.'.repeat(PIECE_BYTES - canonical(made(take)).length) });
    rest = rest.slice(take);
  }
  if (rest.length > 0) return fail(refuse('nodeTooLong', { over: rest.length }));
  return ok(pieces);
}

/** A piece of a node's text; null if invalid. */
export function readPiece(value: Json): { piece: number; text: string } | null {
  if (!is.object(value) || canonical(value).length !== PIECE_BYTES) return null;
  const { piece, text } = value;
  return typeof piece === 'number' && typeof text === 'string' ? { piece, text } : null;
}

/** Lists instead of objects, and letters instead of words: a page is small. */
function written(place: PagePlace): Json {
  if (place.is === 'term') return writtenTerm(place.term);
  if (place.is === 'choice') return ['c', place.event ?? null, place.impossible ?? false, place.success ?? null];
  const { nr, to } = place;
  const fields = place as unknown as { readonly [name: string]: Json };
  return [to, nr, ...Object.keys(changeFields[to]).map((name) => fields[name] ?? null)];
}

function writtenTerm(term: HiddenTerm): Json {
  const side = term.side === 'acts' ? 0 : 1;
  if (term.is === 'group') return ['g', side, term.manner, ...term.counts];
  const { is, row, name, value, limit } = term;
  const number = [is === 'ability' ? 'a' : 'm', side, row, name, value];
  return limit == null ? number : [...number, limit];
}

function readPlace(value: unknown): PagePlace | null {
  if (!Array.isArray(value)) return null;
  const [tag, ...rest] = value as readonly unknown[];
  if (tag === 'a' || tag === 'm') return readTerm(tag === 'a' ? 'ability' : 'modifier', rest);
  if (tag === 'g') return readGroup(rest);
  if (tag === 'c') return readChoice(rest);
  return typeof tag === 'string' && Object.hasOwn(changeFields, tag) ? readChange(tag as ChangeWhat['to'], rest) : null;
}

const SIDE = wholeNumber({ least: 0, most: 1 });
const sideOf = (side: unknown): HiddenTerm['side'] => (side === 0 ? 'acts' : 'against');

function readGroup([side, manner, ...counts]: readonly unknown[]): PagePlace | null {
  const wrong =
    SIDE(side, 'side') ??
    oneOf(manners)(manner, 'manner') ??
    list(wholeNumber({ least: 1, most: 1_000_000 }), 20, 1)(counts, 'counts');
  if (wrong !== null) return null;
  const term = { is: 'group', side: sideOf(side), manner, counts };
  return { is: 'term', term: term as HiddenTerm };
}

function readTerm(
  is: HiddenNumber['is'],
  [side, row, name, value, limit = null, ...more]: readonly unknown[],
): PagePlace | null {
  const wrong =
    SIDE(side, 'side') ??
    wholeNumber(RATING)(row, 'row') ??
    NAME(name, 'name') ??
    wholeNumber(SCORE)(value, 'value') ??
    nullOr(wholeNumber(SCORE))(limit, 'limit');
  if (wrong !== null || more.length > 0) return null;
  const term = { is, side: sideOf(side), row, name, value, ...(limit !== null && { limit }) };
  return { is: 'term', term: term as HiddenTerm };
}

function readChoice([event, impossible, success, ...more]: readonly unknown[]): PageChoice | null {
  const wrong =
    nullOr(oneOf(['use', 'ignore']))(event, 'event') ??
    flag(impossible, 'impossible') ??
    nullOr(flag)(success, 'success');
  if (wrong !== null || more.length > 0) return null;
  const choice = {
    is: 'choice',
    ...(event !== null && { event }),
    ...(impossible === true && { impossible }),
    ...(success !== null && { success }),
  };
  return choice as PageChoice;
}

function readChange(to: ChangeWhat['to'], [nr, ...values]: readonly unknown[]): PageChange | null {
  const checks = Object.entries(changeFields[to]);
  const wrong = COUNT(nr, 'nr') ?? firstFault([...checks.entries()], ([at, [name, check]]) => check(values[at], name));
  if (wrong !== null || values.length !== checks.length) return null;
  const fields = Object.fromEntries(checks.map(([name], at) => [name, values[at]]));
  return { is: 'change', nr, to, ...fields } as unknown as PageChange;
}

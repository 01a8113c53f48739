/** Hash routes, so that any static host serves them and a link opens its screen. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { listen } from './device/listen.ts';
import { isOnSheetEntry, leaveSheetEntry } from './parts/back.ts';
import type { SoloSlot } from './play/soloPlaces.ts';

/** A game between two phones, a solo game, an imported game, or a file that was just chosen. */
export type ReplayOf = { of: 'game' | 'alone' | 'brought'; id: string } | { of: 'chosen' };

const replayViews = ['record', 'review'] as const;

export type ReplayView = (typeof replayViews)[number] | number;

export type Route =
  | { at: 'home' }
  | { at: (typeof plainPlaces)[number] }
  /** A replay. `view`: whether the record or the review is open, or the index of the moment to show. */
  | ({ at: 'replay'; view?: ReplayView } & ReplayOf)
  /** `game`: the game proposed to the player who joins. */
  | { at: 'host'; game?: string }
  | { at: 'join'; code: string }
  /** `move`: the game is about to move to another phone of the same player. */
  | { at: 'table'; game: string; move?: true }
  /** A table with several players. `add`: the screen that invites another player. */
  | { at: 'group'; room: string; add?: true }
  /** Solo setup; `as`: a preselected kind of game, or a preselected game. */
  | { at: 'solo'; as?: string }
  | { at: 'alone'; place: SoloSlot }
  | { at: 'decks' }
  /** A game's lessons. `what`: the part to show; empty for all. */
  | { at: 'learn'; what: string }
  /** A game other than the main game, and the ways to play it. */
  | { at: 'game'; game: string }
  /** Material other than decks that players of the game can prepare. */
  | { at: 'own'; game: string }
  | { at: 'deck'; id: string }
  | { at: 'numbers' | 'share'; id: string }
  /** A shared deck, entirely contained in the URL. */
  | { at: 'received'; code: string }
  /** All cards, or only the given one. */
  | { at: 'library'; card: string | null };

/** Routes without parameters. */
const plainPlaces = [
  'play',
  'more',
  'another',
  'open',
  'settings',
  'check',
  'file',
  'export',
  'past',
  'phone',
  'incoming',
  'sealed',
] as const;

export function readRoute(hash: string): Route {
  const [at, ...rest] = hash.replace(/^#\/?/, '').split('/');
  const value = rest.join('/');
  const plain = plainPlaces.find((place) => place === at);
  if (plain !== undefined) return { at: plain };
  if (at === 'replay') return replayOf(rest);
  if (at === 'join') return { at, code: value };
  if (at === 'host') return value === '' ? { at } : { at, game: value };
  if (at === 'table' && value !== '') return { at, game: value };
  if (at === 'move' && value !== '') return { at: 'table', game: value, move: true };
  if (at === 'group' && rest[0]) return { at, room: rest[0], ...(rest[1] === 'add' && { add: true }) };
  if (at === 'begin' && value !== '') return { at: 'solo', as: value };
  if (at === 'game' && value !== '') return { at, game: value };
  if (at === 'alone') return value === '' ? { at: 'solo' } : { at, place: value.replace(/^two/, 'hotSeat') };
  if (at === 'decks') return { at };
  if (at === 'learn') return { at, what: value };
  if (at === 'own' && value !== '') return { at, game: value };
  if (at === 'd') return { at: 'received', code: value };
  if (at === 'library') return { at, card: value === '' ? null : value };
  if ((at === 'deck' || at === 'numbers' || at === 'share') && value !== '') return { at, id: value };
  return { at: 'home' };
}

function replayOf([of, id, more]: readonly string[]): Route {
  const view = viewNamed(of === 'chosen' ? id : more);
  if (of === 'chosen') return { at: 'replay', of, ...(view !== undefined && { view }) };
  if ((of !== 'game' && of !== 'alone' && of !== 'brought') || !id) return { at: 'past' };
  return { at: 'replay', of, id, ...(view !== undefined && { view }) };
}

const viewNamed = (name = ''): ReplayView | undefined =>
  /^\d{1,6}$/.test(name) ? Number(name) : replayViews.find((one) => one === name);

export function hashOf(route: Route): string {
  if (route.at === 'join') return route.code === '' ? '#/join' : `#/join/${route.code}`;
  if (route.at === 'host') return route.game === undefined ? '#/host' : `#/host/${route.game}`;
  if (route.at === 'table') return `#/${route.move ? 'move' : 'table'}/${route.game}`;
  if (route.at === 'group') return `#/group/${route.room}${route.add ? '/add' : ''}`;
  if (route.at === 'replay') {
    const { of, view } = route;
    return ['#/replay', of, ...('id' in route ? [route.id] : []), ...(view === undefined ? [] : [view])].join('/');
  }
  if (route.at === 'solo') return route.as === undefined ? '#/alone' : `#/begin/${route.as}`;
  if (route.at === 'game') return `#/game/${route.game}`;
  if (route.at === 'alone') return `#/alone/${route.place.replace(/^hotSeat/, 'two')}`;
  if (route.at === 'learn') return route.what === '' ? '#/learn' : `#/learn/${route.what}`;
  if (route.at === 'own') return `#/own/${route.game}`;
  if (route.at === 'deck' || route.at === 'numbers' || route.at === 'share') return `#/${route.at}/${route.id}`;
  if (route.at === 'received') return `#/d/${route.code}`;
  if (route.at === 'library') return route.card === null ? '#/library' : `#/library/${route.card}`;
  return route.at === 'home' ? '#/' : `#/${route.at}`;
}

/** Navigates to the route; Back returns. `replace`: replaces the current route. */
export function goTo(route: Route, replace = false): void {
  if (replace)
    leaveSheetEntry(() => {
      const hash = hashOf(route);
      if (hash !== location.hash) inherited = stateOf().from;
      location.replace(hash);
    });
  else if (isOnSheetEntry()) location.replace(hashOf(route));
  else location.hash = hashOf(route);
}

/**
 * Returns a check for slow work: whether the player is still on the screen where it began. Work that finishes late must
 * not pull them back.
 */
export function stillOnScreen(): () => boolean {
  const { hash } = location;
  return () => location.hash === hash;
}

/** State of the current history entry, which the browser keeps across reloads. */
const stateOf = (): { from?: string | null } => history.state ?? {};

/** State that a replaced route passes on to its replacement. */
let inherited: string | null | undefined;

/** The previous route in the browser's history if it belongs to this app, otherwise null. */
export function previousRoute(): Route | null {
  const { from } = stateOf();
  return typeof from === 'string' ? readRoute(from) : null;
}

/**
 * Stores the route the player came from in the new history entry; `null` for the page's first route. Returns whether
 * the entry is new, rather than one that Back or Forward has returned to.
 */
function noteFrom(from: string | null): boolean {
  const before = inherited === undefined ? from : inherited;
  inherited = undefined;
  const isNew = stateOf().from === undefined;
  if (isNew) history.replaceState({ ...history.state, from: before }, '');
  return isNew;
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  // Before painting, since a link followed immediately also navigates.
  useLayoutEffect(() => {
    noteFrom(null);
    const changed = ({ oldURL }: HashChangeEvent): void => {
      const { hash } = new URL(oldURL);
      const next = readRoute(location.hash);
      // The browser keeps the scroll position of the screen before, and restores it on Back.
      if (noteFrom(hash) && next.at !== readRoute(hash).at) scrollTo(0, 0);
      setRoute(next);
    };
    return listen(['hashchange'], changed, window);
  }, []);
  return route;
}

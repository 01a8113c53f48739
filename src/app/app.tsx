/** The app: which screen each place shows, and the current sitting. */

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Failure } from '../words/failure.ts';
// The browser fires this once, on any screen.
import './offline/install.ts';
import type { PairedPeer } from './device/transports.ts';
import type { AnyGameUi } from './games/gameUi.ts';
import { loadTableUi, loadUi } from './games/index.ts';
import { AnyOffer } from './offers/place.tsx';
import { later, MissingParts } from './offline/later.tsx';
import { Loading } from './offline/loading.tsx';
import { loadWithRetry } from './offline/parts.ts';
import { preloadGlyphs } from './parts/type.ts';
import type { Wish } from './play/again.ts';
import type { Finished, Intermission } from './play/between.ts';
import type { Opened } from './play/open.ts';
import { openedHere } from './play/opened.ts';
import type { Rematch } from './play/rematch.ts';
import { goTo, hashOf, type Route, useRoute } from './route.ts';
import { Home } from './screens/home/index.tsx';
import './theme.css';

// Everything beyond the home screen is loaded on demand, outside the first bundle.
const HostScreen = screen(async () => (await import('./screens/pair/index.tsx')).HostScreen);
const JoinScreen = screen(async () => (await import('./screens/pair/index.tsx')).JoinScreen);
const loadLobby = async () => (await import('./screens/pair/lobby.tsx')).LobbyScreen;
const LobbyScreen = ofGame(loadLobby, loadUi);
const ArriveScreen = screen(async () => (await import('./screens/move/arrive.tsx')).ArriveScreen);
const loadTable = async () => (await import('./screens/table/index.tsx')).TableScreen;
const TableScreen = screen(loadTable);
const SoloScreen = ofGame(async () => (await import('./screens/solo/index.tsx')).SoloScreen, loadUi);
const SoloTable = screen(async () => (await import('./screens/solo/table.tsx')).SoloTable);
const DecksScreen = screen(async () => (await loadUi()).decks?.Screen ?? Home);
const LibraryScreen = screen(async () => (await loadUi()).decks?.Library ?? Home);
const PlayScreen = screen(async () => (await import('./screens/play/index.tsx')).PlayScreen);
const GameScreen = screen(async () => (await import('./screens/play/index.tsx')).GameScreen);
const MoreScreen = screen(async () => (await import('./screens/more/index.tsx')).MoreScreen);
const AnotherPhoneScreen = screen(async () => (await import('./screens/more/another.tsx')).AnotherPhoneScreen);
const OpenGamesScreen = screen(async () => (await import('./screens/more/open.tsx')).OpenGamesScreen);
const OwnScreen = screen(async () => (await import('./screens/own.tsx')).OwnScreen);
const LearnScreen = screen(async () => (await import('./screens/learnRoute.tsx')).LearnAnyScreen);
const SettingsScreen = screen(async () => (await import('./screens/settings/index.tsx')).SettingsScreen);
const CheckScreen = screen(async () => (await import('./screens/check/index.tsx')).CheckScreen);
const FileScreen = screen(async () => (await import('./screens/file/index.tsx')).FileScreen);
const IncomingScreen = screen(async () => (await import('./screens/receive.tsx')).IncomingScreen);
const ExportScreen = screen(async () => (await import('./screens/export/index.tsx')).ExportScreen);
const PhoneScreen = screen(async () => (await import('./screens/phone/index.tsx')).PhoneScreen);
const PastScreen = screen(async () => (await import('./screens/past/index.tsx')).PastScreen);
const ReplayScreen = screen(async () => (await import('./screens/replay/index.tsx')).ReplayScreen);
const BetweenScreen = screen(async () => (await import('./screens/table/index.tsx')).BetweenScreen);
const TroubleScreen = screen(async () => (await import('./screens/trouble/index.tsx')).TroubleScreen);

const loadOpen = () => loadWithRetry(() => import('./play/open.ts'));
const loadNext = () => loadWithRetry(() => import('./play/next.ts'));
const loadRemoval = () => loadWithRetry(() => import('./play/removeGame.ts'));

function screen<P extends object>(load: () => Promise<(props: P) => JSX.Element>) {
  return later(load, <Loading />);
}

/** A screen that is loaded together with its game's UI. */
function ofGame<P extends { ui: AnyGameUi }>(
  load: () => Promise<(props: P) => JSX.Element>,
  loadIts: () => Promise<P['ui']>,
) {
  return screen(async () => {
    const [Screen, its] = await Promise.all([load(), loadIts()]);
    const ui: AnyGameUi = its;
    return (props: Omit<P, 'ui'>) => <Screen {...({ ...props, ui } as P)} />;
  });
}

/** Two phones meet there and agree on a game. */
const pairs = ({ at }: Route): boolean => at === 'host' || at === 'join';

/** Retry delay after a storage failure (ms). */
const AGAIN_MS = 2000;

export function App() {
  const route = useRoute();
  const [paired, setPaired] = useState<PairedPeer | null>(null);
  /** The same, for callbacks that outlive a render. */
  const lobby = useRef(paired);
  lobby.current = paired;
  /** The other phone is this player's own and brings a game. */
  const [brought, setBrought] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  /** A finished game whose rules are gone. */
  const [between, setBetween] = useState<Intermission | null>(null);
  /** Its link passes to the next game. */
  const handedOn = useRef<Intermission | null>(null);
  const [trouble, setTrouble] = useState<Failure | null>(null);

  const open = (next: Opened): void => {
    const { game } = next.shelved;
    openedHere.set(game, next);
    setOpened(next);
    next.rematch.onBegin = async (wish) => {
      const finished = (await loadNext()).finishedIn(next);
      const begun = await goOn(finished, next.rematch, wish, () => {
        next.rematch.back();
        goTo({ at: 'table', game }, true);
      });
      if (!begun) next.rematch.back();
    };
  };
  /** The game as shown at that place, unless it has been removed since. */
  const openedAt = (game: string): Opened | null =>
    opened?.shelved.game === game && openedHere.has(game) ? opened : null;
  const sit = (next: Opened): void => {
    // Sitting down at a table withdraws requests for other games.
    for (const { rematch } of openedHere.values()) rematch.withdraw();
    open(next);
    leavePair();
    // Back from the table leads home, not to the pairing code.
    goTo({ at: 'table', game: next.shelved.game }, true);
  };
  const leavePair = (): void => {
    setPaired(null);
    setBrought(false);
  };
  useEffect(() => {
    setTrouble(null);
    if (paired && !pairs(route)) {
      // Leaving the lobby ends the pairing: the other phone is told, and both can pair again.
      paired.link.close();
      leavePair();
    }
    if (route.at !== 'table' || openedAt(route.game)) return;
    const { game } = route;
    const there = openedHere.get(game);
    if (there) return setOpened(there);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    let after: Intermission | null = null;
    const tryToOpen = async (): Promise<void> => {
      const again = await (await loadOpen()).openAgain(game);
      if (again.ok && 'sitting' in again.value) open(again.value);
      if (again.ok && !('sitting' in again.value)) {
        after = again.value;
        if (left) after.leave();
        else showBetween(after);
      }
      if (left) return;
      setTrouble(again.ok ? null : again.error);
      if (!again.ok && again.error.kind === 'E-SHUT') timer = setTimeout(() => void tryToOpen(), AGAIN_MS);
    };
    void tryToOpen();
    // Preload while the game is read; on failure it is loaded later.
    loadTable().catch(() => {});
    return () => {
      left = true;
      clearTimeout(timer);
      if (after !== handedOn.current) after?.leave();
      setBetween(null);
    };
  }, [route]);

  useEffect(() => {
    // Preload while the phones look for each other; on failure it is loaded later.
    if (route.at === 'host' || route.at === 'join') Promise.all([loadLobby(), loadUi()]).catch(() => {});
  }, [route.at]);
  useEffect(() => {
    // Preload while the players choose; later the phone is busy shuffling.
    if (paired) void Promise.all([loadTable(), loadTableUi(), loadOpen()]).then(preloadGlyphs, () => {});
  }, [paired]);

  return (
    <>
      <MissingParts />
      <AnyOffer />
      {shown()}
    </>
  );

  function showBetween(after: Intermission): void {
    setBetween(after);
    after.rematch.onBegin = async (wish) => {
      handedOn.current = after;
      const begun = await goOn(after, after.rematch, wish, () => {
        handedOn.current = null;
        // Reopened with its own link.
        after.leave();
        goTo({ at: 'table', game: after.shelved.game }, true);
      });
      if (!begun) handedOn.current = null;
    };
  }

  function tableOf(seen: Opened | null, moving: boolean) {
    if (!seen) return <Loading />;
    const { sitting, shelved } = seen;
    const remove = async (): Promise<void> => {
      const done = await (await loadRemoval()).removeGame(shelved);
      if (done.ok) goTo({ at: 'home' }, true);
      else setTrouble(done.error);
    };
    return (
      <TableScreen
        key={shelved.game}
        sitting={sitting}
        before={shelved.before ?? []}
        rematch={seen.rematch}
        moving={moving}
        onRemove={() => void remove()}
      />
    );
  }

  /** The next game of a match. Returns whether it has begun. */
  async function goOn(
    finished: Finished | null,
    rematch: Rematch,
    wish: Wish,
    withdrawn: () => void,
  ): Promise<boolean> {
    const { decksFor, openNext, seatAfter } = await loadNext();
    const deck = finished ? decksFor(rematch, finished)[seatAfter(finished.shelved.seat, wish)].cards : [];
    const next = await openNext(finished, wish, deck, withdrawn);
    // Leaves any other lobby first.
    if (next.ok) lobby.current?.link.close();
    if (next.ok) sit(next.value);
    else setTrouble(next.error);
    return next.ok;
  }

  function shown() {
    if (paired && brought && pairs(route))
      return (
        <ArriveScreen
          met={paired}
          onGame={(game) => {
            paired.link.close();
            leavePair();
            setOpened(null);
            goTo({ at: 'table', game }, true);
          }}
        />
      );
    if (paired && pairs(route))
      return (
        <LobbyScreen
          paired={paired}
          proposed={route.at === 'host' ? route.game : undefined}
          onBrought={() => setBrought(true)}
          onBegin={(mine, theirs, deck) => {
            void loadOpen().then(async ({ openNew }) => {
              const next = await openNew(paired, mine, theirs, deck);
              if (next.ok) return sit(next.value);
              // Otherwise the other phone would keep waiting for the cards.
              paired.link.close();
              setPaired(null);
              setTrouble(next.error);
            });
          }}
        />
      );
    if (trouble && route.at !== 'home') return <TroubleScreen trouble={trouble} />;
    switch (route.at) {
      case 'home':
        return <Home />;
      case 'play':
        return <PlayScreen />;
      case 'game':
        return <GameScreen key={route.game} game={route.game} />;
      case 'more':
        return <MoreScreen />;
      case 'another':
        return <AnotherPhoneScreen />;
      case 'open':
        return <OpenGamesScreen />;
      case 'settings':
        return <SettingsScreen />;
      case 'check':
        return <CheckScreen />;
      case 'file':
        return <FileScreen />;
      case 'incoming':
        return <IncomingScreen />;
      case 'export':
        return <ExportScreen />;
      case 'phone':
        return <PhoneScreen />;
      case 'past':
        return <PastScreen />;
      case 'replay': {
        const { at: _, view, ...which } = route;
        return <ReplayScreen key={hashOf(route)} which={which} view={view} />;
      }
      case 'host':
        return <HostScreen onPaired={setPaired} />;
      case 'join':
        return <JoinScreen code={route.code} onPaired={setPaired} />;
      case 'table':
        if (between?.shelved.game === route.game) return <BetweenScreen finished={between} />;
        return tableOf(openedAt(route.game), route.move === true);
      case 'solo':
        return <SoloScreen key={route.as} as={route.as} />;
      case 'alone':
        return <SoloTable key={route.place} place={route.place} />;
      case 'decks':
        return <DecksScreen id={null} what="deck" />;
      case 'sealed':
        return <DecksScreen id={null} what="sealed" />;
      case 'received':
        return <DecksScreen key={route.code} id={route.code} what="received" />;
      case 'library':
        return <LibraryScreen card={route.card} />;
      case 'learn':
        return <LearnScreen key={route.what} what={route.what} />;
      case 'own':
        return <OwnScreen key={route.game} game={route.game} />;
      case 'deck':
      case 'numbers':
      case 'share':
        return <DecksScreen id={route.id} what={route.at} />;
    }
  }
}

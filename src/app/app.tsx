/** The app: which screen stands at which place, and the one sitting that may be going on. */
import type { JSX } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Played } from '../peer/store/shelf.ts';
import type { CardId, Refusal } from '../rules/game.ts';
// The browser offers it once, whatever screen is shown then.
import './offline/install.ts';
import type { Met } from './device/transports.ts';
import type { AnyGameUi } from './games/gameUi.ts';
import { loadLearn, loadTableUi, loadUi } from './games/index.ts';
import { meetType } from './parts/type.ts';
import type { Wish } from './play/again.ts';
import type { Between, Finished } from './play/between.ts';
import type { Opened } from './play/open.ts';
import { openedHere } from './play/opened.ts';
import { goTo, hashOf, useRoute } from './route.ts';
import { Home } from './screens/home/index.tsx';
import './theme.css';

// Everything beyond the home screen is loaded when it is needed: it is not part of the first bundle.
const HostScreen = later(async () => (await import('./screens/pair/index.tsx')).HostScreen);
const JoinScreen = later(async () => (await import('./screens/pair/index.tsx')).JoinScreen);
const loadLobby = async () => (await import('./screens/pair/lobby.tsx')).LobbyScreen;
const LobbyScreen = ofGame(loadLobby, loadUi);
const ArriveScreen = later(async () => (await import('./screens/move/arrive.tsx')).ArriveScreen);
const loadTable = async () => (await import('./screens/table/index.tsx')).TableScreen;
const TableScreen = later(loadTable);
const SoloScreen = ofGame(async () => (await import('./screens/solo/index.tsx')).SoloScreen, loadUi);
const SoloTable = later(async () => (await import('./screens/solo/table.tsx')).SoloTable);
const DecksScreen = later(async () => (await loadUi()).decks?.Screen ?? Home);
const LibraryScreen = later(async () => (await loadUi()).decks?.Library ?? Home);
const OwnScreen = later(async () => (await import('./screens/own.tsx')).OwnScreen);
/** Of the game that is learnt here. */
const LearnScreen = later(loadLearn);
const SettingsScreen = later(async () => (await import('./screens/settings/index.tsx')).SettingsScreen);
const CheckScreen = later(async () => (await import('./screens/check/index.tsx')).CheckScreen);
const FileScreen = later(async () => (await import('./screens/file/index.tsx')).FileScreen);
const AlongScreen = later(async () => (await import('./screens/along/index.tsx')).AlongScreen);
const PhoneScreen = later(async () => (await import('./screens/phone/index.tsx')).PhoneScreen);
const PastScreen = later(async () => (await import('./screens/past/index.tsx')).PastScreen);
const ReplayScreen = later(async () => (await import('./screens/replay/index.tsx')).ReplayScreen);
const BetweenScreen = later(async () => (await import('./screens/table/index.tsx')).BetweenScreen);
const TroubleScreen = later(async () => (await import('./screens/trouble/index.tsx')).TroubleScreen);

function later<P extends object>(load: () => Promise<(props: P) => JSX.Element>) {
  return lazy(async () => ({ default: await load() }));
}

/** A screen that is loaded together with what its game gives to it. */
function ofGame<P extends { ui: AnyGameUi }>(
  load: () => Promise<(props: P) => JSX.Element>,
  loadIts: () => Promise<P['ui']>,
) {
  return later(async () => {
    const [Screen, its] = await Promise.all([load(), loadIts()]);
    const ui: AnyGameUi = its;
    return (props: Omit<P, 'ui'>) => <Screen {...({ ...props, ui } as P)} />;
  });
}

/** What the storage refuses just now is tried again, so many milliseconds later. */
const AGAIN_MS = 2000;

export function App() {
  const route = useRoute();
  const [paired, setPaired] = useState<Met | null>(null);
  /** That phone is one of this player's own, and brings a game. */
  const [brought, setBrought] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  /** A finished game of rules that are not known any more. */
  const [between, setBetween] = useState<Between | null>(null);
  /** Its link goes on with the next game. */
  const handedOn = useRef<Between | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);

  const open = (next: Opened): void => {
    openedHere.set(next.shelved.game, next);
    setOpened(next);
  };
  /** As it is seen at that place, unless it has been removed since. */
  const openedAt = (game: string): Opened | null =>
    opened?.shelved.game === game && openedHere.has(game) ? opened : null;
  const sit = (next: Opened): void => {
    open(next);
    setPaired(null);
    // Back from the table leads home, not to the code by which the phones met.
    goTo({ at: 'table', game: next.shelved.game }, true);
  };
  useEffect(() => {
    setTrouble(null);
    if (route.at === 'home' && paired) {
      // Whoever leaves the lobby ends the pair: the other phone is told, and both are free to pair anew.
      paired.link.close();
      setPaired(null);
      setBrought(false);
    }
    if (route.at !== 'table' || openedAt(route.game)) return;
    const { game } = route;
    const there = openedHere.get(game);
    if (there) return setOpened(there);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    let after: Between | null = null;
    const tryToOpen = async (): Promise<void> => {
      const again = await (await import('./play/open.ts')).openAgain(game);
      if (again.ok && 'sitting' in again.value) open(again.value);
      if (again.ok && !('sitting' in again.value)) {
        after = again.value;
        if (left) after.leave();
        else setBetween(after);
      }
      if (left) return;
      setTrouble(again.ok ? null : again.error);
      if (!again.ok && again.error.kind === 'E-SHUT') timer = setTimeout(() => void tryToOpen(), AGAIN_MS);
    };
    void tryToOpen();
    return () => {
      left = true;
      clearTimeout(timer);
      if (after !== handedOn.current) after?.leave();
      setBetween(null);
    };
  }, [route]);

  useEffect(() => {
    // While the phones look for each other: as soon as they are linked it is to be there. What fails is loaded then.
    if (route.at === 'host' || route.at === 'join') Promise.all([loadLobby(), loadUi()]).catch(() => {});
  }, [route.at]);
  useEffect(() => {
    // While the players say who plays what; later the phone has a shuffle to do.
    if (paired) void Promise.all([loadTable(), loadTableUi(), import('./play/open.ts')]).then(meetType);
  }, [paired]);

  return <Suspense fallback={<Loading />}>{screen()}</Suspense>;

  function tableOf(seen: Opened | null) {
    if (!seen) return <Loading />;
    const { sitting, shelved } = seen;
    const remove = async (): Promise<void> => {
      const done = await (await import('./play/removeGame.ts')).removeGame(shelved);
      if (done.ok) goTo({ at: 'home' }, true);
      else setTrouble(done.error);
    };
    const begin = async (wish: Wish, deck: readonly CardId[], before: readonly Played[]): Promise<void> => {
      const back = (): void => {
        setOpened({ ...seen, wished: wish });
        goTo({ at: 'table', game: shelved.game }, true);
      };
      const { finishedIn } = await import('./play/next.ts');
      await goOn(finishedIn({ ...seen, shelved: { ...shelved, before: [...before] } }), wish, deck, back);
    };
    return (
      <TableScreen
        key={shelved.game}
        sitting={sitting}
        before={shelved.before ?? []}
        wished={seen.wished ?? null}
        onRemove={() => void remove()}
        onNext={(wish, deck, before) => void begin(wish, deck, before)}
      />
    );
  }

  /** The next game of a match. Result: whether it has begun. */
  async function goOn(
    finished: Finished | null,
    wish: Wish,
    deck: readonly CardId[],
    withdrawn: () => void,
  ): Promise<boolean> {
    const next = await (await import('./play/next.ts')).openNext(finished, wish, deck, withdrawn);
    if (next.ok) sit(next.value);
    else setTrouble(next.error);
    return next.ok;
  }

  function screen() {
    if (paired && brought && route.at !== 'home')
      return (
        <ArriveScreen
          met={paired}
          onGame={(game) => {
            paired.link.close();
            setPaired(null);
            setBrought(false);
            setOpened(null);
            goTo({ at: 'table', game }, true);
          }}
        />
      );
    if (paired && route.at !== 'home')
      return (
        <LobbyScreen
          paired={paired}
          onBrought={() => setBrought(true)}
          onBegin={(mine, theirs, deck) => {
            void import('./play/open.ts').then(async ({ openNew }) => {
              const next = await openNew(paired, mine, theirs, deck);
              if (next.ok) return sit(next.value);
              // Else the other phone would wait for the cards.
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
      case 'settings':
        return <SettingsScreen />;
      case 'check':
        return <CheckScreen />;
      case 'file':
        return <FileScreen />;
      case 'along':
        return <AlongScreen />;
      case 'phone':
        return <PhoneScreen />;
      case 'past':
        return <PastScreen />;
      case 'replay':
        return <ReplayScreen key={hashOf(route)} which={route} record={route.record === true} />;
      case 'host':
        return <HostScreen onPaired={setPaired} />;
      case 'join':
        return <JoinScreen code={route.code} onPaired={setPaired} />;
      case 'table':
        if (between?.shelved.game === route.game)
          return (
            <BetweenScreen
              finished={between}
              onNext={(wish, deck) => {
                handedOn.current = between;
                const back = (): void => {
                  handedOn.current = null;
                  // It is opened anew, with a link of its own.
                  between.leave();
                  goTo(route, true);
                };
                void goOn(between, wish, deck, back).then((begun) => {
                  if (!begun) handedOn.current = null;
                });
              }}
            />
          );
        return tableOf(openedAt(route.game));
      case 'solo':
        return <SoloScreen />;
      case 'alone':
        return <SoloTable key={route.kind} kind={route.kind} />;
      case 'decks':
        return <DecksScreen id={null} what="deck" />;
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

function Loading() {
  return (
    <main class="screen">
      <h1 class="hidden">Meatspace</h1>
      <p class="quiet">Opening…</p>
    </main>
  );
}

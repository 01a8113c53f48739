/** The app: which screen each route shows, and the current session. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './offline/install.ts';
import { addPlayers } from '../words/en/screens/group.ts';
import { gameInfoNamed } from '../words/en/signs.ts';
import type { AnyGameUi } from './games/gameUi.ts';
import { loadTableUi, loadUi } from './games/index.ts';
import { AnyOffer } from './offers/place.tsx';
import { lazyPart, MissingParts } from './offline/lazyPart.tsx';
import { Loading } from './offline/loading.tsx';
import { goTo, hashOf, type Route, useRoute } from './route.ts';
import { Home } from './screens/home/index.tsx';
import { AppSession, isPairing, loadOpen } from './session.ts';
import './theme.css';

// Imported here because the browser fires the install event only once, on any screen.

// Everything beyond the home screen is loaded on demand, outside the first bundle.
const GroupScreen = screen(async () => (await import('./screens/group/index.tsx')).GroupScreen);
const GroupHost = screen(async () => (await import('./screens/group/lobby.tsx')).GroupHost);
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

function screen<P extends object>(load: () => Promise<(props: P) => JSX.Element>) {
  return lazyPart(load, <Loading />);
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

export function App() {
  const route = useRoute();
  const [, redraw] = useState(0);
  const [session] = useState(() => new AppSession(() => redraw((n) => n + 1)));
  const { paired } = session;
  useEffect(() => session.arrive(route), [route]);
  useEffect(() => {
    // Preload while the phones pair or a game is read; if this fails, it is loaded later.
    if (isPairing(route)) Promise.all([loadLobby(), loadUi()]).catch(() => {});
    if (route.at === 'table') loadTable().catch(() => {});
  }, [route.at]);
  useEffect(() => {
    // Preload while the players choose; later the phone is busy shuffling.
    if (paired) void Promise.all([loadTable(), loadTableUi(), loadOpen()]).then(preloadGlyphs, () => {});
  }, [paired]);
  return (
    <>
      <MissingParts />
      <AnyOffer />
      {shown(session, route)}
    </>
  );
}

function shown(session: AppSession, route: Route): JSX.Element {
  const { paired, trouble } = session;
  if (paired && isPairing(route))
    return session.brought ? (
      <ArriveScreen met={paired} onGame={session.receive} />
    ) : (
      <LobbyScreen
        paired={paired}
        proposed={route.at === 'host' ? route.game : undefined}
        onBrought={session.bring}
        onBegin={(mine, theirs, deck) => void session.begin(paired, mine, theirs, deck)}
      />
    );
  if (trouble && route.at !== 'home') return <TroubleScreen trouble={trouble} />;
  const screenAt = screens[route.at] as (route: Route, session: AppSession) => JSX.Element;
  return screenAt(route, session);
}

const screens: {
  readonly [A in Route['at']]: (route: Extract<Route, { at: A }>, session: AppSession) => JSX.Element;
} = {
  home: () => <Home />,
  play: () => <PlayScreen />,
  game: ({ game }) => <GameScreen key={game} game={game} />,
  more: () => <MoreScreen />,
  another: () => <AnotherPhoneScreen />,
  open: () => <OpenGamesScreen />,
  settings: () => <SettingsScreen />,
  check: () => <CheckScreen />,
  file: () => <FileScreen />,
  incoming: () => <IncomingScreen />,
  export: () => <ExportScreen />,
  phone: () => <PhoneScreen />,
  past: () => <PastScreen />,
  replay: (route) => {
    const { at: _, view, ...which } = route;
    return <ReplayScreen key={hashOf(route)} which={which} view={view} />;
  },
  host: ({ game }, { meet, join }) => {
    const info = game === undefined ? undefined : gameInfoNamed(game);
    return info?.group ? (
      <GroupHost info={info} ticket={null} playing={0} onJoin={join} />
    ) : (
      <HostScreen onPaired={meet} />
    );
  },
  group: ({ room, add }, session) => {
    const group = session.groupIn(room);
    const [first] = group ?? [];
    if (!group || !first) return <Loading />;
    if (!add) return <GroupScreen {...{ session, group }} current={null} />;
    const { ticket } = first.met;
    return <GroupHost info={first.sitting.ui.info} ticket={ticket} playing={group.length} onJoin={session.join} />;
  },
  join: ({ code }, { meet }) => <JoinScreen code={code} onPaired={meet} />,
  table: ({ game, move }, session) => {
    if (session.between?.shelved.game === game) return <BetweenScreen finished={session.between} />;
    const opened = session.openedAt(game);
    if (!opened) return <Loading />;
    const group = session.groupIn(opened.met.ticket.room);
    const moving = move === true;
    // A player's earlier game is not part of the group and is shown without it.
    if (group?.includes(opened) && group.length > 1)
      return <GroupScreen {...{ session, group, moving }} current={game} />;
    const { sitting, shelved, rematch } = opened;
    const { room } = opened.met.ticket;
    return (
      <TableScreen
        key={shelved.game}
        sitting={sitting}
        before={shelved.before ?? []}
        rematch={rematch}
        moving={moving}
        also={group ? [{ title: addPlayers, act: () => goTo({ at: 'group', room, add: true }) }] : []}
        onRemove={() => void session.remove(opened)}
      />
    );
  },
  solo: ({ as }) => <SoloScreen key={as} as={as} />,
  alone: ({ place }) => <SoloTable key={place} place={place} />,
  decks: () => <DecksScreen id={null} what="deck" />,
  sealed: () => <DecksScreen id={null} what="sealed" />,
  received: ({ code }) => <DecksScreen key={code} id={code} what="received" />,
  library: ({ card }) => <LibraryScreen card={card} />,
  learn: ({ what }) => <LearnScreen key={what} what={what} />,
  own: ({ game }) => <OwnScreen key={game} game={game} />,
  deck: ({ id }) => <DecksScreen id={id} what="deck" />,
  numbers: ({ id }) => <DecksScreen id={id} what="numbers" />,
  share: ({ id }) => <DecksScreen id={id} what="share" />,
};

/** The type sizes in theme.css, smallest first. */
const steps = ['label', 'small', 'body', 'lead', 'figure', 'number', 'title'];
const weights = [400, 600, 700];

/**
 * Makes the browser load its glyphs for every type size, one at a time. Some browsers ask a separate process for each
 * and wait; this way the table, which uses most of them, is drawn without a pause.
 */
async function preloadGlyphs(): Promise<void> {
  const sample = document.createElement('span');
  sample.className = 'hidden';
  sample.ariaHidden = 'true';
  sample.textContent = 'Meatspace 0123456789';
  for (const step of steps)
    for (const weight of weights) {
      Object.assign(sample.style, { fontSize: `var(--${step})`, fontWeight: String(weight) });
      document.body.append(sample);
      sample.getBoundingClientRect();
      sample.remove();
      await new Promise((later) => setTimeout(later));
    }
}

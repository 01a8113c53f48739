/** After pairing: which side each player takes, and by which rules. The game begins when both are ready. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { LinkState } from '../../../peer/link/link.ts';
import { type SharedOptions, sharedOptions } from '../../../peer/match/tableOptions.ts';
import { type CardId, other, type Seat } from '../../../rules/game.ts';
import { cleanName, isTaken } from '../../../words/en/names.ts';
import { movedToNewPhone } from '../../../words/en/pairing.ts';
import * as say from '../../../words/en/screens/pair.ts';
import { sharedOptionWords } from '../../../words/en/sharedOptions.ts';
import { dealingFor, gameInfoNamed, playedAfter } from '../../../words/en/signs.ts';
import type { GameInfo } from '../../../words/types.ts';
import { device } from '../../device/device.ts';
import { readPreference, savePreference } from '../../device/preferences.ts';
import type { PairedPeer } from '../../device/transports.ts';
import type { AnyGameUi, DeckChoice } from '../../games/gameUi.ts';
import { loadUi } from '../../games/index.ts';
import { keepsVersion } from '../../offline/keepsVersion.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Screen } from '../../parts/head.tsx';
import { useLoaded } from '../../parts/hooks.ts';
import { Option, Options } from '../../parts/options.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import { type Decks, decksForOptions, decksOf, withDeck } from '../../play/bring.ts';
import type { LobbyChoice } from '../../play/lobby.ts';
import { useLobby } from '../../play/useLobby.ts';
import { goTo } from '../../route.ts';
import { firstChoices, GameChoice, TableOptions } from '../table/options.tsx';
import { useOtherKey, useOwnKey } from './useSuccession.ts';
import './style.css';

interface Props {
  /** The default game. */
  ui: AnyGameUi;
  paired: PairedPeer;
  /** The game that this phone proposes first, if it is not the default. */
  proposed?: string | undefined;
  onBegin(mine: LobbyChoice, theirs: LobbyChoice, deck: readonly CardId[]): void;
  /** Called if the other phone is this player's own and brings a game. */
  onBrought(): void;
}

/** The host's choices apply to both players. `onBegin` is called once, with what was agreed and this phone's deck. */
export function LobbyScreen(props: Props) {
  const { paired } = props;
  const host = paired.role === 'host';
  const table = useTable(props);
  const { ui, mine, theirs, change, seat, brought, loaded } = table;
  const { seats } = ui.info;
  const choosing = {
    chosen: mine.options,
    disabled: !host,
    onChoose: (options: Record<string, string>) => change({ options, ready: false }),
  };
  const slow = useSlow();
  if (!loaded) return <Opening />;
  return (
    <Screen class={`pair lobby seat${seat}`} title={say.newGame} back="#/play" label={say.play}>
      <YourName {...table} />
      <GameChoice chosen={playedAfter(ui.info)} disabled={!host} onChoose={table.choose} />
      <Dealing info={ui.info} disabled={!host} onChoose={table.choose} />
      <Options legend={say.whoPlaysWhichSide} disabled={!host} note={host ? undefined : say.theHostChooses}>
        {([0, 1] as const).map((side) => (
          <Option
            key={side}
            side={side}
            on={seat === side}
            onTake={() => change({ hostSeat: side, ready: false })}
            title={seats[side]}
            detail={seat === side ? say.you : theirs?.name || say.theOtherPhone}
          />
        ))}
      </Options>
      {ui.decks && (
        <ui.decks.Lobby seat={seat} options={mine.options} chosen={brought} theirs={theirs} onChoose={table.bring} />
      )}
      <TableOptions choices={ui.game.options} words={ui.options} {...choosing} />
      <TableOptions choices={sharedChoices(ui)} words={sharedOptionWords} {...choosing} />
      {slow && ui.decks && <p class="quiet">{say.noWebAssembly}</p>}
      {!keepsVersion() && <p class="quiet">{say.tiedToHost(location.host)}</p>}
      <Ready {...table} paired={paired} />
    </Screen>
  );
}

/** The name and side can be changed until both are ready. */
export function YourName({ ui, typed, mine, seat, rename }: Pick<Table, 'ui' | 'typed' | 'mine' | 'seat' | 'rename'>) {
  return (
    <>
      <label class="field stacked gap3 semibold">
        {say.yourName}
        <input
          value={typed}
          maxLength={100}
          autocomplete="nickname"
          onInput={(event) => rename(event.currentTarget.value)}
        />
      </label>
      {mine.name === '' && isTaken(typed) && (
        <p class="quiet" role="status">
          {say.reservedName(ui.info.seats[seat])}
        </p>
      )}
    </>
  );
}

/** What the phones are waiting for, and the button that says this player is ready. */
function Ready({ ui, mine, theirs, link, change, paired }: Table & { paired: PairedPeer }) {
  const [begun, setBegun] = useState(false);
  const otherKey = useOtherKey(paired, theirs);
  const ownKey = useOwnKey(paired);
  useEffect(() => {
    if (ownKey?.follows) change({ follows: ownKey.follows });
  }, [ownKey]);
  return (
    <div class="bottom stacked gap3 at-bottom">
      <p class="quiet" role="status">
        {waitingWords(ui, mine, theirs, link, paired.role)}
      </p>
      {otherKey !== null && (
        <p class={otherKey.warns ? 'wrong' : ''} role={otherKey.warns ? 'alert' : 'status'}>
          {otherKey.words}
        </p>
      )}
      <ErrorMessage>{ownKey?.retired && movedToNewPhone.text}</ErrorMessage>
      <ErrorMessage>{paired.identity.trouble !== null && say.keyNotSavedNote}</ErrorMessage>
      {link === 'closed' || ownKey?.retired ? (
        <ActionButton kind="main" title={say.home} detail={say.pairAgainNote} onClick={() => goTo({ at: 'home' })} />
      ) : (
        <ActionButton
          kind="main"
          title={say.waitingReady(mine.ready)}
          detail={say.readyDetail(mine.ready, startOf(ui))}
          onClick={() => {
            setBegun(!mine.ready);
            change({ ready: !mine.ready });
          }}
        />
      )}
      {begun && mine.ready && theirs?.ready && <p class="quiet">{say.dealingOrStarting(dealsFirst(startOf(ui)))}</p>}
    </div>
  );
}

type Table = ReturnType<typeof useTable>;

/** The table being agreed on: its game, this player's decks for it, and both players' choices. */
function useTable({ ui: first, paired, proposed, onBegin, onBrought }: Props) {
  const [ui, setUi] = useState(first);
  const host = paired.role === 'host';
  const [decks, setDecks] = useState<Decks>(() => decksOf(ui));
  const seatIn = ({ hostSeat }: LobbyChoice): Seat => (host ? hostSeat : other(hostSeat));
  // The chosen deck may not be allowed under different rules. Computed on demand, since the other phone may begin at
  // any moment.
  const broughtIn = (choice: LobbyChoice): DeckChoice => decksForOptions(ui, decks, choice.options)[seatIn(choice)];
  const now = useRef(broughtIn);
  now.current = broughtIn;
  const [typed, setTyped] = useState(readPreference('name') ?? '');
  const begin = (mine: LobbyChoice, theirs: LobbyChoice): void => onBegin(mine, theirs, now.current(mine).cards);
  const lobby = useLobby(paired.link, host, firstWish(ui, cleanName(typed)), begin, onBrought);
  const { mine, change } = lobby;
  const brought = broughtIn(mine);
  useEffect(() => {
    if (mine.cards !== brought.cards.length) change({ cards: brought.cards.length });
  });
  const show = (next: AnyGameUi): void => {
    setUi(next);
    setDecks(decksOf(next));
  };
  const choose = (info: GameInfo): void =>
    void loadUi(info).then((next) => {
      show(next);
      change({ game: info.id, options: firstIn(next), cards: 0, ready: false });
    });
  const loaded = mine.game === ui.info.id;
  useEffect(() => {
    const info = proposed === undefined ? undefined : gameInfoNamed(proposed);
    if (host && info && info.id !== first.info.id) choose(info);
  }, []);
  useEffect(() => {
    // The host has chosen a different game.
    if (!loaded) void loadUi(gameInfoNamed(mine.game)).then(show);
  }, [loaded]);
  const rename = (name: string): void => {
    setTyped(name);
    savePreference('name', name);
    change({ name: cleanName(name) });
  };
  const bring = (deck: DeckChoice): void => {
    setDecks(withDeck(decks, deck));
    change({ cards: deck.cards.length, ready: false });
  };
  return { ...lobby, ui, typed, seat: seatIn(mine), brought, loaded, choose, rename, bring };
}

/** The choice between own decks and packs dealt by both phones; nothing for a game without packs. */
function Dealing({ info, disabled, onChoose }: { info: GameInfo; disabled: boolean; onChoose(info: GameInfo): void }) {
  const played = playedAfter(info);
  const dealing = dealingFor(played);
  if (dealing === undefined) return null;
  const sealed = info.id === dealing.id;
  return (
    <Options legend={say.whichDecks} disabled={disabled} note={say.decksNote(sealed)}>
      <Option on={!sealed} onTake={() => onChoose(played)} title={say.ownDecks} />
      <Option on={sealed} onTake={() => onChoose(dealing)} title={dealing.name} />
    </Options>
  );
}

/** What happens first once both are ready. */
const startOf = ({ info, decks }: AnyGameUi): say.Start =>
  info.group ? 'group' : info.leadsTo !== undefined ? 'packs' : decks === null ? 'plain' : 'cards';

const dealsFirst = (start: say.Start): boolean => start === 'packs' || start === 'cards';

/** Whether this phone uses the slower implementation for hidden cards. */
function useSlow(): boolean {
  const load = () => device().then(({ curve }) => curve.library());
  // If neither loads, there is no speed to report.
  return useLoaded(() => load().catch(() => null)) === 'noble';
}

/** Which games each shared option applies to. */
const applies: { readonly [K in keyof SharedOptions]: (ui: AnyGameUi) => boolean } = {
  // Where nobody wins, nobody can lose by being away.
  silence: ({ game }) => game.nobodyWins !== true,
  // Moves can be taken back in games with cards.
  takeBack: ({ decks, info }) => decks !== null || info.leadsTo !== undefined,
  // Decks can stay secret in games that are scored together.
  decks: ({ game, decks }) => game.scores !== undefined && decks !== null,
};

export function sharedChoices(ui: AnyGameUi): Partial<SharedOptions> {
  const names = Object.keys(sharedOptions) as (keyof SharedOptions)[];
  return Object.fromEntries(names.filter((name) => applies[name](ui)).map((name) => [name, sharedOptions[name]]));
}

export const firstWish = (ui: AnyGameUi, name: string): LobbyChoice => ({
  name,
  ready: false,
  hostSeat: 0,
  game: ui.info.id,
  options: firstIn(ui),
  cards: 0,
});

/** The options before any choice. */
const firstIn = (ui: AnyGameUi): Record<string, string> => ({
  ...firstChoices({ ...ui.game.options, ...sharedChoices(ui) }),
  ...ui.usual,
});

const Opening = () => (
  <Screen class="pair lobby" title={say.newGame} back="#/play" label={say.play}>
    <p class="quiet">{say.opening}</p>
  </Screen>
);

function waitingWords(
  { info }: AnyGameUi,
  mine: LobbyChoice,
  theirs: LobbyChoice | null,
  link: LinkState,
  role: PairedPeer['role'],
): string {
  const name = theirs?.name || say.theOtherPlayer;
  if (link === 'closed') return say.hasLeft(name);
  if (link === 'away') return say.awayNote(name);
  if (theirs === null) return say.otherPhoneConnected;
  if (info.group && role === 'guest' && !theirs.ready)
    return say.hostStarts(mine.ready, theirs.name || `the ${info.seats[info.group.seat]}`);
  return say.readyState(theirs.ready, name);
}

/** The host's lobby for a table of several players: the reusable code, the players present, and the start button. */

import { useEffect, useState } from 'preact/hooks';
import { hex } from '../../../base/bytes.ts';
import { readInvitation } from '../../../peer/pairing/room.ts';
import { type ComparedGuest, type RoomTicket, SharedRoom } from '../../../peer/pairing/sharedRoom.ts';
import { cleanName } from '../../../words/en/names.ts';
import * as words from '../../../words/en/screens/group.ts';
import * as say from '../../../words/en/screens/pair.ts';
import { sharedOptionWords } from '../../../words/en/sharedOptions.ts';
import type { Failure } from '../../../words/failure.ts';
import type { GameInfo } from '../../../words/types.ts';
import { device } from '../../device/device.ts';
import { readPreference, savePreference } from '../../device/preferences.ts';
import { type HostedRoom, hostedRoom } from '../../device/sharedRooms.ts';
import { isServerReachable, type PairedPeer } from '../../device/transports.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import { loadUi } from '../../games/index.ts';
import { Loading } from '../../offline/loading.tsx';
import { ActionButton, TextButton } from '../../parts/button.tsx';
import { QrCode } from '../../parts/codes/qrCode.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Head } from '../../parts/head.tsx';
import { useAsyncEffect, useLoaded, useRedraw } from '../../parts/hooks.ts';
import { SendLink } from '../../parts/sendLink.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Sign } from '../../parts/sign.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import { beginWith, groupHere } from '../../play/group/here.ts';
import type { LobbyChoice } from '../../play/lobby.ts';
import type { Opened } from '../../play/open.ts';
import { useLobby } from '../../play/useLobby.ts';
import { goTo, stillOnScreen } from '../../route.ts';
import { HostCodes } from '../pair/codes.tsx';
import { Compare, Waits } from '../pair/index.tsx';
import { firstWish, sharedChoices, YourName } from '../pair/lobby.tsx';
import { useOtherKey, useOwnKey } from '../pair/useSuccession.ts';
import { TableOptions } from '../table/options.tsx';
import './style.css';

interface Props {
  ui: AnyGameUi;
  /** The table that is already being played at; null for a new one. */
  ticket: RoomTicket | null;
  /** How many players are at that table. */
  playing: number;
  /** Called when the game with one of the players has begun. */
  onJoin(opened: Opened): void;
}

/** Loads the game's code, then shows its lobby. */
export function GroupHost({ info, ...props }: { info: GameInfo } & Omit<Props, 'ui'>) {
  const ui = useLoaded(() => loadUi(info), [info]);
  return ui === null ? <Loading /> : <GroupLobby ui={ui} {...props} />;
}

function GroupLobby(props: Props) {
  const { ui, ticket, playing } = props;
  const { seat, max } = ui.info.group ?? { seat: 0, max: 1 };
  const table = useGroupLobby(props);
  const { hosted, mine, ready, trouble, typed, rename, choose, byCodes, setByCodes } = table;
  const [compared, setCompared] = useState<string | null>(null);
  const guests = hosted?.waiting ?? [];
  const comparing = hosted?.room.comparing ?? [];
  const asked = comparing.find(({ key }) => key === compared);
  const here = playing + guests.length + comparing.length;
  const isFull = hosted?.room.isFull === true || playing + guests.length >= max;
  const choosing = { chosen: mine.options, onChoose: choose };
  return (
    <main class={`screen pair lobby group-lobby seat${seat}`}>
      <Head
        title={ticket ? words.addPlayers : words.yourTable}
        {...(ticket
          ? { onBack: () => goTo({ at: 'group', room: ticket.room }, true), label: say.backToTheTable }
          : { back: `#/game/${ui.info.id}`, label: ui.info.name })}
      />
      <p class="quiet group-count">{words.placesTaken(here, max)}</p>
      {hosted && <Code {...{ hosted, byCodes }} full={isFull ? max : null} onCodes={() => setByCodes(true)} />}
      <Guests {...{ table, playing, guests, comparing }} onCompare={setCompared} />
      {!ticket && <YourName {...{ ui, typed, mine, seat, rename }} />}
      {!ticket && (
        <details>
          <summary>{words.tableOptions}</summary>
          <TableOptions choices={ui.game.options} words={ui.options} {...choosing} />
          <TableOptions choices={sharedChoices(ui)} words={sharedOptionWords} {...choosing} />
        </details>
      )}
      <p class="quiet fine">{words.playersSeeOnly}</p>
      <div class="bottom stacked gap3 at-bottom">
        <ErrorMessage>{trouble?.text}</ErrorMessage>
        <ActionButton
          kind="main"
          title={
            ready.length > 0 ? words.start(ready.map(({ name }) => name || words.unnamedPlayer)) : words.startNobody
          }
          detail={words.othersJoinLater(guests.length + comparing.length - ready.length)}
          blocked={ready.length === 0 ? words.waitingForPlayers : undefined}
          onClick={table.start}
        />
      </div>
      {asked && hosted && (
        <CompareSheet
          guest={asked}
          onClose={() => setCompared(null)}
          onAnswer={(same) => {
            hosted.room.answer(asked.key, same);
            if (!same) setCompared(null);
          }}
        />
      )}
    </main>
  );
}

interface GuestsProps {
  table: ReturnType<typeof useGroupLobby>;
  playing: number;
  guests: HostedRoom['waiting'];
  comparing: HostedRoom['room']['comparing'];
  onCompare(key: string): void;
}

const Guests = ({ table, playing, guests, comparing, onCompare }: GuestsProps) => (
  <section class="stacked gap3" aria-label={words.players}>
    {guests.length + comparing.length === 0 && <p class="quiet">{words.noPlayersYet}</p>}
    {guests.map((guest) => (
      <GuestRow
        key={hex(guest.peerKey)}
        guest={guest}
        mine={table.mine}
        go={table.going.has(hex(guest.peerKey))}
        onReady={table.markReady}
        onBegin={table.begin}
      />
    ))}
    {comparing.map((one, at) => (
      <ComparedRow key={one.key} n={playing + guests.length + at + 1} onOpen={() => onCompare(one.key)} />
    ))}
  </section>
);

interface ReadyGuest {
  readonly key: string;
  readonly name: string;
}

/** The room, this player's choices, and the players who are ready. */
function useGroupLobby({ ui, ticket, onJoin }: Props) {
  const { max } = ui.info.group ?? { max: 1 };
  const hosted = useHosted(ticket, max);
  const [typed, setTyped] = useState(readPreference('name') ?? '');
  const [mine, setMine] = useState<LobbyChoice>(() => firstWish(ui, cleanName(typed)));
  const [ready, setReady] = useState<readonly ReadyGuest[]>([]);
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const [byCodes, setByCodes] = useState(false);
  const [isHere] = useState(stillOnScreen);
  useEffect(() => void isServerReachable().then((there) => setByCodes(!there)), []);
  const begin = (guest: PairedPeer, own: LobbyChoice, theirs: LobbyChoice): void => {
    if (!hosted) return;
    void beginWith(hosted, guest, own, theirs).then((opened) => {
      if (!opened.ok) {
        guest.link.close();
        return setTrouble(opened.error);
      }
      onJoin(opened.value);
      // The first game to begin leaves this screen; later ones must not pull the player back.
      if (!isHere()) return;
      goTo(
        going.size > 1 || ticket !== null
          ? { at: 'group', room: hosted.room.room }
          : { at: 'table', game: opened.value.shelved.game },
        true,
      );
    });
  };
  return {
    ...{ hosted, mine, ready, going, trouble, typed, byCodes, setByCodes, begin },
    rename(name: string): void {
      setTyped(name);
      savePreference('name', name);
      setMine((now) => ({ ...now, name: cleanName(name) }));
    },
    choose: (options: Record<string, string>): void => setMine((now) => ({ ...now, options })),
    markReady: (guest: ReadyGuest, isReady: boolean): void =>
      setReady((now) => [...now.filter(({ key }) => key !== guest.key), ...(isReady ? [guest] : [])]),
    start: (): void => setGoing(new Set(ready.map(({ key }) => key))),
  };
}

/** Opens the room, which admits guests while this screen is shown. */
function useHosted(ticket: RoomTicket | null, max: number): HostedRoom | null {
  const [hosted, setHosted] = useState<HostedRoom | null>(null);
  const redraw = useRedraw();
  useAsyncEffect([], (isHere) => {
    let leave = (): void => {};
    void device().then((phone) => {
      if (!isHere()) return;
      const opened = hostedRoom(ticket ?? SharedRoom.fresh(), phone, max);
      opened.room.admitNew(true);
      const end = opened.room.onChange(redraw);
      leave = () => {
        end();
        opened.room.admitNew(false);
        // No game has begun, so release the guests still waiting for this phone.
        if (groupHere(opened.room.room).length === 0) for (const { link } of [...opened.waiting]) link.close();
      };
      setHosted(opened);
    });
    return () => leave();
  });
  return hosted;
}

interface CodeProps {
  hosted: HostedRoom;
  byCodes: boolean;
  /** The number of players if the table is full. */
  full: number | null;
  onCodes(): void;
}

function Code({ hosted, byCodes, full, onCodes }: CodeProps) {
  const { room, codes, waiting } = hosted;
  const invitation = readInvitation(room.invitation);
  if (full !== null) return <p role="status">{words.tableFull(full)}</p>;
  // One at a time, because each guest needs a separate code.
  if (byCodes && invitation) return <HostCodes key={waiting.length} {...{ codes, invitation }} />;
  const url = `${location.origin}${location.pathname}${room.invitation}`;
  const trouble = room.trouble && say.troubleWords(room.trouble);
  return (
    <section class="stacked gap3" aria-label={words.codeForEveryPlayer}>
      <div class="group-code grid gap5 raised">
        <QrCode text={url} label={say.codeWithTheLink} />
        <div class="stacked gap3">
          <p class="fine">{words.codeForEveryPlayer}</p>
          <p class="group-room bold" data-room={room.room}>
            {room.room}
          </p>
          <p class="fine">{words.codeLifetimeNote}</p>
          {room.state === 'reaching' && <Waits words={say.waitingState('reaching')} />}
        </div>
      </div>
      {trouble && (
        <ErrorMessage>
          {trouble.what} {trouble.next}
        </ErrorMessage>
      )}
      <div class="across spread gap3">
        <SendLink url={url} />
        <TextButton onClick={onCodes}>{say.noNetwork}</TextButton>
      </div>
    </section>
  );
}

interface GuestRowProps {
  guest: PairedPeer;
  mine: LobbyChoice;
  /** The table starts with these guests. */
  go: boolean;
  onReady(guest: ReadyGuest, isReady: boolean): void;
  onBegin(guest: PairedPeer, mine: LobbyChoice, theirs: LobbyChoice): void;
}

function GuestRow({ guest, mine, go, onReady, onBegin }: GuestRowProps) {
  const begin = (own: LobbyChoice, theirs: LobbyChoice): void => onBegin(guest, own, theirs);
  const { theirs, link, change } = useLobby(guest.link, true, mine, begin, () => {});
  const otherKey = useOtherKey(guest, theirs);
  const ownKey = useOwnKey(guest);
  const key = hex(guest.peerKey);
  const isReady = theirs?.ready === true && link === 'open';
  const name = theirs?.name || words.unnamedPlayer;
  useEffect(() => {
    change({ name: mine.name, options: mine.options, ...(ownKey?.follows && { follows: ownKey.follows }) });
  }, [mine, ownKey]);
  useEffect(() => onReady({ key, name }, isReady), [key, name, isReady]);
  useEffect(() => () => onReady({ key, name }, false), [key]);
  useEffect(() => {
    if (go) change({ ready: true });
  }, [go]);
  const known = otherKey?.words ?? (guest.symbols === null ? words.joinedByLink : words.symbolsMatch);
  return (
    <div class="across gap4 group-row raised">
      <Emblem id={key} side={1} size={34} />
      <span class="grow">
        <b class="as-block">{name}</b>
        <small class={`as-block ${otherKey?.warns ? 'wrong' : ''}`}>{known}</small>
      </span>
      <span class="across gap2 rigid" role="status">
        {isReady && <Sign name="check" size={18} />}
        <small class="as-block">
          {link === 'away' ? words.awayState : isReady ? words.readyState : words.choosingState}
        </small>
      </span>
      <button
        type="button"
        class="round icon-box rigid quiet"
        aria-label={words.sendAway(name)}
        onClick={() => guest.link.close()}
      >
        <Sign name="close" size={18} />
      </button>
    </div>
  );
}

function ComparedRow({ n, onOpen }: { n: number; onOpen(): void }) {
  return (
    <div class="across gap4 group-row raised">
      <Sign name="eye" size={26} />
      <span class="grow">
        <b class="as-block">{words.playerNumber(n)}</b>
        <small class="as-block">{words.compareNote}</small>
      </span>
      <ActionButton title={words.compare} onClick={onOpen} />
    </div>
  );
}

interface CompareProps {
  guest: ComparedGuest;
  onAnswer(same: boolean): void;
  onClose(): void;
}

const CompareSheet = ({ guest, onAnswer, onClose }: CompareProps) => (
  <Sheet label={words.compare} class="pair" onClose={onClose}>
    <Compare numbers={guest.symbols} agreed={guest.agreed} answer={onAnswer} />
  </Sheet>
);

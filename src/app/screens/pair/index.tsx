/** Pairing: a code to show or to type, symbols to compare, then the lobby. */

import type { ComponentProps } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CodeGate } from '../../../peer/link/codes.ts';
import { host, joinByCode, joinByLink, type Pairing } from '../../../peer/pairing/pairing.ts';
import { characterOfNoCode, type Invitation, readCode, readInvitation, readRoom } from '../../../peer/pairing/room.ts';
import { symbols } from '../../../peer/pairing/symbols.ts';
import type { Trouble as PairingTrouble } from '../../../peer/pairing/trouble.ts';
import type { Identity } from '../../../peer/store/identity.ts';
import { shelved } from '../../../peer/store/shelf.ts';
import * as say from '../../../words/en/screens/pair.ts';

import { symbolWords } from '../../../words/en/symbols.ts';
import { ActionButton, TextButton } from '../../parts/button.tsx';
import { drawsEmoji } from '../../parts/emoji.ts';
import { Screen } from '../../parts/head.tsx';
import { useAsyncEffect, useRedraw } from '../../parts/hooks.ts';
import { WaitingDots } from '../../parts/waitingDots.tsx';
import '../../parts/form.css';

import { device } from '../../device/device.ts';
import { isReconnectCode, isServerReachable, type PairedPeer, transportsFor } from '../../device/transports.ts';
import { QrCode } from '../../parts/codes/qrCode.tsx';
import { Scanner } from '../../parts/codes/scanner.tsx';
import { Form } from '../../parts/form/field.tsx';
import { SendLink } from '../../parts/sendLink.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import { goTo } from '../../route.ts';
import { isPast } from '../home/words.ts';
import { GuestCodes, HostCodes } from './codes.tsx';
import './style.css';

/** A pairing in progress, the codes that can complete it, and the key used for it. */
interface PairingAttempt {
  pairing: Pairing;
  codes: CodeGate;
  identity: Identity;
}

interface HostProps {
  /** For anything other than a new table: the title, instructions for the code, and what is shown below it. */
  title?: string;
  how?: string;
  children?: preact.ComponentChildren;
  onPaired(met: PairedPeer): void;
  /** Returns to the table, if a game is being continued. */
  onBack?: (() => void) | undefined;
}

/** Opens a room and shows how to join it. `onPaired` is called once, with a verified link. */
export function HostScreen(props: HostProps) {
  return LINKS ? <Hosting {...props} /> : <NoLinks title={props.title ?? say.INVITE} onBack={props.onBack} />;
}

/** Joins the room of `code`; if that is empty, asks for a code, by camera or typed. */
export function JoinScreen(props: { code: string; onPaired(met: PairedPeer): void }) {
  return LINKS ? <Joining {...props} /> : <NoLinks title={say.joinAGame} />;
}

const LINKS = typeof RTCPeerConnection !== 'undefined';

/** Shown before anyone waits for a phone that can't connect. */
function NoLinks({ title, onBack }: { title: string; onBack?: HostProps['onBack'] }) {
  return (
    <PairFrame title={title} onBack={onBack}>
      <Trouble trouble={{ kind: 'no-webrtc' }} />
      <ActionButton title={say.playOnThisPhone} detail={say.aloneOrPassAndPlay} onClick={() => goTo({ at: 'solo' })} />
    </PairFrame>
  );
}

function Hosting({ title = say.INVITE, how = say.SCAN_NOTE, children, onPaired, onBack }: HostProps) {
  const [going, setGoing] = useState<PairingAttempt | null>(null);
  const [byCodes, setByCodes] = useState(false);
  useAsyncEffect([], (isHere) => {
    let made: Pairing | undefined;
    void device().then((phone) => {
      if (!isHere()) return;
      const { codes, options } = transportsFor('host', phone);
      made = host(options);
      setGoing({ pairing: made, codes, identity: phone.identity });
    });
    // Without a server the phones use codes instead.
    void isServerReachable().then((there) => {
      if (isHere() && !there) setByCodes(true);
    });
    return () => {
      if (made && made.progress.at !== 'paired') made.close();
    };
  });
  const invitation = readInvitation(going?.pairing.invitation ?? '');
  return (
    <PairFrame title={say.pairByCamera(byCodes, title)} onBack={onBack}>
      {going && invitation && (
        <InProgress {...going} alone={byCodes} onPaired={onPaired}>
          {() =>
            byCodes ? (
              <HostCodes codes={going.codes} invitation={invitation} />
            ) : (
              <ShowCode pairing={going.pairing} how={how} onAlone={() => setByCodes(true)} />
            )
          }
        </InProgress>
      )}
      {children}
    </PairFrame>
  );
}

function ShowCode({ pairing, how, onAlone }: { pairing: Pairing; how: string; onAlone(): void }) {
  const link = `${location.origin}${location.pathname}${pairing.invitation ?? ''}`;
  return (
    <>
      <p>{how}</p>
      <QrCode text={link} label={say.codeWithTheLink} />
      <p class="quiet center centered">{say.typeCodeNote}</p>
      <p class="code centered text-huge bold" data-room={pairing.room}>
        {pairing.room}
      </p>
      <Waits words={say.waitingState(pairing.progress.at)} />
      <SendLink url={link} />
      <TextButton onClick={onAlone}>{say.noNetwork}</TextButton>
    </>
  );
}

interface JoinGoing extends PairingAttempt {
  alone: boolean;
  byLink: boolean;
}

function Joining({ code, onPaired }: { code: string; onPaired(met: PairedPeer): void }) {
  const joining = useJoining(code);
  const { going, again, missed } = joining;
  return (
    <PairFrame title={say.joinAGame}>
      {going ? (
        <InProgress {...going} onPaired={onPaired} onAgain={again} onMissed={missed}>
          {() =>
            going.alone ? (
              <GuestCodes codes={going.codes} onAgain={again} />
            ) : (
              <Waits
                words={
                  going.pairing.progress.at === 'checking'
                    ? say.checkingWhoIsThere
                    : say.lookingForGame(going.pairing.room)
                }
              />
            )
          }
        </InProgress>
      ) : (
        <AskCode {...joining} />
      )}
    </PairFrame>
  );
}

/** Tries the code that was opened, scanned or typed; if it fails, the reason stays next to the field. */
function useJoining(code: string) {
  const [going, setGoing] = useState<JoinGoing | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  /** The code as received: unlike typed text, a link also identifies the host. */
  const came = useRef<{ room: string; text: string } | null>(null);
  const [scanning, setScanning] = useState(false);
  const busy = useRef(false);
  const tryToJoin = async (text: string): Promise<void> => {
    const read = await readTyped(text);
    if (typeof read === 'string') {
      // Only text that is not a code at all belongs in the field for typing.
      if (read === noCodeWords(text)) setTyped(text);
      return setError(read);
    }
    setError(null);
    setScanning(false);
    setTyped(read.room);
    const open = await openGameIn(read.room);
    if (open !== null) return goTo({ at: 'table', game: open }, true);
    came.current = { room: read.room, text };
    const begun = await beginJoining(read);
    setGoing(begun);
    if (read.code && (await begun.codes.read(read.code.signal)) !== 'read') {
      begun.pairing.close();
      setGoing(null);
      setError(say.unusableCode);
    }
  };
  const join = async (text: string): Promise<void> => {
    // Ignore a second tap.
    if (busy.current) return;
    busy.current = true;
    await tryToJoin(text).finally(() => {
      busy.current = false;
    });
  };
  /** A link, or a code with more content than can be typed, is retried exactly as received. */
  const joinTyped = (): void => {
    const last = came.current;
    void join(last !== null && readRoom(typed) === last.room ? last.text : typed);
  };
  const type = (text: string): void => {
    setTyped(text);
    setError(null);
  };
  const again = (): void => {
    going?.pairing.close();
    setGoing(null);
    if (code !== '') goTo({ at: 'join', code: '' }, true);
  };
  const missed = (trouble: PairingTrouble): void => {
    const { what, next } = say.troubleWords(trouble);
    again();
    setError(`${what} ${next}`);
  };
  // Creating this phone's key waits for the disk, so start now, not after the code is read.
  useEffect(() => void device(), []);
  useEffect(() => {
    if (code !== '') void join(`#/join/${code}`.includes('.') ? `#/join/${code}` : code);
  }, [code]);
  useEffect(() => () => leavePairing(going), [going]);
  return { going, wrong: error, typed, type, scanning, setScanning, join, joinTyped, again, missed };
}

/** Closes a pairing when its screen is left, unless it is complete. */
function leavePairing(going: PairingAttempt | null): void {
  if (going && going.pairing.progress.at !== 'paired') going.pairing.close();
}

/** The room that a text names, or the reason there is none. */
async function readTyped(text: string) {
  const code = readCode(text);
  if (code?.by === 'guest') return say.answerCode;
  if (code && isReconnectCode(code.invitation)) return openGameMessage(code.invitation);
  const invitation = code?.invitation ?? readInvitation(text);
  const room = invitation?.room ?? readRoom(text);
  return room ? { code, invitation, room } : noCodeWords(text);
}

function noCodeWords(text: string): string {
  const character = characterOfNoCode(text);
  return character === null ? say.notACode : say.notInACode(character);
}

async function beginJoining({
  code,
  invitation,
  room,
}: Exclude<Awaited<ReturnType<typeof readTyped>>, string>): Promise<JoinGoing> {
  const phone = await device();
  const { codes, options } = transportsFor('guest', phone);
  const pairing = invitation ? joinByLink(invitation, options) : joinByCode(room, options);
  return { pairing, codes, identity: phone.identity, alone: code !== null, byLink: invitation != null };
}

/** Asks for the code, by camera or typed. */
function AskCode({ wrong: error, typed, type, scanning, setScanning, join, joinTyped }: ReturnType<typeof useJoining>) {
  return (
    <>
      {scanning ? (
        <Scanner onText={(text) => void join(text)} onClose={() => setScanning(false)} />
      ) : (
        <ActionButton
          kind="main"
          title={say.scanTheCode}
          detail={say.cameraPermissionNote}
          onClick={() => setScanning(true)}
        />
      )}
      <Form class="type-code field stacked gap3 semibold" onSubmit={() => joinTyped()}>
        <label class="regular" for="code">
          {say.typeCodeLabel}
        </label>
        <input
          id="code"
          name="code"
          value={typed}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={400}
          aria-invalid={error !== null}
          aria-describedby={error !== null ? 'code-wrong' : undefined}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <ErrorMessage id="code-wrong">{error}</ErrorMessage>
        <ActionButton title={say.join} onClick={joinTyped} />
      </Form>
    </>
  );
}

/** Returns a player who rejoins the given table to their game. */
async function openGameIn(room: string): Promise<string | null> {
  const open = (await shelved()).find((row) => row.ticket.room === room && row.ticket.role === 'guest' && !isPast(row));
  return open?.game ?? null;
}

/** The message if the code is for reconnecting a game that both phones had. */
async function openGameMessage({ room }: Invitation): Promise<string> {
  const there = (await shelved()).some(({ ticket }) => ticket.room === room);
  return say.openGameCode(there);
}

const PairFrame = ({ onBack, ...frame }: ComponentProps<typeof Screen>) => (
  <Screen
    class="pair"
    {...frame}
    {...(onBack ? { onBack, label: say.backToTheTable } : { back: '#/play', label: say.play })}
  />
);

export function Waits({ words }: { words: string }) {
  return (
    <p class="across centers gap4" role="status">
      <WaitingDots />
      {words}
    </p>
  );
}

/** The part all pairings share: trouble, symbols, and the lobby. */
function InProgress({
  pairing,
  codes,
  identity,
  alone,
  byLink = false,
  onPaired,
  onAgain,
  onMissed,
  children,
}: PairingAttempt & {
  /** Pairing without a server: a missing server is not an error. */
  alone: boolean;
  /** This phone joined with a code that admits only one phone. */
  byLink?: boolean;
  onPaired(met: PairedPeer): void;
  onAgain?: () => void;
  /** No phone answered, so stop looking. */
  onMissed?: (trouble: PairingTrouble) => void;
  /** A function, so that its content rerenders as pairing proceeds. */
  children: () => preact.ComponentChildren;
}) {
  const { progress, trouble } = pairing;
  useRedraw((redraw) => pairing.onChange(redraw), [pairing]);
  useEffect(() => {
    if (progress.at === 'paired') onPaired({ ...progress.paired, codes, identity });
  }, [progress.at]);
  const nobody = !alone && trouble?.kind === 'nobody-there';
  useEffect(() => {
    if (nobody && trouble) onMissed?.(trouble);
  }, [nobody]);
  const spent = byLink && progress.at === 'refused' && progress.trouble.kind === 'occupied';
  if (progress.at === 'refused')
    return (
      <Trouble trouble={progress.trouble} {...(spent && { words: say.spentWords })} {...(onAgain ? { onAgain } : {})} />
    );
  if (progress.at === 'comparing')
    return <Compare numbers={progress.symbols} agreed={progress.agreed} answer={(same) => pairing.answer(same)} />;
  return (
    <>
      {children()}
      {trouble && !(alone && ofServer.has(trouble.kind)) && (
        <Trouble trouble={trouble} {...(onAgain ? { onAgain } : {})} />
      )}
    </>
  );
}

const ofServer = new Set<string>(['no-server', 'nobody-there', 'full', 'taken']);

export function Compare({
  numbers,
  agreed,
  answer,
}: {
  numbers: readonly number[];
  agreed: boolean;
  answer(same: boolean): void;
}) {
  const drawn = useMemo(drawsEmoji, []);
  return (
    <section class="compare stacked gap5">
      <h2 class="text-number">{say.compareQuestion}</h2>
      <ol class="symbols grid gap3">
        {numbers.slice(0, 5).map((n, at) => (
          <li class="stacked gap2 centered semibold raised" key={`${at}${n}`}>
            {drawn && (
              <span class="text-huge" aria-hidden="true">
                {symbols[n]}
              </span>
            )}
            {symbolWords[n]}
          </li>
        ))}
      </ol>
      {agreed ? (
        <Waits words={say.waitingForTheOtherPlayer} />
      ) : (
        <>
          <ActionButton kind="main" title={say.symbolsMatch} onClick={() => answer(true)} />
          <ActionButton
            kind="harm"
            title={say.symbolsDiffer}
            detail={say.eavesdropperNote}
            onClick={() => answer(false)}
          />
        </>
      )}
    </section>
  );
}

interface TroubleProps {
  trouble: PairingTrouble;
  /** More specific words, if available. */
  words?: ReturnType<typeof say.troubleWords>;
  onAgain?: () => void;
}

/** What is wrong, what to do next, and a way to continue. */
function Trouble({ trouble, words, onAgain }: TroubleProps) {
  const { what, next } = words ?? say.troubleWords(trouble);
  const blocked = trouble.kind === 'no-route';
  return (
    <section class="trouble stacked gap4 raised" role="alert">
      <b class="danger-text semibold">{what}</b>
      <p>{next}</p>
      {blocked && navigator.mediaDevices && (
        <ActionButton title={say.allowTheCamera} detail={say.sharesRealAddress} onClick={() => void allowCamera()} />
      )}
      {onAgain && <ActionButton title={say.tryAnotherCode} onClick={onAgain} />}
    </section>
  );
}

/**
 * With camera permission, browsers offer the phone's addresses on every network, including a hotspot. The picture is
 * not used.
 */
async function allowCamera(): Promise<void> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
  } catch {
    // Denied; pairing continues without it.
  }
}

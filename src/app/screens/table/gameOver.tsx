/** The end of a decided game: verified, not yet verified, or won because the opponent is away (PROTOCOL 14.1, 14.2). */
import type { ComponentChildren } from 'preact';
import type { Foul } from '../../../peer/match/audit/audit.ts';
import type { View } from '../../../peer/match/match.ts';
import type { DecidedStatus as Decided, Status } from '../../../peer/match/status.ts';
import { type AnyMove, other, type Seat } from '../../../rules/game.ts';
import { capital, sentence } from '../../../words/en/capital.ts';
import { faultWords } from '../../../words/en/faults.ts';
import { review, whatDecidedIt } from '../../../words/en/screens/review.ts';
import * as words from '../../../words/en/screens/table.ts';
import { begun } from '../../../words/en/sides.ts';
import { fileSays } from '../../../words/en/silence.ts';
import { endPhrase, owedWords } from '../../../words/en/status.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import { ActionButton, TextButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { useLasting } from '../../parts/hooks.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { Sign } from '../../parts/sign.tsx';
import type { Seated } from '../../play/seated.ts';
import type { ReplayView } from '../../route.ts';
import { Clock, PatienceClock } from './patience.tsx';
import type { PoolsShown } from './usePools.ts';
import './playersHeader.css';

interface Props {
  v: Seated<unknown, AnyMove>;
  ui: Pick<AnyGameUi, 'info' | 'summary' | 'ending' | 'endedBy'>;
  status: Decided;
  waiting: View<unknown>['waiting'];
  homeTitle?: string;
  onHome(): void;
  onSave(): void;
  /** Shows the final table and its record. */
  onTable(): void;
  /** Replays the whole game, or reviews it. */
  onReplay(view?: ReplayView): void;
  onClaim(): void;
  /** Why a claim was refused. */
  denied: string | null;
  /** What the match proves about the pools it dealt; null if it dealt none or is not over. */
  pools?: PoolsShown | null;
  /** Ways to reach the other phone, while something is still owed. */
  children?: ComponentChildren;
  /** The standings and the buttons for the next game. Space is reserved up front to avoid a layout shift. */
  rematch?: ComponentChildren;
}

/** The end of a game: who won and how, what is verified, and links to the replay and the file. */
export function GameOver(props: Props) {
  const { v, ui, status } = props;
  const pools = props.pools ?? null;
  // The game by itself is valid; the fault is only visible in the match.
  const beyond = (status.verdict?.clean && pools?.outcomes.at(-1)) || null;
  const closed = status.by === 'resignation' && status.winner === null ? closedAlone : null;
  const own = closed ?? (status.by === 'rules' && status.verdict?.clean ? ui.ending?.(v.table) : null);
  const { title, detail } =
    own ?? (beyond === null ? endingText(props) : { title: winsOf(props, beyond.winner), detail: '' });
  const slow = useLasting(true, CHECK_MS) || v.link !== 'open';
  return (
    <Sheet label={words.gameOverTitle} class={`over seat${v.seat}-owner`}>
      <PlayersHeader v={v} ui={ui} title={title} detail={detail} />
      {props.rematch}
      {status.kept ? (
        <Kept />
      ) : status.verdict !== null ? (
        beyond === null && <Verdict {...props} proven={own?.proven} />
      ) : status.by !== 'absence' && !slow ? (
        <p class="audit" role="status">
          {words.checkingNote}
        </p>
      ) : (
        <Steps {...props} />
      )}
      {pools !== null && (
        <p class="audit" role="status">
          {pools.text ?? words.checkingThePacks}
        </p>
      )}
      {pools?.lists.map(({ title, cards }) => (
        <details key={title}>
          <summary class="across tappable">{title}</summary>
          <p>{cards}</p>
        </details>
      ))}
      <Ways {...props} slow={slow} />
    </Sheet>
  );
}

const winsOf = ({ v, status }: Props, winner: Seat | null): string =>
  winner === null
    ? words.noWinner(status.by)
    : capital(`${words.playerName(winner === v.seat, v.names[winner])} ${words.winVerb(winner === v.seat)}`);

/** A game without a winner, closed by one player. */
const closedAlone = { title: words.theSessionIsClosed, detail: words.nobodyIsBlamed, proven: words.whatWasNotRevealed };

/** Usual maximum duration of a check (ms) while the phones are linked; until then, missing items need not be shown. */
const CHECK_MS = 4000;

function endingText({ v, ui, status, waiting }: Props): { title: string; detail: string } {
  const { winner, by, verdict, owed } = status;
  const who = (of: 0 | 1): string => words.playerName(of === v.seat, v.names[of]);
  const wins = winner === null ? words.noWinner(by) : `${who(winner)} ${words.winVerb(winner === v.seat)}`;
  const how =
    by === 'resignation' && winner !== null
      ? sentence(words.conceded(who(other(winner))))
      : (by === 'rules' && ui.endedBy?.(v.table, v.seat, v.names[other(v.seat)])) || sentence(endPhrase(status));
  if (verdict !== null) return { title: capital(wins), detail: verdict.clean ? how : faultOf(v, verdict.foul) };
  if (by === 'absence' && owed !== null) {
    const silent = waiting === null ? '' : words.withinLimit(waiting.limitMs ?? waiting.waitedMs);
    const owing = sentence(words.absenceReason(who(owed.by), owedWords(owed), silent));
    // Each player may claim the win against the other.
    const tie = words.mutualClaimNote(v.names[other(v.seat)]);
    return { title: words.notVerified, detail: winner === null ? `${owing} ${tie}` : owing };
  }
  if (status.kept) return { title: capital(wins), detail: how };
  return { title: words.decidedNotYetVerified, detail: words.resultByRules(by, how, wins) };
}

function faultOf(v: Props['v'], { seat, seq, detail }: Foul): string {
  const whose = seat === null ? '' : words.phoneAtFault(seat === v.seat, v.names[seat]);
  return capital(words.entry(whose, seq, faultWords(detail)));
}

function Verdict({ status: { verdict }, proven }: Props & { proven?: string | undefined }) {
  return (
    <p class="audit" role="status">
      {verdict?.clean ? (proven ?? words.verifiedNote) : words.fileProofNote}
    </p>
  );
}

/** Both decks stay secret between the games of a match. */
const Kept = () => (
  <p class="audit" role="status">
    {words.decidedProvisionally}
  </p>
);

/** What is verified, and what is missing. */
function Steps({ v, status, waiting }: Props) {
  const { owed, by } = status;
  const them = begun(v.names[other(v.seat)]);
  const mine = owed?.by === v.seat;
  // The winner by the rules reveals first.
  const shown = owed?.type === 'SEED' && !mine && status.winner === v.seat && by !== 'absence';
  return (
    <ol class="steps stacked gap4">
      {(by !== 'absence' || v.question.kind === 'over') && (
        <Step
          done
          title={words.theGameHasEnded}
          detail={sentence(v.question.kind === 'over' ? v.question.why : endPhrase(status))}
        />
      )}
      {shown && <Step done title={words.youRevealedYourSeed} detail={words.entrySigned(owed.seq - 1)} />}
      {owed !== null && (
        <Step
          title={mine ? words.ownDebt(owedWords(owed)) : words.owes(them, owedWords(owed))}
          detail={mine ? words.entrySentOnConnect(owed.seq) : words.debtReason(owed.type, owed.seq)}
        >
          {waiting !== null && by !== 'absence' && <PatienceClock {...waiting} />}
        </Step>
      )}
      <Step later title={words.thenBothPhonesCheck} detail={words.auditScope} />
    </ol>
  );
}

interface StepProps {
  done?: boolean;
  later?: boolean;
  title: string;
  detail: string;
  children?: ComponentChildren;
}

function Step({ done, later, title, detail, children }: StepProps) {
  return (
    <li class={`flex gap5 ${done ? 'done' : later ? 'later' : 'now'}`}>
      {done ? <Sign name="check" size={22} /> : <i aria-hidden="true" />}
      <div class="stacked grow">
        <b class={later ? 'quiet' : ''}>
          {title}
          <span class="hidden">{words.auditPendingNote(done, later)}</span>
        </b>
        <small class="quiet text-body">{detail}</small>
        {children}
      </div>
    </li>
  );
}

function Ways(props: Props & { slow: boolean }) {
  const { v, status, waiting, denied, children, rematch, slow } = props;
  const { onHome, homeTitle = words.home, onSave, onTable, onClaim } = props;
  const them = begun(v.names[other(v.seat)]);
  const open =
    slow && status.verdict === null && status.by !== 'absence' && waiting?.mayClaim && waiting.limitMs !== null;
  const overdue = waiting?.overdue ?? false;
  return (
    <>
      {open && <ClaimWay {...{ them, onClaim }} waiting={waiting} opponent={v.names[other(v.seat)]} />}
      {denied !== null && <p role="alert">{denied}</p>}
      {children}
      {status.by === 'absence' && status.verdict === null && (
        <p class="quiet">
          {words.filesProveNoAbsence(status.owed !== null && words.fileEvidence(fileSays(them, status.owed)), them)}
        </p>
      )}
      {!status.kept && <LookBack {...props} />}
      <ActionButton title={words.saveTheGame} detail={words.saveDetail(status.verdict === null)} onClick={onSave} />
      <ActionButton
        kind={rematch || (open && overdue) ? 'plain' : 'main'}
        title={homeTitle}
        detail={open ? words.keepWaitingNote : undefined}
        onClick={onHome}
      />
      <TextButton onClick={onTable}>{words.lookAtTheTable}</TextButton>
    </>
  );
}

/** Replay and review, once the game is checked. */
function LookBack({ ui, status: { verdict }, onReplay }: Props) {
  const blocked = verdict === null ? words.AFTER_CHECK : null;
  return (
    <div class="side-by-side flex wraps gap3">
      <ActionButton
        title={words.replay}
        detail={words.replayDetail(verdict?.clean === false)}
        blocked={blocked}
        onClick={() => onReplay()}
      />
      {ui.info.reviewed && (
        <ActionButton title={review} detail={whatDecidedIt} blocked={blocked} onClick={() => onReplay('review')} />
      )}
    </div>
  );
}

interface ClaimProps extends Pick<Props, 'onClaim'> {
  waiting: NonNullable<Props['waiting']>;
  them: string;
  opponent: string;
}

/** The opponent owes an entry and is away: the win can be claimed once the agreed time has passed. */
function ClaimWay({ waiting, them, opponent, onClaim }: ClaimProps) {
  const { overdue, waitedMs, limitMs } = waiting;
  return (
    <>
      <ActionButton
        key={String(overdue)}
        kind={overdue ? 'main' : 'plain'}
        title={words.claimTheGame}
        detail={words.fileClaim(fileSays(them, waiting.owed))}
        blocked={overdue || limitMs === null ? null : words.claimCountdown(<Clock ms={limitMs - waitedMs} />)}
        onClick={onClaim}
      />
      <p class="quiet claiming">{words.claimNote(overdue, opponent)}</p>
    </>
  );
}

/** A key that changes only when there is news: how the game ended, what is owed, whether it is verified. */
export function endingKey(status: Status): string {
  if (status.kind === 'stopped') return `stopped ${status.why} ${status.verdict !== null}`;
  if (status.kind !== 'over') return status.kind;
  // Once the game is verified, nothing is awaited: remaining gaps in the log are not news.
  return `over ${status.by} ${status.verdict !== null ? 'proven' : `owed ${status.owed?.seq}`}`;
}

interface PlayersHeaderProps {
  v: Pick<Seated<unknown, AnyMove>, 'table' | 'seat' | 'names' | 'seals'>;
  ui: Pick<AnyGameUi, 'info' | 'summary'>;
  title: string;
  detail: string;
}

/** `title` and `detail` describe the game. */
export function PlayersHeader({ v, ui, title, detail }: PlayersHeaderProps) {
  return (
    <div class="standing stacked">
      <Side v={v} ui={ui} seat={0} />
      <div class="said on-paper stacked centered centers">
        <h2>{title}</h2>
        <p>{detail}</p>
      </div>
      <Side v={v} ui={ui} seat={1} />
    </div>
  );
}

function Side({ v, ui: { info, summary }, seat }: Pick<PlayersHeaderProps, 'v' | 'ui'> & { seat: 0 | 1 }) {
  const points = summary(v.table).points[seat];
  return (
    <div class={`side across gap5 seat${seat}`}>
      <Emblem id={v.seals[seat]} side={seat} size={44} />
      <span class="standing-who stacked grow breaks">
        <b class="text-figure dense">{words.winnerName(seat === v.seat, v.names[seat])}</b>
        <small class="fine quiet">{info.seats[seat]}</small>
      </span>
      {!info.progressWords && (
        <span class="points text-huge bold">
          {points}
          <span class="hidden"> {info.pointWords(points)}</span>
        </span>
      )}
    </div>
  );
}

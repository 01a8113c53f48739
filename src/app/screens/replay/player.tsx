/** The replay screen: the table at one moment, and the controls below it. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { other, type Seat } from '../../../rules/game.ts';
import { withoutFullStop } from '../../../words/en/capital.ts';
import * as say from '../../../words/en/screens/replay.ts';
import { namesFor, readBy } from '../../../words/en/you.ts';
import { useWakeLock } from '../../device/useWakeLock.ts';
import { ActionButton, TextButton } from '../../parts/button.tsx';
import { Head } from '../../parts/head.tsx';
import { addSigns, Sign } from '../../parts/sign.tsx';
import { rem, useMedia } from '../../parts/useSize.ts';
import type { TimelineStop } from '../../play/past/timeline.ts';
import { ReplayControls } from './controls.tsx';
import { PlayOn, whyNotPlayOn } from './playOn.tsx';
import { RecordLines } from './recordLines.tsx';
import type { ReplaySource } from './replaying.ts';
import { TimelinePicture } from './timelinePicture.tsx';
import { wayBack } from './wayBack.ts';
import { WhySheet, whyAt } from './whySheet.tsx';
import './style.css';

/** Time per step during autoplay (ms). */
const STEP_MS = 900;

/** Text sizes (px) above which labels are dropped, and above which everything scrolls. */
const LARGE_TEXT = 20;
const VERY_LARGE_TEXT = 24;

/** The player who did not know the marked cards; null if no cards are marked. */
export type UnawareSeat = Seat | null;

type PlayerOpened = 'record' | 'goOn' | 'why' | null;

interface PlayerProps extends ReplaySource {
  /** Whether the record is open initially. */
  record: boolean;
  /** The moment to open at; the first turn if absent. */
  from?: number | undefined;
}

export function Player(props: PlayerProps) {
  const { replay, timeline, names, seals, mine, missing } = props;
  const [blind, setBlind] = useState<UnawareSeat>(null);
  const autoplay = useAutoplay(timeline, props.from ?? firstTurnIn(props));
  const { at, setAt, setPlaying } = autoplay;
  const [opened, setOpened] = useState<PlayerOpened>(props.record ? 'record' : null);
  useWakeLock();
  const go = (to: number): void => {
    setPlaying(false);
    setAt(to);
  };
  const open = (what: 'goOn' | 'why'): void => {
    setPlaying(false);
    setOpened(what);
  };
  const narrow = useMedia('(max-width: 350px), (max-height: 700px)');
  const large = rem() > VERY_LARGE_TEXT;
  const compact = narrow || rem() > LARGE_TEXT;
  const moment = timeline.moments[at];
  const record = useMemo(() => timeline.recordAt(at), [timeline, at]);
  const weighed = useMemo(() => whyAt(props, at), [timeline, at]);
  if (!moment) return null;
  const seat = mine ?? 1;
  const said = saidAt(props, at);
  return (
    <main class={`stacked replay seat${seat}-owner ${compact ? 'compact' : ''} ${large ? 'large' : ''}`}>
      <PlayerHead {...props} at={at} compact={compact} onRecord={() => setOpened('record')} />
      {missing !== null && (
        <p class="missing fine semibold" role="note">
          {missing}
        </p>
      )}
      {replay ? (
        <replay.Table {...{ moment, record, names, seals, seat, mine, blind }} />
      ) : (
        <RecordLines {...props} at={at} onGo={go} />
      )}
      <section class="replay-ways stacked gap2 raised at-bottom" aria-label={say.positionLabel}>
        <Said
          {...props}
          {...{ at, said, blind, compact }}
          onBlind={setBlind}
          why={weighed?.title ?? null}
          onWhy={() => open('why')}
        />
        <TimelinePicture {...props} at={at} said={said} title={titleOf(props, at)} onGo={go} />
        <PlayRow {...props} {...autoplay} onGo={go} onPlayOn={() => open('goOn')} />
      </section>
      <PlayerSheet {...props} {...{ opened, at, weighed, seat }} onGo={go} onClose={() => setOpened(null)} />
    </main>
  );
}

/** Skips the shuffle and deal before the first turn. A solo game starts within that turn. */
const firstTurnIn = ({ ui, timeline }: ReplaySource): number =>
  ui.summary(timeline.moments[0]?.table).turn > 0 ? 0 : timeline.from(0, 1, 'turn');

/** The moment shown, and the automatic steps during playback. */
function useAutoplay(timeline: ReplaySource['timeline'], from: number) {
  const [at, setAt] = useState(() => Math.min(from, timeline.last));
  const [by, setBy] = useState<TimelineStop>('step');
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (at === timeline.last) return setPlaying(false);
    const timer = setTimeout(() => setAt(timeline.from(at, 1, by)), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, at, by, timeline]);
  /** At the end, playing starts over from the beginning. */
  const play = (on: boolean): void => {
    if (on && at === timeline.last) setAt(0);
    setPlaying(on);
  };
  return { at, setAt, by, setBy, playing, setPlaying, play };
}

interface RowProps extends ReplaySource, ReturnType<typeof useAutoplay> {
  onGo(at: number): void;
  onPlayOn(): void;
}

function PlayRow({ ui, timeline, at, by, setBy, playing, play, onGo, onPlayOn }: RowProps) {
  return (
    <div class="replay-row across wraps gap3">
      <ReplayControls
        stepSize={by}
        playing={playing}
        atStart={at === 0}
        atEnd={at === timeline.last}
        hasRuns={timeline.has('run')}
        onStepSizeChange={setBy}
        onStep={(way, far) => onGo(timeline.from(at, way, far))}
        onPlay={() => play(!playing)}
      />
      <ActionButton
        kind="main"
        title={say.playOnFromHere}
        detail={say.againstTheMachine}
        blocked={whyNotPlayOn(ui, timeline, at)}
        onClick={onPlayOn}
      />
    </div>
  );
}

interface PlayerSheetProps extends ReplaySource {
  opened: PlayerOpened;
  at: number;
  weighed: ReturnType<typeof whyAt>;
  seat: Seat;
  onGo(at: number): void;
  onClose(): void;
}

function PlayerSheet(props: PlayerSheetProps) {
  const { ui, timeline, options, level, opened, at, weighed, seat, onGo, onClose } = props;
  const moment = timeline.moments[at];
  if (opened === 'record')
    return (
      <RecordLines
        {...props}
        onGo={(to) => {
          onClose();
          onGo(to);
        }}
      />
    );
  if (opened === 'why' && weighed) return <WhySheet told={weighed} onClose={onClose} />;
  if (opened !== 'goOn' || !moment) return null;
  return <PlayOn {...{ ui, moment, first: timeline.moments[0], seat, level, options }} onClose={onClose} />;
}

type At = ReplaySource & { at: number; compact: boolean };

function PlayerHead(props: At & { onRecord(): void }) {
  const { at, compact, ended, onRecord } = props;
  return (
    <Head
      title={
        <>
          {titleOf(props, at)}
          <small class="ended quiet regular as-block">{[wordsNow(props, at), ended].filter(Boolean).join(' · ')}</small>
        </>
      }
      {...wayBack()}
    >
      <button type="button" class="to-record across gap2 rigid semibold tappable" onClick={onRecord}>
        <Sign name="list" size={22} />
        <span class={compact ? 'hidden' : ''}>{say.record}</span>
      </button>
    </Head>
  );
}

interface SaidProps extends At {
  /** The last line of the record. */
  said: string;
  blind: UnawareSeat;
  /** The title of the decision that can be explained here; null if there is none. */
  why: string | null;
  onBlind(blind: UnawareSeat): void;
  onWhy(): void;
}

/** What happened at this moment, and from whose view it is shown. */
function Said(props: SaidProps) {
  const { ui, replay, timeline, names, mine, at, said, blind, compact, why, onBlind, onWhy } = props;
  const moment = timeline.moments[at];
  if (!moment) return null;
  return (
    <div class="replay-top stacked gap2">
      {replay && !moment.known.includes(null) && (
        <BlindChoice {...props} blind={blind} compact={compact} onChoose={onBlind} />
      )}
      <div class="replay-said flex wraps spread">
        <p class="said fine" role="status">
          <ui.RecordText text={withoutFullStop(said)} names={mine === null ? names : namesFor(names, mine)} />
          {'. '}
          {replay && blind !== null && hiddenWords(replay.hiddenFrom(blind, moment), names, mine, blind)}
        </p>
        {why !== null && (
          <TextButton aria-label={say.whyNamed(why)} onClick={onWhy}>
            {compact ? say.why : say.whyNamed(why)}
          </TextButton>
        )}
      </div>
    </div>
  );
}

/** Example: "Turn 8, yours". */
function titleOf({ ui, replay, names, mine, timeline }: ReplaySource, at: number): string {
  const table = timeline.moments[at]?.table;
  const { turn } = ui.summary(table);
  if (turn === 0) return say.beforeTheFirstTurn;
  if (replay === null) return say.turn(turn);
  const { active } = replay.now(table);
  return say.turnAndValue(turn, say.viewersOwn(active === mine, names[active]));
}

/** Example: "2 actions left". */
const wordsNow = ({ replay, timeline }: ReplaySource, at: number): string =>
  replay?.now(timeline.moments[at]?.table).words ?? '';

/** The last record line at the given moment, as this phone's player reads it. */
function saidAt({ timeline, names, mine }: ReplaySource, at: number): string {
  const line = timeline.lines[timeline.linesAt(at) - 1];
  if (line === undefined) return say.nothingHasHappenedYet;
  return readBy(line, mine, names);
}

const lower = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

function hiddenWords(n: number, names: ReplaySource['names'], mine: ReplaySource['mine'], blind: Seat): string {
  const cards = say.cardCount(n);
  const from = say.viewer(blind === mine, names[blind]);
  return say.hiddenFrom(cards, say.pastVerb(n), from);
}

function BlindChoice({
  names,
  mine,
  blind,
  compact,
  onChoose,
}: Pick<ReplaySource, 'names' | 'mine'> & {
  blind: UnawareSeat;
  compact: boolean;
  onChoose(blind: UnawareSeat): void;
}) {
  const seat = mine ?? 1;
  const choices: readonly UnawareSeat[] = [null, other(seat), seat];
  const wordsOf = (one: UnawareSeat): string =>
    one === null ? say.bothOpen : say.hiddenFromTitle(say.viewer(one === mine, names[one]));
  if (compact) {
    const next = choices[(choices.indexOf(blind) + 1) % choices.length] ?? null;
    return (
      <div class="blind-choice flex gap3 shrinks">
        <button
          type="button"
          class="sole centered fine semibold breaks tappable raised2 shrinks"
          aria-label={say.tapPrompt(wordsOf(blind), wordsOf(next))}
          onClick={() => onChoose(next)}
        >
          {wordsOf(blind)} <small class="text-label regular as-block">{say.tap(lower(wordsOf(next)))}</small>
        </button>
      </div>
    );
  }
  return (
    <fieldset class="blind-choice flex gap3 shrinks" aria-label={say.viewpoint}>
      {choices.map((one) => (
        <button
          class="centered fine semibold breaks tappable raised2 shrinks"
          key={String(one)}
          type="button"
          aria-pressed={one === blind}
          onClick={() => onChoose(one)}
        >
          {wordsOf(one)}
        </button>
      ))}
    </fieldset>
  );
}

/** Icons of the replay controls. */
addSigns({
  strokes: {},
  solids: {
    stepBack: 'M4 4h3v16H4zM20 4L8.5 12L20 20z',
    stepOn: 'M17 4h3v16h-3zM4 4l11.5 8L4 20z',
  },
});

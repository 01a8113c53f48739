/** The replay screen: the table of a moment above, the controls below. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { other, type Seat } from '../../../rules/game.ts';
import * as say from '../../../words/en/screens/replay.ts';
import { namesTo, toldTo } from '../../../words/en/you.ts';
import { useWakeLock } from '../../device/useWakeLock.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Head } from '../../parts/head.tsx';
import { Sign } from '../../parts/sign.tsx';
import { useMedia } from '../../parts/useMedia.ts';
import { rem } from '../../parts/useSize.ts';
import type { TimelineStop } from '../../play/past/timeline.ts';
import { Controls } from './controls.tsx';
import { CoursePicture } from './coursePicture.tsx';
import { PlayOn, whyNot } from './goOn.tsx';
import { RecordLines } from './recordLines.tsx';
import type { Replaying } from './replaying.ts';
import { wayBack } from './wayBack.ts';
import { WhySheet, whyAt } from './whySheet.tsx';
import './signs.ts';
import './style.css';

/** Time per step during autoplay (ms). */
const STEP_MS = 900;

/** Text sizes (px) above which labels are dropped, and above which everything scrolls. */
const LARGE_TEXT = 20;
const VERY_LARGE_TEXT = 24;

/** The player who did not know the marked cards; null: nothing is marked. */
export type Unaware = Seat | null;

export function Player(props: Replaying & { record: boolean }) {
  const { ui, replay, timeline, names, seals, mine, ended, missing, options } = props;
  // Skip the shuffle and deal before the first turn.
  const [at, setAt] = useState(() => timeline.from(0, 1, 'turn'));
  const [by, setBy] = useState<TimelineStop>('step');
  const [blind, setBlind] = useState<Unaware>(null);
  const [playing, setPlaying] = useState(false);
  const [opened, setOpened] = useState<'record' | 'goOn' | 'why' | null>(props.record ? 'record' : null);
  useWakeLock();
  useEffect(() => {
    if (!playing) return;
    if (at === timeline.last) return setPlaying(false);
    const timer = setTimeout(() => setAt(timeline.from(at, 1, by)), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, at, by, timeline]);
  const go = (to: number): void => {
    setPlaying(false);
    setAt(to);
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
  const why = whyNot(ui, timeline, at);
  return (
    <main class={`replay seat${seat}-owner ${compact ? 'compact' : ''} ${large ? 'large' : ''}`}>
      <Head
        title={
          <>
            {titleOf(props, at)}
            <small class="ended">{[wordsNow(props, at), ended].filter(Boolean).join(' · ')}</small>
          </>
        }
        {...wayBack()}
      >
        <button type="button" class="to-record" onClick={() => setOpened('record')}>
          <Sign name="list" size={22} />
          <span class={compact ? 'hidden' : ''}>{say.record}</span>
        </button>
      </Head>
      {missing !== null && (
        <p class="missing" role="note">
          {missing}
        </p>
      )}
      {replay ? (
        <replay.Table {...{ moment, record, names, seals, seat, mine, blind }} />
      ) : (
        <RecordLines {...props} at={at} onGo={go} />
      )}
      <section class="replay-ways" aria-label={say.throughTheGame}>
        <div class="replay-top">
          {replay && !moment.known.includes(null) && (
            <BlindChoice {...props} blind={blind} compact={compact} onChoose={setBlind} />
          )}
          <div class="replay-said">
            <p class="said" role="status">
              <ui.RecordText text={said} names={mine === null ? names : namesTo(names, mine)} />
              {said.endsWith('.') ? ' ' : '. '}
              {replay && blind !== null && hiddenWords(replay.hiddenFrom(blind, moment), names, mine, blind)}
            </p>
            {weighed && (
              <button
                type="button"
                class="text-button"
                aria-label={say.whyNamed(weighed.title)}
                onClick={() => {
                  setPlaying(false);
                  setOpened('why');
                }}
              >
                {compact ? say.why : say.whyNamed(weighed.title)}
              </button>
            )}
          </div>
        </div>
        <CoursePicture {...props} at={at} said={said} title={titleOf(props, at)} onGo={go} />
        <div class="replay-row">
          <Controls
            by={by}
            playing={playing}
            atStart={at === 0}
            atEnd={at === timeline.last}
            runs={timeline.has('run')}
            onBy={setBy}
            onStep={(way, far) => go(timeline.from(at, way, far))}
            onPlay={() => {
              if (!playing && at === timeline.last) setAt(0);
              setPlaying(!playing);
            }}
          />
          <ActionButton
            kind="main"
            title={say.playOnFromHere}
            detail={say.againstTheMachine}
            blocked={why}
            onClick={() => {
              setPlaying(false);
              setOpened('goOn');
            }}
          />
        </div>
      </section>
      {opened === 'record' && (
        <RecordLines
          {...props}
          at={at}
          onGo={(to) => {
            setOpened(null);
            go(to);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'why' && weighed && <WhySheet told={weighed} onClose={() => setOpened(null)} />}
      {opened === 'goOn' && (
        <PlayOn {...{ ui, moment, first: timeline.moments[0], seat, options }} onClose={() => setOpened(null)} />
      )}
    </main>
  );
}

/** "Turn 8, yours". */
function titleOf({ ui, replay, names, mine, timeline }: Replaying, at: number): string {
  const table = timeline.moments[at]?.table;
  const { turn } = ui.summary(table);
  if (turn === 0) return say.beforeTheFirstTurn;
  if (replay === null) return say.turn(turn);
  const { active } = replay.now(table);
  return say.turnAndValue(turn, say.yoursOrNames(active === mine, names[active]));
}

/** "2 actions left". */
const wordsNow = ({ replay, timeline }: Replaying, at: number): string =>
  replay?.now(timeline.moments[at]?.table).words ?? '';

/** The last record line at that moment, as its player reads it. */
function saidAt({ timeline, names, mine }: Replaying, at: number): string {
  const line = timeline.lines[timeline.linesAt(at) - 1];
  if (line === undefined) return say.nothingHasHappenedYet;
  return mine === null ? line.text : toldTo(line.text, names[mine]);
}

const lower = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

function hiddenWords(n: number, names: Replaying['names'], mine: Replaying['mine'], blind: Seat): string {
  const cards = say.cardCount(n);
  const from = say.youOrName(blind === mine, names[blind]);
  return say.hiddenFrom(cards, say.wasOrWere(n), from);
}

function BlindChoice({
  names,
  mine,
  blind,
  compact,
  onChoose,
}: Pick<Replaying, 'names' | 'mine'> & { blind: Unaware; compact: boolean; onChoose(blind: Unaware): void }) {
  const seat = mine ?? 1;
  const choices: readonly Unaware[] = [null, other(seat), seat];
  const wordsOf = (one: Unaware): string =>
    one === null ? say.bothOpen : say.hiddenFromTitle(say.youOrName(one === mine, names[one]));
  if (compact) {
    const next = choices[(choices.indexOf(blind) + 1) % choices.length] ?? null;
    return (
      <div class="blind-choice">
        <button
          type="button"
          class="sole"
          aria-label={say.tapFor(wordsOf(blind), wordsOf(next))}
          onClick={() => onChoose(next)}
        >
          {wordsOf(blind)} <small>{say.tap(lower(wordsOf(next)))}</small>
        </button>
      </div>
    );
  }
  return (
    <fieldset class="blind-choice" aria-label={say.viewpoint}>
      {choices.map((one) => (
        <button key={String(one)} type="button" aria-pressed={one === blind} onClick={() => onChoose(one)}>
          {wordsOf(one)}
        </button>
      ))}
    </fieldset>
  );
}

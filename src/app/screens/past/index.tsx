/** Past games by day, newest first. Each can be replayed, saved and removed. */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as words from '../../../words/en/screens/past.ts';
import { review, whatDecidedIt } from '../../../words/en/screens/review.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Head } from '../../parts/head.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Sign } from '../../parts/sign.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import { goTo } from '../../route.ts';
import { type PastRow, pastRows } from './rows.ts';
import './style.css';
import { longDay } from '../../../words/en/language.ts';

type Kind = PastRow['kind'] | 'all';

const kinds: readonly { kind: Kind; title: string; sign?: string }[] = [
  { kind: 'all', title: words.allGames },
  { kind: 'people', title: words.people, sign: 'people' },
  { kind: 'machine', title: words.machine, sign: 'machine' },
];

export function PastScreen() {
  const [found, setFound] = useState<Awaited<ReturnType<typeof pastRows>> | null>(null);
  const [kind, setKind] = useState<Kind>('all');
  const [opened, setOpened] = useState<string | null>(null);
  const [drawn, setDrawn] = useState(MORE);
  const look = (): void => void pastRows().then(setFound);
  useEffect(look, []);
  const rows = found?.rows ?? [];
  const shown = rows.filter((row) => kind === 'all' || row.kind === kind);
  return (
    <main class="screen past gap4">
      <Head title={words.pastGames}>
        <span class="quiet how-many-games fine">{rows.length === 0 ? '' : words.gameCount(rows.length)}</span>
      </Head>
      {rows.length > 0 && (
        <KindFilter
          kind={kind}
          onChoose={(next) => {
            setKind(next);
            setDrawn(MORE);
          }}
        />
      )}
      <ErrorMessage>{found?.fault}</ErrorMessage>
      {found !== null && rows.length === 0 && (
        <>
          <p>{words.noFinishedGames}</p>
          <ActionButton kind="main" title={words.play} onClick={() => goTo({ at: 'play' })} />
        </>
      )}
      {found !== null && rows.length > 0 && shown.length === 0 && <p class="quiet">{words.noGamesOfThisKind}</p>}
      {byDay(shown.slice(0, drawn)).map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 class="quiet semibold">{day}</h2>
          <ul>
            {ofDay.map((row) => (
              <Row
                key={row.key}
                row={row}
                open={opened === row.key}
                onOpen={() => setOpened(opened === row.key ? null : row.key)}
                onChange={look}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.length > drawn && <More left={shown.length - drawn} onMore={() => setDrawn(drawn + MORE)} />}
      <div class="bottom at-bottom stacked gap3">
        <ActionButton title={words.openAFile} detail={words.checkedFirst} onClick={() => goTo({ at: 'file' })} />
        {rows.length > 0 && (
          <ActionButton title={words.exportAll} detail={words.exportNote} onClick={() => goTo({ at: 'export' })} />
        )}
      </div>
    </main>
  );
}

function KindFilter({ kind, onChoose }: { kind: Kind; onChoose(kind: Kind): void }) {
  return (
    <fieldset class="kinds flex wraps gap3" aria-label={words.whichGames}>
      {kinds.map((one) => (
        <button
          key={one.kind}
          type="button"
          class="pill across gap3"
          aria-pressed={kind === one.kind}
          onClick={() => onChoose(one.kind)}
        >
          {one.sign && <Sign name={one.sign} size={18} />}
          {one.title}
        </button>
      ))}
    </fieldset>
  );
}

/** Rows rendered at once; more follow when the player scrolls. */
const MORE = 40;

/** Loads more rows when scrolled near, or on tap. */
function More({ left, onMore }: { left: number; onMore(): void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // While the page is busy, several looks arrive at once, oldest first.
    const watch = new IntersectionObserver((looks) => looks.at(-1)?.isIntersecting && onMore(), {
      rootMargin: '800px',
    });
    if (end.current) watch.observe(end.current);
    return () => watch.disconnect();
  }, [left]);
  return (
    <div ref={end}>
      <ActionButton title={words.showMore} detail={words.gameCount(left)} onClick={onMore} />
    </div>
  );
}

function byDay(rows: readonly PastRow[]): [string, PastRow[]][] {
  const days = new Map<string, PastRow[]>();
  for (const row of rows) {
    const day = longDay(row.touched);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(row);
    else days.set(day, [row]);
  }
  return [...days];
}

const signs: Readonly<Record<PastRow['kind'], string>> = { people: 'person', machine: 'machine', alone: 'deck' };

interface RowProps {
  row: PastRow;
  open: boolean;
  onOpen(): void;
  onChange(): void;
}

function Row({ row, open, onOpen, onChange }: RowProps) {
  const { title, won, detail, score, seal, side, kind } = row;
  return (
    <li class={open ? 'open' : ''}>
      <button type="button" class="past-row across gap4 fills" aria-expanded={open} onClick={onOpen}>
        <Emblem id={seal} side={side} size={40} />
        <span class="words grow breaks">
          {won ? <b>{title}</b> : <span>{title}</span>}
          <small class="quiet as-block">
            <Sign name={signs[kind]} size={16} /> {detail}
          </small>
        </span>
        <span class="score rigid semibold">{score}</span>
      </button>
      {open && <Ways row={row} onChange={onChange} />}
    </li>
  );
}

function Ways({ row, onChange }: Pick<RowProps, 'row' | 'onChange'>) {
  const { of, reviewed, title, detail, unsaved, save, remove } = row;
  const [unverifiable, setUnverifiable] = useState<string | null>(null);
  useEffect(() => void row.unverifiable?.().then(setUnverifiable), [row.key]);
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const drop = async (): Promise<void> => {
    setRefused(await remove());
    setAsking(false);
    onChange();
  };
  return (
    <div class="stacked gap3">
      {unverifiable !== null && <p class="quiet">{unverifiable}</p>}
      <ActionButton
        kind="main"
        title={words.replay}
        detail={words.bothHandsOpen}
        onClick={() => goTo({ at: 'replay', ...of })}
      />
      {reviewed && (
        <ActionButton
          title={review}
          detail={whatDecidedIt}
          onClick={() => goTo({ at: 'replay', ...of, view: 'review' })}
        />
      )}
      {of.of === 'game' && (
        <ActionButton
          title={words.resultAndRematch}
          detail={words.asItEnded}
          onClick={() => goTo({ at: 'table', game: of.id })}
        />
      )}
      <div class="past-small wraps flex gap3">
        <ActionButton title={words.record} onClick={() => goTo({ at: 'replay', ...of, view: 'record' })} />
        <ActionButton title={words.exportLabel} blocked={unsaved} onClick={() => void save().then(setRefused)} />
        <ActionButton kind="harm" title={words.remove} onClick={() => setAsking(true)} />
      </div>
      <ErrorMessage>{refused}</ErrorMessage>
      {asking && (
        <Sheet label={words.removeThisGame} onClose={() => setAsking(false)}>
          <h2 class="quiet semibold">{words.removeFromThisPhone}</h2>
          <p>{words.removalWarning(title, detail)}</p>
          {row.needed !== undefined && <p>{row.needed}</p>}
          <ActionButton kind="main" title={words.keepTitle} onClick={() => setAsking(false)} />
          <ActionButton kind="harm" title={words.removeTitle} onClick={() => void drop()} />
        </Sheet>
      )}
    </div>
  );
}

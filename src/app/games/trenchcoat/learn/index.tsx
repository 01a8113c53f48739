/** The Learn screen: a page for each seat, the first session from either, and the glossary. */
import { GM, PLAYER, type Table } from '../../../../rules/trenchcoat/game/table.ts';
import { wordsOfTheGame } from '../../../../words/en/screens/lesson.ts';
import { groups, words } from '../../../../words/en/trenchcoat/learn/glossary.ts';
import * as say from '../../../../words/en/trenchcoat/learn/index.ts';
import { FirstGame } from '../../../lessons/firstGame.tsx';
import { GlossaryScreen } from '../../../lessons/glossary.tsx';
import { LessonLink, lessonProgress } from '../../../lessons/lessonLink.tsx';
import { Screen } from '../../../parts/head.tsx';
import { LinkRow } from '../../../parts/linkRow.tsx';
import { hashOf } from '../../../route.ts';
import '../signs.ts';
import { deleteNote } from '../../../../peer/store/notes.ts';
import type { Move } from '../../../../rules/trenchcoat/game/move.ts';
import { unnamed } from '../../../../words/en/sides.ts';
import { moveTitle } from '../../../../words/en/trenchcoat/learn/lesson.ts';
import { gameInfo } from '../../../../words/en/trenchcoat/sign.ts';
import type { LessonUi } from '../../../lessons/lessonUi.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { Board } from '../board/index.tsx';
import type { SessionRecord } from '../recorder.ts';
import { tableUi } from '../table.tsx';
import { script } from './script.ts';

/** The first session on screen: the board, and moves by name. */
const lessonUi: LessonUi<Table, Move, SessionRecord> = {
  key: 'lesson-trenchcoat',
  script,
  table: tableUi,
  names: [unnamed(gameInfo, GM), unnamed(gameInfo, PLAYER)],
  home: 'trenchcoat',
  Board: ({ v, record, place, onLeave }) => <Board v={v} record={record} place={place} onLeave={onLeave} />,
  Tap: ({ move, main = false, onPlay }) => (
    <ActionButton kind={main ? 'main' : 'plain'} title={moveTitle(move)} onClick={onPlay} />
  ),
  title: (_v, _record, move) => moveTitle(move),
  Text: ({ children }) => <>{children}</>,
  // Drafts and secret changes from an earlier lesson would not fit this one.
  forget: (storageKey) => void deleteNote(storageKey),
};

/** By seat: its segment in the route. */
const seatWords = ['master', 'player'] as const;

const addressOf = (what: string): string => hashOf({ at: 'learn', what: `${lessonUi.home}/${what}` });
const HOME = hashOf({ at: 'learn', what: lessonUi.home });

/** `what`: the part named in the route; all parts if there is none. */
export function LearnScreen({ what: path }: { what: string }) {
  const [part = '', more = ''] = path.split('/');
  if (part === 'glossary') return <GlossaryScreen words={words} groups={groups} first={more} back={HOME} />;
  const seat = part === seatWords[GM] ? GM : part === seatWords[PLAYER] ? PLAYER : null;
  if (seat === null) return <LearnHome />;
  return more === 'play' ? <FirstGame ui={lessonUi} seat={seat} /> : <SeatPage seat={seat} />;
}

function LearnHome() {
  return (
    <Screen class="gap5" title={say.title} back="#/learn" label={say.learn}>
      <p>{say.whatItIs}</p>
      <section class="grid gap3" aria-labelledby="first-session">
        <h2 id="first-session">{say.aFirstTest}</h2>
        <p class="quiet">{say.firstTestDetail}</p>
        <ul class="ways">
          {([GM, PLAYER] as const).map((seat) => (
            <LessonLink
              key={seat}
              course={lessonUi}
              seat={seat}
              to={addressOf(`${seatWords[seat]}/play`)}
              title={say.pages[seat].title}
            />
          ))}
        </ul>
      </section>
      <section class="grid gap3" aria-labelledby="how-to-play">
        <h2 id="how-to-play">{say.howToPlay}</h2>
        <ul class="ways">
          {([GM, PLAYER] as const).map((seat) => (
            <LinkRow
              key={seat}
              to={addressOf(seatWords[seat])}
              sign="book"
              title={say.pages[seat].title}
              detail={say.pages[seat].detail}
            />
          ))}
          <LinkRow
            to={addressOf('glossary')}
            sign="search"
            title={say.glossary}
            detail={wordsOfTheGame(words.length)}
          />
        </ul>
      </section>
    </Screen>
  );
}

function SeatPage({ seat }: { seat: 0 | 1 }) {
  const { title, sections } = say.pages[seat];
  return (
    <Screen title={title} back={HOME} label={say.title}>
      {sections.map((section) => (
        <section class="grid gap3" key={section.title}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
      <ul class="ways">
        <LinkRow
          to={addressOf(`${seatWords[seat]}/play`)}
          sign="play"
          title={say.playIt}
          detail={lessonProgress(lessonUi, seat)}
        />
      </ul>
    </Screen>
  );
}

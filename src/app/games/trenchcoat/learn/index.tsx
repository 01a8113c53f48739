/** Learn: a page for each seat, the first session from either, and the glossary. */

import { GM, PLAYER } from '../../../../rules/trenchcoat/game/table.ts';
import { groups, words } from '../../../../words/en/trenchcoat/learn/glossary.ts';
import * as say from '../../../../words/en/trenchcoat/learn/index.ts';
import { FirstGame } from '../../../lessons/firstGame.tsx';
import { GlossaryScreen } from '../../../lessons/glossary.tsx';
import { lessonDone, lessonPlace, stepNumber, stepsInAll } from '../../../lessons/progress.ts';
import { Head } from '../../../parts/head.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { Way } from '../../../parts/way.tsx';
import { hashOf } from '../../../route.ts';
import { lessonUi } from './lessonUi.tsx';
import '../signs.ts';
import './style.css';

/** By seat: its word in the address. */
const seatWords = ['master', 'player'] as const;

const addressOf = (what: string): string => hashOf({ at: 'learn', what: `${lessonUi.home}/${what}` });
const HOME = hashOf({ at: 'learn', what: lessonUi.home });

/** `what`: the part named in the address; all parts if there is none. */
export function LearnScreen({ what }: { what: string }) {
  const [part = '', more = ''] = what.split('/');
  if (part === 'glossary') return <GlossaryScreen words={words} groups={groups} first={more} back={HOME} />;
  const seat = part === seatWords[GM] ? GM : part === seatWords[PLAYER] ? PLAYER : null;
  if (seat === null) return <LearnHome />;
  return more === 'play' ? <FirstGame ui={lessonUi} seat={seat} /> : <SeatPage seat={seat} />;
}

function LearnHome() {
  return (
    <main class="screen learn-coat">
      <Head title={say.title} back="#/learn" label={say.learn} />
      <p>{say.whatItIs}</p>
      <section aria-labelledby="first-session">
        <h2 id="first-session">{say.aFirstTest}</h2>
        <p class="quiet">{say.firstTestDetail}</p>
        <ul class="ways">
          {([GM, PLAYER] as const).map((seat) => (
            <li key={seat}>
              <a class={`way seat${seat}-owner`} href={addressOf(`${seatWords[seat]}/play`)}>
                <Sign name="play" size={22} />
                <span>
                  <b>{say.pages[seat].title}</b>
                  <small>{progressOf(seat)}</small>
                </span>
                <Sign name="forward" size={18} />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how-to-play">
        <h2 id="how-to-play">{say.howToPlay}</h2>
        <ul class="ways">
          {([GM, PLAYER] as const).map((seat) => (
            <Way
              key={seat}
              to={addressOf(seatWords[seat])}
              sign="book"
              title={say.pages[seat].title}
              detail={say.pages[seat].detail}
            />
          ))}
          <Way
            to={addressOf('glossary')}
            sign="search"
            title={say.glossary}
            detail={say.wordsOfTheGame(words.length)}
          />
        </ul>
      </section>
    </main>
  );
}

function SeatPage({ seat }: { seat: 0 | 1 }) {
  const { title, sections } = say.pages[seat];
  return (
    <main class="screen learn-coat">
      <Head title={title} back={HOME} label={say.title} />
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
      <ul class="ways">
        <Way to={addressOf(`${seatWords[seat]}/play`)} sign="play" title={say.playIt} detail={progressOf(seat)} />
      </ul>
    </main>
  );
}

function progressOf(seat: 0 | 1): string {
  const place = lessonPlace(lessonUi, seat);
  const steps = stepsInAll(lessonUi);
  if (place) return say.continueStepOf(stepNumber(lessonUi, place), steps);
  return say.startOrPlayAgain(lessonDone(lessonUi, seat), steps);
}

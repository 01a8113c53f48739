/** The Learn screen: the first game from either seat, and everything else that teaches the game. */

import { CORP, RUNNER } from '../../../../rules/netrunner/table.ts';
import { wordsOfTheGame } from '../../../../words/en/lessonProgress.ts';
import { groups, words } from '../../../../words/en/netrunner/glossary.ts';
import * as say from '../../../../words/en/netrunner/learn.ts';
import { gameInfos } from '../../../../words/en/signs.ts';
import { FirstGame } from '../../../lessons/firstGame.tsx';
import { GlossaryScreen } from '../../../lessons/glossary.tsx';
import { LessonLink } from '../../../lessons/lessonLink.tsx';
import { Head } from '../../../parts/head.tsx';
import { LinkRow } from '../../../parts/linkRow.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { hashOf } from '../../../route.ts';
import { lessonUi } from './game/lessonUi.tsx';
import { GuidedGame } from './guided/guided.tsx';
import './style.css';

/** `what`: the part named in the route; all parts if there is none. */
export function LearnScreen({ what }: { what: string }) {
  if (what === 'corp') return <FirstGame ui={lessonUi} seat={CORP} />;
  if (what === 'runner') return <FirstGame ui={lessonUi} seat={RUNNER} />;
  const [glossary, word = ''] = what.split('/');
  if (glossary === 'glossary') return <GlossaryScreen words={words} groups={groups} first={word} back="#/learn" />;
  return <LearnHome />;
}

function LearnHome() {
  return (
    <main class="screen learn">
      <Head title={say.learn} />
      <section class="gap3" aria-labelledby="first-game">
        <h2 id="first-game">{say.aFirstGame}</h2>
        <p class="quiet">{say.firstGameDetail}</p>
        <ul class="ways">
          {([RUNNER, CORP] as const).map((seat) => (
            <LessonLink
              key={seat}
              course={lessonUi}
              seat={seat}
              to={hashOf({ at: 'learn', what: seat === CORP ? 'corp' : 'runner' })}
              title={say.lessonSeat(seat === CORP)}
            />
          ))}
        </ul>
      </section>
      <GuidedGame />
      <ul class="ways">
        <li>
          <a class="way" href={hashOf({ at: 'learn', what: 'glossary' })}>
            <Sign name="search" size={22} />
            <span>
              <b>{say.glossary}</b>
              <small>{wordsOfTheGame(words.length)}</small>
            </span>
            <Sign name="forward" size={18} />
          </a>
        </li>
        {gameInfos.flatMap(({ id, name, icon, learn }) =>
          learn === undefined
            ? []
            : [<LinkRow key={id} to={hashOf({ at: 'learn', what: id })} sign={icon} title={name} detail={learn} />],
        )}
      </ul>
    </main>
  );
}

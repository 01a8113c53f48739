/** Learn: the way into the first game from either seat, and into all else that teaches. */
import { CORP, RUNNER } from '../../../../rules/netrunner/table.ts';
import { words } from '../../../../words/en/netrunner/glossary.ts';
import { Head } from '../../../parts/head.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { hashOf } from '../../../route.ts';
import { FirstGame } from './game/firstGame.tsx';
import { GlossaryScreen } from './glossary/index.tsx';
import { GuidedGame } from './guided/guided.tsx';
import { lessonDone, lessonPlace, stepNumber, stepsInAll } from './progress.ts';
import './style.css';

/** `what`: which part of it, by the word in the address; all of them where there is none such. */
export function LearnScreen({ what }: { what: string }) {
  if (what === 'corp') return <FirstGame seat={CORP} />;
  if (what === 'runner') return <FirstGame seat={RUNNER} />;
  const [glossary, word = ''] = what.split('/');
  if (glossary === 'glossary') return <GlossaryScreen first={word} />;
  return <LearnHome />;
}

function LearnHome() {
  return (
    <main class="screen learn">
      <Head title="Learn" />
      <section aria-labelledby="first-game">
        <h2 id="first-game">A first game</h2>
        <p class="quiet">
          Two players: the Corp hides agendas behind ice, the Runner breaks in to steal them. First to seven agenda
          points wins. Play the rulebook’s sample game step by step. Tap anything else and you are told what would come
          of it.
        </p>
        <ul class="ways">
          {([RUNNER, CORP] as const).map((seat) => (
            <li key={seat}>
              <a
                class={`way seat${seat}-owner`}
                href={hashOf({ at: 'learn', what: seat === CORP ? 'corp' : 'runner' })}
              >
                <Sign name="play" size={22} />
                <span>
                  <b>{seat === CORP ? 'From the Corp’s seat' : 'From the Runner’s seat'}</b>
                  <small>{progressOf(seat)}</small>
                </span>
                <Sign name="forward" size={18} />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <GuidedGame />
      <ul class="ways">
        <li>
          <a class="way" href={hashOf({ at: 'learn', what: 'glossary' })}>
            <Sign name="search" size={22} />
            <span>
              <b>Glossary</b>
              <small>{words.length} words of the game</small>
            </span>
            <Sign name="forward" size={18} />
          </a>
        </li>
      </ul>
    </main>
  );
}

function progressOf(seat: 0 | 1): string {
  const place = lessonPlace(seat);
  if (place) return `Continue: step ${stepNumber(place)} of ${stepsInAll}`;
  return lessonDone(seat) ? 'Finished. Play again' : `Begin: ${stepsInAll} steps`;
}

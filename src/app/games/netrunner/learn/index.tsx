/** The Learn screen: the first game from either seat, and everything else that teaches the game. */
import { CORP, RUNNER } from '../../../../rules/netrunner/table.ts';
import { groups, words } from '../../../../words/en/netrunner/glossary.ts';
import * as guided from '../../../../words/en/netrunner/learn/learn.ts';
import { wordsOfTheGame } from '../../../../words/en/screens/lesson.ts';
import { gameInfos } from '../../../../words/en/signs.ts';
import { FirstGame } from '../../../lessons/firstGame.tsx';
import { GlossaryScreen } from '../../../lessons/glossary.tsx';
import { LessonLink } from '../../../lessons/lessonLink.tsx';
import { Screen } from '../../../parts/head.tsx';
import { LinkRow } from '../../../parts/linkRow.tsx';
import { goTo, hashOf } from '../../../route.ts';
import { lessonUi } from './game/lessonUi.tsx';
import './style.css';
import type { Seat } from '../../../../rules/game.ts';
import { beginSolo } from '../../../../solo/solo.ts';
import { markGuided, setHintsOn } from '../../../device/preferences.ts';
import { newSeed } from '../../../device/seed.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { saveSolo } from '../../../play/soloPlaces.ts';
import { slotForNewGame } from '../../../play/soloSummary.ts';
import { defaultDecks } from '../decks/savedDecks.ts';
import { soloRules } from '../solo/rules.ts';

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
    <Screen class="learn" title={guided.learn}>
      <section class="grid gap3" aria-labelledby="first-game">
        <h2 id="first-game">{guided.aFirstGame}</h2>
        <p class="quiet">{guided.firstGameDetail}</p>
        <ul class="ways">
          {([RUNNER, CORP] as const).map((seat) => (
            <LessonLink
              key={seat}
              course={lessonUi}
              seat={seat}
              to={hashOf({ at: 'learn', what: seat === CORP ? 'corp' : 'runner' })}
              title={guided.lessonSeat(seat === CORP)}
            />
          ))}
        </ul>
      </section>
      <GuidedGame />
      <ul class="ways">
        <LinkRow
          to={hashOf({ at: 'learn', what: 'glossary' })}
          sign="search"
          size={22}
          title={guided.glossary}
          detail={wordsOfTheGame(words.length)}
        />
        {gameInfos.flatMap(({ id, name, icon, learn }) =>
          learn === undefined
            ? []
            : [<LinkRow key={id} to={hashOf({ at: 'learn', what: id })} sign={icon} title={name} detail={learn} />],
        )}
      </ul>
    </Screen>
  );
}

/** The entry to a guided game: a full game against the weakest machine, with hints on request. */
function GuidedGame() {
  return (
    <section class="grid gap3" aria-labelledby="guided-game">
      <h2 id="guided-game">{guided.aGuidedGame}</h2>
      <p class="quiet">{guided.guidedGameDetail}</p>
      <ActionButton title={guided.playTheRunner} onClick={() => void begin(RUNNER)} />
      <ActionButton title={guided.playTheCorp} onClick={() => void begin(CORP)} />
    </section>
  );
}

async function begin(seat: Seat): Promise<void> {
  const seed = newSeed();
  const begun = beginSolo(soloRules, {
    kind: 'machine',
    seat,
    level: 'novice',
    decks: [defaultDecks[0].cards, defaultDecks[1].cards],
    options: {},
    seed,
  });
  if (!begun.ok) throw new Error(`a built-in deck cannot be brought: ${JSON.stringify(begun.error)}`);
  setHintsOn(true);
  markGuided(seed);
  const { place } = await slotForNewGame('machine', seed);
  await saveSolo(place, begun.value.game);
  goTo({ at: 'alone', place });
}

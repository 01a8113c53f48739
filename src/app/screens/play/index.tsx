/** Ways to play: with another person, on this phone, or a different game. */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Shelved, shelved } from '../../../peer/store/shelf.ts';
import { other } from '../../../rules/game.ts';
import * as words from '../../../words/en/screens/play.ts';
import { begun } from '../../../words/en/sides.ts';
import { gameInfoNamed, gameInfoOf, gameInfos, mainGameInfo } from '../../../words/en/signs.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { Screen } from '../../parts/head.tsx';
import { useLoaded } from '../../parts/hooks.ts';
import { LinkRow, Row } from '../../parts/linkRow.tsx';
import { Sign } from '../../parts/sign.tsx';
import { goTo, hashOf, type Route } from '../../route.ts';
import '../../parts/rows.css';
import './style.css';
import { isPast } from '../home/words.ts';

export function PlayScreen() {
  const games = useLoaded(shelved) ?? [];
  const others = gameInfos.filter(({ id }) => id !== mainGameInfo.id);
  return (
    <Screen class="play-ways gap4" title={words.play}>
      <Section id="with-a-person" title={words.withAPerson}>
        <ul class="rows stacked gap2">
          {recentOpponents(games).map((row) => (
            <Person key={row.game} row={row} />
          ))}
        </ul>
        <TwoWays />
      </Section>
      <Section id="on-this-phone" title={words.onThisPhone}>
        <ul class="rows stacked gap2">
          <LinkRow
            to={hashOf({ at: 'solo', as: 'machine' })}
            sign="machine"
            title={words.theMachine}
            detail={words.levelsNote}
          />
          <LinkRow
            to={hashOf({ at: 'solo', as: 'goldfish' })}
            sign="person"
            title={words.soloOrPassAndPlay}
            detail={words.testOrShare}
          />
        </ul>
      </Section>
      {others.length > 0 && (
        <Section id="something-else" title={words.somethingElse}>
          <ul class="rows stacked gap2">
            {others.map(({ id, name, about, icon }) => (
              <LinkRow key={id} to={hashOf({ at: 'game', game: id })} sign={icon} title={name} detail={about} />
            ))}
          </ul>
        </Section>
      )}
    </Screen>
  );
}

/** Ways to play a game other than the main game. */
export function GameScreen({ game }: { game: string }) {
  const info = gameInfoNamed(game);
  useEffect(() => {
    if (!info) goTo({ at: 'play' }, true);
  }, [info]);
  if (!info) return <main class="screen" />;
  const { name, about, own, learn } = info;
  return (
    <Screen class="play-ways gap4" title={name} back="#/play" label={words.play}>
      <p class="quiet">{about}</p>
      <Section id="with-a-person" title={words.withAPerson}>
        <TwoWays game={game} />
      </Section>
      <Section id="on-this-phone" title={words.onThisPhone}>
        <ul class="rows stacked gap2">
          <LinkRow
            to={hashOf({ at: 'solo', as: game })}
            sign="person"
            title={words.onePhone}
            detail={words.onePhoneNote}
          />
          {own && <LinkRow to={hashOf({ at: 'own', game })} sign={own.sign} title={own.title} detail={own.detail} />}
          {learn && <LinkRow to={hashOf({ at: 'learn', what: game })} sign="book" title={words.learn} detail={learn} />}
        </ul>
      </Section>
    </Screen>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section class="stacked gap2" aria-labelledby={id}>
      <h2 class="quiet text-body semibold" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The table replaces this screen in the history, so that Back from there goes home. */
const instead = (route: Route) => ({
  href: hashOf(route),
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    goTo(route, true);
  },
});

/** Two equally large choices: each of the two people taps one. */
function TwoWays({ game }: { game?: string }) {
  return (
    <div class="two-ways grid gap3">
      <a class="way-to-play cut stacked gap1" {...instead({ at: 'host', ...(game && { game }) })}>
        <Sign name="people" size={26} />
        <b class="text-figure">{words.invite}</b>
        <small>{words.showCodeOrLink}</small>
      </a>
      <a class="way-to-play cut stacked gap1" {...instead({ at: 'join', code: '' })}>
        <Sign name="camera" size={26} />
        <b class="text-figure">{words.join}</b>
        <small>{words.scanOrTypeCode}</small>
      </a>
    </div>
  );
}

function Person({ row }: { row: Shelved }) {
  const side = other(row.seat);
  return (
    <li>
      <Row
        {...instead({ at: 'table', game: row.game })}
        mark={<Emblem id={row.keys[side]} side={side} size={38} />}
        title={begun(row.names[side])}
        detail={words.againWords(row)}
      />
    </li>
  );
}

/** Maximum number of people at the top of the list. */
const MAX_PEOPLE = 3;

/**
 * The last game with each person, if it is over and verified: the two phones find each other by their known keys, and
 * both players are asked for a rematch. Leaves out people with whom a game is open. Newest first, like the games.
 */
export function recentOpponents(games: readonly Shelved[]): Shelved[] {
  const key = ({ keys, seat }: Shelved): string => keys[other(seat)];
  // Earlier games of a match may be verified after its last one; a game that only dealt packs can't be continued once
  // its match is over.
  const earlier = new Set(games.flatMap(({ before = [] }) => before.map(({ game }) => game)));
  const last = games.filter(({ game, rules }) => !earlier.has(game) && gameInfoOf(rules).leadsTo === undefined);
  const lately = last.filter((game, at) => last.findIndex((one) => key(one) === key(game)) === at);
  const busy = new Set(games.filter((game) => !isPast(game)).map(key));
  // Of people with the same name, keep the latest: they may have changed keys.
  const name = ({ names, seat }: Shelved): string => names[other(seat)];
  const newest = lately.filter((game, at) => lately.findIndex((one) => name(one) === name(game)) === at);
  return newest
    .filter(
      (game) => game.result && (!game.result.unproven || game.result.kept) && !game.followed && !busy.has(key(game)),
    )
    .slice(0, MAX_PEOPLE);
}

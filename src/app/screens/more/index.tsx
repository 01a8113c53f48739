/** More: other phones, settings, checks, storage, and removing a game. */

import { useEffect, useState } from 'preact/hooks';
import { loadDecks } from '../../../peer/store/decks.ts';
import { loadFinished } from '../../../peer/store/finished.ts';
import { loadPastGames } from '../../../peer/store/past.ts';
import { type Shelved, shelved } from '../../../peer/store/shelf.ts';
import * as say from '../../../words/en/screens/more.ts';
import { gameInfos } from '../../../words/en/signs.ts';
import { Screen } from '../../parts/head.tsx';
import { LinkRow, Row } from '../../parts/linkRow.tsx';
import { Sign } from '../../parts/sign.tsx';
import { type OpenSolo, openSolos } from '../../play/soloSummary.ts';
import { hashOf } from '../../route.ts';
import { isPast } from '../home/words.ts';
import { RemoveSheet } from './remove.tsx';
import '../../parts/rows.css';
import './style.css';

/** Each owner is named once, even if two games share one. */
const owners = [...new Set(gameInfos.map(({ owner }) => owner))];

interface StoredCounts {
  games: Shelved[];
  solo: OpenSolo[];
  past: number;
  decks: number;
  /** Null if unknown. */
  bytes: number | null;
}

async function loadStored(): Promise<StoredCounts> {
  const [games, solo, alone, brought, { decks }, room] = await Promise.all([
    shelved(),
    openSolos(),
    loadFinished(),
    loadPastGames(),
    loadDecks(),
    navigator.storage?.estimate?.().catch(() => null) ?? null,
  ]);
  const files = (alone.ok ? alone.value.length : 0) + (brought.ok ? brought.value.size : 0);
  return {
    games,
    solo: solo.ok ? solo.value : [],
    past: games.filter(isPast).length + files,
    decks: decks.length,
    bytes: room?.usage ?? null,
  };
}

export function MoreScreen() {
  const [kept, setKept] = useState<StoredCounts | null>(null);
  const [removing, setRemoving] = useState(false);
  const look = (): void => void loadStored().then(setKept);
  useEffect(look, []);
  const any = kept !== null && kept.games.length + kept.solo.length > 0;
  return (
    <Screen class="more-places gap4" title={say.more}>
      <ul class="rows stacked gap2">
        <LinkRow to="#/another" sign="phone" title={say.anotherPhone} detail={say.anotherPhoneDetail} />
        <LinkRow to="#/settings" sign="gear" title={say.settings} detail={say.settingsDetail} />
        <LinkRow to="#/check" sign="check" title={say.checkThisPhone} detail={say.whatWorks} />
        <LinkRow to="#/file" sign="record" title={say.checkAGameFile} detail={say.checkFileDetail} />
      </ul>
      {gameInfos.map(
        ({ id, own }) =>
          own && (
            <section key={id} aria-label={own.who}>
              <h2 class="quiet text-body semibold">{own.who}</h2>
              <ul class="rows stacked gap2">
                <LinkRow to={hashOf({ at: 'own', game: id })} sign={own.sign} title={own.title} detail={own.detail} />
              </ul>
            </section>
          ),
      )}
      {kept !== null && <StorageSummary {...kept} />}
      {any && (
        <div class="rows stacked gap2">
          <Row
            mark={<Sign name="trash" size={26} />}
            title={say.removeGames}
            detail={say.chooseGamesToRemove}
            onClick={() => setRemoving(true)}
          />
        </div>
      )}
      {removing && kept && (
        <RemoveSheet games={kept.games} alone={kept.solo} onChange={look} onClose={() => setRemoving(false)} />
      )}
      <footer class="quiet centered fine at-bottom">
        <p>{say.fanProjectNotice(owners.map((owner) => `${owner}.`).join(' '))}</p>
      </footer>
    </Screen>
  );
}

function StorageSummary({ games, solo, past, decks, bytes }: StoredCounts) {
  const open = games.filter((game) => !isPast(game)).length + solo.length;
  const rows: readonly (readonly [string | number, string])[] = [
    [open, say.openGamesNoun(open, say.openGame)],
    [past, say.pastGamesNoun(past, say.pastGame)],
    [decks, say.deck(decks)],
    ...(bytes === null ? [] : [[(bytes / 1e6).toFixed(1), say.mb] as const]),
  ];
  return (
    <section aria-labelledby="this-phone-keeps">
      <h2 class="quiet text-body semibold" id="this-phone-keeps">
        {say.storedOnThisPhone}
      </h2>
      <dl class="kept flex wraps">
        {rows.map(([n, words]) => (
          <div class="flex" key={words}>
            <dt class="fine quiet">{words}</dt>
            <dd class="text-number bold">{n}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Sealed packs for solo players: choose boosters, open the packs, see the pool, build decks and play. */
import { useState } from 'preact/hooks';
import type { StoredDeck } from '../../../../peer/store/decks.ts';
import type { CardSet } from '../../../../rules/netrunner/effect.ts';
import { boosterSets, MAX_BOOSTERS, poolOf } from '../../../../rules/netrunner/packs/packs.ts';
import * as words from '../../../../words/en/netrunner/decks/sealed.ts';
import { newSeed } from '../../../device/seed.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { Option, Options } from '../../../parts/options.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { goTo } from '../../../route.ts';
import type { DeckChoice } from '../../gameUi.ts';
import { DeckHead } from './deckHead.tsx';
import { defaultBoosters, noBoosters, type OpenedPacks, openedPacks, packsIn, saveOpenedPacks } from './openedPacks.ts';
import { Opening } from './opening.tsx';
import { Pool } from './pool.tsx';
import './sealed.css';

export function Sealed({ decks, onMade }: { decks: readonly DeckChoice[]; onMade(deck: StoredDeck): void }) {
  const [opened, setOpened] = useState(openedPacks);
  // The last cards stay in view until the player continues.
  const [looking, setLooking] = useState(opened === null || opened.turned < cardCount(opened));
  const change = (next: OpenedPacks | null): void => {
    saveOpenedPacks(next);
    setOpened(next);
  };
  if (opened === null)
    return <Choosing onOpen={(boosters) => change({ seed: newSeed(), boosters, turned: 0, decks: null })} />;
  const packs = packsIn(opened);
  return looking ? (
    <Opening
      packs={packs}
      turned={opened.turned}
      back={toDecks}
      onTurned={(turned) => change({ ...opened, turned })}
      onDone={() => setLooking(false)}
    />
  ) : (
    <Pool
      built={opened.decks}
      packs={packs}
      decks={decks}
      back={toDecks}
      onMade={onMade}
      onDecks={(decks) => change({ ...opened, decks })}
      ways={(_, unready) => (
        <Playing
          unready={unready}
          onNew={() => {
            setLooking(true);
            change(null);
          }}
        />
      )}
    />
  );
}

const toDecks = { to: '#/decks', label: words.decks };

/** Plays against the machine, or opens new packs. */
function Playing({ unready, onNew }: { unready: string | null; onNew(): void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionButton
        key="play"
        kind="main"
        title={words.playTheMachine}
        detail={words.machinePacksNote}
        blocked={unready}
        onClick={() => goTo({ at: 'solo', as: 'sealed' })}
      />
      <ActionButton key="new" title={words.openNewPacks} onClick={() => setAsking(true)} />
      {asking && (
        <Sheet title={words.openNewPrompt} onClose={() => setAsking(false)}>
          <p>{words.decksStay}</p>
          <ActionButton kind="main" title={words.openThem} onClick={onNew} />
          <ActionButton title={words.keepThisPool} onClick={() => setAsking(false)} />
        </Sheet>
      )}
    </>
  );
}

const cardCount = (opened: OpenedPacks): number => poolOf(packsIn(opened)).length;

function Choosing({ onOpen }: { onOpen(boosters: OpenedPacks['boosters']): void }) {
  const [set, setSet] = useState<CardSet>('v1');
  const [count, setCount] = useState(defaultBoosters.v1);
  return (
    <main class="screen deck-screen sealed gap5">
      <DeckHead back="#/decks" label={words.decks} title={words.sealed} />
      <p class="quiet">{words.howItWorks}</p>
      <Options legend={words.howManyBoosters}>
        {Array.from({ length: MAX_BOOSTERS + 1 }, (_, n) => (
          <Option key={n} on={count === n} onTake={() => setCount(n)} title={`${n}`} />
        ))}
      </Options>
      {count > 0 && (
        <Options legend={words.whichSet}>
          {boosterSets.map((one) => (
            <Option key={one} on={set === one} onTake={() => setSet(one)} title={words.setName(one)} />
          ))}
        </Options>
      )}
      <div class="bottom stacked gap3 at-bottom">
        <ActionButton kind="main" title={words.openThem} onClick={() => onOpen({ ...noBoosters, [set]: count })} />
      </div>
    </main>
  );
}

/** Removes a game from this phone: choose one, see the consequences, confirm. */

import { useState } from 'preact/hooks';
import type { Shelved } from '../../../peer/store/shelf.ts';
import { capital } from '../../../words/en/capital.ts';
import { turnState } from '../../../words/en/screens/home/openGames.ts';
import * as words from '../../../words/en/screens/more.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Row } from '../../parts/linkRow.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Sign } from '../../parts/sign.tsx';
import { deleteSolo } from '../../play/soloPlaces.ts';
import { type OpenSolo, soloSeal } from '../../play/soloSummary.ts';
import { isPast } from '../home/words.ts';

interface Removable {
  key: string;
  title: string;
  detail: string;
  /** The text from which the emblem is drawn. */
  seal: string;
  side: 0 | 1;
  /** What would be lost. */
  means: string;
  /** Returns why it could not be removed, or null. */
  remove(): Promise<string | null>;
}

const between = (row: Shelved): Removable => {
  const side = row.seat === 0 ? 1 : 0;
  const them = row.names[side];
  return {
    key: row.game,
    title: words.gameTitle(them),
    detail: isPast(row) ? 'past' : words.open(turnState(row)),
    seal: row.keys[side],
    side,
    means: removalNote(row, them),
    remove: async () => {
      const done = await (await import('../../play/removeGame.ts')).removeGame(row);
      return done.ok ? null : done.error.text;
    },
  };
};

function removalNote(row: Shelved, them: string): string {
  if (row.moved !== undefined) return words.playedElsewhere;
  return isPast(row) && row.result?.kept ? words.matchNotOver(them) : words.removalWarning(isPast(row), them);
}

/** Names for the kinds of solo games. */
const kindTitles: Record<OpenSolo['kind'], string> = {
  goldfish: words.goldfishGame,
  hotSeat: words.hotSeatGame,
  machine: words.machineGame,
};

const alone = ({ info, kind, place, seat, turn }: OpenSolo): Removable => ({
  key: place,
  title: kindTitles[kind],
  detail: words.open(turnState({ turn })),
  seal: soloSeal(info, seat),
  side: seat,
  means: words.finalNote,
  remove: async () => {
    const done = await deleteSolo(place);
    return done.ok ? null : storeAdvice[done.error].what;
  },
});

interface Props {
  games: readonly Shelved[];
  alone: readonly OpenSolo[];
  /** Called after a game has been removed. */
  onChange(): void;
  onClose(): void;
}

/** Two steps: which game, then what would be lost. `onChange` is also called if the removal failed. */
export function RemoveSheet({ games, alone: solo, onChange, onClose }: Props) {
  const [asked, setAsked] = useState<Removable | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async (one: Removable): Promise<void> => {
    setBusy(true);
    const why = await one.remove();
    setBusy(false);
    setRefused(why);
    onChange();
    if (why !== null) return;
    onClose();
    // A new version may have been waiting for this game to end.
    await (await import('../../offline/update.ts')).checkForUpdate();
  };
  return (
    <Sheet label={words.removeAGame} class="removing" onClose={onClose}>
      {asked === null ? (
        <>
          <h2>{words.removeWhichGame}</h2>
          <ul>
            {[...games.map(between), ...solo.map(alone)].map((one) => (
              <li key={one.key}>
                <Row
                  mark={<Emblem id={one.seal} side={one.side} size={30} />}
                  title={capital(one.title)}
                  detail={one.detail}
                  end={<Sign name="trash" size={20} />}
                  onClick={() => setAsked(one)}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <h2>{words.removeFromThisPhone(asked.title)}</h2>
          <p class="quiet">{asked.means}</p>
          {refused !== null && (
            <p class="quiet" role="alert">
              {refused}
            </p>
          )}
          <ActionButton title={words.keepTitle} onClick={onClose} />
          <ActionButton
            kind="harm"
            title={words.removeTitle}
            blocked={busy ? words.removing : null}
            onClick={() => void remove(asked)}
          />
        </>
      )}
    </Sheet>
  );
}

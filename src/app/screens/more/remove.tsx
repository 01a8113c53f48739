/** Which game is to leave this phone, what that means for it, and whether that is meant. */
import { useState } from 'preact/hooks';
import type { Shelved } from '../../../peer/store/shelf.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { Big } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Sign } from '../../parts/sign.tsx';
import { dropSolo } from '../../play/soloPlaces.ts';
import { type OpenSolo, soloSeal } from '../../play/soloSummary.ts';
import { isPast, turnOf } from '../home/words.ts';

interface Removable {
  key: string;
  title: string;
  detail: string;
  /** What the emblem is drawn from. */
  seal: string;
  side: 0 | 1;
  /** What is lost with it. */
  means: string;
  /** Result: why it could not be removed, or null. */
  remove(): Promise<string | null>;
}

const between = (row: Shelved): Removable => {
  const side = row.seat === 0 ? 1 : 0;
  const them = row.names[side];
  return {
    key: row.game,
    title: `The game with ${them}`,
    detail: isPast(row) ? 'past' : `open, ${turnOf(row)}`,
    seal: row.keys[side],
    side,
    means:
      row.moved !== undefined
        ? 'You play it on your other phone, where it stays.'
        : isPast(row)
          ? 'You can’t export it again. Save its file first if you want to keep it.'
          : `It isn’t over. Without it this phone can’t play on or show its cards at the end: if ${them} claims the game, you have lost it.`,
    remove: async () => {
      const done = await (await import('../../play/removeGame.ts')).removeGame(row);
      return done.ok ? null : done.error.text;
    },
  };
};

/** What a game alone is called. */
const titles: Record<OpenSolo['kind'], string> = {
  goldfish: 'The game against nobody',
  hotSeat: 'The game on one phone',
  machine: 'The game against the machine',
};

const alone = ({ sign, kind, place, seat, turn }: OpenSolo): Removable => ({
  key: place,
  title: titles[kind],
  detail: `open, ${turnOf({ turn })}`,
  seal: soloSeal(sign, seat),
  side: seat,
  means: 'You can’t get it back.',
  remove: async () => {
    const done = await dropSolo(place);
    return done.ok ? null : storeAdvice[done.error].what;
  },
});

interface Props {
  games: readonly Shelved[];
  alone: readonly OpenSolo[];
  /** A game has gone. */
  onChange(): void;
  onClose(): void;
}

/** Two steps: which game, and then what is lost with it. `onChange` is called also when it could not be removed. */
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
    // A new version may have waited for the end of this game.
    await (await import('../../offline/update.ts')).look();
  };
  return (
    <Sheet label="Remove a game" class="removing" onClose={onClose}>
      {asked === null ? (
        <>
          <h2>Remove which game?</h2>
          <ul>
            {[...games.map(between), ...solo.map(alone)].map((one) => (
              <li key={one.key}>
                <button type="button" class="way row" onClick={() => setAsked(one)}>
                  <Emblem id={one.seal} side={one.side} size={30} />
                  <span>
                    <b>{one.title}</b>
                    <small>{one.detail}</small>
                  </span>
                  <Sign name="trash" size={20} />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <h2>Remove {asked.title.replace(/^The/, 'the')} from this phone?</h2>
          <p>{asked.means}</p>
          {refused !== null && <p role="alert">{refused}</p>}
          <Big title="Keep it" onClick={onClose} />
          <Big kind="harm" title="Remove it" blocked={busy ? 'removing' : null} onClick={() => void remove(asked)} />
        </>
      )}
    </Sheet>
  );
}

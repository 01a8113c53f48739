/** A new game against the machine from a table of a game that is over; that one stays what it was. */

import { useEffect, useState } from 'preact/hooks';
import type { CardId, Known, Seat } from '../../../rules/game.ts';
import { type Moment, standingAt } from '../../../rules/moment.ts';
import { beginSolo } from '../../../solo/solo.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { newSeed } from '../../device/seed.ts';
import type { AnyTableUi } from '../../games/gameUi.ts';
import { Big } from '../../parts/button.tsx';
import { Option, Options } from '../../parts/options.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { Reel } from '../../play/past/reel.ts';
import type { GameRecord } from '../../play/record.ts';
import { keepSolo } from '../../play/soloPlaces.ts';
import { placeForNew } from '../../play/soloSummary.ts';
import { goTo } from '../../route.ts';
import { refusedWords } from '../../words/refused.ts';

type Shown = Moment<unknown, Known>;

/** Why play cannot resume from that moment; undefined if it can. */
export function whyNot(ui: AnyTableUi, reel: Reel<unknown, GameRecord>, at: number): string | undefined {
  const { levels, together } = ui.solo;
  if (!levels || together || !ui.replay) return 'The machine doesn’t play this game.';
  const moment = reel.moments[at];
  if (!moment || ui.game.ask(moment.table).kind === 'over') return 'The game is over here. Step back first.';
  if (standingAt(moment) !== null) return undefined;
  return moment.known.includes(null)
    ? 'Not all cards are known here.'
    : 'You are in the middle of a step. Go one step further.';
}

interface Props {
  ui: AnyTableUi;
  moment: Shown;
  /** The first moment of the game: what each brought. */
  first: Shown | undefined;
  /** Whose side is chosen at first. */
  seat: Seat;
  options: Readonly<Record<string, string>>;
  onClose(): void;
}

export function GoOn({ ui, moment, first, seat: mine, options, onClose }: Props) {
  const levels = ui.solo.levels ?? [];
  const [seat, setSeat] = useState(mine);
  const [level, setLevel] = useState(levels[0]?.id ?? '');
  const [refused, setRefused] = useState<string | null>(null);
  const dropped = useDropped();
  const begin = async (): Promise<void> => {
    const start = standingAt(moment);
    if (start === null) return;
    const decks: [CardId[], CardId[]] = [deckIn(first, 0), deckIn(first, 1)];
    const seed = newSeed();
    const begun = beginSolo(ui.solo.rules, {
      kind: 'machine',
      seat,
      level,
      decks,
      options: { ...options },
      seed,
      start,
    });
    if (!begun.ok) return setRefused(refusedWords(ui, begun.error));
    const { place } = await placeForNew('machine', seed);
    const kept = await keepSolo(place, begun.value.game);
    if (!kept.ok && kept.error === 'full') return setRefused(storeAdvice[kept.error].what);
    goTo({ at: 'alone', place });
  };
  return (
    <Sheet label="Play on from here" class="go-on-sheet screen" onClose={onClose}>
      <h2>Play on from here</h2>
      <p class="quiet">A new game against the machine from this table. This game stays as it is.</p>
      <Options legend="Your side">
        {([0, 1] as const).map((side) => (
          <Option key={side} side={side} on={seat === side} onTake={() => setSeat(side)} title={ui.sign.seats[side]} />
        ))}
      </Options>
      <Options legend="How strong?" note={levels.find(({ id }) => id === level)?.note}>
        {levels.map(({ id, name }) => (
          <Option key={id} on={level === id} onTake={() => setLevel(id)} title={name} />
        ))}
      </Options>
      {refused !== null && (
        <p class="wrong" role="alert">
          {refused}
        </p>
      )}
      <Big
        kind={dropped === null ? 'main' : 'harm'}
        title={dropped === null ? 'Play on' : 'Drop an open game and play on'}
        detail={dropped ?? undefined}
        onClick={() => void begin()}
      />
    </Sheet>
  );
}

/** The cards of a player before anything of the game was played. */
function deckIn(first: Shown | undefined, seat: Seat): CardId[] {
  const known = first?.known[seat];
  return known ? [...known.hand, ...known.pile, ...Object.values(known.slots)] : [];
}

/** The open game that the new one would replace when the limit is reached; usually null. */
function useDropped(): string | null {
  const [dropped, setDropped] = useState<string | null>(null);
  useEffect(() => {
    void placeForNew('machine', 0).then(({ replaces }) => {
      if (replaces) setDropped(`against the machine, turn ${replaces.turn}: you can’t resume it later`);
    });
  }, []);
  return dropped;
}

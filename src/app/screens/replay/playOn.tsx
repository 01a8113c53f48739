/** Starts a new game against the machine from a moment of a finished game, which is not changed. */

import { useState } from 'preact/hooks';
import type { CardId, Known, Seat } from '../../../rules/game.ts';
import { type Moment, positionAt } from '../../../rules/moment.ts';
import { beginSolo } from '../../../solo/solo.ts';
import * as words from '../../../words/en/screens/replay.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { newSeed } from '../../device/seed.ts';
import type { AnyTableUi } from '../../games/gameUi.ts';
import { ActionButton } from '../../parts/button.tsx';
import { useLoaded } from '../../parts/hooks.ts';
import { Option, Options } from '../../parts/options.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import type { Timeline } from '../../play/past/timeline.ts';
import type { GameRecord } from '../../play/record.ts';
import { saveSolo } from '../../play/soloPlaces.ts';
import { slotForNewGame } from '../../play/soloSummary.ts';
import { goTo } from '../../route.ts';

type Shown = Moment<unknown, Known>;

/** Why play can't resume from a moment; undefined if it can. */
export function whyNotPlayOn(ui: AnyTableUi, timeline: Timeline<unknown, GameRecord>, at: number): string | undefined {
  const { levels, together } = ui.solo;
  if (!levels || together || !ui.replay) return words.noMachine;
  const moment = timeline.moments[at];
  if (!moment || ui.game.ask(moment.table).kind === 'over') return words.gameOverHere;
  if (positionAt(moment) !== null) return undefined;
  return words.whyNotPlayOn(moment.known.includes(null));
}

interface Props {
  ui: AnyTableUi;
  moment: Shown;
  /** The game's first moment, from which both decks can be reconstructed. */
  first: Shown | undefined;
  /** The side selected initially. */
  seat: Seat;
  /** The level of the machine in the finished game, if it played: selected initially. */
  level: string | null;
  options: Readonly<Record<string, string>>;
  onClose(): void;
}

export function PlayOn({ ui, moment, first, seat: mine, level: played, options, onClose }: Props) {
  const levels = ui.solo.levels ?? [];
  const [seat, setSeat] = useState(mine);
  const [level, setLevel] = useState((levels.find(({ id }) => id === played) ?? levels[0])?.id ?? '');
  const [refused, setRefused] = useState<string | null>(null);
  const dropped = useReplacedGame();
  const begin = async (): Promise<void> => {
    const start = positionAt(moment);
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
    if (!begun.ok) return setRefused(ui.refusal(begun.error));
    const { place } = await slotForNewGame('machine', seed);
    const kept = await saveSolo(place, begun.value.game);
    if (!kept.ok && kept.error === 'full') return setRefused(storeAdvice[kept.error].what);
    goTo({ at: 'alone', place });
  };
  return (
    <Sheet title={words.playOnFromHere} class="go-on-sheet screen" onClose={onClose}>
      <p class="quiet">{words.playOnDetail}</p>
      <Options legend={words.yourSide}>
        {([0, 1] as const).map((side) => (
          <Option key={side} side={side} on={seat === side} onTake={() => setSeat(side)} title={ui.info.seats[side]} />
        ))}
      </Options>
      <Options legend={words.howStrong} note={levels.find(({ id }) => id === level)?.note}>
        {levels.map(({ id, name }) => (
          <Option key={id} on={level === id} onTake={() => setLevel(id)} title={name} />
        ))}
      </Options>
      <ErrorMessage>{refused}</ErrorMessage>
      <ActionButton
        kind={dropped === null ? 'main' : 'harm'}
        title={words.playOnTitle(dropped)}
        detail={dropped ?? undefined}
        onClick={() => void begin()}
      />
    </Sheet>
  );
}

/** Reconstructs a player's full deck from the game's first moment. */
function deckIn(first: Shown | undefined, seat: Seat): CardId[] {
  const known = first?.known[seat];
  return known ? [...known.hand, ...known.pile, ...Object.values(known.slots)] : [];
}

/** Describes the open game that a new one would replace if no slot is free; null if no game would be replaced. */
function useReplacedGame(): string | null {
  const slot = useLoaded(() => slotForNewGame('machine', 0));
  return slot?.replaces ? words.againstTheMachineTurn(slot.replaces.turn) : null;
}

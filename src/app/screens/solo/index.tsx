/** Solo setup: game, decks and rules, and the open games to resume. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { other, type Seat } from '../../../rules/game.ts';
import { type SoloKind, soloKinds } from '../../../solo/kinds.ts';
import { beginSolo, openSolo } from '../../../solo/solo.ts';
import * as say from '../../../words/en/screens/solo.ts';
import { gameInfoNamed, playedAfter, whichGame } from '../../../words/en/signs.ts';
import { MACHINE_PAUSES, machinePauseMs, saveMachinePause } from '../../device/pace.ts';
import { newSeed } from '../../device/seed.ts';
import type { AnyGameUi, DeckChoice, SealedDecks, SoloLevel } from '../../games/gameUi.ts';
import { loadUi } from '../../games/index.ts';
import { Loading } from '../../offline/loading.tsx';
import { ActionButton } from '../../parts/button.tsx';
import { Head } from '../../parts/head.tsx';
import { useAsyncEffect } from '../../parts/hooks.ts';
import { LinkRow, Row } from '../../parts/linkRow.tsx';
import { Option, Options } from '../../parts/options.tsx';
import { Sign } from '../../parts/sign.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import { type Decks, decksForOptions, decksOf, withDeck } from '../../play/bring.ts';
import { loadSolos, type SoloSlot, saveSolo } from '../../play/soloPlaces.ts';
import { type NewSlot, slotForNewGame, soloGameInfo } from '../../play/soloSummary.ts';
import { goTo, hashOf, stillOnScreen } from '../../route.ts';
import { firstChoices, GameChoice, TableOptions } from '../table/options.tsx';
import { DropSheet } from './dropSheet.tsx';
import './style.css';

/** `ui`: the default game; `as`: the preselected kind, or another game. */
export function SoloScreen({ ui: first, as }: { ui: AnyGameUi; as?: string | undefined }) {
  const [ui, setUi] = useState(first);
  const named = as === undefined ? undefined : gameInfoNamed(as);
  // In solo games, packs are opened on the decks screen.
  const info = named && playedAfter(named);
  useEffect(() => {
    if (info && info.id !== first.info.id) void loadUi(info).then(setUi);
  }, []);
  const kind = soloKinds.find((one) => one === as) ?? 'machine';
  const sealed = useSealed(ui, as === 'sealed');
  // Changing the game resets decks and options.
  if (sealed === 'opening') return <Loading />;
  return <Choosing key={ui.info.id} ui={ui} first={kind} sealed={sealed} onGame={setUi} />;
}

/** The sealed decks, if requested; null if there are none. */
function useSealed(ui: AnyGameUi, asked: boolean): SealedDecks | 'opening' | null {
  const [decks, setDecks] = useState<SealedDecks | 'opening' | null>(asked ? 'opening' : null);
  useEffect(() => {
    if (asked) void (ui.decks?.sealed?.() ?? Promise.resolve(null)).then(setDecks, () => setDecks(null));
  }, []);
  return decks;
}

interface ChoosingProps {
  ui: AnyGameUi;
  first: SoloKind;
  sealed: SealedDecks | null;
  onGame(ui: AnyGameUi): void;
}

function Choosing({ ui, first, sealed, onGame }: ChoosingProps) {
  const setup = useSetup(ui, first, sealed);
  const { kind, seat, options, brought, refused, asking } = setup;
  const { together } = ui.solo;
  const sides = ui.info.seats;
  // Solo players choose their own side first, then the opponent's deck.
  const one = kind !== 'hotSeat';
  const seats: readonly Seat[] = kind === 'goldfish' ? [seat] : kind === 'machine' ? [seat, other(seat)] : [0, 1];
  const mine = one ? seat : 1;
  /** Against the machine, all important choices fit on one screen. */
  const onMachine = kind === 'machine' && !together;
  return (
    <main class={`screen solo seat${mine} seat${mine}-owner ${onMachine ? 'on-machine' : ''}`}>
      <Head title={say.onThisPhone} back="#/play" label={say.play} />
      <WaitingGames />
      <How ui={ui} setup={setup} />
      {one && !together && (
        <Options legend={say.yourSide}>
          {([0, 1] as const).map((side) => (
            <Option key={side} side={side} on={seat === side} onTake={() => setup.takeSide(side)} title={sides[side]} />
          ))}
        </Options>
      )}
      {seats.map(
        (side) =>
          ui.decks && (
            <ui.decks.Pick
              key={side}
              side={side}
              options={options}
              chosen={brought[side]}
              label={!one ? say.deckLabel(sides[side]) : say.deckLabelFor(side === seat)}
              onChoose={setup.bring}
            />
          ),
      )}
      <More ui={ui} setup={setup} canOpen={!sealed && onMachine} onMachine={onMachine} onGame={onGame} />
      <div class="bottom stacked gap3 at-bottom">
        <ErrorMessage>{refused}</ErrorMessage>
        <ActionButton
          kind="main"
          title={say.beginOrDeal(!!together)}
          detail={say.newGame}
          onClick={() => void setup.deal()}
        />
      </div>
      {asking !== null && (
        <DropSheet
          words={asking.words}
          onDrop={() => void setup.deal(asking.room)}
          onKeep={() => setup.setAsking(null)}
        />
      )}
    </main>
  );
}

type Setup = ReturnType<typeof useSetup>;

/** The choices so far, and the game that they set up. */
function useSetup(ui: AnyGameUi, first: SoloKind, sealed: SealedDecks | null) {
  const { together } = ui.solo;
  const [kind, setKind] = useState<SoloKind>(
    together ? 'hotSeat' : ui.solo.levels ? first : first === 'machine' ? 'goldfish' : first,
  );
  const [seat, setSeat] = useState<Seat>(together?.against?.seat ?? 0);
  const [options, setOptions] = useState(() => firstChoices(ui.game.options));
  const [decks, setDecks] = useState<Decks>(() => (sealed ? sealedFor(sealed, seat) : decksOf(ui)));
  const [own, setOwn] = useState<readonly SoloLevel[]>([]);
  useEffect(() => void ui.solo.ownLevels?.().then(setOwn), [ui]);
  const levels = [...(ui.solo.levels ?? []), ...own];
  const [level, setLevel] = useState(levels[0]?.id ?? '');
  // The chosen deck may not be allowed under different rules.
  const brought = decksForOptions(ui, decks, options);
  return {
    ...{ kind, setKind, seat, options, setOptions, levels, level, setLevel, brought },
    ...useDeal(ui, { kind, seat, level, options, brought }),
    takeSide(side: Seat): void {
      setSeat(side);
      if (sealed) setDecks(sealedFor(sealed, side));
    },
    bring: (deck: DeckChoice): void => setDecks(withDeck(decks, deck)),
  };
}

interface Chosen {
  kind: SoloKind;
  seat: Seat;
  level: string;
  options: Record<string, string>;
  brought: Decks;
}

/** Starts the game. Refuses with a sentence, or asks first if the oldest open game would have to go. */
function useDeal(ui: AnyGameUi, { kind, seat, level, options, brought }: Chosen) {
  const [refused, setRefused] = useState<string | null>(null);
  const [asking, setAsking] = useState<{ words: string; room: NewSlot } | null>(null);
  const dealing = useRef(false);
  const deal = async (room?: NewSlot): Promise<void> => {
    // A second tap while the machine is being measured would start another game.
    if (dealing.current) return;
    dealing.current = true;
    const here = stillOnScreen();
    const budget = kind === 'machine' ? await budgetOf(ui, level) : null;
    if (!here()) return;
    // The passive side uses the built-in deck.
    const [first, second] = kind === 'goldfish' ? withDeck(brought, decksOf(ui)[other(seat)]) : brought;
    const seed = newSeed();
    const begun = beginSolo(ui.solo.rules, {
      kind,
      seat,
      ...(kind === 'machine' && { level }),
      ...(budget !== null && { budget }),
      decks: [first.cards, second.cards],
      options,
      seed,
    });
    if (!begun.ok) {
      dealing.current = false;
      return setRefused(ui.refusal(begun.error));
    }
    const found = room ?? (await slotForNewGame(kind, seed, () => setRefused(say.storageUnavailable)));
    if (!here()) return;
    const { replaces, place } = found;
    if (replaces && !room) {
      dealing.current = false;
      return setAsking({ words: say.oldestOpenGame(replaces.turn), room: found });
    }
    await saveSolo(place, begun.value.game);
    goTo({ at: 'alone', place });
  };
  return { refused, asking, setAsking, deal };
}

/** The kind of game, and how strong the machine is. */
function How({ ui, setup: { kind, setKind, levels, level, setLevel } }: { ui: AnyGameUi; setup: Setup }) {
  const { together } = ui.solo;
  const against = together?.against;
  const notes = {
    machine: say.seesNoHiddenCards,
    goldfish: say.goldfishNote(ui.solo.idleWords),
    hotSeat: say.passAndPlayNote,
  };
  return (
    <>
      {together &&
        (against ? (
          <Options legend={say.how} note={kind === 'machine' ? against.note : together.note}>
            <Option on={kind === 'hotSeat'} onTake={() => setKind('hotSeat')} title={against.both} />
            <Option on={kind === 'machine'} onTake={() => setKind('machine')} title={against.title} />
          </Options>
        ) : (
          <p class="quiet">{together.note}</p>
        ))}
      {!together && (
        <Options legend={say.how} note={notes[kind]}>
          {levels.length > 0 && (
            <Option on={kind === 'machine'} onTake={() => setKind('machine')} title={say.theMachine} />
          )}
          <Option on={kind === 'goldfish'} onTake={() => setKind('goldfish')} title={say.goldfish} />
          <Option on={kind === 'hotSeat'} onTake={() => setKind('hotSeat')} title={say.twoPlayersOnePhone} />
        </Options>
      )}
      {kind === 'machine' && (
        <Options legend={against?.legend ?? say.howStrong} note={levels.find(({ id }) => id === level)?.note}>
          {levels.map(({ id, name }) => (
            <Option key={id} on={level === id} onTake={() => setLevel(id)} title={name} />
          ))}
        </Options>
      )}
    </>
  );
}

interface MoreProps extends Pick<ChoosingProps, 'ui' | 'onGame'> {
  setup: Setup;
  onMachine: boolean;
  /** Packs have not been opened yet, but can be. */
  canOpen: boolean;
}

function More({ ui, setup, onMachine, canOpen, onGame }: MoreProps) {
  return (
    <details class="more-choices" open={!onMachine}>
      <summary class="across quiet semibold">{say.moreOptions}</summary>
      {ui.decks?.sealed && canOpen && (
        <ul class="ways">
          <LinkRow to="#/sealed" sign="deck" title={say.sealed} detail={say.openPacks} />
        </ul>
      )}
      <GameChoice chosen={ui.info} onChoose={(info) => void loadUi(info).then(onGame)} />
      {onMachine && <PauseChoice />}
      <TableOptions choices={ui.game.options} words={ui.options} chosen={setup.options} onChoose={setup.setOptions} />
    </details>
  );
}

function PauseChoice() {
  const [pause, setPause] = useState(machinePauseMs);
  const choose = (ms: number): void => {
    saveMachinePause(ms);
    setPause(machinePauseMs());
  };
  return (
    <Options legend={say.pauseLabel}>
      {MACHINE_PAUSES.map((ms) => (
        <Option
          key={ms}
          on={pause === ms}
          onTake={() => choose(ms)}
          title={ms === 0 ? say.none : say.seconds(ms / 1000)}
        />
      ))}
    </Options>
  );
}

/** Open games to resume. */
function WaitingGames() {
  const waiting = useWaiting();
  if (waiting.length === 0) return null;
  return (
    <ul class="ways">
      {waiting.slice(0, MAX_WAITING).map((one) => (
        <li key={one.place}>
          <Row
            href={hashOf({ at: 'alone', place: one.place })}
            mark={<Sign name="play" size={22} />}
            title={say.continueLabel}
            detail={one.words}
          />
        </li>
      ))}
    </ul>
  );
}

/** The player's sealed deck on their own side, the machine's on the other. */
const sealedFor = ({ mine, its }: SealedDecks, seat: Seat): Decks =>
  seat === 0 ? [mine[0], its[1]] : [its[0], mine[1]];

/** How many answers the machine may try per move; null if it tries none, or if this is unknown. */
async function budgetOf({ solo }: AnyGameUi, level: string): Promise<number | null> {
  const player = await solo.rules.machine?.().catch(() => null);
  return (await player?.budget?.(level)) ?? null;
}

/** The open games of every kind, in words. If one can't be resumed, the reason is shown when it is opened. */
function useWaiting(): Waiting[] {
  const [found, setFound] = useState<Waiting[]>([]);
  useAsyncEffect([], (isHere) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const kept = await loadSolos();
      if (!isHere()) return;
      if (!kept.ok) {
        timer = setTimeout(() => void look(), AGAIN_MS);
        return;
      }
      const open = await Promise.all(
        byTouched(kept.value).map(async ([place, game]) => ({ place, words: await waitingOf(game) })),
      );
      if (isHere()) setFound(open.flatMap(({ place, words }) => (words === null ? [] : [{ place, words }])));
    };
    void look();
    return () => clearTimeout(timer);
  });
  return found;
}

/** Sorted by last played, newest first. */
const byTouched = (kept: ReadonlyMap<SoloSlot, unknown>): [SoloSlot, unknown][] =>
  [...kept].sort(([, a], [, b]) => touchedOf(b) - touchedOf(a));
const touchedOf = (kept: unknown): number =>
  Number((kept as { glance?: { touched?: unknown } } | null)?.glance?.touched ?? 0);

interface Waiting {
  place: SoloSlot;
  words: string;
}

/** Only the game played last; the home screen lists them all. */
const MAX_WAITING = 1;

/** Retry interval while storage does not open (ms). */
const AGAIN_MS = 2000;

async function waitingOf(kept: unknown): Promise<string | null> {
  const kind = soloKinds.find((one) => one === (kept as { kind?: unknown } | null)?.kind);
  if (kind === undefined) return null;
  const info = soloGameInfo(kept);
  const { solo, summary } = await loadUi(info);
  const opened = openSolo(solo.rules, kept);
  if (!opened.ok) return null;
  const { game, local } = opened.value;
  const { turn, over } = summary(local.table);
  if (over) return null;
  const side = info.seats[game.seat];
  const what = {
    goldfish: say.goldfishAs(side),
    hotSeat: say.twoOnThisPhone,
    machine: say.machineAgainst(side),
  }[kind];
  return say.turn(whichGame(info), what, turn);
}

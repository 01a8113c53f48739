/**
 * Between the packs of a match and its first game: open the packs, see the pool, build decks, and say that you are
 * ready.
 */
import { useEffect, useState } from 'preact/hooks';
import * as is from '../../../../base/shapes.ts';
import { type AnyMove, other } from '../../../../rules/game.ts';
import { type PacksKnown, type PacksTable, packsDealt } from '../../../../rules/netrunner/packs/index.ts';
import { poolOf } from '../../../../rules/netrunner/packs/packs.ts';
import * as words from '../../../../words/en/netrunner/decks/packs.ts';
import { begun } from '../../../../words/en/sides.ts';
import { Loading } from '../../../offline/loading.tsx';
import { ActionButton, TextButton } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { type Rematch, useRematch } from '../../../play/rematch.ts';
import type { DealtProps, DeckChoice } from '../../gameUi.ts';
import { Opening } from '../decks/opening.tsx';
import { Pool } from '../decks/pool.tsx';
import { useDecks } from '../decks/savedDecks.ts';
import '../../../parts/rows.css';
import '../signs.ts';
import '../decks/sealed.css';
import { readNote, saveNote } from '../../../../peer/store/notes.ts';

const home = { to: '#/', label: words.home };

export function Dealt({ v, name, options, rematch, onEnd, children }: DealtProps<PacksTable, AnyMove>) {
  const { decks, put } = useDecks();
  const [note, keep] = usePacksNote(name);
  /** The last cards stay in view until the player continues. */
  const [looking, setLooking] = useState(false);
  useRematch(rematch, true);
  // Decks can be changed on other screens, so a player who leaves this screen no longer counts as ready.
  useEffect(() => () => rematch.withdraw(), [rematch]);
  const packs = packsDealt(v.table, v.known as unknown as PacksKnown);
  if (packs === null || note === null || decks === null) return <Loading />;
  const all = poolOf(packs).length;
  if (looking || note.turned < all)
    return (
      <Opening
        packs={packs}
        turned={note.turned}
        back={home}
        onTurned={(turned) => {
          setLooking(true);
          keep({ ...note, turned });
        }}
        onDone={() => setLooking(false)}
      />
    );
  const them = v.names[other(v.seat)];
  return (
    <Pool
      built={note.decks}
      packs={packs}
      decks={decks}
      back={home}
      options={options}
      onMade={put}
      onDecks={(made) => keep({ ...note, decks: made })}
      ways={(built, unready) => <Ready {...{ rematch, built, unready, them }} />}
    >
      <p role="status">{words.opponentState(begun(them), whereabouts(rematch))}</p>
      {rematch.link !== 'open' && children}
      <End onEnd={onEnd} />
    </Pool>
  );
}

function whereabouts({ link, theirs }: Rematch): Parameters<typeof words.opponentState>[1] {
  if (link !== 'open') return link === 'away' ? 'away' : 'left';
  return theirs === null ? 'building' : 'ready';
}

interface ReadyProps {
  rematch: Rematch;
  built: readonly [DeckChoice, DeckChoice];
  /** Why these decks can't be played. */
  unready: string | null;
  them: string;
}

function Ready({ rematch, built, unready, them }: ReadyProps) {
  const mine = rematch.mine !== null;
  return (
    <ActionButton
      key="ready"
      kind="main"
      title={words.ready(mine)}
      detail={words.readyDetail(mine, rematch.theirs !== null, them)}
      blocked={unready}
      onClick={() => {
        if (mine) return rematch.want(null);
        rematch.choose(built);
        rematch.want('same');
      }}
    />
  );
}

/** Asks for confirmation, since the packs are then shown to both players. */
function End({ onEnd }: { onEnd(): void }) {
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>{words.endTheMatch}</TextButton>
      {asking && (
        <Sheet title={words.endPrompt} onClose={close}>
          <p>{words.endNote}</p>
          <ActionButton kind="main" title={words.stay} onClick={close} />
          <ActionButton
            kind="harm"
            title={words.endMatchTitle}
            onClick={() => {
              close();
              onEnd();
            }}
          />
        </Sheet>
      )}
    </>
  );
}

/**
 * How many of a match's packs a player has opened and which decks they built; stored outside the game, on this phone.
 */
interface PacksNote {
  /** Cards turned over so far, through all packs in order. */
  readonly turned: number;
  /** By seat: the decks built from the pool, by id. */
  readonly decks: readonly [string, string] | null;
}

const first: PacksNote = { turned: 0, decks: null };

/** If the stored value is invalid, nothing has been turned over. */
export function readPacksNote(value: unknown): PacksNote {
  const { turned, decks }: Partial<Record<keyof PacksNote, unknown>> = is.object(value) ? value : {};
  if (!is.whole()(turned)) return first;
  return { turned, decks: is.pairOf(is.text)(decks) ? decks : null };
}

/** `game`: the game's name on this phone. The note is null until it has been read. */
function usePacksNote(game: string): [PacksNote | null, (note: PacksNote) => void] {
  const [note, setNote] = useState<PacksNote | null>(null);
  useEffect(() => void readNote(game).then((kept) => setNote(readPacksNote(kept))), [game]);
  const change = (next: PacksNote): void => {
    setNote(next);
    void saveNote(game, next);
  };
  return [note, change];
}

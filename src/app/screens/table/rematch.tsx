/** After a finished game: the standings, and a rematch over the same link once both players want the same. */

import { useState } from 'preact/hooks';
import { type CardId, other, type Seat } from '../../../rules/game.ts';
import { troubleAdvice } from '../../../words/en/pairing.ts';
import * as words from '../../../words/en/screens/table.ts';
import { sidesWords } from '../../../words/en/screens/table.ts';
import { begun } from '../../../words/en/sides.ts';
import type { AnyTableUi, MatchUi } from '../../games/gameUi.ts';
import { ActionButton, TextButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { type Decks, withDeck } from '../../play/bring.ts';
import { seatAfter } from '../../play/next.ts';
import type { Rematch } from '../../play/rematch.ts';
import type { Wish } from '../../play/rematchMessage.ts';
import { rematchSides, rematchWords, usualRematch } from '../../play/rematchOffer.ts';
import type { Standings } from '../../play/standings.ts';
import './rematch.css';

interface Props {
  ui: AnyTableUi;
  seat: Seat;
  /** By seat in the game that has ended. */
  names: readonly [string, string];
  seals: readonly [string, string];
  /** Null if games are not scored together. */
  standings: Standings | null;
  /** Shows the match, row by row. */
  onMatch: (() => void) | null;
  /** Ends the match and reveals what was secret; null if nothing is. */
  onEnd: (() => void) | null;
  rematch: Rematch;
  options: Record<string, string>;
  /** This player's deck for each side. */
  decks: Decks;
  /** The only cards that this player may use, in a match that dealt them; otherwise null. */
  pool?: readonly CardId[] | null;
  /** Why a rematch can't be requested yet; null if it can. */
  blocked: string | null;
}

export function RematchOptions(props: Props) {
  const { ui, seat, names, seals, standings, onMatch, onEnd, rematch, blocked } = props;
  const [choosing, setChoosing] = useState(false);
  const them = names[other(seat)];
  const { mine, theirs, link } = rematch;
  const { seats } = ui.info;
  const usual = usualRematch(ui.info);
  const detailOf = (wish: Wish): string => {
    if (mine === wish) return words.dealingWaitingForTap(theirs === wish, them);
    return wish === 'changed' ? rematchSides(ui.info, seat, them, wish) : words.keptSide(seats[seat]);
  };
  const way = (wish: Wish) => (
    <ActionButton
      kind={mine === wish ? 'main' : mine === null && (theirs ?? usual) === wish ? 'main' : 'plain'}
      title={rematchWords(ui.info)[wish]}
      detail={detailOf(wish)}
      blocked={blocked}
      onClick={() => rematch.want(mine === wish ? null : wish)}
    />
  );
  return (
    <div class="rematch stacked gap3">
      {link !== 'closed' && (
        <>
          {way(usual)}
          <div class="side-by-side flex wraps gap3">
            {way(usual === 'same' ? 'changed' : 'same')}
            {ui.decks && (
              <ActionButton title={words.otherDeck} detail={words.rematchSuffix} onClick={() => setChoosing(true)} />
            )}
          </div>
        </>
      )}
      <p role="status" class="rematch-wish">
        {blocked === null && rematchStatus(begun(them), rematch, ui.info)}
      </p>
      {ui.match && standings && <MatchSoFar match={ui.match} {...{ seat, names, seals, standings, onMatch }} />}
      {onEnd && <ActionButton title={words.endTheMatch} detail={words.endMatchNote} onClick={onEnd} />}
      {choosing && <DeckChoices {...props} onClose={() => setChoosing(false)} />}
    </div>
  );
}

/** This player's deck for each side. */
function DeckChoices({ ui, seat, options, decks, pool = null, rematch, onClose }: Props & { onClose(): void }) {
  const { seats } = ui.info;
  return (
    <Sheet title={words.yourDecks} onClose={onClose}>
      {([seatAfter(seat, 'changed'), seat] as const).map((side) => (
        <section key={side}>
          <h3>{words.deckSide(seats[side])}</h3>
          {ui.decks && (
            <ui.decks.Lobby
              seat={side}
              options={options}
              chosen={decks[side]}
              pool={pool}
              theirs={null}
              onChoose={(deck) => rematch.choose(withDeck(decks, deck))}
            />
          )}
        </section>
      ))}
      <ActionButton kind="main" title={words.done} onClick={onClose} />
    </Sheet>
  );
}

function rematchStatus(
  them: string,
  { mine, theirs, link, met, trouble, refused }: Rematch,
  { next }: Props['ui']['info'],
): string {
  if (trouble?.kind === 'version') return words.updateBothNote(troubleAdvice(trouble).what);
  if (link === 'closed') return words.hasLeftTheGame(them);
  if (link === 'away') return words.awayOrAskedLater(met, them);
  if (theirs !== null && theirs !== mine)
    return next ? `${next.wanted(them)}.` : words.wantsARematch(them, theirs === 'changed');
  return words.declined(refused, them);
}

/** The points of the match so far. */
function MatchSoFar({
  match,
  seat,
  names,
  seals,
  standings: { rows, mine, theirs },
  onMatch,
}: Pick<Props, 'seat' | 'names' | 'seals' | 'onMatch'> & { match: MatchUi; standings: Standings }) {
  const count = words.game(rows.length);
  const stands = mine === theirs ? words.matchEven : `${words.matchLead(mine > theirs, names[other(seat)])}.`;
  return (
    <section class="match-so-far raised2" aria-label={words.matchTitle}>
      <header class="flex spread gap3">
        <h3>{words.matchTitle}</h3>
        <span class="fine quiet">{count}</span>
      </header>
      <p class="match-points flex spread gap3">
        <span class={`across grow gap3 breaks seat${seat}`}>
          <Emblem id={seals[seat]} side={seat} size={28} />
          {words.pointsBehind(<b class="text-title dense">{mine}</b>)}
        </span>
        <span class={`across grow gap3 breaks seat${other(seat)}`}>
          <Emblem id={seals[other(seat)]} side={other(seat)} size={28} /> {begun(names[other(seat)])}{' '}
          <b class="text-title dense">{theirs}</b>
        </span>
      </p>
      <p class="quiet">
        {match.words} {rows.length % 2 === 0 ? stands : sidesWords(rows) || stands}
      </p>
      {onMatch && <TextButton onClick={onMatch}>{words.gameByGame}</TextButton>}
    </section>
  );
}

/** The match sheet: both totals, a row for each game with its score, and the match as one file. */

import type { Ending } from '../../../peer/store/shelf.ts';
import { other, type Seat } from '../../../rules/game.ts';
import { rowWords } from '../../../words/en/ended.ts';
import type { Row } from '../../../words/en/screens/play.ts';
import * as words from '../../../words/en/screens/table.ts';
import { sidesWords } from '../../../words/en/screens/table.ts';
import type { GameInfo } from '../../../words/types.ts';
import type { MatchUi } from '../../games/gameUi.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Sign } from '../../parts/sign.tsx';
import type { Standings } from '../../play/standings.ts';
import './match.css';

interface Props {
  info: GameInfo;
  match: MatchUi;
  standings: Standings;
  /** This player's seat in the game on screen. */
  seat: Seat;
  names: readonly [string, string];
  seals: readonly [string, string];
  turn: number;
  /** Why a file can't be saved, or what it lacks. */
  note: string | null;
  onSave(): void;
  onClose(): void;
}

export function MatchSheet(props: Props) {
  const { standings, names, seat, match, note, onSave, onClose } = props;
  const { rows } = standings;
  const going = rows.at(-1)?.played === null;
  const title = words.matchWith(names[other(seat)]);
  return (
    <Sheet title={title} class="match" onClose={onClose}>
      <Totals {...props} />
      <p class="quiet">
        {match.words} {sidesWords(rows)}
      </p>
      <ol class="match-rows stacked gap3">
        {rows.map((row, at) => (
          <GameRow key={at} nth={at + 1} row={row} {...props} />
        ))}
      </ol>
      {standings.rows.some(({ played }) => played?.kept) && (
        <p class="quiet">
          <Sign name="shield" size={22} />
          {words.secretDecksNote}
        </p>
      )}
      {note !== null && <p role="status">{note}</p>}
      <ActionButton kind="main" title={words.continueTitle(going, rows.length)} onClick={onClose} />
      <ActionButton title={words.saveTheMatch} detail={words.matchFileNote} onClick={onSave} />
    </Sheet>
  );
}

/** Each half is styled for the side that its player has now; the leader is in bold. */
function Totals({ standings: { mine, theirs }, seat, names, seals }: Props) {
  const half = (of: Seat, points: number, leads: boolean) => (
    <div class={`grow total on-paper seat${of} ${leads ? 'leads' : ''}`}>
      <Emblem id={seals[of]} side={of} size={44} />
      <span class="total-who breaks">{words.winnerName(of === seat, names[of])}</span>
      <b class="text-huge regular">
        {points}
        <span class="hidden">{words.pointsOfTheMatch(leads)}</span>
      </b>
    </div>
  );
  return (
    <div class="totals flex">
      {half(seat, mine, mine > theirs)}
      {half(other(seat), theirs, theirs > mine)}
    </div>
  );
}

function GameRow({ nth, row, info, seat: now, names, seals, turn }: Props & { nth: number; row: Row }) {
  const { seat, points, gives, played } = row;
  // `both` is by seat in the game on screen; `of` is a seat in this row.
  const at = <T,>(both: readonly [T, T], of: Seat): T => both[seat === now ? of : other(of)];
  const who: [string, string] = [at(names, 0), at(names, 1)];
  const part = (of: Seat, given: number | undefined) => (
    <span class={`across gap3 quiet seat${of} ${played?.winner === of ? 'won' : ''}`}>
      <Emblem id={at(seals, of)} side={of} size={28} />
      <span class="hidden">{words.standingsPlayer(of === seat, who[of], info.seats[of])}</span>
      <span>
        <b>{points[of]}</b> {words.point(points[of])}
      </span>
      {given !== undefined && (
        <strong class="text-number regular">
          <span class="hidden">{words.pointsVerb}</span>
          {given}
        </strong>
      )}
    </span>
  );
  return (
    <li class={`across gap4 raised2 ${played === null ? 'going' : ''}`}>
      <i class="quiet text-number" aria-hidden="true">
        {nth}
      </i>
      <div class="grow">
        <p class="flex wraps">
          {part(seat, gives?.[0])}
          {part(other(seat), gives?.[1])}
        </p>
        <small class="fine quiet">
          {played !== null && !played.kept && played.by !== 'absence' && (
            <>
              <Sign name="check" size={14} />
              <span class="hidden">{words.verifiedMark}</span>{' '}
            </>
          )}
          {played === null ? words.inProgress(turn, info.seats[seat]) : endedAs(played, who)}
        </small>
      </div>
    </li>
  );
}

function endedAs({ seat, winner, by, text }: NonNullable<Row['played']>, names: readonly [string, string]): string {
  // Older rows record only the winner.
  if (by === undefined || text === undefined)
    return winner === null ? words.nobodyWon : words.gameWon(winner === seat, names[winner]);
  const ending: Omit<Ending, 'unproven' | 'kept'> = { winner, by, text };
  return rowWords(ending, { seat, names });
}

/**
 * The opponent's offer: a line above the table that covers nothing, and the form that answers it (PROTOCOL 14.8, 14.10,
 * 14.11).
 */

import { useEffect, useState } from 'preact/hooks';
import type { OfferView, View } from '../../../peer/match/view.ts';
import { other } from '../../../rules/game.ts';
import * as words from '../../../words/en/screens/table.ts';
import { begun } from '../../../words/en/sides.ts';
import { wayWords } from '../../../words/en/silence.ts';
import { ConsentForm } from '../../offers/consentForm.tsx';
import { Strip } from '../../parts/strip.tsx';
import type { MatchSession } from '../../play/matchRunning.ts';
import type { GameRecord } from '../../play/record.ts';
import type { Stakes } from '../../play/standings.ts';

import { linesOf, takeBackWords, UndoPreview } from './takeBack.tsx';

interface Props {
  view: View<unknown>;
  sitting: MatchSession;
  record: GameRecord;
  /** Null if games are not scored together. */
  stakes: Stakes | null;
  onAccept(): void;
}

/** After this many refusals, the player can decline all further requests at once. */
const MAX_NOES = 2;

export function OpponentOffer(props: Props) {
  const { view, sitting, onAccept } = props;
  const [answering, setAnswering] = useState<OfferView | null>(null);
  const [put, setPut] = useState(false);
  const { theirs } = view.offers;
  const key = theirs && keyOf(theirs);
  useEffect(() => setPut(false), [key]);
  const shown = answering ?? theirs;
  if (shown === null) return null;
  const side = other(view.seat);
  const by = begun(sitting.names[side]);
  const question = questionOf(props, shown);
  const gone = answering !== null && key !== keyOf(answering);
  const close = (): void => setAnswering(null);
  const answer = (act: () => void) => (): void => {
    close();
    setPut(true);
    act();
  };
  if (answering === null)
    return put ? null : (
      <Strip act={{ title: words.answer, onClick: () => setAnswering(theirs) }}>{words.askLine(by, question)}</Strip>
    );
  return (
    <ConsentForm
      {...{ by, side, question }}
      seal={sitting.keys[side]}
      even={shown.what === 'draw'}
      accepts={acceptsOf(props, shown)}
      declines={words.seesThatYouDecline(by)}
      onAccept={answer(onAccept)}
      onDecline={answer(() => void sitting.match.decline())}
      onMute={view.offers.noes < MAX_NOES ? undefined : answer(() => void sitting.match.decline(true))}
      onLater={close}
    >
      {gone ? null : <Changes {...props} offer={shown} />}
    </ConsentForm>
  );
}

function Changes({ offer, ...props }: Props & { offer: OfferView }) {
  const { sitting, view } = props;
  const { seat, table } = view;
  if (offer.what === 'back') return <UndoPreview {...{ sitting, seat, table, record: props.record }} way={offer} />;
  if (offer.what === 'draw') return <p>{words.drawNote}</p>;
  return <p>{words.fixNote}</p>;
}

/** Example: "Take back 2 moves?" */
export function questionOf(
  { view, sitting, record }: Pick<Props, 'view' | 'sitting' | 'record'>,
  offer: OfferView,
): string {
  if (offer.what === 'back') return takeBackWords({ sitting, record }, offer);
  if (offer.what === 'draw') return words.agreeToADraw;
  return words.fix(sitting.ui.correct?.words(view.table, offer.change, sitting.names) ?? words.theTable);
}

/** A key for the offer; it stays the same until a player makes a decision. */
export const keyOf = (offer: OfferView): string =>
  offer.what === 'correct'
    ? `fix ${JSON.stringify(offer.change)}`
    : offer.what === 'back'
      ? `back ${offer.to}`
      : 'draw';

function acceptsOf({ sitting, view, record, stakes }: Props, offer: OfferView): string | undefined {
  if (offer.what === 'correct') return words.bothTablesChange;
  if (offer.what === 'draw')
    return stakes ? wayWords('', begun(sitting.names[other(view.seat)]), stakes).agree : words.nobodyWins;
  const first = linesOf({ sitting, record }, offer).at(-1)?.text;
  return words.tablesGoBack(first);
}

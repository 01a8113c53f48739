/**
 * Take-backs between two phones: what would be undone and what has been revealed since, for the requesting and the
 * answering player (PROTOCOL 14.10).
 */
import { useState } from 'preact/hooks';
import type { BackView, BackWay } from '../../../peer/match/view.ts';
import { other, type Seat } from '../../../rules/game.ts';
import { learnedWords } from '../../../words/en/learned.ts';
import { barredWords } from '../../../words/en/refusals.ts';
import * as words from '../../../words/en/screens/table.ts';
import { movesWords } from '../../../words/en/sharedOptions.ts';
import { begun } from '../../../words/en/sides.ts';
import { namesFor, readBy } from '../../../words/en/you.ts';
import type { AnyTableUi } from '../../games/gameUi.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Option, Options } from '../../parts/options.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { type MatchSession, runningOf } from '../../play/matchRunning.ts';
import type { GameRecord } from '../../play/record.ts';
import { changesOf, distinguishable, undoneSince } from '../../play/undone.ts';
import './takeBack.css';

interface Props {
  sitting: MatchSession;
  seat: Seat;
  back: BackView;
  table: unknown;
  record: GameRecord;
  onClose(): void;
  onAsk(to: number): void;
}

/** The sheet in which this player chooses what to take back. */
export function TakeBack(props: Props) {
  const { back, onClose } = props;
  return back.ways.length > 0 ? <Choose {...props} /> : <Nothing {...{ back, onClose }} />;
}

function Nothing({ back, onClose }: Pick<Props, 'back' | 'onClose'>) {
  return (
    <Sheet title={words.takeBack} onClose={onClose}>
      <p>{barredWords(back.barred)}</p>
      <ActionButton kind="main" title={words.close} onClick={onClose} />
    </Sheet>
  );
}

function Choose(props: Props) {
  const { sitting, seat, back, onClose, onAsk } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const ways = distinguishable(back.ways, (way) => linesOf(props, way).length).slice(0, MAX_WAYS);
  const way = ways.find(({ to }) => to === chosen) ?? ways[0];
  if (way === undefined) return <Nothing {...{ back, onClose }} />;
  const them = begun(sitting.names[other(seat)]);
  const title = words.takeBackQuestion(linesOf(props, way).length);
  return (
    <Sheet title={title} onClose={onClose}>
      {ways.length > 1 && (
        <Options legend={words.howFar}>
          {ways.map((one) => (
            <Option
              key={one.to}
              on={one === way}
              onTake={() => setChosen(one.to)}
              title={movesWords(linesOf(props, one).length)}
            />
          ))}
        </Options>
      )}
      <UndoPreview {...props} way={way} />
      <ActionButton
        kind="main"
        title={words.ask(them)}
        detail={words.offerStands}
        onClick={() => {
          onAsk(way.to);
          onClose();
        }}
      />
      <ActionButton title={words.leaveAsIs} onClick={onClose} />
    </Sheet>
  );
}

/** No more choices than a player can tell apart. */
const MAX_WAYS = 4;

/** The request as a question: "Take back 2 moves?" */
export const takeBackWords = (game: Pick<Props, 'sitting' | 'record'>, way: BackWay): string =>
  words.takeBackQuestion(linesOf(game, way).length);

export const linesOf = ({ sitting, record }: Pick<Props, 'sitting' | 'record'>, { to }: BackWay) =>
  undoneSince(to, record.lines, runningOf(sitting).told().steps, sitting.ui.counts);

/** What the take-back would undo, and what stays known. */
export function UndoPreview({
  way,
  ...props
}: Pick<Props, 'sitting' | 'seat' | 'table' | 'record'> & { way: BackWay }) {
  const { sitting, seat, table } = props;
  const { ui, names } = sitting;
  const changes = changesOf(table, way.table, ui.counts);
  return (
    <div class="take-back stacked gap4">
      <h3>{words.thisWillBeUndone}</h3>
      <ul class="undone stacked gap3">
        {linesOf(props, way).map((line) => (
          <li
            key={`${line.seq} ${line.text}`}
            class={`flex spread gap4 ${line.seat === null ? '' : `seat${line.seat}`}`}
          >
            <span>
              <ui.RecordText text={readBy(line, seat, names)} names={namesFor(names, seat)} />
            </span>
            {line.price !== '' && <small class="rigid">{line.price}</small>}
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <ul class="goes-back flex wraps gap3">
          {changes.map(({ seat: of, name, from, to }) => (
            <li key={`${of} ${name}`} class="stacked raised2">
              <small>{`${words.ownersNoun(of === seat, names[of])} ${name}`}</small>
              <b>{words.pointsChange(from, to)}</b>
            </li>
          ))}
        </ul>
      )}
      <h3>{words.whatWasLearned}</h3>
      <ul class="learned stacked gap3">
        {learnedWords(way.learned, seat, names, titleBy(ui)).map((sentence) => (
          <li key={sentence} class="on-paper">
            {sentence}
          </li>
        ))}
      </ul>
      <p class="quiet">{words.takeBackNote}</p>
    </div>
  );
}

/** A function that names a card, if the game provides one. */
const titleBy =
  ({ cardTitle }: Pick<AnyTableUi, 'cardTitle'>) =>
  (card: string): string =>
    cardTitle?.(card) ?? card;

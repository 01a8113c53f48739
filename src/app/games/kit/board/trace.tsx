/** A trace from its limit to its result. Bids stay hidden until both are sealed. */

import { useState } from 'preact/hooks';
import type { Seat } from '../../../../rules/game.ts';
import type { Move, Table } from '../../../../rules/kit/index.ts';
import { CORP, type KitOutcome, numberOf, RUNNER } from '../../../../rules/kit/table.ts';
import * as say from '../../../../words/en/kit/board.ts';

import { ActionButton } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import type { Seated } from '../../../play/seated.ts';

type NumbersProps = { max: number; chosen: number; onChoose(n: number): void; of: string };

function Numbers({ max, chosen, onChoose, of }: NumbersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere.
    <div class="kit-numbers grid gap3" role="group" aria-label={of}>
      {Array.from({ length: max + 1 }, (_, n) => (
        <button
          class="centered text-number raised2"
          key={n}
          type="button"
          aria-pressed={chosen === n}
          onClick={() => onChoose(n)}
        >
          {n}
        </button>
      ))}
    </div>
  );
}

const USUAL_LIMIT = 5;
const MAX_LIMIT = 15;
const MAX_LINK = 8;

/** The form in which the Corp sets the limit. */
export function BeginTrace({ onBegin, onClose }: { onBegin(limit: number): void; onClose(): void }) {
  const [limit, setLimit] = useState(USUAL_LIMIT);
  return (
    <Sheet title={say.trace} onClose={onClose} class="kit-sheet">
      <p class="quiet">{say.traceIntro}</p>
      <Numbers max={MAX_LIMIT} chosen={limit} onChoose={setLimit} of={say.limit} />
      <ActionButton
        kind="main"
        title={say.traceLimit(limit)}
        detail={say.runnerShowsBaseLink}
        onClick={() => onBegin(limit)}
      />
    </Sheet>
  );
}

interface Props {
  v: Seated<Table, Move>;
  /** The other phone may be gone for good, so leaving is always possible. */
  onLeave(): void;
}

/** What a trace in progress asks of this phone. */
export function TraceSheet(props: Props) {
  const { table, seat } = props.v;
  if (table.step === 'link') return <LinkSheet key="link" {...props} />;
  return table.step === 'bids' ? <BidSheet key={`bids ${seat}`} {...props} /> : null;
}

const Leave = ({ onLeave }: Pick<Props, 'onLeave'>) => (
  <ActionButton kind="quiet" title={say.leaveTheTable} detail={say.resumeNote} onClick={onLeave} />
);

function LinkSheet({ v, onLeave }: Props) {
  const [link, setLink] = useState(0);
  const [dropping, setDropping] = useState(false);
  const limit = v.table.trace?.limit ?? 0;
  const drop = (): void => {
    setDropping(true);
    v.want?.(true);
  };
  if (v.seat !== RUNNER)
    return (
      <Sheet title={say.trace} class="kit-sheet">
        <p role="status">{say.waitingForBaseLink(dropping, v.names[RUNNER], limit)}</p>
        {!dropping && <ActionButton title={say.cancelTheTrace} detail={say.backToTheCounters} onClick={drop} />}
        <Leave onLeave={onLeave} />
      </Sheet>
    );
  return (
    <Sheet title={say.trace} class="kit-sheet">
      <p>{say.askBaseLink(limit)}</p>
      <Numbers max={MAX_LINK} chosen={link} onChoose={setLink} of="Base link" />
      <ActionButton
        kind="main"
        title={say.showABaseLink(link)}
        detail={say.thenBothBid}
        onClick={() => v.play({ do: 'link', link })}
      />
      <ActionButton kind="quiet" title={say.cancelTheTrace} onClick={() => v.play({ do: 'drop' })} />
    </Sheet>
  );
}

function BidSheet({ v, onLeave }: Props) {
  const [bits, setBits] = useState(0);
  const { table, seat } = v;
  const { limit = 0, link } = table.trace ?? {};
  const have = numberOf(table, seat, 'bits');
  const maxBid = seat === CORP ? Math.min(limit, have) : have;
  const sealed = v.sealed[seat];
  const words = (of: Seat): string => say.bidState(v.sealed[of]);
  return (
    <Sheet title={say.trace} class="kit-sheet">
      <ul class="kit-envelopes two-columns gap3">
        {([CORP, RUNNER] as const).map((of) => (
          <li key={of} class={v.sealed[of] ? 'sealed' : ''}>
            <small>{say.yoursOrName(of === seat, v.names[of])}</small>
            <b>{words(of)}</b>
          </li>
        ))}
      </ul>
      <p>{say.howTheTraceSucceeds(limit, link ?? 0)}</p>
      {sealed ? (
        <>
          <p role="status">{say.bidSealedNote}</p>
          <Leave onLeave={onLeave} />
        </>
      ) : (
        <>
          <p class="quiet">{say.howManyBits}</p>
          <Numbers max={maxBid} chosen={bits} onChoose={setBits} of="Your bid" />
          <ActionButton
            kind="main"
            title={say.sealBidTitle(bits)}
            detail={say.bitsLeftAfterBid(have - bits, have)}
            onClick={() => v.play({ do: 'bid', bits })}
          />
        </>
      )}
    </Sheet>
  );
}

/** The result, until it has been seen. */
export function OutcomeSheet({ outcome, onClose }: { outcome: KitOutcome; onClose(): void }) {
  return (
    <Sheet title={say.outcomeTitle(outcome)} onClose={onClose} class="kit-sheet outcome">
      {outcome.kind === 'die' && <p class="huge centered text-huge bold">{outcome.value}</p>}
      {outcome.kind === 'coin' && <p class="huge centered text-huge bold">{say.headsOrTails(outcome.heads)}</p>}
      {outcome.kind === 'trace' && (
        <>
          <p class="huge centered text-huge bold">{say.traceResult(outcome.success)}</p>
          <p>{say.traceAmounts(outcome.corp, outcome.link, outcome.runner)}</p>
        </>
      )}
      <ActionButton kind="main" title={say.continueTitle} onClick={onClose} />
    </Sheet>
  );
}

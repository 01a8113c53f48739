/** A trace from its limit to what came of it: nobody sees a bid before both are sealed. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../../rules/game.ts';
import type { Move, Table } from '../../../../rules/kit/index.ts';
import { CORP, numberOf, type Outcome, RUNNER } from '../../../../rules/kit/table.ts';
import { nameOf } from '../../../../words/en/kit/told.ts';
import { begun } from '../../../../words/en/sides.ts';
import { Big } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import type { Seated } from '../../../play/seated.ts';

function Numbers({
  most,
  chosen,
  onChoose,
  of,
}: {
  most: number;
  chosen: number;
  onChoose(n: number): void;
  of: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere.
    <div class="kit-numbers" role="group" aria-label={of}>
      {Array.from({ length: most + 1 }, (_, n) => (
        <button key={n} type="button" aria-pressed={chosen === n} onClick={() => onChoose(n)}>
          {n}
        </button>
      ))}
    </div>
  );
}

const USUAL_LIMIT = 5;
const MOST_LIMIT = 15;
const MOST_LINK = 8;

/** The Corp says the limit. */
export function BeginTrace({ onBegin, onClose }: { onBegin(limit: number): void; onClose(): void }) {
  const [limit, setLimit] = useState(USUAL_LIMIT);
  return (
    <Sheet label="Trace" onClose={onClose} class="kit-sheet">
      <h2>Trace</h2>
      <p class="quiet">Both bid in secret. What is the limit on your card?</p>
      <Numbers most={MOST_LIMIT} chosen={limit} onChoose={setLimit} of="Trace limit" />
      <Big
        kind="main"
        title={`Trace, limit ${limit}`}
        detail="first the Runner shows the base link"
        onClick={() => onBegin(limit)}
      />
    </Sheet>
  );
}

interface Props {
  v: Seated<Table, Move>;
  /** The other phone may be gone for good: whoever waits for it may always go. */
  onLeave(): void;
}

/** What a trace that goes on asks of this phone. */
export function TraceSheet(props: Props) {
  const { table, seat } = props.v;
  if (table.step === 'link') return <LinkSheet key="link" {...props} />;
  return table.step === 'bids' ? <BidSheet key={`bids ${seat}`} {...props} /> : null;
}

const Leave = ({ onLeave }: Pick<Props, 'onLeave'>) => (
  <Big kind="quiet" title="Leave the table" detail="you can resume it later" onClick={onLeave} />
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
      <Sheet label="Trace" class="kit-sheet">
        <h2>Trace</h2>
        <p role="status">
          {dropping
            ? `Taking the trace back: waiting for ${v.names[RUNNER]}’s phone…`
            : `Limit ${limit}. ${begun(v.names[RUNNER])} shows the base link…`}
        </p>
        {!dropping && <Big title="No trace after all" detail="back to the counters" onClick={drop} />}
        <Leave onLeave={onLeave} />
      </Sheet>
    );
  return (
    <Sheet label="Trace" class="kit-sheet">
      <h2>Trace</h2>
      <p>{`A trace, limit ${limit}. What is your base link?`}</p>
      <Numbers most={MOST_LINK} chosen={link} onChoose={setLink} of="Base link" />
      <Big
        kind="main"
        title={`Show a base link of ${link}`}
        detail="then both bid"
        onClick={() => v.play({ do: 'link', link })}
      />
      <Big kind="quiet" title="No trace after all" onClick={() => v.play({ do: 'drop' })} />
    </Sheet>
  );
}

function BidSheet({ v, onLeave }: Props) {
  const [bits, setBits] = useState(0);
  const { table, seat } = v;
  const { limit = 0, link } = table.trace ?? {};
  const have = numberOf(table, seat, 'bits');
  const most = seat === CORP ? Math.min(limit, have) : have;
  const sealed = v.sealed[seat];
  const words = (of: Seat): string => (v.sealed[of] ? 'sealed' : 'not sealed yet');
  return (
    <Sheet label="Trace" class="kit-sheet">
      <h2>Trace</h2>
      <ul class="kit-envelopes">
        {([CORP, RUNNER] as const).map((of) => (
          <li key={of} class={v.sealed[of] ? 'sealed' : ''}>
            <small>{of === seat ? 'Yours' : begun(v.names[of])}</small>
            <b>{words(of)}</b>
          </li>
        ))}
      </ul>
      <p>{`Limit ${limit}. The Corp needs at least as much as the base link of ${link ?? 0} and the Runner’s bid together. Both envelopes open at the same moment.`}</p>
      {sealed ? (
        <>
          <p role="status">Your bid is sealed. You can’t change it.</p>
          <Leave onLeave={onLeave} />
        </>
      ) : (
        <>
          <p class="quiet">How many bits? You pay them win or lose.</p>
          <Numbers most={most} chosen={bits} onChoose={setBits} of="Your bid" />
          <Big
            kind="main"
            title={`Seal a bid of ${bits}`}
            detail={`leaves you ${have - bits} of ${have} ${nameOf('bits', have)}`}
            onClick={() => v.play({ do: 'bid', bits })}
          />
        </>
      )}
    </Sheet>
  );
}

/** What came of it, until it has been seen. */
export function OutcomeSheet({ outcome, onClose }: { outcome: Outcome; onClose(): void }) {
  return (
    <Sheet label={titleOf(outcome)} onClose={onClose} class="kit-sheet outcome">
      <h2>{titleOf(outcome)}</h2>
      {outcome.kind === 'die' && <p class="huge">{outcome.value}</p>}
      {outcome.kind === 'coin' && <p class="huge">{outcome.heads ? 'Heads' : 'Tails'}</p>}
      {outcome.kind === 'trace' && (
        <>
          <p class="huge">{outcome.success ? 'The trace succeeds' : 'The trace fails'}</p>
          <p>{`The Corp: ${outcome.corp}. The Runner: base link ${outcome.link} and ${outcome.runner} ${nameOf('bits', outcome.runner)}.`}</p>
        </>
      )}
      <Big kind="main" title="Go on" onClick={onClose} />
    </Sheet>
  );
}

const titleOf = ({ kind }: Outcome): string =>
  kind === 'trace' ? 'Trace' : kind === 'die' ? 'Shared die' : 'Shared coin';

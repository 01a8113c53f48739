/** Incoming damage: how much, its source, what it will cost, and what can prevent it. Both players see the same row. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PendingHarm } from '../../../../../rules/netrunner/rulebook/harm/coming.ts';
import { bitsOf, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { fromTo } from '../../../../../words/en/netrunner/access.ts';
import * as words from '../../../../../words/en/netrunner/harm.ts';
import { ActionButton, TextButton } from '../../../../parts/button.tsx';
import { Emblem } from '../../../../parts/emblem.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { Answers, LookFirst } from '../decide/answers.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { mayHaveHiddenMoves } from '../decide/private.ts';
import { Pending, WaitingLine } from '../decide/waiting.tsx';
import { cardOf, sideClass } from '../seated.ts';
import { Stepper } from '../sheets/stepper.tsx';
import { Strip } from '../table/strip.tsx';
import {
  cheapestPrevention,
  type PreventionSource,
  preventedBy,
  preventionMoves,
  priceOf,
  sourcesOf,
} from './prevention.ts';
import '../access/access.css';
import './harm.css';

interface Props extends DecisionProps {
  coming: PendingHarm;
  line: ComponentChildren;
}

export function HarmView(props: Props) {
  const { v, coming, line, onShow } = props;
  const { source } = coming;
  const { before, after } = words.harmSource(v, coming);
  return (
    <section class={`stacked harm-view shrinks ${sideClass(v.seat)}`} aria-label={words.harmTitle(v, coming)}>
      <Strip v={v} onShow={onShow} />
      {line}
      <div class="harm-scroll stacked gap4">
        <section class={`harm-paper sided seat${v.seat} stacked gap4 rigid on-paper`}>
          <header class="across gap4">
            <Sign name="drop" size={40} />
            <div>
              <h2 class="text-number">{words.harmTitle(v, coming)}</h2>
              <p>
                {before}
                <button class="bold tappable" type="button" onClick={() => onShow({ kind: 'card', card: source.card })}>
                  {cardOf(source.card).title}
                </button>
                {after}
              </p>
            </div>
          </header>
          {v.seat === RUNNER && <h3 class="fine quiet">{words.ifNothing}</h3>}
          <Row coming={coming} />
          <p>{words.harmSum(v, coming)}</p>
        </section>
        {v.seat === RUNNER && <Choice {...props} />}
      </div>
      {v.seat !== RUNNER && (
        <div class="access-foot corp stacked gap3 rigid">
          <WaitingLine>{words.waitingForRunner(v)}</WaitingLine>
        </div>
      )}
    </section>
  );
}

/** With more points than this, counts are shown instead. */
const MAX_COLUMNS = 6;

/** A column for each point: prevented, a lost card, or no card left to lose. */
function Row({ coming: { prevented, amount, cards } }: { coming: PendingHarm }) {
  const lost = Math.min(amount, cards);
  const kinds = [
    { kind: 'prevented', n: prevented, sign: 'shield' },
    { kind: 'card', n: lost, sign: 'drop' },
    { kind: 'none', n: amount - lost, sign: 'close' },
  ] as const;
  if (prevented + amount > MAX_COLUMNS)
    return (
      <ul class="points-row flex gap3">
        {kinds
          .filter(({ n }) => n > 0)
          .map(({ kind, n, sign }) => (
            <li key={kind} class={`stacked centers centered shrinks ${kind}`}>
              <b>{n}</b>
              <Sign name={sign} size={20} />
              <small>{words.columnWords[kind]}</small>
            </li>
          ))}
      </ul>
    );
  return (
    <ul class="points-row flex gap3">
      {kinds.flatMap(({ kind, n, sign }) =>
        Array.from({ length: n }, (_, at) => (
          <li key={`${kind} ${at}`} class={`stacked centers centered shrinks ${kind}`}>
            <Sign name={sign} size={20} />
            <small>{words.columnWords[kind]}</small>
          </li>
        )),
      )}
    </ul>
  );
}

const Foot = ({ children }: { children: ComponentChildren }) => (
  <div class="access-foot fades runner stacked gap3 rigid">{children}</div>
);

/** The Runner's choice of preventions. */
function Choice(props: Props) {
  const { v, coming, tapped, open } = props;
  const sources = sourcesOf(v, coming);
  const asked = v.question.kind === 'move' ? v.question.window : '';
  if (tapped || v.pending) return <Foot>{tapped && <Pending tapped={tapped} open={open} />}</Foot>;
  if (asked === 'flatline' || sources.length === 0)
    return (
      <Foot>
        <Answers {...props} />
      </Foot>
    );
  return <Prevention {...props} key={sources.map(({ key, most }) => `${key} ${most}`).join()} sources={sources} />;
}

function Prevention({
  v,
  coming,
  open,
  sources,
  onPlay,
  onLook,
  onShow,
}: Props & { sources: readonly PreventionSource[] }) {
  const [chosen, setChosen] = useState(() => cheapestPrevention(v, sources, coming));
  const have = bitsOf(v.table, RUNNER);
  const points = preventedBy(sources, chosen);
  const price = priceOf(sources, chosen);
  const used = sources.filter(({ key }) => (chosen[key] ?? 0) > 0);
  const others = v.moves.some((move) => move.do !== 'pass' && (move.do !== 'use' || move.card !== undefined));
  return (
    <>
      <section class="sources stacked gap4 rigid" aria-label={words.whatPrevents}>
        <h3 class="quiet text-body">{words.whatPrevents}</h3>
        {sources.map((source) => (
          <SourceRow
            key={source.key}
            source={source}
            uses={chosen[source.key] ?? 0}
            onUses={(uses) => setChosen({ ...chosen, [source.key]: uses })}
          />
        ))}
      </section>
      <Foot>
        <ActionButton
          kind="main"
          title={words.preventTitle(coming, points)}
          detail={
            used.map(({ card, key }) => `${words.shortTitle(cardOf(card).title)} ${chosen[key]}`).join(', ') ||
            undefined
          }
          bits={price}
          after={price > 0 && price <= have ? fromTo(have, have - price) : undefined}
          blocked={points === 0 ? words.chooseFirst : price > have ? words.shortBy(price - have) : null}
          onClick={() => onPlay(...preventionMoves(v, sources, chosen))}
        />
        <ActionButton
          kind="harm"
          title={words.preventNothing}
          detail={words.sufferDetail(v, coming)}
          onClick={() => onPlay({ do: 'pass' })}
        />
        {!open && mayHaveHiddenMoves(v) && <LookFirst v={v} onLook={() => onLook(null)} />}
        {open && others && <TextButton onClick={() => onShow({ kind: 'list' })}>{words.otherWays}</TextButton>}
      </Foot>
    </>
  );
}

/** A stepper for an amount, a checkbox for a single use. */
function SourceRow({ source, uses, onUses }: { source: PreventionSource; uses: number; onUses(uses: number): void }) {
  const { card, most } = source;
  const { title, side } = cardOf(card);
  const named = (
    <>
      <Emblem id={card} side={side} size={36} />
      <span class="words grow">
        <b>{words.shortTitle(title)}</b>
        <small class="as-block quiet">{words.sourceWords(source)}</small>
      </span>
    </>
  );
  if (most === 1)
    return (
      <button
        type="button"
        class="source across gap4 raised2"
        aria-pressed={uses > 0}
        onClick={() => onUses(uses > 0 ? 0 : 1)}
      >
        {named}
        <span class="chosen-source rigid" aria-hidden="true">
          {uses > 0 && <Sign name="check" size={22} />}
        </span>
      </button>
    );
  return (
    <div class={`across gap4 source raised2 ${uses > 0 ? 'used' : ''}`}>
      {named}
      <Stepper
        n={uses}
        most={most}
        less={words.lessOf(title)}
        more={words.moreOf(title)}
        onStep={(by) => onUses(uses + by)}
      />
    </div>
  );
}

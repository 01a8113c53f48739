/** A run as a ladder: all its steps, with the current one expanded and the choice below, within reach of the thumb. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardId, Slot } from '../../../../../rules/game.ts';
import { cheapestPlan, planFor } from '../../../../../rules/netrunner/breaking.ts';
import { approached } from '../../../../../rules/netrunner/rulebook/run/encountered.ts';
import { openSubs } from '../../../../../rules/netrunner/rulebook/run/subroutines.ts';
import { CORP, cardAt, fortOf, RUNNER, type Run } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/run.ts';
import { inForceInRun } from '../../../../../words/en/netrunner/lasting.ts';
import { faceOf, isAsked } from '../../../../../words/en/netrunner/tableView.ts';
import { Emblem } from '../../../../parts/emblem.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { RunChoice } from '../decide/runChoice.tsx';
import { cardOf, type NetrunnerSeated } from '../seated.ts';
import { Rig } from '../table/rig.tsx';
import { iceSign, Lozenge } from '../table/tile.tsx';
import { RunHeader } from './runHeader.tsx';
import { Subs } from './subs.tsx';
import './run.css';
import './ladder.css';
import type { Card } from '../../../../../rules/netrunner/effect.ts';
import { rezCost, strength } from '../../../../../rules/netrunner/rulebook/numbers.ts';
import { nameAt } from '../../../../../words/en/netrunner/decide/moves.ts';
import { hyphenated } from '../../../../../words/en/netrunner/short.ts';
import { tileWords } from '../../../../../words/en/netrunner/tiles.ts';

type Props = DecisionProps & { run: Run; line: ComponentChildren };

/** The run screen, which replaces the table: the header, the breakers, the ladder of ice, the choice. */
export function RunView(props: Props) {
  const { v, run, open, line, onShow } = props;
  const ice = fortOf(v.table, run.fort)?.ice ?? [];
  const here = run.success ? undefined : approached(v.table);
  const met = run.encounter ? here : undefined;
  const [chosen, setChosen] = useState<{ of: string; by: Record<number, Slot> } | null>(null);
  // A choice of breakers applies to one state of one encounter.
  const of = `${met} ${run.broken.join()}`;
  const plan = met === undefined ? null : planOf(v, met, chosen?.of === of ? chosen.by : null);
  // Between two pieces of ice, where the Runner may jack out.
  const between = v.question.kind === 'move' && (v.question.window === 'jack' || v.question.window === 'last');
  const state = (at: number): 'passed' | 'here' | 'ahead' =>
    at < run.at ? 'passed' : ice[at] === here && !between ? 'here' : 'ahead';
  const step = (slot: Slot, at: 'passed' | 'here' | 'ahead') => (
    <LadderStep key={slot} v={v} slot={slot} open={open} state={at} onSlot={() => onShow({ kind: 'slot', slot })}>
      {slot === met && <Subs v={v} slot={slot} run={run} plan={plan} onChoose={(by) => setChosen({ of, by })} />}
    </LadderStep>
  );
  const steps = ice.map((slot, at) => step(slot, state(at)));
  const inside = <Inside key="inside" v={v} run={run} open={open} here={here === undefined && !between} />;
  const way = [...steps, inside];
  // Ice encountered from elsewhere comes before the fort's own ice.
  if (run.guest !== undefined && here === run.guest) way.splice(run.at, 0, step(here, 'here'));
  if (between) way.splice(run.at, 0, <Between key="between" v={v} run={run} />);
  const rig = (
    <div class="runner-half rigid">
      <Rig {...{ v, open, onShow }} onCard={(slot) => onShow({ kind: 'slot', slot })} chosen={chosenBy(plan)} />
    </div>
  );
  return (
    <section class={`run-view stacked ${met === undefined ? '' : 'met'}`} aria-label={words.runTitle(run.fort)}>
      <RunHeader
        v={v}
        title={words.runTitle(run.fort)}
        detail={words.placeWords(run, ice.length, between, here)}
        line={line}
        onShow={onShow}
      />
      <ActiveEffects v={v} />
      {v.seat === CORP && rig}
      <Ladder key={`${run.at} ${run.encounter}`} free={ice.length === 0 && here === undefined}>
        {v.seat === RUNNER ? way.reverse() : way}
      </Ladder>
      {v.seat === RUNNER && rig}
      <RunChoice {...props} plan={plan} left={met === undefined ? 0 : openSubs(v.table, met).length} />
    </section>
  );
}

/** The plan for this encounter: the player's choice, or else the cheapest. */
const planOf = (v: NetrunnerSeated, met: Slot, chosen: Record<number, Slot> | null) =>
  chosen ? planFor(v.table, met, chosen) : affordable(v, cheapestPlan(v.table, met));

/** The breakers that would be used. */
const chosenBy = (plan: ReturnType<typeof cheapestPlan>): ReadonlySet<Slot> =>
  new Set(Object.values(plan?.chosen ?? {}));

/** An unaffordable plan is shown on its chip but not suggested. */
function affordable<P extends { moves: readonly unknown[] }>(v: NetrunnerSeated, plan: P | null): P | null {
  return v.seat === RUNNER && isAsked(v) ? plan : null;
}

/** Special conditions of this run, such as no jacking out or a limit of bits. */
function ActiveEffects({ v }: { v: NetrunnerSeated }) {
  const said = inForceInRun(v);
  return said.length === 0 ? null : (
    <p class="in-force across gap3 rigid fine">
      <Sign name="lock" size={18} />
      <span>{said.join(' ')}</span>
    </p>
  );
}

/** `free`: whether there is no ice. Scrolls to the current step; if that is taller than the ladder, to its top. */
function Ladder({ free, children }: { free: boolean; children: ComponentChildren }) {
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const ladder = box.current;
    const here = ladder?.querySelector<HTMLElement>('[aria-current]');
    if (!ladder || !here) return;
    const top = here.offsetTop - ladder.offsetTop;
    ladder.scrollTop = Math.min(top, Math.max(0, top + here.offsetHeight - ladder.clientHeight));
  }, []);
  return (
    <ol ref={box} class={`stacked ladder ${free ? 'free' : ''}`}>
      {children}
    </ol>
  );
}

function Between({ v, run }: { v: NetrunnerSeated; run: Run }) {
  return (
    <li class="step between here flex gap3 rigid" aria-current="step">
      <span class="rail flex centers">
        <Emblem id={v.seals[RUNNER]} side={1} size={36} />
      </span>
      <b>
        {words.runnerWithVerb(v.seat === RUNNER, v.names[RUNNER])} {words.runPosition(run.at, run.fort)}
      </b>
    </li>
  );
}

/** Drawn as the first card inside that the player can see, or else as a back. */
function Inside({ v, run, open, here }: { v: NetrunnerSeated; run: Run; open: boolean; here: boolean }) {
  const inside = (fortOf(v.table, run.fort)?.inside ?? []).map((slot) => ({ slot, face: faceOf(v, slot, open) }));
  const faces = inside.flatMap(({ face }) => face ?? []);
  const [face] = faces;
  const isActive = inside.some((one) => one.face === face && cardAt(v.table, one.slot).active);
  return (
    <li class={`flex gap3 rigid step inside ${here ? 'here' : 'ahead'}`} aria-current={here ? 'step' : undefined}>
      <span class="rail flex centers">
        {here ? <Emblem id={v.seals[RUNNER]} side={1} size={36} /> : <i class="square" />}
      </span>
      {face === undefined ? (
        <span class="tile back cut rigid">
          <Lozenge />
        </span>
      ) : (
        <span class={`tile inside cut rigid ${isActive ? 'paper' : 'through'}`}>
          <Emblem id={face} side={0} size={26} />
        </span>
      )}
      <span class="words stacked shrinks">
        <b>{words.inside}</b> <small>{insideWords(v, run, faces)}</small>
      </span>
    </li>
  );
}

function insideWords({ table, seat }: NetrunnerSeated, run: Run, faces: readonly CardId[]): string {
  const n = fortOf(table, run.fort)?.inside.length ?? 0;
  const { corp } = table;
  const count = (cards: number): string => words.card(cards);
  const stored: Readonly<Record<string, string>> = {
    hq: words.cardsInHq(count(corp.hand), seat === CORP),
    rd: words.accessInRD(count(corp.pile)),
    archives: words.accessInArchives(count(corp.up.length + corp.down.length)),
  };
  const names = faces.map((face) => cardOf(face).title);
  return (
    [stored[run.fort], n > 0 ? words.installed(names, n - names.length) : ''].filter(Boolean).join(', ') ||
    words.nothing
  );
}

interface LadderStepProps {
  v: NetrunnerSeated;
  slot: Slot;
  open: boolean;
  state: 'passed' | 'here' | 'ahead';
  onSlot(): void;
  children?: ComponentChildren;
}

/** `state`: passed, current, or still ahead. Face-down ice can be read only by the Corp. */
function LadderStep({ v, slot, open, state, onSlot, children }: LadderStepProps) {
  const { active } = cardAt(v.table, slot);
  const face = faceOf(v, slot, open);
  const named = face === null ? null : cardOf(face);
  const here = state === 'here';
  return (
    <li class={`flex gap3 rigid step ${state}`} aria-current={here ? 'step' : undefined} data-slot={slot}>
      <span class="rail flex centers">{here ? <Emblem id={v.seals[RUNNER]} side={1} size={36} /> : <i />}</span>
      <div class={`grow step-box ${active ? 'paper' : named ? 'through' : 'back'}`}>
        <button type="button" class="step-head across wraps fills" onClick={onSlot}>
          <span class="hidden">{tileWords(v, slot, open)}</span>
          <span class="drawn" aria-hidden="true">
            {named ? (
              <IceHead v={v} slot={slot} card={named} state={state} />
            ) : (
              <span class="plain">{words.iceNotRezzed}</span>
            )}
          </span>
        </button>
        {children}
      </div>
    </li>
  );
}

function IceHead({ v, slot, card, state }: Pick<LadderStepProps, 'v' | 'slot' | 'state'> & { card: Card }) {
  const { active } = cardAt(v.table, slot);
  const sign = iceSign(card.keywords);
  return (
    <>
      <span class={`across rigid block centers ${sign}`}>
        <Sign name={sign} size={state === 'here' ? 30 : 24} />
      </span>
      <span class="words stacked shrinks">
        <b>{hyphenated(card.title)}</b>
        {state !== 'passed' && <small>{detailLine(v, slot, card, state)}</small>}
      </span>
      <span class="strength stacked rigid">
        <b>{active ? strength(v.table, slot) : card.strength}</b>
        {state !== 'passed' && <small>{words.strength}</small>}
      </span>
    </>
  );
}

/** The line below the name: the ice's types when encountered, its cost while it is still ahead. */
function detailLine(v: NetrunnerSeated, slot: Slot, card: Card, state: LadderStepProps['state']): string {
  if (!cardAt(v.table, slot).active) return words.rezPriceNote(rezCost(v.table, slot, card.id));
  const kinds = card.keywords.join(', ');
  if (state === 'here') return kinds;
  const plan = cheapestPlan(v.table, slot);
  const breaker = plan?.chosen[0];
  return plan && breaker !== undefined ? words.breakPrice(nameAt(v, breaker), plan.bits) : kinds;
}

/** A choice required by the table: a tap if exactly one is chosen; otherwise toggles, and a button with the result. */

import { useState } from 'preact/hooks';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { hasFaceDownInRig, RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';
import { whyNot } from '../../../../../words/en/netrunner/decide/allow.ts';
import {
  choiceDetail,
  choiceTitle,
  doneWords,
  nthPlace,
  optionDetail,
  optionName,
  type TableChoice,
} from '../../../../../words/en/netrunner/decide/choices.ts';
import { promptOf } from '../../../../../words/en/netrunner/decide/prompts.ts';
import { refOfChoice } from '../../../../../words/en/netrunner/decide/source.ts';
import { fortName } from '../../../../../words/en/netrunner/places.ts';
import { ActionButton, TextButton } from '../../../../parts/button.tsx';
import { Die } from '../../../../parts/die.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Answer, LookFirst } from '../decide/answers.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { isPrivate } from '../decide/private.ts';
import { fortsInOrder, isTrace, type NetrunnerSeated } from '../seated.ts';
import { Terms } from '../terms.tsx';
import { Numbers } from './numbers.tsx';
import { Stepper } from './stepper.tsx';
import '../table/slots.css';

type Props = DecisionProps & { question: TableChoice; onAside(): void };

/** Exactly one can be chosen, so a tap is the answer. */
const isDirect = ({ min, max, total, from }: TableChoice): boolean =>
  total === undefined && max === 1 && (min === 1 || from.length === 1);

/** Whether the answer is an amount of bits. */
const isPrice = ({ what }: TableChoice): boolean => what === 'mayPay' || what === 'unlessPaid' || what === 'pay';

/**
 * The sheet for a choice. If only the player knows the cards, nothing can be chosen before they are uncovered, since
 * the legal answers may depend on them (N-HID-20).
 */
export function ChooseSheet({ v, question: asked, open, onPlay, onLook, onAside }: Props) {
  const name = (pick: number): string => optionName(v, asked, pick, open);
  const forts = fortsInOrder(v.table.forts).map(({ id }) => fortName(id));
  const place = (pick: number): number => forts.indexOf(name(pick)) + 1 || forts.length + 1;
  const question = { ...asked, from: [...asked.from].sort((a, b) => place(a) - place(b)) };
  const hidden = question.from.some((pick) => name(pick) !== optionName(v, question, pick, true));
  // Cards that can be turned into bits before the choice is made.
  const accounts = v.moves.filter((move) => move.do === 'use' && (open || !isPrivate(v, move)));
  const mayDraw = v.seat === RUNNER && isPrice(question) && hasFaceDownInRig(v.table);
  const detail = (pick: number): string | null => optionDetail(v, question, pick, open);
  const given = { v, question, name, detail, onPlay };
  return (
    <Sheet title={choiceTitle(v, question)} class="choose" onClose={onAside}>
      {question.what === 'setDice' && <Die value={refOfChoice(v.table)?.about?.amount ?? 0} size={48} />}
      <p class="quiet">
        <Terms>{choiceDetail(v, question)}</Terms>
      </p>
      {(hidden || mayDraw) && !open && <LookFirst v={v} main onLook={() => onLook(null)} />}
      {hidden && !open ? null : !isDirect(question) ? (
        <Picks {...given} />
      ) : isOfNumbers(given) ? (
        <OneNumber {...given} />
      ) : (
        <SingleChoice {...given} />
      )}
      {accounts.map((move) => (
        <Answer key={JSON.stringify(move)} v={v} move={move} onPlay={onPlay} />
      ))}
      <TextButton onClick={onAside}>{words.lookAtTheTable}</TextButton>
    </Sheet>
  );
}

interface ChoiceProps {
  v: NetrunnerSeated;
  question: TableChoice;
  name(pick: number): string;
  /** Additional information; null if the name is enough. */
  detail(pick: number): string | null;
  onPlay(move: Move): void;
}

/** Whether there are too many numbers for a list on one screen. */
const isOfNumbers = ({ question, name }: ChoiceProps): boolean =>
  question.from.length > 4 && question.min === 1 && question.from.every((pick) => /^\d+$/.test(name(pick)));

/** A row of numbers, and a confirm button. */
function OneNumber({ v, question, name, detail, onPlay }: ChoiceProps) {
  const [pick, setPick] = useState<number | null>(null);
  const moveOf = (one: number): Move => ({ do: 'choose', picks: [one] });
  return (
    <>
      <Numbers
        label={choiceTitle(v, question)}
        choices={question.from.map((one) => ({ value: one, says: name(one), blocked: whyNot(v.refusal(moveOf(one))) }))}
        chosen={pick}
        onChoose={setPick}
      />
      <div class="footing stacked gap2 raised">
        <ActionButton
          kind="main"
          title={pick === null ? words.choose : words.chooseNamed(name(pick))}
          detail={pick === null ? undefined : (detail(pick) ?? undefined)}
          blocked={pick === null ? words.chooseANumberFirst : null}
          onClick={() => pick !== null && onPlay(moveOf(pick))}
        />
      </div>
    </>
  );
}

function SingleChoice({ v, question, name, detail, onPlay }: ChoiceProps) {
  const answers = [...question.from.map((pick) => [pick]), ...(question.min === 0 ? [[]] : [])];
  const yesOrNo = question.from.length === 1;
  return (
    <ul class="moves stacked gap3">
      {answers.map((picks) => {
        const move: Move = { do: 'choose', picks };
        const [pick] = picks;
        return (
          <li key={pick ?? 'none'}>
            <ActionButton
              kind={yesOrNo && pick !== undefined ? 'main' : 'plain'}
              title={pick === undefined ? doneWords(question, []) : name(pick)}
              detail={pick === undefined ? undefined : (detail(pick) ?? undefined)}
              blocked={whyNot(v.refusal(move)) ?? null}
              onClick={() => onPlay(move)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Picks({ v, question, name, onPlay }: ChoiceProps) {
  const split = question.total !== undefined;
  const [picks, setPicks] = useState<number[]>(split ? question.from.map(() => 0) : []);
  const move: Move = { do: 'choose', picks };
  const toggle = (pick: number): void =>
    setPicks(picks.includes(pick) ? picks.filter((one) => one !== pick) : [...(question.max === 1 ? [] : picks), pick]);
  const add = (at: number, by: number): void => setPicks(picks.map((n, i) => (i === at ? n + by : n)));
  return (
    <>
      <ul class="picks stacked gap2">
        {question.from.map((pick, at) => (
          <li key={pick}>
            {split ? (
              <Amount name={name(pick)} n={picks[at] ?? 0} onAdd={(by) => add(at, by)} />
            ) : (
              <Toggle
                name={name(pick)}
                nth={picks.indexOf(pick) + 1}
                ordered={question.ordered}
                place={nthPlace(v, question, picks.indexOf(pick) + 1)}
                onToggle={() => toggle(pick)}
              />
            )}
          </li>
        ))}
      </ul>
      <ActionButton
        kind="main"
        title={doneWords(question, picks)}
        blocked={whyNot(v.refusal(move)) ?? null}
        onClick={() => onPlay(move)}
      />
    </>
  );
}

interface ToggleProps {
  name: string;
  /** Position among the picks, from 1; 0 if not picked. */
  nth: number;
  /** Whether the order matters, with the first pick first, so that its number is shown. */
  ordered: true | undefined;
  /** Where the card will be placed. */
  place: string | null;
  onToggle(): void;
}

function Toggle({ name, nth, ordered, place, onToggle }: ToggleProps) {
  const on = nth > 0;
  return (
    <span class="ring flex">
      <button type="button" class="pick shape across gap4 semibold raised2" aria-pressed={on} onClick={onToggle}>
        <i class="across rigid centers" aria-hidden={ordered ? undefined : 'true'}>
          {on ? (ordered ? nth : '✓') : ''}
        </i>
        <span>
          {name}
          {place && <small>{words.destination(place)}</small>}
        </span>
      </button>
    </span>
  );
}

function Amount({ name, n, onAdd }: { name: string; n: number; onAdd(by: number): void }) {
  return (
    <div class="across gap3">
      <span class="grow breaks">{name}</span>
      <Stepper n={n} less={words.spendLess(name)} more={words.spendMore(name)} onStep={onAdd} />
    </div>
  );
}

/** Shown instead of the answers while the choice is put aside. */
export function Aside({ v, onChoose }: { v: NetrunnerSeated; onChoose(): void }) {
  return (
    <>
      <p class="asks">{promptOf(v)}</p>
      <ActionButton
        kind="main"
        title={v.question.kind === 'sealed' ? words.bid : words.spendChoose(isTrace(v))}
        detail={words.backToTheQuestion}
        onClick={onChoose}
      />
    </>
  );
}

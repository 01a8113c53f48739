/** A joint test: each player's roll, the overall result, and who has been told. */
import type { ComponentChildren } from 'preact';
import { halfOf } from '../../../../../rules/trenchcoat/dice/half.ts';
import type { Telling } from '../../../../../rules/trenchcoat/game/names.ts';
import { helps, isOpposed } from '../../../../../rules/trenchcoat/group/together.ts';
import type { TestChoices } from '../../../../../rules/trenchcoat/test/outcome.ts';
import * as words from '../../../../../words/en/trenchcoat/board/group.ts';
import { eventText } from '../../../../../words/en/trenchcoat/dice.ts';
import { signed } from '../../../../../words/en/trenchcoat/numbers.ts';
import { bandWords } from '../../../../../words/en/trenchcoat/told.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { asRolled, isTelling } from '../draftForms.ts';
import { Act, Twice } from '../look/act.tsx';
import { PickChips } from '../look/chips.tsx';
import { HalfRow } from '../look/half.tsx';
import { Seal } from '../look/seal.tsx';
import { playerName } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { characterName } from './cell.tsx';
import { GroupFoot, GroupHead } from './foot.tsx';
import { canTell, choose, choosingRow, close, isLost, type JointRow, type JointTest, tellRow } from './joint.ts';
import { calledTerms } from './terms.ts';

interface Props {
  joint: JointTest;
  elsewhere: ComponentChildren;
  onBack(): void;
}

const nameOf = ({ table }: JointRow): string => characterName(table.v);

export function Results({ joint, elsewhere, onBack }: Props) {
  const { rows, of, label, isOpen } = joint;
  /** By default, as much is told as last time, as on a player's own screen. */
  const usual = useDraft<Telling>({ name: 'telling', initial: asRolled.telling, is: isTelling });
  const telling = usual.value;
  return (
    <>
      <div class="room-body crew-ask">
        <GroupHead title={label} detail={words.calledTo(of)} />
        {rows.map((row) => (
          <ResultRow key={row.table.game} joint={joint} row={row} onTell={() => tellRow(joint, row, telling)} />
        ))}
        <Sums joint={joint} />
        {isOpen && (
          <PickChips
            legend={words.hearingLabel}
            all={words.hearings}
            titleOf={([, title]) => title}
            isOn={([one]) => one === telling}
            onTake={([one]) => usual.set(one)}
          />
        )}
        <p class="quiet across gap3">
          <Sign name="lid" size={20} /> {words.nobodyIsTold}
        </p>
      </div>
      {elsewhere}
      <TellOrClose joint={joint} telling={telling} onBack={onBack} />
    </>
  );
}

function TellOrClose({ joint, telling, onBack }: Pick<Props, 'joint' | 'onBack'> & { telling: Telling }) {
  const { rows, isOpen } = joint;
  const ready = rows.filter(canTell);
  const later = rows.filter((row) => row.part?.state !== 'told' && !ready.includes(row) && !isLost(row));
  // The screen of a closed test gives way to the overview.
  const shut = (): void => close(joint);
  return (
    <GroupFoot label={words.back} onBack={onBack}>
      {isOpen ? (
        <>
          <Twice
            width="narrow"
            title={words.closeTitle}
            detail={words.without(later.length + ready.length)}
            sure={words.closeItNow}
            sureDetail={words.stillTold}
            onSure={shut}
          />
          <Act
            width="wide"
            kind="main"
            title={ready.length === 0 ? words.tellOne : words.tellTitle(ready.map(nameOf))}
            detail={words.comeLater(later.map(nameOf))}
            sign="forward"
            blocked={ready.length === 0 ? words.nothingToTell : null}
            onClick={() => {
              for (const row of ready) tellRow(joint, row, telling);
            }}
          />
        </>
      ) : (
        <Act
          key="done"
          width="wide"
          kind="main"
          title={words.done}
          detail={words.allTold}
          sign="check"
          onClick={shut}
        />
      )}
    </GroupFoot>
  );
}

function ResultRow({ joint, row, onTell }: { joint: JointTest; row: JointRow; onTell(): void }) {
  const { table, call, part, outcome } = row;
  const { v } = table;
  const name = characterName(v);
  const band = outcome && !isOpposed(call) && !helps(call) ? bandWords(outcome.band.name) : null;
  return (
    <section class="crew-row across gap3 fills" aria-label={name}>
      <Seal seat={1} of={v.seals[1]} size={28} />
      <span class="crew-who stacked grow breaks">
        <span>
          <b class="text-lead">{name}</b> <small>{band ?? calledTerms(playerName(v), call)}</small>
        </span>
        {helps(call) ? <small>{stateOf(joint, row)}</small> : <Halves joint={joint} row={row} />}
        {outcome && outcome.owed.length > 0 && choosingRow(joint, row) === row && part?.state === 'rolled' && (
          <Owed row={row} choose={(choices) => choose(table, part.test, choices)} />
        )}
      </span>
      {outcome && !helps(call) && call.acting === 'player' && (
        <b class="crew-quality secret rigid text-number">{signed(outcome.quality)}</b>
      )}
      {part?.state === 'told' ? (
        <span class="crew-told across gap1 rigid bold">
          <Sign name="check" size={20} /> {words.toldMark}
        </span>
      ) : (
        outcome &&
        outcome.owed.length === 0 && (
          <span class="flex rigid">
            <Act small title={words.tellOne} blocked={canTell(row) ? null : words.onItsWay} onClick={onTell} />
          </span>
        )
      )}
    </section>
  );
}

function Halves({ joint, row }: { joint: JointTest; row: JointRow }) {
  const { table, part, call } = row;
  const rolled = part !== null && part.state !== 'called';
  const half = part?.half ?? null;
  const other = part?.other ?? null;
  const state = stateOf(joint, row);
  const dice = part?.dice ?? table.v.table.dice;
  return (
    <>
      {dice && (
        <span class="flex wraps gap3">
          <HalfRow
            half={half === null ? null : halfOf(half)}
            of="player"
            as={rolled ? 'shown' : 'unrolled'}
            label={words.half(characterName(table.v))}
            size="mini"
          />
          {rolled && other !== null && !isOpposed(call) && (
            <HalfRow half={halfOf(other)} of="gm" as="secret" label={words.yourHalf} size="mini" />
          )}
        </span>
      )}
      {state !== null && <small>{state}</small>}
    </>
  );
}

/** What the row is waiting for; null if it is not waiting. */
function stateOf({ rows }: JointTest, row: JointRow): string | null {
  const { table, part, outcome, call } = row;
  const { v } = table;
  if (isLost(row)) return words.sessionOver;
  const away = v.link !== 'open';
  if (part === null) {
    if (v.stuck !== null) return v.stuck;
    if (away) return words.askedWhenBack;
    return /^(requested|called|holding|rolling|rolled)$/.test(v.table.step) ? words.calledAfter : words.beingCalled;
  }
  if (part.state === 'called') return away ? words.rollsWhenBack : words.rolling;
  if (outcome === null && rows.some(isLost)) return words.decideAtSeat;
  if (helps(call)) return outcome === null ? words.waitingForLeader : words.helping;
  return outcome === null ? words.waitingForOtherRoll : null;
}

/** Choices that the Game Master still has to make before the result can be told. */
function Owed({ row: { part, outcome }, choose: onChoose }: { row: JointRow; choose(choices: TestChoices): void }) {
  const event = outcome?.owed.includes('event') ? outcome.events.gm : undefined;
  const offered: readonly (readonly [title: string, choice: TestChoices])[] = event
    ? [
        [words.use, { event: 'use' }],
        [words.ignore, { event: 'ignore' }],
      ]
    : [
        [words.success, { success: true }],
        [words.failure, { success: false }],
      ];
  return (
    <span class="stacked gap1">
      <small>{event ? words.eventInHalf(eventText(event)) : words.pick}</small>
      <span class="acts">
        {offered.map(([title, choice]) => (
          <Act key={title} small title={title} onClick={() => onChoose({ ...part?.choices, ...choice })} />
        ))}
      </span>
    </span>
  );
}

const Figure = ({ value, label }: { value: ComponentChildren; label: string }) => (
  <span class="stacked dense">
    <b class="text-number">{value}</b>
    <small>{label}</small>
  </span>
);

function Sums({ joint: { rows, of, kind, outcome } }: { joint: JointTest }) {
  const { rolled, succeeded, best, whole } = outcome;
  const named = (nth: number): string => {
    const row = rows.find(({ together }) => together.nth === nth);
    return row ? nameOf(row) : '';
  };
  const each = kind === 'each' || kind === 'team';
  return (
    <section class="crew-sums coat fold stacked gap3" aria-label={words.together}>
      <p class="flex wraps">
        <Figure value={words.rolledOf(rolled, of)} label={words.rolled} />
        {each && <Figure value={succeeded} label={words.succeedSoFar(succeeded, rolled === of)} />}
        {each && best && <Figure value={signed(best.quality)} label={words.bestIs(best.nths.map(named))} />}
      </p>
      {whole && <p class="flex wraps bold">{words.groupResultText(whole, named)}</p>}
    </section>
  );
}

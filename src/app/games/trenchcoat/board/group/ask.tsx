/** Calls a test for several players: the skill, the difficulty, how they act together, and who takes part. */
import { useState } from 'preact/hooks';
import { hex } from '../../../../../base/bytes.ts';
import type { Result } from '../../../../../base/result.ts';
import * as is from '../../../../../base/shapes.ts';
import type { Call } from '../../../../../rules/trenchcoat/game/call.ts';
import {
  abilityForTest,
  commonNames,
  type ExclusionReason,
  jointCalls,
  ownTotal,
} from '../../../../../rules/trenchcoat/group/terms.ts';
import { helps, type JointKind, jointKinds } from '../../../../../rules/trenchcoat/group/together.ts';
import { readTyped, SCORE } from '../../../../../rules/trenchcoat/input.ts';
import type { TestableAbility } from '../../../../../rules/trenchcoat/sheet/abilities.ts';
import { NORMAL_TIME, timeText } from '../../../../../rules/trenchcoat/test/taskTime.ts';
import * as words from '../../../../../words/en/trenchcoat/board/group.ts';
import { signed } from '../../../../../words/en/trenchcoat/numbers.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { ErrorMessage } from '../../../../parts/wrong.tsx';
import { difficulties } from '../../master/pickAbility.ts';
import { Act } from '../look/act.tsx';
import { type Chip, Chips, PickChips } from '../look/chips.tsx';
import { NumberField } from '../look/fields.tsx';
import { Seal } from '../look/seal.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { playerName } from '../session.ts';
import { TimeSheet } from '../test/termSheet.tsx';
import { useDraft, useNumber } from '../useDraft.ts';
import { characterName } from './cell.tsx';
import { GroupFoot, GroupHead } from './foot.tsx';
import type { GroupTable } from './tables.tsx';
import { termsOf } from './terms.ts';

interface JointCallDraft {
  readonly skill: string | null;
  /** The defender's skill; null if it is the same as the attacker's. */
  readonly against: string | null;
  readonly difficulty: number;
  readonly kind: JointKind;
  /** Task Time in thousandths. */
  readonly time: number;
  /** Games whose players don't take part. */
  readonly out: readonly string[];
  /** The game of the leader or attacker, or of the defender; null for the first possible player. */
  readonly first: string | null;
  readonly second: string | null;
}

const nothing: JointCallDraft = {
  skill: null,
  against: null,
  difficulty: 0,
  kind: 'each',
  time: NORMAL_TIME,
  out: [],
  first: null,
  second: null,
};

const isAsked = is.fields<JointCallDraft>({
  skill: is.orNull(is.text),
  against: is.orNull(is.text),
  difficulty: is.number,
  kind: is.oneOf(jointKinds),
  time: is.number,
  out: is.listOf(is.text),
  first: is.orNull(is.text),
  second: is.orNull(is.text),
});

interface Candidate {
  readonly table: GroupTable;
  readonly able: Result<TestableAbility, ExclusionReason>;
}

interface Plan {
  readonly candidates: readonly Candidate[];
  readonly takers: readonly (Candidate & { readonly able: { readonly ok: true } })[];
  /** In the order of the participants; a refusal if the test can't be called; null while something is missing. */
  readonly calls: Result<readonly Call[], Parameters<typeof refusalWords>[0]> | null;
  /** Why the test can't be called yet; null if it can. */
  readonly blocked: string | null;
}

const candidatesFor = (tables: readonly GroupTable[], skill: string): Candidate[] =>
  tables.map((table) => ({ table, able: abilityForTest(table.v.table, skill) }));

const isAble = (one: Candidate): one is Plan['takers'][number] => one.able.ok;

/** `id`: the id the test will have if it is called. */
function planOf(tables: readonly GroupTable[], asked: JointCallDraft, id: string): Plan {
  const { skill, kind, difficulty, time, out } = asked;
  if (skill === null) return { candidates: [], takers: [], calls: null, blocked: words.pickASkill };
  const candidates = candidatesFor(tables, skill);
  const able = candidates.filter(isAble).filter(({ table }) => kind === 'opposed' || !out.includes(table.game));
  const first = able.find(({ table }) => table.game === asked.first) ?? able[0];
  const takers = kind === 'opposed' ? pairOf(tables, asked, first) : able;
  if (takers.length < 2)
    return { candidates, takers, calls: null, blocked: kind === 'opposed' ? words.pickTwo : words.twoOrMore };
  const label = words.callTestLabel(skill, kind === 'opposed' ? asked.against : null);
  const of = takers.map(({ table, able: { value: pick } }) => ({ pick, dice: table.v.table.dice }));
  const at = takers.findIndex(({ table }) => table === first?.table);
  return { candidates, takers, calls: jointCalls({ kind, label, difficulty, time, first: at }, of, id), blocked: null };
}

function pairOf(tables: readonly GroupTable[], asked: JointCallDraft, first: Plan['takers'][number] | undefined) {
  const name = asked.against ?? asked.skill ?? '';
  const others = candidatesFor(tables, name)
    .filter(isAble)
    .filter(({ table }) => table.game !== first?.table.game);
  const second = others.find(({ table }) => table.game === asked.second) ?? others[0];
  return first && second ? [first, second] : [];
}

interface Props {
  tables: readonly GroupTable[];
  onCalled(id: string): void;
  onBack(): void;
}

/** Length of a test's id, in random bytes. */
const ID_BYTES = 8;

export function Ask({ tables, onCalled, onBack }: Props) {
  const draft = useDraft({ name: 'ask', initial: nothing, is: isAsked });
  const asked = draft.value;
  const set = (more: Partial<JointCallDraft>): void => draft.set({ ...asked, ...more });
  const [id] = useState(() => hex(crypto.getRandomValues(new Uint8Array(ID_BYTES))));
  const plan = planOf(tables, asked, id);
  const { takers, calls, blocked } = plan;
  const names = commonNames(tables.map(({ v }) => v.table));
  const refused = calls === null || calls.ok ? null : refusalWords(calls.error);
  const call = (): void => {
    if (!calls?.ok) return;
    for (const [at, { table }] of takers.entries()) {
      const one = calls.value[at];
      if (one) table.v.send({ do: 'call', call: one });
    }
    // The skill stays selected for the next test.
    draft.set({ ...nothing, skill: asked.skill });
    onCalled(id);
  };
  return (
    <>
      <div class="room-body crew-ask">
        <GroupHead title={words.callForSeveral} detail={words.fromTheirSheets} />
        <Skills legend={words.skill} names={names} chosen={asked.skill} onTake={(skill) => set({ skill })} />
        <DifficultyPicker difficulty={asked.difficulty} onTake={(difficulty) => set({ difficulty })} />
        <PickChips
          legend={words.together}
          all={words.kinds}
          titleOf={([, title]) => title}
          isOn={([kind]) => kind === asked.kind}
          onTake={([kind]) => set({ kind, time: NORMAL_TIME })}
        />
        <p class="quiet">{words.kindNotes[asked.kind]}</p>
        {asked.kind === 'team' && <Time time={asked.time} onTake={(time) => set({ time })} />}
        {asked.kind === 'opposed' && (
          <Skills
            legend={words.defendsWithLabel}
            names={names}
            chosen={asked.against ?? asked.skill}
            onTake={(against) => set({ against })}
          />
        )}
        {calls?.ok && <Roles plan={plan} tables={tables} asked={asked} onTake={set} />}
        <WhoRolls plan={plan} asked={asked} onTake={set} />
        <ErrorMessage>{refused}</ErrorMessage>
      </div>
      <GroupFoot label={words.back} onBack={onBack}>
        <Act
          width="wide"
          kind="main"
          title={words.callTitle(asked.kind, takers.length)}
          detail={words.callDetail(asked.skill ?? '', asked.difficulty)}
          sign="test"
          blocked={blocked ?? refused}
          onClick={call}
        />
      </GroupFoot>
    </>
  );
}

interface PlanProps {
  plan: Plan;
  asked: JointCallDraft;
  onTake(more: Partial<JointCallDraft>): void;
}

function WhoRolls({ plan: { candidates, takers, calls }, asked, onTake }: PlanProps) {
  const fixed = asked.kind === 'opposed';
  const rows = fixed ? takers : candidates;
  return (
    <>
      {rows.length > 0 && <h3 class="fine quiet regular">{words.whoTakesPart}</h3>}
      {rows.map(({ table, able }) => {
        const at = takers.findIndex((one) => one.table === table);
        return (
          <WhoRow
            key={table.game}
            table={table}
            able={able}
            call={calls?.ok ? (calls.value[at] ?? null) : null}
            fixed={fixed}
            onTake={() => onTake({ out: toggled(asked.out, table.game) })}
          />
        );
      })}
    </>
  );
}

const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

interface SkillsProps {
  legend: string;
  names: readonly string[];
  chosen: string | null;
  onTake(name: string): void;
}

/** How many skills are shown at first; more would need a third line on a small phone. */
const FIRST = 3;

function Skills({ legend, names, chosen, onTake }: SkillsProps) {
  const [isOpen, setOpen] = useState(false);
  const first = names.slice(0, FIRST);
  const shown = chosen === null || first.includes(chosen) ? first : [chosen, ...first.slice(0, FIRST - 1)];
  const chips: Chip[] = shown.map((name) => ({ title: name, on: name === chosen, onTake: () => onTake(name) }));
  if (names.length > FIRST) chips.push({ title: words.otherChoice, onTake: () => setOpen(true) });
  return (
    <>
      <Chips legend={legend} chips={chips} />
      {isOpen && (
        <TitledSheet title={legend} onClose={() => setOpen(false)}>
          <PickChips
            legend={words.fromTheirSheets}
            all={names}
            isOn={(name) => name === chosen}
            onTake={(name) => {
              setOpen(false);
              onTake(name);
            }}
          />
        </TitledSheet>
      )}
    </>
  );
}

function DifficultyPicker({ difficulty, onTake }: { difficulty: number; onTake(difficulty: number): void }) {
  const [isOpen, setOpen] = useState(false);
  const shown = difficulties.some((one) => one === difficulty) ? difficulties : [...difficulties, difficulty];
  const number = useNumber({ name: 'hard', read: (typed) => readTyped(typed, words.difficulty, SCORE) });
  const take = (): void => {
    const typed = number.take();
    if (!typed.ok) return;
    number.forget();
    setOpen(false);
    onTake(typed.value);
  };
  return (
    <>
      <Chips
        legend={words.difficulty}
        chips={[
          ...shown.map((one) => ({ title: signed(one), on: one === difficulty, onTake: () => onTake(one) })),
          { title: words.another, label: words.anotherDifficulty, onTake: () => setOpen(true) },
        ]}
      />
      {isOpen && (
        <TitledSheet title={words.anotherDifficulty} onClose={() => setOpen(false)}>
          <NumberField label={words.difficulty} {...number.field} />
          <Act kind="main" title={words.useTitle} onClick={take} />
        </TitledSheet>
      )}
    </>
  );
}

/** A team works for either quality or time (T-COL-09). */
function Time({ time, onTake }: { time: number; onTake(time: number): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Act small title={words.time(timeText(time))} sign="clock" onClick={() => setOpen(true)} />
      {isOpen && (
        <TimeSheet
          time={time}
          onTake={(next) => {
            setOpen(false);
            onTake(next);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Roles({ plan: { candidates, takers }, tables, asked, onTake }: PlanProps & Pick<Props, 'tables'>) {
  const titleOf = ({ table }: { table: GroupTable }): string => characterName(table.v);
  const lead = takers.find(({ table }) => table.game === asked.first) ?? takers[0];
  if (asked.kind === 'supported')
    return (
      <PickChips
        legend={words.whoLeads}
        all={takers}
        titleOf={titleOf}
        isOn={(one) => one === lead}
        onTake={({ table }) => onTake({ first: table.game })}
      />
    );
  if (asked.kind !== 'opposed') return null;
  const [attacker, defender] = takers;
  const others = candidatesFor(tables, asked.against ?? asked.skill ?? '')
    .filter(isAble)
    .filter(({ table }) => table !== attacker?.table);
  return (
    <>
      <PickChips
        legend={words.whoAttacks}
        all={candidates.filter(isAble)}
        titleOf={titleOf}
        isOn={({ table }) => table === attacker?.table}
        onTake={({ table }) => onTake({ first: table.game })}
      />
      <PickChips
        legend={words.whoDefends}
        all={others}
        titleOf={titleOf}
        isOn={({ table }) => table === defender?.table}
        onTake={({ table }) => onTake({ second: table.game })}
      />
    </>
  );
}

interface WhoProps {
  table: GroupTable;
  able: Result<TestableAbility, ExclusionReason>;
  /** Null if the player doesn't take part. */
  call: Call | null;
  /** Both players of an opposed test must take part. */
  fixed: boolean;
  onTake(): void;
}

function WhoRow({ table: { v }, able, call, fixed, onTake }: WhoProps) {
  const player = playerName(v);
  const on = call !== null;
  const total = call && ownTotal(call);
  const wait = v.link !== 'open' ? words.awayNote : isBusy(v) ? words.busyNote : null;
  return (
    <button
      type="button"
      class="crew-row across gap3 fills"
      aria-pressed={fixed ? undefined : on}
      aria-disabled={able.ok && !fixed ? undefined : 'true'}
      onClick={() => {
        if (able.ok && !fixed) onTake();
      }}
    >
      <Seal seat={1} of={v.seals[1]} size={32} />
      <span class="crew-who stacked grow breaks">
        <b class="text-lead">{characterName(v)}</b>
        <small>{able.ok ? termsOf(player, able.value.score, call) : words.cantTakePart(player, able.error)}</small>
        {able.ok && wait !== null && <small>{wait}</small>}
      </span>
      {total !== null && (
        <span class="crew-figure stacked rigid">
          <b class="secret text-number">{signed(total)}</b>
          <small>{call && helps(call) ? words.helpsWord : words.totalWord}</small>
        </span>
      )}
      {!fixed && (
        <span class={`crew-check icon-box rigid ${on ? 'on' : ''}`}>{on && <Sign name="check" size={22} />}</span>
      )}
    </button>
  );
}

const isBusy = ({ table, errands }: GroupTable['v']): boolean =>
  errands.length > 0 || /^(requested|called|holding|rolling|rolled)$/.test(table.step);

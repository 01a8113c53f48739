/** The Game Master acting on their own initiative. */
import { useState } from 'preact/hooks';
import * as is from '../../../../../base/shapes.ts';
import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';
import { announceMove, bringMove, endMove } from '../../../../../rules/trenchcoat/game/master.ts';
import { sampleAdventure } from '../../../../../rules/trenchcoat/made.ts';
import { PER_MILLISECOND, type Span } from '../../../../../rules/trenchcoat/numbers/duration.ts';
import * as matrixWords from '../../../../../words/en/trenchcoat/board/matrix.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { spanText } from '../../../../../words/en/trenchcoat/numbers.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Option, Options } from '../../../../parts/options.tsx';
import { ErrorMessage } from '../../../../parts/wrong.tsx';
import type { CallSheetDraft } from '../../master/draft.ts';
import { isGains } from '../draftForms.ts';
import { builtInItems, nodeIn, titleOf, useOwnItems } from '../library/items.ts';
import { Act, Twice } from '../look/act.tsx';
import { TextField } from '../look/fields.tsx';
import { Plate } from '../look/plate.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { pendingReason, playerName, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { CallChips } from './callChips.tsx';
import { GainsSheet } from './gainsSheet.tsx';

const isAnnounced = is.fields<{ say: string; gains: readonly Gain[] }>({ say: is.text, gains: isGains });

type Opened = 'bring' | 'say' | 'clock' | null;

export function Lead({ v, onTest }: { v: TrenchSession; onTest(draft: CallSheetDraft): void }) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = (): void => setOpened(null);
  const { table } = v;
  const { news } = v.record;
  const said = news?.kind === 'announced' ? news.say : '';
  return (
    <>
      <Plate v={v} />
      <div class="room-body">
        <header class="room-head">
          <h2>{words.youAct}</h2>
          <p class="quiet">{words.leadDetail(table.nodes.length, playerName(v))}</p>
          {said !== '' && (
            <p class="said-by text-lead breaks">
              <span class="quiet">{words.youSaid}</span> {said}
            </p>
          )}
        </header>
        <CallChips v={v} onTest={onTest} />
        <LeadActs v={v} onOpen={setOpened} />
      </div>
      <div class="decides stacked gap2">
        <Act
          kind="main"
          title={words.theirTurn(playerName(v))}
          detail={words.handOverNote}
          sign="forward"
          blocked={pendingReason(v)}
          onClick={() => v.play({ do: 'done' })}
        />
      </div>
      {opened === 'say' && <SaySheet v={v} onClose={close} />}
      {opened === 'bring' && <AddNodeSheet v={v} onClose={close} />}
      {opened === 'clock' && (
        <ClockSheet
          at={table.clock}
          onTake={(to) => {
            close();
            v.play({ do: 'clock', to });
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function LeadActs({ v, onOpen }: { v: TrenchSession; onOpen(sheet: Opened): void }) {
  const { table } = v;
  const [refused, setRefused] = useState<string | null>(null);
  const end = (): void => {
    const made = endMove(v);
    if (!made.ok) return setRefused(refusalWords(made.error));
    v.play(made.value);
  };
  return (
    <div class="action-grid two-columns gap2">
      <Act
        small
        title={words.saySomething}
        detail={words.messageNote(playerName(v))}
        sign="pencil"
        onClick={() => onOpen('say')}
      />
      <Act
        small
        title={words.addANode}
        detail={words.playersHere(table.nodes.length)}
        sign="mesh"
        onClick={() => onOpen('bring')}
      />
      <Act small title={words.gameTime} detail={spanText(table.clock)} sign="clock" onClick={() => onOpen('clock')} />
      <Act
        small
        title={words.toggleDice(table.dice)}
        detail={table.dice ? words.everyRollIsZero : undefined}
        onClick={() => v.play({ do: 'dice', on: !table.dice })}
      />
      <Twice
        small
        title={words.endTheSession}
        detail={words.thenRevealDice}
        sure={words.endItNow}
        sureDetail={refused ?? words.endNote}
        onSure={end}
      />
    </div>
  );
}

function SaySheet({ v, onClose }: { v: TrenchSession; onClose(): void }) {
  const [choosing, setChoosing] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const draft = useDraft({ name: 'say', initial: { say: '', gains: [] }, is: isAnnounced });
  const { say, gains } = draft.value;
  const announce = (): void => {
    const made = announceMove(v, { say: say.trim(), gains: [...gains] });
    if (!made.ok) return setRefused(refusalWords(made.error));
    onClose();
    draft.forget();
    v.play(made.value);
  };
  if (choosing)
    return (
      <GainsSheet
        v={v}
        gains={gains}
        onTake={(next) => draft.set({ say, gains: next })}
        onClose={() => setChoosing(false)}
      />
    );
  return (
    <TitledSheet title={words.saySomething} onClose={onClose}>
      <TextField
        label={words.messageNote(playerName(v))}
        text={say}
        maxLength={500}
        lines={4}
        onText={(text) => draft.set({ say: text, gains })}
      />
      <Act
        title={words.gainedCount(gains.length)}
        detail={words.whatBothPhonesRecord}
        sign="more"
        onClick={() => setChoosing(true)}
      />
      <Act
        kind="main"
        title={words.sayTitle}
        blocked={say.trim() === '' && gains.length === 0 ? words.nothingToSayYet : null}
        onClick={announce}
      />
      <ErrorMessage>{refused}</ErrorMessage>
    </TitledSheet>
  );
}

function AddNodeSheet({ v, onClose }: { v: TrenchSession; onClose(): void }) {
  const own = useOwnItems();
  const [aid, setAid] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const items = [...(own ?? []), ...builtInItems].filter((item) => nodeIn(item) !== null);
  return (
    <TitledSheet title={matrixWords.addANode} onClose={onClose}>
      <Options legend={matrixWords.knowsAddressQuestion(playerName(v))} note={matrixWords.accessNote(aid)}>
        <Option on={aid} onTake={() => setAid(true)} title={matrixWords.known} />
        <Option on={!aid} onTake={() => setAid(false)} title={matrixWords.addressNotKnown} />
      </Options>
      <ErrorMessage>{error}</ErrorMessage>
      {items.map((item) => {
        const { name, detail } = titleOf(item);
        return (
          <Act
            key={item.id}
            title={name}
            detail={detail}
            sign="mesh"
            onClick={() => {
              const made = bringMove(aid ? name : '', aid, item.text);
              if (!made.ok) return setError(refusalWords(made.error));
              onClose();
              v.play(made.value);
            }}
          />
        );
      })}
      <details>
        <summary>{matrixWords.anAdventure(sampleAdventure.name)}</summary>
        <p>{sampleAdventure.text}</p>
      </details>
    </TitledSheet>
  );
}

/** Parses seconds into whole thousandths; null if invalid. */
export function readSeconds(typed: string): Span | null {
  const [, seconds, rest = ''] = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(typed.trim()) ?? [];
  if (seconds === undefined) return null;
  return Number(`${seconds}${rest.padEnd(3, '0')}`) * PER_MILLISECOND;
}

function ClockSheet({ at, onTake, onClose }: { at: Span; onTake(to: Span): void; onClose(): void }) {
  const draft = useDraft({ name: 'clock', of: at, initial: '', is: is.text });
  const typed = draft.value;
  const to = readSeconds(typed);
  const steps = [1, 10, 60, 600, 3600];
  return (
    <TitledSheet title={words.gameTimeNow(spanText(at))} onClose={onClose}>
      <h3>{words.further}</h3>
      <div class="further">
        {steps.map((seconds) => (
          <Act
            key={seconds}
            small
            title={`+${spanText(seconds * 1000 * PER_MILLISECOND)}`}
            onClick={() => onTake(at + seconds * 1000 * PER_MILLISECOND)}
          />
        ))}
      </div>
      <TextField label={words.clockInputLabel} text={typed} maxLength={12} onText={draft.set} />
      <Act
        kind="main"
        title={to === null ? words.setTitle : words.setClockTitle(spanText(to))}
        blocked={to === null ? words.aNumberOfSeconds : null}
        onClick={() => {
          if (to === null) return;
          draft.forget();
          onTake(to);
        }}
      />
    </TitledSheet>
  );
}

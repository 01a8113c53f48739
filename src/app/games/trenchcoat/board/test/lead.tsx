/** The Game Master acts on their own initiative. */

import { useState } from 'preact/hooks';
import { announceMove, endMove } from '../../../../../rules/trenchcoat/game/master.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { spanText } from '../../../../../words/en/trenchcoat/spans.ts';
import { fieldsAre, isGains, isText } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { Plate } from '../look/plate.tsx';
import { TextField } from '../look/textField.tsx';
import { Twice } from '../look/twice.tsx';
import { onItsWay, playerName, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { CallChips } from './callChips.tsx';
import { ClockSheet } from './clockSheet.tsx';
import { GainsSheet } from './gainsSheet.tsx';
import './lead.css';
import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';
import { Wrong } from '../../../../parts/form/field.tsx';
import type { CallSheetDraft } from '../../master/draft.ts';
import { TitledSheet } from '../look/titled.tsx';
import { AddNodeSheet } from '../matrix/bringSheet.tsx';

interface Announced {
  say: string;
  gains: readonly Gain[];
}

const isAnnounced = fieldsAre<Announced>({ say: isText, gains: isGains });

type Opened = 'bring' | 'say' | 'gains' | 'clock' | null;

export function Lead({ v, onTest }: { v: TrenchSession; onTest(draft: CallSheetDraft): void }) {
  const [opened, setOpened] = useState<Opened>(null);
  const draft = useDraft({ name: 'say', initial: { say: '', gains: [] }, is: isAnnounced });
  const { say, gains } = draft.value;
  const [refused, setRefused] = useState<string | null>(null);
  const close = (): void => {
    setOpened(null);
    setRefused(null);
  };
  const wrong = <Wrong text={refused} />;
  const { table } = v;
  const announce = (): void => {
    const made = announceMove(table, v.known, v.drawer, { say: say.trim(), gains: [...gains] });
    if (!made.ok) return setRefused(refusalWords(made.error));
    close();
    draft.forget();
    v.play(made.value);
  };
  const them = playerName(v);
  const { news } = v.record;
  const said = news?.kind === 'announced' ? news.say : '';
  return (
    <>
      <Plate v={v} />
      <div class="room-body">
        <header class="room-head">
          <h2>{words.youAct}</h2>
          <p class="quiet">{words.leadDetail(table.nodes.length, them)}</p>
          {said !== '' && (
            <p class="said-by">
              <span>{words.youSaid}</span> {said}
            </p>
          )}
        </header>
        <CallChips v={v} onTest={onTest} />
        <div class="lead-acts two">
          <Act
            small
            title={words.saySomething}
            detail={words.messageNote(them)}
            sign="pencil"
            onClick={() => setOpened('say')}
          />
          <Act
            small
            title={words.addANode}
            detail={words.playersHere(table.nodes.length)}
            sign="mesh"
            onClick={() => setOpened('bring')}
          />
          <Act
            small
            title={words.gameTime}
            detail={spanText(table.clock)}
            sign="clock"
            onClick={() => setOpened('clock')}
          />
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
            onSure={() => {
              const made = endMove(v.known, v.drawer);
              if (!made.ok) return setRefused(refusalWords(made.error));
              v.play(made.value);
            }}
          />
        </div>
      </div>
      <div class="decides">
        <Act
          kind="main"
          title={words.acts(them)}
          detail={words.handOverNote}
          sign="forward"
          blocked={onItsWay(v)}
          onClick={() => v.play({ do: 'done' })}
        />
      </div>
      {opened === 'say' && (
        <TitledSheet title={words.saySomething} onClose={close}>
          <TextField
            label={words.messageNote(them)}
            text={say}
            most={500}
            lines={4}
            onText={(text) => draft.set({ say: text, gains })}
          />
          <Act
            title={words.gainedCount(gains.length)}
            detail={words.whatBothPhonesRecord}
            sign="more"
            onClick={() => setOpened('gains')}
          />
          <Act
            kind="main"
            title={words.sayTitle}
            blocked={say.trim() === '' && gains.length === 0 ? words.nothingToSayYet : null}
            onClick={announce}
          />
          {wrong}
        </TitledSheet>
      )}
      {opened === 'gains' && (
        <GainsSheet
          v={v}
          gains={gains}
          onTake={(next) => draft.set({ say, gains: next })}
          onClose={() => setOpened('say')}
        />
      )}
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

/**
 * A roll that the player does not notice: it uses a fair number prepared by both phones, and sends no message
 * (T-FAIR-10).
 */

import { useState } from 'preact/hooks';
import { ROLLS } from '../../../../../rules/trenchcoat/dice/odds.ts';
import { aloneTest, nextSpare, secretHalves, secretTest } from '../../../../../rules/trenchcoat/game/master.ts';
import { changeRefusal } from '../../../../../rules/trenchcoat/game/slots.ts';
import { readTyped } from '../../../../../rules/trenchcoat/input.ts';
import { outcomeOf } from '../../../../../rules/trenchcoat/test/outcome.ts';
import { seeded } from '../../../../../solo/random.ts';
import { bandWords } from '../../../../../words/en/trenchcoat/bands.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { halfWords } from '../../../../../words/en/trenchcoat/dice.ts';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { newSeed } from '../../../../device/seed.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { fieldsAre, isText } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import { TextField } from '../look/textField.tsx';
import { playerName, secretsOf, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';

interface Rolled {
  title: string;
  detail: string;
}

interface SecretDraft {
  label: string;
  typed: string;
}

const isSecret = fieldsAre<SecretDraft>({ label: isText, typed: isText });

export function SecretSheet({ v, onClose }: { v: TrenchSession; onClose(): void }) {
  const draft = useDraft<SecretDraft>({ name: 'secret', initial: { label: '', typed: '' }, is: isSecret });
  const { label, typed } = draft.value;
  const [wrong, setWrong] = useState<string | null>(null);
  const [rolled, setRolled] = useState<Rolled | null>(null);
  const spare = nextSpare(secretsOf(v));
  const roll = (): void => {
    const total = readTyped(typed, words.theTotal, { least: -99, most: 99 });
    if (!total.ok) return setWrong(refusalWords(total.error));
    const value = spare?.value ?? seeded(newSeed())(ROLLS);
    const { player, gm } = secretHalves({ value });
    const outcome = outcomeOf(
      total.value,
      { ...(player && { player }), ...(gm && { gm }) },
      { event: 'ignore', success: true },
    );
    if (!outcome) return;
    const title = label.trim() || words.secretTest;
    const what = spare ? secretTest(spare, title, total.value) : aloneTest(value, title, total.value);
    const refused = changeRefusal(what);
    if (refused) return setWrong(refusalWords(refused));
    v.change(what);
    draft.forget();
    setRolled({
      title: `${bandWords(outcome.band.name)}: ${plain(outcome.quality)}`,
      detail: words.and(
        outcome.result,
        total.value,
        [player, gm].flatMap((half) => (half ? halfWords(half) : [])).join('; '),
      ),
    });
  };
  return (
    <Sheet label={words.rollInSecret} onClose={onClose}>
      <h2>{words.rollInSecret}</h2>
      {rolled ? (
        <div role="status">
          <b>{rolled.title}</b>
          <p>{rolled.detail}</p>
        </div>
      ) : (
        <>
          <p class="quiet">{words.unnoticedNote(playerName(v), !!spare)}</p>
          <TextField
            label={words.whatFor}
            text={label}
            most={40}
            onText={(text) => draft.set({ label: text, typed })}
          />
          <NumberField
            label={words.totalWithoutTheDice}
            text={typed}
            wrong={wrong}
            onText={(text) => {
              setWrong(null);
              draft.set({ label, typed: text });
            }}
          />
        </>
      )}
      <Act
        kind="main"
        title={words.doneOrRoll(!!rolled)}
        sign={rolled ? undefined : 'test'}
        onClick={rolled ? onClose : roll}
      />
    </Sheet>
  );
}

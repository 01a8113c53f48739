/**
 * A roll that the player does not notice: it uses a fair number that both phones prepared in advance, and sends no
 * message (T-FAIR-10).
 */

import { useState } from 'preact/hooks';
import * as is from '../../../../../base/shapes.ts';
import { ROLLS } from '../../../../../rules/trenchcoat/dice/odds.ts';
import { nextSpare, secretHalves, secretTest, unverifiableTest } from '../../../../../rules/trenchcoat/game/master.ts';
import { changeRefusal } from '../../../../../rules/trenchcoat/game/slots.ts';
import { readTyped } from '../../../../../rules/trenchcoat/input.ts';
import { outcomeOf } from '../../../../../rules/trenchcoat/test/outcome.ts';
import { seeded } from '../../../../../solo/random.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { halfWords } from '../../../../../words/en/trenchcoat/dice.ts';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { bandWords } from '../../../../../words/en/trenchcoat/told.ts';
import { newSeed } from '../../../../device/seed.ts';
import { Act } from '../look/act.tsx';
import { NumberField, TextField } from '../look/fields.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { playerName, secretsOf, type TrenchSession } from '../session.ts';
import { useDraft, useNumber } from '../useDraft.ts';

interface Rolled {
  title: string;
  detail: string;
}

function rolledWith(value: number, total: number): Rolled | null {
  const { player, gm } = secretHalves({ value });
  const halves = { ...(player && { player }), ...(gm && { gm }) };
  const outcome = outcomeOf(total, halves, { event: 'ignore', success: true });
  if (!outcome) return null;
  const dice = [player, gm].flatMap((half) => (half ? halfWords(half) : [])).join('; ');
  return {
    title: `${bandWords(outcome.band.name)}: ${plain(outcome.quality)}`,
    detail: words.termSum(outcome.result, total, dice),
  };
}

export function SecretSheet({ v, onClose }: { v: TrenchSession; onClose(): void }) {
  const named = useDraft({ name: 'secret label', initial: '', is: is.text });
  const label = named.value;
  const number = useNumber({
    name: 'secret total',
    read: (typed) => readTyped(typed, words.theTotal, { least: -99, most: 99 }),
  });
  const [error, setError] = useState<string | null>(null);
  const [rolled, setRolled] = useState<Rolled | null>(null);
  const spare = nextSpare(secretsOf(v));
  const roll = (): void => {
    const read = number.take();
    if (!read.ok) return;
    const total = read.value;
    const value = spare?.value ?? seeded(newSeed())(ROLLS);
    const shown = rolledWith(value, total);
    if (!shown) return;
    const title = label.trim() || words.secretTest;
    const what = spare ? secretTest(spare, title, total) : unverifiableTest(value, title, total);
    const refused = changeRefusal(what);
    if (refused) return setError(refusalWords(refused));
    v.change(what);
    named.forget();
    number.forget();
    setRolled(shown);
  };
  return (
    <TitledSheet title={words.rollInSecret} onClose={onClose}>
      {rolled ? (
        <div role="status">
          <b>{rolled.title}</b>
          <p>{rolled.detail}</p>
        </div>
      ) : (
        <>
          <p class="quiet">{words.unnoticedNote(playerName(v), !!spare)}</p>
          <TextField label={words.whatFor} text={label} maxLength={40} error={error} onText={named.set} />
          <NumberField label={words.totalWithoutTheDice} {...number.field} />
        </>
      )}
      <Act
        kind="main"
        title={words.secretRollTitle(!!rolled)}
        sign={rolled ? undefined : 'test'}
        onClick={rolled ? onClose : roll}
      />
    </TitledSheet>
  );
}

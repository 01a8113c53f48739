/** More options for a test about to be called. */

import * as words from '../../../../../words/en/trenchcoat/board/test.ts';

import { Option, Options } from '../../../../parts/options.tsx';
import type { CallSheetDraft } from '../../master/draft.ts';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/textField.tsx';
import { TitledSheet } from '../look/titled.tsx';

export function CallSheet({
  draft,
  onTake,
  onClose,
}: {
  draft: CallSheetDraft;
  onTake(draft: CallSheetDraft): void;
  onClose(): void;
}) {
  return (
    <TitledSheet title={words.thisTest} onClose={onClose}>
      <TextField
        label={words.whatItIsCalled}
        text={draft.label}
        maxLength={60}
        onText={(label) => onTake({ ...draft, label })}
      />
      <Options legend={words.howIsItDone} note={words.notes[draft.manner]}>
        {words.manners.map(([manner, title]) => (
          <Option key={manner} on={draft.manner === manner} onTake={() => onTake({ ...draft, manner })} title={title} />
        ))}
      </Options>
      <Options legend={words.whoActs} note={words.theActingSideWins}>
        <Option
          on={draft.acting === 'player'}
          onTake={() => onTake({ ...draft, acting: 'player' })}
          title={words.thePlayer}
        />
        <Option on={draft.acting === 'gm'} onTake={() => onTake({ ...draft, acting: 'gm' })} title={words.you} />
      </Options>
      <Options legend={words.theTenDice} note={draft.open ? words.allRevealed : undefined}>
        <Option on={!draft.open} onTake={() => onTake({ ...draft, open: false })} title={words.yourHalfHidden} />
        <Option on={draft.open} onTake={() => onTake({ ...draft, open: true })} title={words.allOpen} />
      </Options>
      <Act kind="main" title={words.done} onClick={onClose} />
    </TitledSheet>
  );
}

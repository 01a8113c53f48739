/** What else can be said of a test that is to be called. */
import type { Manner } from '../../../../../rules/trenchcoat/test/terms.ts';
import { Option, Options } from '../../../../parts/options.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import type { Draft } from '../../master/draft.ts';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/textField.tsx';

const manners: readonly (readonly [Manner, string])[] = [
  ['alone', 'One alone'],
  ['supported', 'Supported'],
  ['collaborative', 'Collaborative'],
];

const notes: Record<Manner, string> = {
  alone: 'A difficulty is a modifier. An opponent is a score against it.',
  supported:
    'Everyone does the whole task: the average of their scores and modifiers, and −1 once. Two scores or more.',
  collaborative:
    'Each does part of it: the average of their scores and modifiers, plus a bonus for how many they are. Two or more.',
};

export function CallSheet({ draft, onTake, onClose }: { draft: Draft; onTake(draft: Draft): void; onClose(): void }) {
  return (
    <Sheet label="This test" onClose={onClose}>
      <h2>This test</h2>
      <TextField
        label="What it is called"
        text={draft.label}
        most={60}
        onText={(label) => onTake({ ...draft, label })}
      />
      <Options legend="How is it done?" note={notes[draft.manner]}>
        {manners.map(([manner, title]) => (
          <Option key={manner} on={draft.manner === manner} onTake={() => onTake({ ...draft, manner })} title={title} />
        ))}
      </Options>
      <Options legend="Who acts?" note="The acting side wins ties.">
        <Option
          on={draft.acting === 'player'}
          onTake={() => onTake({ ...draft, acting: 'player' })}
          title="The player"
        />
        <Option on={draft.acting === 'gm'} onTake={() => onTake({ ...draft, acting: 'gm' })} title="You" />
      </Options>
      <Options legend="The ten dice" note={draft.open ? 'Both halves and all terms are open.' : undefined}>
        <Option on={!draft.open} onTake={() => onTake({ ...draft, open: false })} title="Your half hidden" />
        <Option on={draft.open} onTake={() => onTake({ ...draft, open: true })} title="All open" />
      </Options>
      <Act kind="main" title="Done" onClick={onClose} />
    </Sheet>
  );
}

/** Asks for the name of what the player creates, the text they write, or the two ends of a stream. */
import { endsOf } from '../../../../../rules/trenchcoat/matrix/node.ts';
import * as words from '../../../../../words/en/trenchcoat/board/matrix.ts';
import { hasFields, isText } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { PickChips } from '../look/chips.tsx';
import { TextField } from '../look/textField.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { useDraft } from '../useDraft.ts';

interface Props {
  what: string;
  /** What the text is about. For a different subject, the text starts empty. */
  of: string;
  /** Whether a name is asked for rather than a text. */
  isName: boolean;
  before: string;
  onTake(text: string): void;
  onClose(): void;
}

export function WordsSheet({ what, of, isName, before, onTake, onClose }: Props) {
  const draft = useDraft({ name: 'words', of, initial: before, is: isText });
  const text = draft.value;
  const blocked = text.trim() === '' ? words.typeItFirst : null;
  return (
    <TitledSheet title={what} onClose={onClose}>
      <TextField
        label={isName ? words.whatIsItCalled : words.whatDoesItSay}
        text={text}
        maxLength={isName ? 40 : 500}
        lines={isName ? 1 : 4}
        onText={draft.set}
      />
      <Act
        kind="main"
        title={words.askForIt}
        blocked={blocked}
        onClick={() => {
          draft.forget();
          onTake(text.trim());
        }}
      />
    </TitledSheet>
  );
}

interface StreamProps extends Pick<Props, 'what' | 'of' | 'onTake' | 'onClose'> {
  /** The node where the stream starts. */
  here: string;
  /** All nodes that the player knows by name. */
  nodes: readonly string[];
}

interface Ends {
  from: string;
  to: string;
}

const isEnds = hasFields<Ends>({ from: isText, to: isText });

/** Maximum length of an end, since both must fit into the name of a thing. */
const MAX_END_LENGTH = 18;

/** A stream has an origin and a destination (T-ACT-E20). */
export function StreamSheet({ what, of, here, nodes, onTake, onClose }: StreamProps) {
  const draft = useDraft({ name: 'ends', of, initial: { from: cut(here), to: '' }, is: isEnds });
  const { from, to } = draft.value;
  const missing = from.trim() === '' || to.trim() === '';
  return (
    <TitledSheet title={what} onClose={onClose}>
      <TextField
        label={words.fromLabel}
        text={from}
        maxLength={MAX_END_LENGTH}
        onText={(text) => draft.set({ from: text, to })}
      />
      <TextField
        label={words.toLabel}
        text={to}
        maxLength={MAX_END_LENGTH}
        onText={(text) => draft.set({ from, to: text })}
      />
      <PickChips
        legend={words.nodes}
        all={nodes}
        titleOf={String}
        onTake={(name) => draft.set({ from, to: cut(name) })}
      />
      <Act
        kind="main"
        title={words.askForIt}
        blocked={missing ? words.streamEndsNote : null}
        onClick={() => {
          draft.forget();
          onTake(endsOf({ from: from.trim(), to: to.trim() }));
        }}
      />
    </TitledSheet>
  );
}

const cut = (name: string): string => [...name].slice(0, MAX_END_LENGTH).join('');

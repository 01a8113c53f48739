/** One field of a form: its label, its control, and the reason its value is refused. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import '../form.css';
import { ErrorMessage } from '../wrong.tsx';

/** Attributes that tie a control to its label and its refusal. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': 'true' | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  label: ComponentChildren;
  /** Why the value is refused. */
  error?: string | null | undefined;
  /** Additional classes. */
  class?: string;
  /** Draws the control. */
  children(control: ControlProps): ComponentChildren;
}

export function Field({ label, error = null, class: more = '', children }: Props) {
  const id = useId();
  const isWrong = error !== null;
  return (
    <div class={`field stacked gap3 semibold ${more}`}>
      <label for={id}>{label}</label>
      {children({
        id,
        'aria-invalid': isWrong ? 'true' : undefined,
        'aria-describedby': isWrong ? `${id}-wrong` : undefined,
      })}
      <ErrorMessage id={`${id}-wrong`}>{error}</ErrorMessage>
    </div>
  );
}

/** A form that is submitted by script, without a page load. */
export const Form = ({ onSubmit, ...props }: { class?: string; onSubmit(): void; children: ComponentChildren }) => (
  <form
    {...props}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  />
);

interface SelectProps extends Pick<Props, 'label'> {
  value: string;
  options: readonly (readonly [value: string, title: ComponentChildren])[];
  disabled?: boolean;
  onChoose(value: string): void;
}

/** A field that offers a few values. */
export const SelectField = ({ label, value, options, disabled, onChoose }: SelectProps) => (
  <Field label={label}>
    {(control) => (
      <select {...control} value={value} disabled={disabled} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(([one, title]) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
      </select>
    )}
  </Field>
);

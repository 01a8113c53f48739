/** A refusal over the table: disappears with the next answer. */
import './toast.css';

export const Toast = ({ text }: { text: string }) => (
  <p class="toast" role="alert">
    {text}
  </p>
);

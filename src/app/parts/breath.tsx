/** Waiting for somebody: the same three dots, whatever for. */
import './breath.css';

export const Breath = () => (
  <span class="breath" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

/** Waiting indicator: three dots. */
import './breath.css';

export const Breath = () => (
  <span class="breath" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

/** Waiting indicator: three dots. */
import './breath.css';

export const WaitingDots = () => (
  <span class="breath" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

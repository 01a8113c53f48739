import './waitingDots.css';

export const WaitingDots = () => (
  <span class="breath rigid" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

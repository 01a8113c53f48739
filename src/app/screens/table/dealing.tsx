/** While the phones shuffle and deal: both decks, riffled through each other. Stands still where motion is not wanted. */
import './dealing.css';

export const Riffle = () => (
  <div class="riffle" aria-hidden="true">
    <span class="deck corp">
      <i />
      <i />
      <i />
    </span>
    <span class="deck runner">
      <i />
      <i />
      <i />
    </span>
  </div>
);

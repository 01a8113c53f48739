/** Icons of the replay controls. */
import { addSigns } from '../../parts/sign.tsx';

addSigns({
  strokes: {},
  solids: {
    stepBack: 'M4 4h3v16H4zM20 4L8.5 12L20 20z',
    stepOn: 'M17 4h3v16h-3zM4 4l11.5 8L4 20z',
  },
});

/** The signs of the ways through a game. */
import { addSigns } from '../../parts/sign.tsx';

addSigns({
  strokes: {},
  solids: {
    stepBack: 'M4 4h3v16H4zM20 4L8.5 12L20 20z',
    stepOn: 'M17 4h3v16h-3zM4 4l11.5 8L4 20z',
    pause: 'M6 4h4.5v16H6zM13.5 4H18v16h-4.5z',
  },
});

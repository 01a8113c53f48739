/** Icons used only in the library. */
import { addSigns } from '../../../../parts/sign.tsx';

addSigns({
  strokes: {
    copy: 'M8 8h12.5v12.5H8zM4 16H3.5V3.5H16V4',
    import: 'M12 3v12M7.5 10.5L12 15l4.5-4.5M4 12v8.5h16V12',
  },
  solids: {},
});

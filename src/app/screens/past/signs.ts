/** What the list of past games draws beside the signs of all screens. */
import { addSigns } from '../../parts/sign.tsx';

addSigns({ strokes: { machine: 'M3 4.5h18v12H3zM12 16.5V20M8 20h8' }, solids: {} });

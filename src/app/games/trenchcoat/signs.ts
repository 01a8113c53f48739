/** This game's icons, loaded on first use. */
import { addSigns } from '../../parts/sign.tsx';

addSigns({
  strokes: {
    lid: 'M2.5 9c2 3.6 5.2 5.5 9.5 5.5s7.5-1.9 9.5-5.5M5.5 12.5L4 15.5M9.5 14.4L8.8 17.6M14.5 14.4l.7 3.2M18.5 12.5l1.5 3',
    more: 'M12 5h.1M12 12h.1M12 19h.1',
    plus: 'M12 4.5v15M4.5 12h15',
    minus: 'M4.5 12h15',
    pencil: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
    key: 'M8 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 12h9.5M18.5 12v3.5M15 12v2.5',
    bell: 'M12 3.5a6 6 0 0 0-6 6v4L4 17h16l-2-3.5v-4a6 6 0 0 0-6-6M10 20.5h4',
    file: 'M6 3h8.5L19 7.5V21H6zM9.5 12h5.5M9.5 16h5.5',
    waves: 'M3 9.5c3-3.5 6-3.5 9 0s6 3.5 9 0M3 15.5c3-3.5 6-3.5 9 0s6 3.5 9 0',
    process: 'M3 7h12v10H3zM15 11l6-4v10l-6-4',
  },
  solids: {
    test: 'M7 1h10v2h2v2h2v2h2v10h-2v2h-2v2h-2v2H7v-2H5v-2H3v-2H1V7h2V5h2V3h2zM7 4v1H6v1H5v1H4v10h1v1h1v1h1v1h10v-1h1v-1h1v-1h1V7h-1V6h-1V5h-1V4zM10.8 5.5h2.4v2.3h2.3v2.4h-2.3v2.3h-2.4v-2.3H8.5V7.8h2.3zM8.5 15h7v2.4h-7z',
    mesh: 'M9.5 1.5h5v5h-1.3v3.1l4.6 3.7l1.2-.6v-.2h4v5h-4.5v-2.7l-4.4-3.6a3 3 0 0 1-4.2 0l-4.4 3.6v2.7H1v-5h4v.2l1.2.6l4.6-3.7V6.5H9.5z',
    spark: 'M12 2l2 6.5l6.5-1.5L16 12l4.5 5l-6.5-1.5L12 22l-2-6.5L3.5 17L8 12L3.5 7L10 8.5z',
    critical: 'M2 2h6v6H2zM16 2h6v6h-6zM9 9h6v6H9zM2 16h6v6H2zM16 16h6v6h-6z',
    anomaly: 'M2 2h6v6H2zM16 2h6v6h-6zM9 9h6v6H9zM11 11v2h2v-2zM2 16h6v6H2zM16 16h6v6h-6z',
  },
});

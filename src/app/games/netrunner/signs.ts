/** The icons of Netrunner's cards, loaded on first use. */
import { addSigns } from '../../parts/sign.tsx';

addSigns({
  strokes: {
    gate: 'M6 3v18M12 3v18M18 3v18M3 8.5h18M3 15.5h18',
    bolt: 'M13 2.5L5 13.5h6l-1 8l8-11h-6z',
    tag: 'M3.5 3.5h8l9 9l-8 8l-9-9zM8 8h.1',
    brain:
      'M12 5c-1.5-2-5-1.5-5.5 1c-2.5.5-3 3.5-1.5 5c-1.5 2 0 4.5 2 4.5c.5 2.5 3.5 3.5 5 1.5c1.5 2 4.5 1 5-1.5c2 0 3.5-2.5 2-4.5c1.5-1.5 1-4.5-1.5-5C17 3.5 13.5 3 12 5zM12 5v12',
  },
  solids: {
    wall: 'M2 4h6.5v4.5H2zM10 4h12v4.5H10zM2 10h12v4.5H2zM15.5 10H22v4.5h-6.5zM2 16h6.5v4.5H2zM10 16h12v4.5H10z',
    sentry: 'M21.5 2.5L20 9l-8.5 8.5l-5-5L15 4zM3 13.5l1.5-1.5l7.5 7.5l-1.5 1.5l-2.7-2.7L4.5 21.5L2.5 19.5l3.2-3.2z',
    ice: 'M12 2l2 6.5l6.5-1.5L16 12l4.5 5l-6.5-1.5L12 22l-2-6.5L3.5 17L8 12L3.5 7L10 8.5z',
    advance: 'M12 4l9.5 16h-19z',
    agenda: 'M6 2.5h12v19l-6-4.5l-6 4.5z',
    node: 'M3 3h18v18H3zM8 8v8h8V8z',
    upgrade: 'M8 3h8v5h5v13H3V8h5z',
    operation: 'M5 2.5h14v19l-2.3-2l-2.4 2l-2.3-2l-2.3 2l-2.4-2l-2.3 2zM8 7v2h8V7zM8 12v2h8v-2z',
    program:
      'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
    hardware:
      'M6 6h12v12H6zM8 2h2v3H8zM14 2h2v3h-2zM8 19h2v3H8zM14 19h2v3h-2zM2 8h3v2H2zM2 14h3v2H2zM19 8h3v2h-3zM19 14h3v2h-3z',
    resource: 'M12 3a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M3.5 21.5c0-5.5 3.5-8 8.5-8s8.5 2.5 8.5 8z',
    prep: 'M3 5h18v4.5a2.5 2.5 0 0 0 0 5V19H3v-4.5a2.5 2.5 0 0 0 0-5z',
  },
});

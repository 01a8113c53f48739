/** The nodes that can be played unseen: what stands of them on the screen before they are brought, which is no more than their names. */
export const soloNodes = [
  { id: 'Tram Depot', name: 'Tram Depot', note: 'Hardly guarded: the place to learn it.' },
  { id: 'Harbour Registry', name: 'Harbour Registry', note: 'Guarded: worth an account.' },
  { id: 'Glass Tower', name: 'Glass Tower', note: 'Nasty: it sees whoever looks.' },
] as const;

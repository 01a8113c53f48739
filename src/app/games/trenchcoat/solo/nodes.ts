/** Nodes that can be played unseen: before the game begins, only their names are shown. */
export const soloNodes = [
  { id: 'Tram Depot', name: 'Tram Depot', note: 'Lightly guarded: a place to learn.' },
  { id: 'Harbour Registry', name: 'Harbour Registry', note: 'Guarded: worth an account.' },
  { id: 'Glass Tower', name: 'Glass Tower', note: 'Nasty: it spots anyone who looks.' },
] as const;

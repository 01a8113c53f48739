/** How a stored sheet or node is described in a list. */

import { counted } from '../../counted.ts';

export const ownItemNote = 'One of yours.';
export const unnamed = 'Unnamed';
export const file = (n: number) => counted(n, 'file');
export const firewall = (toLowerCase: string, colour: null | string, join: string) =>
  `${toLowerCase}, ${colour} firewall, ${join}`;
export const cracking = (value: number) => `, Cracking ${value}`;
export const notPlayableYet = 'can’t be played yet';

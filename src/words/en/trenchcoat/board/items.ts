/** How a stored sheet or node is described in a list. */

import { counted } from '../../counted.ts';

export const ownItemNote = 'One of yours.';
export const unnamed = 'Unnamed';
export const file = (n: number) => counted(n, 'file');
export const firewall = (deviceClass: string, colour: null | string, contents: string) =>
  `${deviceClass}, ${colour} firewall, ${contents}`;
export const cracking = (value: number) => `, Cracking ${value}`;
export const notPlayableYet = 'can’t be played yet';

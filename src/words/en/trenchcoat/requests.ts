/** A player's requests, in words. */
import type { Request } from '../../../rules/trenchcoat/game/table.ts';

export const requestTitle = (request: Request): string =>
  request.kind === 'action' ? request.action : request.say || 'A test';

/** Cards that follow their official errata, not their printed text; the card's page says so. */
import type { CardId } from '../../game.ts';

export const errata: ReadonlySet<CardId> = new Set([
  'ai-boon',
  'arasaka-portable-prototype',
  'armadillo-armored-road-home',
  'artemis-2020',
  'bizarre-encryption-scheme',
  'cloak',
  'corolla-speed-chip',
  'corprunners-shattered-remains',
  'dermatech-bodyplating',
  'dr-dreff',
  'drifter-mobile-environment',
  'dropp',
  'experimental-ai',
  'forged-activation-orders',
  'green-knight-surge-buffers',
  'hacker-tracker-central',
  'hells-run',
  'invisibility',
  'jenny-jett',
  'karl-de-veres-corporate-stooge',
  'lesley-major',
  'pacifica-regional-ai',
  'pandoras-deck',
  'pavit-bharat',
  'pk-6089a',
  'poltergeist',
  'raven-microcyb-eagle',
  'raven-microcyb-owl',
  'rent-to-own-contract',
  'roving-submarine',
  'scatter-shot',
  'self-modifying-code',
  'simon-francisco',
  'startup-immolator',
  'submarine-uplink',
  'syd-meyer-superstores',
  'techtronica-utility-suit',
  'the-shell-traders',
  'vewy-vewy-quiet',
  'zetatech-software-installer',
  'zz22-speed-chip',
]);

const x = { strength: 'X' } as const;

/** Numbers that differ from the printed card, or that its text computes. */
export const printed: Readonly<Record<CardId, { strength: 'X' }>> = {
  'ai-boon': x,
  digiconda: x,
  'homing-missile': x,
};

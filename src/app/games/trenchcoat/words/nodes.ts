import type { NodeReader } from '../../../../rules/trenchcoat/game/report.ts';
export const nodeNumbers: NodeReader = () => null;

/** Every card this build can play: importing this fills the catalogue. */
import './base/agendas.ts';
import './base/breakers.ts';
import './base/hardware.ts';
import './base/ice.ts';
import './base/iceSupport.ts';
import './base/nodes.ts';
import './base/operations.ts';
import './base/preps.ts';
import './base/programs.ts';
import './base/resources.ts';
import './base/upgrades.ts';
import './base/runIce.ts';
import './classic/breakers.ts';
import './classic/ice.ts';
import './base/viruses.ts';
import './proteus/agendas.ts';
import './proteus/breakers.ts';
import './proteus/hardware.ts';
import './proteus/ice.ts';
import './proteus/operations.ts';
import './proteus/resources.ts';
import './proteus/preps.ts';
import './proteus/programs.ts';
import './proteus/shapedIce.ts';
import './proteus/upgrades.ts';
import './proteus/viruses.ts';

export { allCards, definition, describe, findCard } from '../card.ts';

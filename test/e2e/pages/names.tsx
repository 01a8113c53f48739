/**
 * Every card in each box that shows its name on a table: the strip of an open hand and its row, the tile in a fort, and
 * the tile in a rig.
 */
import { render } from 'preact';
import type { NetrunnerSeated } from '../../../src/app/games/netrunner/board/seated.ts';
import { HandCard } from '../../../src/app/games/netrunner/board/table/handCard.tsx';
import { shortWidth, TileName } from '../../../src/app/games/netrunner/board/table/tileName.tsx';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { scene } from './scenes.ts';
import '../../../src/app/theme.css';
import '../../../src/app/games/netrunner/board/table/hand.css';
import '../../../src/app/games/netrunner/board/table/tile.css';

const { table } = scene('crowdedRunner', () => undefined);
const rows = matchMedia('(max-width: 340px)').matches;
/** Width of the narrowest tile in a fort at 320 px, and of the usual tile. */
const FORT = 46;
const WIDE = 71;

const hand = (seat: 0 | 1) => (
  <section class={`hand open many ${seat === 0 ? 'corp' : 'runner'}`} style={{ width: '100vw' }}>
    <ul style={{ overflow: 'visible', maxHeight: 'none' }}>
      {allCards()
        .filter(({ side }) => side === seat)
        .map(({ id }) => (
          <li key={id} data-title={id}>
            <HandCard
              v={{ table, seat } as unknown as NetrunnerSeated}
              card={id}
              slim={!rows}
              row={rows}
              isNew={false}
              onCard={() => undefined}
            />
          </li>
        ))}
    </ul>
  </section>
);

const tiles = allCards().flatMap(({ id, title }) => [
  ...([1, 2] as const).flatMap((maxLines) =>
    [FORT, WIDE].map((room) => (
      <span key={`${id} ${room} ${maxLines}`} class="tile" style={{ width: `${room}px` }}>
        <TileName title={title} maxWidth={room} maxLines={maxLines} />
      </span>
    )),
  ),
  <span key={`${id} rig`} class="tile" style={{ width: `${Math.max(36, Math.ceil(shortWidth(title)))}px` }}>
    <TileName title={title} maxWidth={Math.max(36, Math.ceil(shortWidth(title)))} />
  </span>,
]);

render(
  <main>
    {hand(0)}
    {hand(1)}
    {tiles}
  </main>,
  document.getElementById('app') as HTMLElement,
);

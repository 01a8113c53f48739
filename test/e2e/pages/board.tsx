/**
 * One seat's board, for screenshots and for tests of what is on screen. Query: `seat`; then either `scene` (a table set
 * up by hand, see scenes.ts) or a game played at random: `seed`, `until` (a window, a choice or a question kind for
 * that seat), `least` (minimum number of decisions before that) and `any` (decks of any cards). Also the state of the
 * table: `link`, `pending`, `alone`, `waiting` (the other seat is asked), `sealed0`, `sealed1`, `hold`, and `happened`
 * (what happens immediately afterwards or, with `later`, when the test triggers it: see below).
 */

// As in the app, the theme comes before the styles of any part.
import '../../../src/app/theme.css';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PassHold } from '../../../src/app/games/netrunner/autoPass.ts';
import { Board } from '../../../src/app/games/netrunner/board/index.tsx';
import type { NetrunnerSeated } from '../../../src/app/games/netrunner/board/seated.ts';
import { guardFresh } from '../../../src/app/parts/fresh.ts';
import { Sheet } from '../../../src/app/parts/sheet.tsx';
import { Notice, TableFrame } from '../../../src/app/parts/strip.tsx';
import { other, type Seat } from '../../../src/rules/game.ts';
import type { NetrunnerEvent } from '../../../src/rules/netrunner/event.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { isAsked } from '../../../src/words/en/netrunner/tableView.ts';
import { GameOnScreen } from '../../support/screens/gameOnScreen.ts';
import { type Played, randomStep, reach } from './reach.ts';
import { scene } from './scenes.ts';

declare global {
  interface Window {
    /** Lets the pending event happen now. */
    happen(): void;
    /** Puts something over the board. */
    over(what: 'notices' | 'sheet' | null): void;
  }
}

const query = new URLSearchParams(location.search);
const seat = Number(query.get('seat') ?? 0) as Seat;
const names = ['Mina', 'Rae'] as const;
const screen = new GameOnScreen(seat);

function moment(): Played {
  const named = query.get('scene');
  if (named) return scene(named, screen.listen());
  const asked = query.has('waiting') ? other(seat) : seat;
  const wanted = { seed: Number(query.get('seed') ?? 1), seat: asked, until: query.get('until') ?? 'action' };
  return reach({ ...wanted, least: Number(query.get('least') ?? 0), any: query.has('any') }, screen.listen);
}

const game = moment();
screen.begin(game);
const first = screen.news;
screen.next = () => {
  for (let i = 0; i < 200 && !isAsked({ seat, question: netrunner.ask(game.table) }); i++)
    randomStep(game, screen.hear);
};

/** What happens a moment after the table is first shown. */
const happenings: Readonly<Record<string, readonly NetrunnerEvent[]>> = {
  trace: [{ kind: 'trace', limit: 5, trace: 4, link: 4, success: true }],
  theft: [
    { kind: 'accessed', fort: 'hq', card: 'priority-requisition', slot: null },
    { kind: 'stolen', card: 'priority-requisition', points: 3 },
  ],
  loss: [
    {
      kind: 'damage',
      type: 'meat',
      amount: 4,
      lost: ['inside-job', 'score', 'shaka', 'pile-driver'],
      by: { card: 'scorched-earth', seat: 0 },
    },
  ],
  trashed: [{ kind: 'trashed', seat: 1, by: 0, slot: 1, card: 'codecracker', why: { card: 'triggerman', seat: 0 } }],
  drew: [
    { kind: 'drew', seat: 1, count: 1 },
    { kind: 'card', owner: 1, from: { in: 'pile', at: 0 }, to: { in: 'hand' }, face: null },
  ],
  dice: [
    { kind: 'rolled', value: 4 },
    { kind: 'rolled', value: 2 },
    { kind: 'damage', type: 'net', amount: 1 },
  ],
  over: [{ kind: 'over', winner: seat, why: `${names[other(seat)]} concedes.` }],
};
const happened = happenings[query.get('happened') ?? ''];

function App() {
  const [, redraw] = useState(0);
  const [hold, setHold] = useState<PassHold>('none');
  const [over, setOver] = useState<'notices' | 'sheet' | null>(null);
  window.over = setOver;
  screen.changed = () => redraw((n) => n + 1);
  const pending = query.has('pending');
  const seen = screen.view();
  const { news, ...rest } = seen;
  const v: NetrunnerSeated = {
    ...rest,
    pending,
    ...(pending && { moves: [], play: () => undefined }),
    link: (query.get('link') ?? 'open') as NetrunnerSeated['link'],
    sealed: [query.has('sealed0'), query.has('sealed1')],
    ...(query.has('alone') && { alone: true }),
    ...(news && !(happened && news === first) ? { news } : {}),
  };
  useEffect(() => {
    if (!happened) return;
    const happen = (): void => {
      const before = game.table;
      for (const event of happened) {
        const { runner } = game.table;
        if (event.kind === 'over') game.table = { ...game.table, over: event };
        if (event.kind === 'trashed' && event.card !== null)
          game.table = { ...game.table, runner: { ...runner, trash: [event.card, ...runner.trash] } };
      }
      screen.hear(before, happened, game);
      screen.changed();
    };
    window.happen = happen;
    if (query.has('later')) return;
    const timer = setTimeout(happen, 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <TableFrame>
      <Board v={v} onLeave={() => undefined} hold={hold} setHold={setHold} />
      {over === 'notices' && [1, 2].map((nth) => <Notice key={nth} text={`Notice ${nth}`} />)}
      {over === 'sheet' && <Sheet label="A sheet over it" children={null} />}
    </TableFrame>
  );
}

guardFresh(null);
render(<App />, document.getElementById('app') as HTMLElement);

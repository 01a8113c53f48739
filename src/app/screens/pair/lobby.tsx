/** After pairing: who plays which side, by which rules; the game begins when both are ready. */
import { useState } from 'preact/hooks';
import type { LinkState } from '../../../peer/link/link.ts';
import type { Paired } from '../../../peer/pairing/pairing.ts';
import type { Seat } from '../../../rules/game.ts';
import { Big } from '../../parts/button.tsx';
import { Sign } from '../../parts/sign.tsx';
import { goTo } from '../../route.ts';
import { cleanName, type Wishes } from '../../session/lobby.ts';
import { remember, remembered } from '../../session/remembered.ts';
import { useLobby } from '../../session/useLobby.ts';
import { seatName } from '../../words/sides.ts';
import './style.css';

export function LobbyScreen({ paired, onBegin }: { paired: Paired; onBegin(mine: Wishes, theirs: Wishes): void }) {
  const host = paired.role === 'host';
  const { mine, theirs, link, change } = useLobby(paired.link, host, remembered('name') ?? '', onBegin);
  const [begun, setBegun] = useState(false);
  const seat: Seat = host ? mine.hostSeat : mine.hostSeat === 0 ? 1 : 0;
  const rulings = mine.options.rules === 'rulings';
  return (
    <main class={`screen pair lobby ${seat === 0 ? 'corp' : 'runner'}`}>
      <header>
        <a href="#/" class="round" aria-label="Home">
          <Sign name="back" size={22} />
        </a>
        <h1>The table</h1>
      </header>
      <label class="field">
        Your name
        <input
          value={mine.name}
          maxLength={24}
          autocomplete="nickname"
          onInput={(event) => {
            const name = event.currentTarget.value;
            remember('name', name);
            change({ name: cleanName(name) });
          }}
        />
      </label>
      <fieldset disabled={!host}>
        <legend>Who plays which side?</legend>
        <div class="sides">
          {([0, 1] as const).map((side) => (
            <button
              key={side}
              type="button"
              class={`side ${side === 0 ? 'corp' : 'runner'}`}
              aria-pressed={seat === side}
              onClick={() => change({ hostSeat: side, ready: false })}
            >
              <b>{seatName(side)}</b>
              <small>{seat === side ? 'you' : theirs?.name || 'the other phone'}</small>
            </button>
          ))}
        </div>
        {!host && <p class="quiet">The host chooses.</p>}
      </fieldset>
      <fieldset disabled={!host}>
        <legend>Rules</legend>
        <div class="sides">
          <button
            type="button"
            class="side plain"
            aria-pressed={!rulings}
            onClick={() => change({ options: { rules: '1996' }, ready: false })}
          >
            <b>Rulebook 1996</b>
          </button>
          <button
            type="button"
            class="side plain"
            aria-pressed={rulings}
            onClick={() => change({ options: { rules: 'rulings' }, ready: false })}
          >
            <b>With rulings</b>
          </button>
        </div>
      </fieldset>
      <p class="quiet">You play the built-in {seatName(seat)} deck: 45 cards.</p>
      <div class="bottom">
        <p class="quiet" role="status">
          {waitingWords(theirs, link)}
        </p>
        {link === 'closed' ? (
          <Big kind="main" title="Home" detail="to pair again" onClick={() => goTo({ at: 'home' })} />
        ) : (
          <Big
            kind="main"
            title={mine.ready ? 'Waiting…' : 'Ready'}
            detail={mine.ready ? 'tap to change something' : 'the phones shuffle when both are'}
            onClick={() => {
              setBegun(!mine.ready);
              change({ ready: !mine.ready, name: cleanName(mine.name) });
            }}
          />
        )}
        {begun && mine.ready && theirs?.ready && <p class="quiet">Dealing…</p>}
      </div>
    </main>
  );
}

function waitingWords(theirs: Wishes | null, link: LinkState): string {
  const name = theirs?.name || 'The other player';
  if (link === 'closed') return `${name} has left the table.`;
  if (link === 'away') return `${name} is away. If that lasts, go home on both phones and pair again.`;
  if (theirs === null) return 'The other phone is here.';
  return theirs.ready ? `${name} is ready.` : `${name} is not ready yet.`;
}

/** After pairing: who plays which side, by which rules; the game begins when both are ready. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LinkState } from '../../../peer/link/link.ts';
import { silences } from '../../../peer/match/tableOptions.ts';
import type { CardId, Seat } from '../../../rules/game.ts';
import { remember, remembered } from '../../device/remembered.ts';
import type { Met } from '../../device/transports.ts';
import { DeckPick } from '../../games/netrunner/decks/deckPick.tsx';
import { builtIn, type Deck, refusalOf, useDecks } from '../../games/netrunner/decks/kept.ts';
import { rulebooks, ruleNote, ruleWords, traceRules, traceWords } from '../../games/netrunner/words/rules.ts';
import { keepsVersion } from '../../offline/keeps.ts';
import { Big } from '../../parts/button.tsx';
import { Head } from '../../parts/head.tsx';
import { Option, Options } from '../../parts/options.tsx';
import type { Wishes } from '../../play/lobby.ts';
import { useLobby } from '../../play/useLobby.ts';
import { goTo } from '../../route.ts';
import { cleanName, isTaken } from '../../words/names.ts';
import { seatName } from '../../words/sides.ts';
import { silenceName, silenceWords } from '../../words/silence.ts';
import './style.css';

interface Props {
  paired: Met;
  onBegin(mine: Wishes, theirs: Wishes, deck: readonly CardId[]): void;
}

export function LobbyScreen({ paired, onBegin }: Props) {
  const host = paired.role === 'host';
  const [decks, setDecks] = useState<readonly [Deck, Deck]>(builtIn);
  const all = useDecks();
  const seatIn = ({ hostSeat }: Wishes): Seat => (host ? hostSeat : hostSeat === 0 ? 1 : 0);
  // Other rules may not let a chosen deck be brought; the other phone may begin at any moment, so it is looked up then.
  const broughtIn = (wishes: Wishes): Deck => {
    const side = seatIn(wishes);
    return refusalOf(decks[side], wishes.options) ? builtIn[side] : decks[side];
  };
  const now = useRef(broughtIn);
  now.current = broughtIn;
  const [typed, setTyped] = useState(remembered('name') ?? '');
  const { mine, theirs, link, change } = useLobby(paired.link, host, cleanName(typed), (mine, theirs) =>
    onBegin(mine, theirs, now.current(mine).cards),
  );
  const [begun, setBegun] = useState(false);
  const seat = seatIn(mine);
  const brought = broughtIn(mine);
  useEffect(() => {
    if (mine.cards !== brought.cards.length) change({ cards: brought.cards.length });
  });
  const rulings = mine.options.rules === 'rulings';
  return (
    <main class={`screen pair lobby ${seat === 0 ? 'corp' : 'runner'}`}>
      <Head title="The table" />
      <label class="field">
        Your name
        <input
          value={typed}
          maxLength={100}
          autocomplete="nickname"
          onInput={(event) => {
            const name = event.currentTarget.value;
            setTyped(name);
            remember('name', name);
            change({ name: cleanName(name) });
          }}
        />
      </label>
      {mine.name === '' && isTaken(typed) && (
        <p class="quiet" role="status">
          The app calls a player by that word: without another name you are “{seatName(seat)}”.
        </p>
      )}
      <Options legend="Who plays which side?" disabled={!host} note={host ? undefined : 'The host chooses.'}>
        {([0, 1] as const).map((side) => (
          <Option
            key={side}
            side={side}
            on={seat === side}
            onTake={() => change({ hostSeat: side, ready: false })}
            title={seatName(side)}
            detail={seat === side ? 'you' : theirs?.name || 'the other phone'}
          />
        ))}
      </Options>
      {(all.decks ?? []).some((deck) => deck.side === seat && !deck.builtIn) && (
        <DeckPick
          side={seat}
          decks={all.decks ?? builtIn}
          options={mine.options}
          chosen={brought}
          label="Your deck"
          onChoose={(deck) => {
            setDecks(seat === 0 ? [deck, decks[1]] : [decks[0], deck]);
            change({ cards: deck.cards.length, ready: false });
          }}
        />
      )}
      <p class="quiet">
        You play {brought.builtIn ? `the built-in ${seatName(seat)} deck` : brought.name}: {brought.cards.length} cards.
        {theirs && theirs.cards > 0 && ` ${theirs.name || 'The other player'} brings ${theirs.cards}.`}
      </p>
      <Options legend="Rules" disabled={!host} note={ruleNote(mine.options.rules)} more={ruleWords(mine.options.rules)}>
        {rulebooks.map(({ value, name }) => (
          <Option
            key={value}
            on={rulings === (value === 'rulings')}
            onTake={() => change({ options: { ...mine.options, rules: value }, ready: false })}
            title={name}
          />
        ))}
      </Options>
      <Options legend="Traces" disabled={!host} note={traceWords(mine.options.trace)}>
        {traceRules.map(({ value, name }) => (
          <Option
            key={value}
            on={(mine.options.trace ?? '1996') === value}
            onTake={() => change({ options: { ...mine.options, trace: value }, ready: false })}
            title={name}
          />
        ))}
      </Options>
      <Options legend="Silence" disabled={!host} note={silenceWords(mine.options.silence)}>
        {silences.map((value) => (
          <Option
            key={value}
            on={(mine.options.silence ?? silences[0]) === value}
            onTake={() => change({ options: { ...mine.options, silence: value }, ready: false })}
            title={silenceName(value)}
          />
        ))}
      </Options>
      {!keepsVersion() && (
        <p class="quiet">
          Your game stays at {location.host}: no other address or port has it. End it before Meatspace is updated there,
          since by plain http a phone keeps no old version.
        </p>
      )}
      <div class="bottom">
        <p class="quiet" role="status">
          {waitingWords(theirs, link)}
        </p>
        {paired.identity.trouble !== null && (
          <p class="wrong" role="alert">
            This phone cannot keep its key just now: a game begun now ends with this page.
          </p>
        )}
        {link === 'closed' ? (
          <Big kind="main" title="Home" detail="to pair again" onClick={() => goTo({ at: 'home' })} />
        ) : (
          <Big
            kind="main"
            title={mine.ready ? 'Waiting…' : 'Ready'}
            detail={mine.ready ? 'tap to change something' : 'the phones shuffle when both are'}
            onClick={() => {
              setBegun(!mine.ready);
              change({ ready: !mine.ready });
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

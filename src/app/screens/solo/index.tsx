/** Play alone: what is played, with which decks, by which rules; and the games that wait to be gone on with. */
import { useEffect, useState } from 'preact/hooks';
import { keepAlone, keptAlone } from '../../../peer/store/decks.ts';
import { other, type Seat } from '../../../rules/game.ts';
import { beginSolo, openSolo, type SoloGame } from '../../../solo/solo.ts';
import { newSeed } from '../../device/seed.ts';
import { DeckPick } from '../../games/netrunner/decks/deckPick.tsx';
import { builtIn, type Deck, refusalOf, useDecks } from '../../games/netrunner/decks/kept.ts';
import { rulebooks, ruleNote, ruleWords, traceRules, traceWords } from '../../games/netrunner/words/rules.ts';
import { Big } from '../../parts/button.tsx';
import { Head } from '../../parts/head.tsx';
import { Option, Options } from '../../parts/options.tsx';
import { Sign } from '../../parts/sign.tsx';
import { goTo, hashOf } from '../../route.ts';
import { seatName } from '../../words/sides.ts';
import { DropSheet } from './dropSheet.tsx';
import './style.css';

type Kind = SoloGame['kind'];

export function SoloScreen() {
  const [kind, setKind] = useState<Kind>('goldfish');
  const [seat, setSeat] = useState<Seat>(0);
  const [rules, setRules] = useState<'1996' | 'rulings'>('1996');
  const [trace, setTrace] = useState<string>('1996');
  const [decks, setDecks] = useState<[Deck, Deck]>([...builtIn]);
  const [refused, setRefused] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const all = useDecks();
  const waiting = useWaiting();
  const options = { rules, trace };
  // Other rules may not let the chosen deck be brought.
  const brought = decks.map((deck, side) => (refusalOf(deck, options) ? builtIn[side as Seat] : deck)) as [Deck, Deck];
  const seats: readonly Seat[] = kind === 'goldfish' ? [seat] : [0, 1];
  const side = kind === 'goldfish' && seat === 0 ? 'corp' : 'runner';
  const open = waiting.find((one) => one.kind === kind);
  const deal = (): void => {
    const given = kind === 'goldfish' ? withIdle(seat, brought[seat]) : brought;
    const begun = beginSolo({
      kind,
      seat,
      decks: [given[0].cards, given[1].cards],
      options,
      seed: newSeed(),
    });
    if (!begun.ok) return setRefused(begun.error.text);
    void keepAlone(kind, begun.value.game).then(() => goTo({ at: 'alone', kind }));
  };
  return (
    <main class={`screen solo ${side} ${side}-owner`}>
      <Head title="Play alone" />
      {waiting.length > 0 && (
        <ul class="ways">
          {waiting.map((one) => (
            <li key={one.kind}>
              <a class="way" href={hashOf({ at: 'alone', kind: one.kind })}>
                <Sign name="play" size={22} />
                <span>
                  <b>Go on</b>
                  <small>{one.words}</small>
                </span>
                <Sign name="forward" size={18} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Options
        legend="How?"
        note={
          kind === 'goldfish'
            ? 'Against nobody: the other side takes bits, notes 0 and passes. You may take back whatever you like.'
            : 'You hand the phone over; a curtain hides each side from the other.'
        }
      >
        <Option on={kind === 'goldfish'} onTake={() => setKind('goldfish')} title="Goldfish" />
        <Option on={kind === 'hotSeat'} onTake={() => setKind('hotSeat')} title="Two, one phone" />
      </Options>
      {kind === 'goldfish' && (
        <Options legend="Your side">
          {([0, 1] as const).map((one) => (
            <Option key={one} side={one} on={seat === one} onTake={() => setSeat(one)} title={seatName(one)} />
          ))}
        </Options>
      )}
      {seats.map((side) => (
        <DeckPick
          key={side}
          side={side}
          decks={all.decks ?? builtIn}
          options={options}
          chosen={brought[side]}
          label={kind === 'goldfish' ? 'Your deck' : `The ${seatName(side)}’s deck`}
          onChoose={(deck) => setDecks(side === 0 ? [deck, decks[1]] : [decks[0], deck])}
        />
      ))}
      <Options legend="Rules" note={ruleNote(rules)} more={ruleWords(rules)}>
        {rulebooks.map(({ value, name }) => (
          <Option key={value} on={rules === value} onTake={() => setRules(value)} title={name} />
        ))}
      </Options>
      <Options legend="Traces" note={traceWords(trace)}>
        {traceRules.map(({ value, name }) => (
          <Option key={value} on={trace === value} onTake={() => setTrace(value)} title={name} />
        ))}
      </Options>
      <div class="bottom">
        {refused !== null && (
          <p class="wrong" role="alert">
            {refused}
          </p>
        )}
        <Big
          kind="main"
          title="Deal"
          detail={open ? 'a new game, in place of the open one' : 'a new game'}
          onClick={open ? () => setAsking(true) : deal}
        />
      </div>
      {asking && open && <DropSheet words={open.words} onDrop={deal} onKeep={() => setAsking(false)} />}
    </main>
  );
}

/** The side that does nothing brings the built-in deck. */
const withIdle = (seat: Seat, deck: Deck): [Deck, Deck] =>
  seat === 0 ? [deck, builtIn[other(seat)]] : [builtIn[other(seat)], deck];

/** The open games of both kinds, in words. A game that cannot be gone on with says so when it is opened. */
function useWaiting(): { kind: Kind; words: string }[] {
  const [found, setFound] = useState<{ kind: Kind; words: string }[]>([]);
  useEffect(() => {
    const kinds = ['goldfish', 'hotSeat'] as const;
    void Promise.all(kinds.map((kind) => keptAlone(kind))).then((kept) =>
      setFound(
        kinds.flatMap((kind, at) => {
          const opened = kept[at] === undefined ? null : openSolo(kept[at] as SoloGame);
          if (!opened?.ok || opened.value.local.table.over) return [];
          const { game, local } = opened.value;
          const what = kind === 'goldfish' ? `Goldfish as ${seatName(game.seat)}` : 'Two on this phone';
          return [{ kind, words: `${what}, turn ${local.table.turn}` }];
        }),
      ),
    );
  }, []);
  return found;
}

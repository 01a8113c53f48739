/** Another phone: three ways for three different things, each with what happens there and here; and the phone that receives. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Shelved, shelved } from '../../../peer/store/shelf.ts';
import { other } from '../../../rules/game.ts';
import { begun } from '../../../words/en/sides.ts';
import { Big } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Head } from '../../parts/head.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Sign } from '../../parts/sign.tsx';
import { Way } from '../../parts/way.tsx';
import { goTo, hashOf, type Route } from '../../route.ts';
import { isPast, turnOf } from '../home/words.ts';
import '../../parts/rows.css';
import './style.css';

const moving = ({ game }: Shelved): Route => ({ at: 'table', game, move: true });

export function AnotherPhoneScreen() {
  const [open, setOpen] = useState<Shelved[]>([]);
  const [sheet, setSheet] = useState<'which' | 'receive' | null>(null);
  useEffect(() => void shelved().then((games) => setOpen(games.filter((game) => !isPast(game)))), []);
  const [only, second] = open;
  const move = (): void => {
    if (second) setSheet('which');
    else if (only) goTo(moving(only));
  };
  return (
    <main class="screen more-places">
      <Head title="Another phone" back="#/more" label="More" />
      <p class="quiet">Three ways, for three different things</p>
      {only && (
        <PhoneWay
          sign="move"
          title="Move this game"
          there={
            second ? 'The game you choose continues.' : `Your game with ${only.names[other(only.seat)]} continues.`
          }
          here="You can look at it, not play it."
          onClick={move}
        />
      )}
      <PhoneWay
        sign="phone"
        title="Move to a new phone"
        there="People you have met know it as you."
        here={<span class="for-good">Finish open games. Start no new ones.</span>}
        onClick={() => goTo({ at: 'phone' })}
      />
      <PhoneWay
        sign="save"
        title="Export decks and games"
        there="A copy, from one file."
        here="Everything stays."
        onClick={() => goTo({ at: 'along' })}
      />
      <div class="bottom">
        <p class="quiet">Is this the phone that receives?</p>
        <Big
          kind="main"
          title="Receive on this phone"
          detail="Scan the code or open the file"
          onClick={() => setSheet('receive')}
        />
      </div>
      {sheet === 'which' && (
        <Sheet label="Move which game?" onClose={() => setSheet(null)}>
          <h2>Move which game?</h2>
          <ul>
            {open.map((row) => (
              <li key={row.game}>
                <a class="way" href={hashOf(moving(row))}>
                  <Emblem id={row.keys[other(row.seat)]} side={other(row.seat)} size={30} />
                  <span>
                    <b>{begun(row.names[other(row.seat)])}</b>
                    <small>{turnOf(row)}</small>
                  </span>
                  <Sign name="forward" size={18} />
                </a>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {sheet === 'receive' && (
        <Sheet label="Receive what?" onClose={() => setSheet(null)}>
          <h2>Receive what?</h2>
          <ul>
            <Way
              to={hashOf({ at: 'join', code: '' })}
              sign="move"
              title="An open game"
              detail="Scan or type the code of your other phone"
            />
            <Way to="#/phone" sign="phone" title="My key" detail="This is the new phone, and follows the old one" />
            <Way to="#/along" sign="save" title="Decks and games" detail="Open the file" />
          </ul>
        </Sheet>
      )}
    </main>
  );
}

function PhoneWay({
  sign,
  title,
  there,
  here,
  onClick,
}: {
  sign: string;
  title: string;
  there: string;
  here: ComponentChildren;
  onClick(): void;
}) {
  return (
    <section class="phone-way rows" aria-label={title}>
      <button type="button" class="way" onClick={onClick}>
        <Sign name={sign} size={26} />
        <span>
          <b>{title}</b>
        </span>
        <Sign name="forward" size={18} />
      </button>
      <dl class="there-and-here">
        <dt>There</dt>
        <dd>{there}</dd>
        <dt>Here</dt>
        <dd>{here}</dd>
      </dl>
    </section>
  );
}

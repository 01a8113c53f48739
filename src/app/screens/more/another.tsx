/** Using another phone: three tasks, each with the steps on both phones, and the receiving side. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Shelved, shelved } from '../../../peer/store/shelf.ts';
import { other } from '../../../rules/game.ts';
import { turnState } from '../../../words/en/screens/home/openGames.ts';
import * as words from '../../../words/en/screens/more.ts';
import { begun } from '../../../words/en/sides.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Screen } from '../../parts/head.tsx';
import { useLoaded } from '../../parts/hooks.ts';
import { LinkRow, Row } from '../../parts/linkRow.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Sign } from '../../parts/sign.tsx';
import { goTo, hashOf, type Route } from '../../route.ts';
import { isPast } from '../home/words.ts';
import '../../parts/rows.css';
import './style.css';

const moving = ({ game }: Shelved): Route => ({ at: 'table', game, move: true });

export function AnotherPhoneScreen() {
  const open = useLoaded(async () => (await shelved()).filter((game) => !isPast(game))) ?? [];
  const [sheet, setSheet] = useState<'which' | 'receive' | null>(null);
  const [only, second] = open;
  const move = (): void => {
    if (second) setSheet('which');
    else if (only) goTo(moving(only));
  };
  return (
    <Screen class="more-places gap4" title={words.anotherPhone} back="#/more" label={words.more}>
      <p class="quiet">{words.waysTitle}</p>
      {only && (
        <PhoneWay
          sign="move"
          title={words.moveThisGame}
          there={second ? words.movedGameNote : words.gameContinuesNote(only.names[other(only.seat)])}
          here={words.watchOnlyNote}
          onClick={move}
        />
      )}
      <PhoneWay
        sign="phone"
        title={words.moveTitle}
        there={words.recognizedNote}
        here={<span class="danger-text">{words.oldPhoneNote}</span>}
        onClick={() => goTo({ at: 'phone' })}
      />
      <PhoneWay
        sign="save"
        title={words.exportDecksAndGames}
        there={words.exportNote}
        here={words.nothingRemovedNote}
        onClick={() => goTo({ at: 'export' })}
      />
      <div class="bottom stacked gap3 at-bottom">
        <p class="quiet">{words.receivingQuestion}</p>
        <ActionButton
          kind="main"
          title={words.receiveOnThisPhone}
          detail={words.scanOrOpen}
          onClick={() => setSheet('receive')}
        />
      </div>
      {sheet === 'which' && <WhichGame open={open} onClose={() => setSheet(null)} />}
      {sheet === 'receive' && <ReceiveSheet onClose={() => setSheet(null)} />}
    </Screen>
  );
}

function WhichGame({ open, onClose }: { open: readonly Shelved[]; onClose(): void }) {
  return (
    <Sheet title={words.moveWhichGame} onClose={onClose}>
      <ul>
        {open.map((row) => (
          <li key={row.game}>
            <Row
              href={hashOf(moving(row))}
              mark={<Emblem id={row.keys[other(row.seat)]} side={other(row.seat)} size={30} />}
              title={begun(row.names[other(row.seat)])}
              detail={turnState(row)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function ReceiveSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title={words.receiveWhat} onClose={onClose}>
      <ul>
        <LinkRow
          to={hashOf({ at: 'join', code: '' })}
          sign="move"
          title={words.anOpenGame}
          detail={words.scanOrTypeCode}
        />
        <LinkRow to="#/phone" sign="phone" title={words.myKey} detail={words.newPhoneNote} />
        <LinkRow to="#/export" sign="save" title={words.decksAndGames} detail={words.openTheFile} />
      </ul>
    </Sheet>
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
    <section class="phone-way rows stacked gap2 raised" aria-label={title}>
      <Row mark={<Sign name={sign} size={26} />} {...{ title, onClick }} />
      <dl class="there-and-here grid">
        <dt class="quiet">{words.otherSide}</dt>
        <dd>{there}</dd>
        <dt class="quiet">{words.thisSide}</dt>
        <dd>{here}</dd>
      </dl>
    </section>
  );
}

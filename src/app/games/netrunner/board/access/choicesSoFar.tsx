/** The Runner's choices for the cards before the last one; all but stolen agendas can be changed. */

import { accessFailed, choiceName, choicesTitle, undoWords } from '../../../../../words/en/netrunner/access.ts';
import { Bits } from '../../../../parts/bits.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { cardOf, type NetrunnerSeated } from '../seated.ts';
import { type CardVerdict, type Page, pageOf } from './reading.ts';
import type { AccessPage } from './useAccess.ts';

interface Choice {
  page: Page;
  verdict: CardVerdict;
}

/** Chosen steals and trashes, except for page `but`. */
export function choicesOf(v: NetrunnerSeated, { story, reading }: AccessPage, except: number): Choice[] {
  return Object.entries(reading.kept).flatMap(([at, verdict]) => {
    const page = pageOf(v, story, reading, Number(at));
    return verdict === 'leave' || Number(at) === except || page.face === null ? [] : [{ page, verdict }];
  });
}

export function ChoicesSoFar({ v, access, but }: { v: NetrunnerSeated; access: AccessPage; but: number }) {
  return (
    <section class="panel runner so-far stacked gap2 raised" aria-label={choicesTitle}>
      <h3 class="fine quiet semibold">{access.reading.failed ? accessFailed : choicesTitle}</h3>
      {choicesOf(v, access, but).map(({ page, verdict }) => {
        const { title, points } = cardOf(page.face ?? '');
        const price = verdict === 'steal' ? page.ways.steal : page.ways.trash;
        return (
          <p key={page.cardIndex} class="panel-row across gap4">
            <Sign name={verdict === 'steal' ? 'points' : 'trash'} size={24} />
            <span class="words grow">
              <b>{choiceName[verdict]}</b> {title}
            </span>
            <span class="aside flex gap3 quiet rigid nowrap">
              {verdict === 'steal' && points !== null && <b>+{points}</b>}
              {price !== null && price > 0 && <Bits n={price} />}
            </span>
            {!page.ways.must && verdict === 'trash' && (
              <button
                type="button"
                class="round icon-box rigid"
                aria-label={undoWords(title)}
                onClick={() => access.undo(page.cardIndex)}
              >
                <Sign name="undo" size={22} />
              </button>
            )}
          </p>
        );
      })}
    </section>
  );
}

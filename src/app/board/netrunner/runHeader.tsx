/** The head of a run or an access: where, how far, and the numbers a decision hangs on. */
import { bitsOf, CORP, handOf, RUNNER } from '../../../rules/netrunner/table.ts';
import { Bits } from '../../parts/bits.tsx';
import { begun } from '../../words/sides.ts';
import { Beside, Count } from './plate.tsx';
import { keptForRuns } from './pools.ts';
import type { Seated } from './seated.ts';

export function RunHeader({ v, title, detail }: { v: Seated; title: string; detail: string }) {
  const { table, seat } = v;
  const { tags } = table.runner;
  return (
    <header class="run-head">
      <div class="title">
        <h2>{title}</h2>
        <p class="quiet">{detail}</p>
        {v.link !== 'open' && (
          <p class={`link ${v.link}`}>
            <i /> {begun(v.names[seat === CORP ? RUNNER : CORP])} is {v.link === 'away' ? 'away' : 'gone'}
          </p>
        )}
      </div>
      <span class="counts runner">
        {tags > 0 && <Count label={tags === 1 ? 'tag' : 'tags'} value={tags} harm />}
        <Count label="hand" value={handOf(table, RUNNER)} />
        <Count
          label={<Beside of={seat === RUNNER ? 'you' : 'Runner'} n={keptForRuns(table, RUNNER)} />}
          value={<Bits n={bitsOf(table, RUNNER)} />}
        />
      </span>
      <span class="counts corp">
        <Count
          label={<Beside of={seat === CORP ? 'you' : 'Corp'} n={keptForRuns(table, CORP)} />}
          value={<Bits n={bitsOf(table, CORP)} />}
        />
      </span>
    </header>
  );
}

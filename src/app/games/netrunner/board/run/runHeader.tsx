/**
 * Header of a run or an access: both players' numbers, the target and progress, and buttons for what is not on screen.
 */

import type { ComponentChildren } from 'preact';
import { other } from '../../../../../rules/game.ts';
import * as words from '../../../../../words/en/netrunner/board/run.ts';
import type { OpenSheet } from '../openSheet.tsx';
import type { NetrunnerSeated } from '../seated.ts';
import { Strip } from '../table/strip.tsx';

interface Props {
  v: NetrunnerSeated;
  title: string;
  detail: string;
  /** The line with the eye, the record and the list. */
  line: ComponentChildren;
  onShow(next: OpenSheet): void;
}

/** `title` and `detail`: the run's target and its progress. `line`: the last event. */
export function RunHeader({ v, title, detail, line, onShow }: Props) {
  return (
    <>
      <Strip v={v} onShow={onShow} />
      <header class="run-head across wraps rigid">
        <div class="title">
          <h2 class="text-figure shrinks">{title}</h2>
          <p class="quiet dense">{detail}</p>
          {v.link !== 'open' && (
            <p class={`link dense ${v.link}`}>{words.awayState(<i />, v.names[other(v.seat)], v.link)}</p>
          )}
        </div>
        {line}
      </header>
    </>
  );
}

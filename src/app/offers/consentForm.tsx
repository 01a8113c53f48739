/**
 * The common form for consent: who asks for what, what would change, and the two answers. The system's Back postpones
 * it.
 */

import type { ComponentChildren } from 'preact';
import type { Seat } from '../../rules/game.ts';
import * as words from '../../words/en/screens/offers.ts';
import { ActionButton } from '../parts/button.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Sheet } from '../parts/sheet.tsx';
import './consentForm.css';

interface Props {
  /** The name of the asking player, capitalized for the start of a sentence. */
  by: string;
  /** The text from which that player's seal is drawn. */
  seal: string;
  side: Seat;
  /** Example: "Take back 2 moves?" */
  question: string;
  /** Either answer is final, so neither button is recommended. */
  even?: boolean;
  /** What each answer does. */
  accepts?: string | undefined;
  declines?: string | undefined;
  /** What would change. Null if the change is no longer possible. */
  children: ComponentChildren | null;
  onAccept(): void;
  onDecline(): void;
  /** Declines all further requests; undefined if not available. */
  onMute?: (() => void) | undefined;
  onLater(): void;
}

export function ConsentForm({
  by,
  seal,
  side,
  question,
  even,
  accepts,
  declines,
  children,
  onAccept,
  onDecline,
  onMute,
  onLater,
}: Props) {
  return (
    <Sheet label={question} class="ask" onLater={onLater}>
      <header class={`across gap5 seat${side}`}>
        <Emblem id={seal} side={side} size={44} />
        <span>
          <small class="quiet text-body">{words.offerTitle(by)}</small>
          <h2>{question}</h2>
        </span>
      </header>
      {children === null ? (
        <>
          <p role="status">{words.noLongerPossible(by)}</p>
          <ActionButton kind="main" title={words.close} onClick={onLater} />
        </>
      ) : (
        <>
          {children}
          <div class={even ? 'side-by-side flex wraps gap3' : 'stacked gap3'}>
            <ActionButton kind={even ? 'plain' : 'main'} title={words.accept} detail={accepts} onClick={onAccept} />
            <ActionButton title={words.decline} detail={declines} onClick={onDecline} />
          </div>
          {onMute && <ActionButton kind="quiet" title={words.declineAll} onClick={onMute} />}
        </>
      )}
    </Sheet>
  );
}

/**
 * One quiet row at the bottom of the home screen: a new version, or how to install this one. Disappears once answered.
 */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { putOnShelf, type Shelved } from '../../../peer/store/shelf.ts';
import * as say from '../../../words/en/screens/home/home.ts';
import { declineInstall, install, installState, onInstall } from '../../offline/install.ts';
import { keepsVersion } from '../../offline/keepsVersion.ts';
import { loadWithRetry } from '../../offline/parts.ts';
import type { Update } from '../../offline/update.ts';
import { Sign } from '../../parts/sign.tsx';
import '../../parts/signs.ts';
import { useAsyncEffect, useLoaded, useRedraw } from '../../parts/hooks.ts';
import './notices.css';

/** Usually preloaded: the composition root fetches this chunk after the first paint. */
const updates = () => loadWithRetry(() => import('../../offline/update.ts'));

interface Props {
  /** Games that need this version's rules. */
  open: readonly Shelved[];
  /** Why the games can't be shown. */
  trouble: string | null;
}

/** Shows the most important notice, and the next one once that is answered. */
export function Notices({ open, trouble }: Props) {
  return (
    <div class="notices">
      {trouble !== null && <Notice sign="clock" words={trouble} />}
      <Updating open={open} />
      <VersionMismatch open={open} />
      <Installing />
    </div>
  );
}

function Updating({ open }: { open: readonly Shelved[] }) {
  const [state, setState] = useState<Update>('none');
  const [said, setSaid] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  useAsyncEffect([], (isHere) => {
    let end = (): void => {};
    void updates().then(({ onUpdate, updateState }) => {
      if (!isHere()) return;
      end = onUpdate(() => {
        setSaid(null);
        setState(updateState());
      });
      setState(updateState());
    });
    return () => end();
  });
  const update = async (): Promise<void> => {
    const began = await (await updates()).update();
    setSaid(say.updateState(began));
  };
  const letGo = async (): Promise<void> => {
    for (const game of open) await putOnShelf({ ...game, letGo: true });
    setSaid(say.fetchingTheNewVersion);
    await (await updates()).checkForUpdate();
  };
  if (state === 'none') return null;
  if (state === 'waiting')
    return (
      <Notice words={said ?? say.newVersion}>
        <Answer name={say.update} onClick={() => void update()} />
      </Notice>
    );
  if (sure)
    return (
      <Notice words={said ?? say.openGameCantContinue(open.length > 0 ? whose(open) : say.yourOpponent)}>
        <Answer name={say.abandonTitle} onClick={() => void letGo()} />
        <Answer name={say.keepTitle} onClick={() => setSure(false)} />
      </Notice>
    );
  return (
    <Notice words={say.newRulesWait(open.length > 0 ? say.opponentSuffix(whose(open)) : '')}>
      <Answer name={say.updateNow} onClick={() => setSure(true)} />
    </Notice>
  );
}

/** Over plain http no version is stored, so the server's new version may not fit the open game. */
function VersionMismatch({ open }: { open: readonly Shelved[] }) {
  const asked = open.length > 0 && !keepsVersion();
  // Loads all rules and cards, so do it only when needed.
  const load = async () => (asked ? (await import('../../device/device.ts')).allRulesVersions() : null);
  const rules = useLoaded(load, [asked]);
  const stuck =
    rules === null ? [] : open.filter((game) => game.rules !== undefined && !rules.split(' ').includes(game.rules));
  if (stuck.length === 0) return null;
  return <Notice words={say.needsPreviousVersion(whose(stuck))} />;
}

const whose = (open: readonly Shelved[]): string => open.map(({ names, seat }) => names[seat === 0 ? 1 : 0]).join(', ');

function Installing() {
  useRedraw(onInstall);
  switch (installState()) {
    case 'offer':
      return (
        <Notice words={say.installForOffline}>
          <Answer name={say.installTitle} onClick={() => void install()} />
          <DismissButton name={say.notNow} onClick={declineInstall} />
        </Notice>
      );
    case 'by-hand':
      return (
        <Notice
          words={say.howToInstall(
            <Sign name="share" size={18} />,
            <b>{say.share}</b>,
            <Sign name="addTo" size={18} />,
            <b>{say.addToHomeScreen}</b>,
          )}
        >
          <DismissButton name={say.close} onClick={declineInstall} />
        </Notice>
      );
    case 'insecure':
      return (
        <Notice words={say.plainHttpNote}>
          <DismissButton name={say.close} onClick={declineInstall} />
        </Notice>
      );
    case 'none':
      return null;
  }
}

function Notice({
  sign = 'draw',
  words,
  children,
}: {
  sign?: string;
  words: ComponentChildren;
  children?: ComponentChildren;
}) {
  return (
    <section class="notice across gap3 quiet" role="status">
      <Sign name={sign} size={20} />
      <p class="grow">{words}</p>
      {children && <span class="answers flex wraps gap2 rigid">{children}</span>}
    </section>
  );
}

function Answer({ name, onClick }: { name: string; onClick(): void }) {
  return (
    <button type="button" class="answer centered semibold tappable" onClick={onClick}>
      {name}
    </button>
  );
}

/** Dismisses the notice. */
function DismissButton({ name, onClick }: { name: string; onClick(): void }) {
  return (
    <button type="button" class="away icon-box tappable" aria-label={name} onClick={onClick}>
      <Sign name="close" size={18} />
    </button>
  );
}

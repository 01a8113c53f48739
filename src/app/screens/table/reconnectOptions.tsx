/** Shown when the other phone has been away for a while. Without a server, the phones reconnect by codes. */

import { useEffect, useState } from 'preact/hooks';
import * as words from '../../../words/en/screens/table.ts';
import { lazyPart } from '../../offline/lazyPart.tsx';
import { useLasting, useLinkState } from '../../parts/hooks.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { Strip } from '../../parts/strip.tsx';
import type { MatchSession } from '../../play/matchRunning.ts';

const ReunionCodes = lazyPart(async () => (await import('../pair/codes.tsx')).ReconnectCodes);

/** How long a phone may be away before other ways to reach it are offered (ms). */
const MISSED_MS = 6000;

interface Props {
  sitting: Pick<MatchSession, 'link' | 'reunion'>;
  /** Whether it is shown inside a sheet. */
  inPlace?: boolean;
}

export function ReconnectOptions({ sitting: { link, reunion }, inPlace = false }: Props) {
  const missed = useLasting(useLinkState(link) === 'away', MISSED_MS);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!missed) setOpen(false);
  }, [missed]);
  if (!missed) return null;
  if (!open)
    return (
      <Strip inPlace={inPlace} sign="offline" act={{ title: words.pairByCamera, onClick: () => setOpen(true) }}>
        {words.otherPhoneAway}
      </Strip>
    );
  return (
    <Sheet title={words.findTheOtherPhone} class="pair" onClose={() => setOpen(false)}>
      <ReunionCodes reunion={reunion} />
    </Sheet>
  );
}

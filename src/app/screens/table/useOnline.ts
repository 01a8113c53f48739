/** Whether the connection is down because this phone or the other is offline. */
import { useEffect, useState } from 'preact/hooks';
import type { Link } from '../../../peer/link/link.ts';

const look = ({ state }: Pick<Link, 'state'>): 'linked' | 'away' | 'no network' =>
  state === 'open' ? 'linked' : navigator.onLine === false ? 'no network' : 'away';

/** An open link counts as connected even when the browser reports no network. */
export function useOnline(link: Pick<Link, 'state' | 'onState'>): ReturnType<typeof look> {
  const [now, setNow] = useState(() => look(link));
  useEffect(() => {
    const changed = (): void => setNow(look(link));
    changed();
    const leave = link.onState(changed);
    for (const name of ['online', 'offline']) addEventListener(name, changed);
    return () => {
      leave();
      for (const name of ['online', 'offline']) removeEventListener(name, changed);
    };
  }, [link]);
  return now;
}

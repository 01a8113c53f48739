import { useRef, useState } from 'preact/hooks';

/**
 * What a player is told about their own request, such as why it was refused. `length`: the log's length; the next entry
 * clears the text, since it changes what can be requested.
 */
export function useDenied(length: number): readonly [string | null, (text: string | null) => void] {
  const [denied, setDenied] = useState<{ text: string | null; length: number } | null>(null);
  const now = useRef(length);
  now.current = length;
  return [denied?.length === length ? denied.text : null, (text) => setDenied({ text, length: now.current })];
}

/** Reads the other phone's code, either by camera, started with a tap, or pasted. */
import { useState } from 'preact/hooks';
import { ActionButton } from '../../parts/button.tsx';
import { Scanner } from '../../parts/codes/scanner.tsx';
import { PasteCode } from '../pair/codes.tsx';

export function CodeReader({
  title,
  error,
  onText,
}: {
  title: string;
  error: string | null;
  onText(text: string): void;
}) {
  const [scanning, setScanning] = useState(false);
  return (
    <>
      {scanning ? (
        <Scanner small onText={onText} onClose={() => setScanning(false)} />
      ) : (
        <ActionButton title={title} onClick={() => setScanning(true)} />
      )}
      <PasteCode onText={onText} />
      {error !== null && (
        <p class="wrong" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

/** A QR code drawn as SVG. */
import { useEffect, useState } from 'preact/hooks';
import './codes.css';

/** `label`: for screen readers. The library is loaded with the first code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<boolean[][] | null>(null);
  useEffect(() => {
    let left = false;
    void import('qr').then(({ encodeQR }) => {
      if (!left) setRows(encodeQR(text, 'raw', { ecc: 'medium', border: 4 }));
    });
    return () => {
      left = true;
    };
  }, [text]);
  const size = rows?.length ?? 41;
  const path = (rows ?? [])
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg class="qr as-block" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** A QR code drawn as SVG. */
import { useLoaded } from '../hooks.ts';
import './codes.css';

/** `label`: for screen readers. The library is loaded with the first code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const load = async () => (await import('qr')).encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const rows = useLoaded(load, [text]);
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

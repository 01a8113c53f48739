/** Where a quality lies among the nine bands, each as wide as its range. */
import { bandOf, bands } from '../../../../../rules/trenchcoat/dice/band.ts';
import './band.css';

export function BandScale({ quality }: { quality: number }) {
  const here = bandOf(quality);
  return (
    <span class="band-scale" aria-hidden="true">
      <span class="band-boxes">
        {bands.map(({ name }) => (
          <i key={name} class={name === here.name ? 'here' : ''} />
        ))}
      </span>
      <span class="band-ends">
        <small>{bands[0]?.name}</small>
        <small>{bands.at(-1)?.name}</small>
      </span>
    </span>
  );
}

/** Where a quality lies among the nine bands, each drawn as wide as its range. */
import { bandOf, bands } from '../../../../../rules/trenchcoat/dice/band.ts';
import { bandWords } from '../../../../../words/en/trenchcoat/told.ts';
import './band.css';

export function BandScale({ quality }: { quality: number }) {
  const here = bandOf(quality);
  return (
    <span class="band-scale as-block" aria-hidden="true">
      <span class="band-boxes across">
        {bands.map(({ name }) => (
          <i key={name} class={name === here.name ? 'here' : ''} />
        ))}
      </span>
      <span class="flex spread fine quiet">
        <small>{bandWords(bandOf(-99).name)}</small>
        <small>{bandWords(bandOf(99).name)}</small>
      </span>
    </span>
  );
}

/** Exports decks and finished games as one passphrase-protected file, and imports such a file. */

import { useState } from 'preact/hooks';
import * as words from '../../../words/en/screens/export.ts';
import { Framed } from '../../parts/head.tsx';
import { ExportForm } from './exportForm.tsx';
import { ImportedGames } from './importedGames.tsx';
import { ImportForm } from './importForm.tsx';

export function ExportScreen() {
  const [times, setTimes] = useState(0);
  return (
    <Framed title={words.exportAndImport}>
      <ExportForm key={times} />
      <ImportForm onImported={() => setTimes(times + 1)} />
      <ImportedGames times={times} />
      <p class="quiet">{words.notInTheFile}</p>
    </Framed>
  );
}

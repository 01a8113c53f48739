/** A file's proof in the form a reader gets, for the tests of proofs. */
import { courseOf as course } from '../../../src/peer/match/audit/course.ts';
import { proveFile as fileProven, isMatchProof, type MatchProof } from '../../../src/peer/match/audit/matchProof.ts';
import { type Proof, prove as proven } from '../../../src/peer/match/audit/proof.ts';
import { proofWords } from '../../../src/words/en/proof.ts';

export type Told = Omit<Proof, 'findings'> & { readonly text: string };
export type ToldMatch = Pick<MatchProof, 'kind'> & { readonly text: string; readonly games: readonly Told[] };

export const prove = async (...args: Parameters<typeof proven>): Promise<Told> => told(await proven(...args));

export async function proveFile(...args: Parameters<typeof fileProven>): Promise<Told | ToldMatch> {
  const proof = await fileProven(...args);
  if (!isMatchProof(proof)) return told(proof);
  return { kind: proof.kind, text: proofWords(proof), games: proof.games.map(told) };
}

export const isMatch = (proof: Told | ToldMatch): proof is ToldMatch => 'games' in proof;

export async function courseOf(...args: Parameters<typeof course>) {
  const found = await course(...args);
  return { ...found, proof: told(found.proof) };
}

function told(proof: Proof): Told {
  const { findings: _, ...rest } = proof;
  return { ...rest, text: proofWords(proof) };
}

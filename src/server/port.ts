/** The requested port, and how a server ends that can't have it. */
import { fail, ok, type Result } from '../base/result.ts';

const HIGHEST = 65535;

/** `text`: the value of `PORT`, if any; 0 takes any free port. A failure is returned as a sentence. */
export function parsePort(text: string | undefined, defaultPort: number): Result<number, string> {
  if (text === undefined || text === '') return ok(defaultPort);
  if (/^\d{1,5}$/.test(text) && Number(text) <= HIGHEST) return ok(Number(text));
  return fail(`PORT must be a number from 1 to ${HIGHEST}, such as PORT=${defaultPort}. "${text}" isn’t one.`);
}

/** Why the server can't start on that port, as a sentence. */
export function portRefusal(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} and the next 100 are taken. Choose another one: PORT=9001 npm start`;
  if (code === 'EACCES')
    return `This user isn’t allowed to open port ${port}. Choose one above 1023: PORT=8080 npm start`;
  return `Meatspace can’t start: ${error instanceof Error ? error.message : String(error)}`;
}

export function exitWithError(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

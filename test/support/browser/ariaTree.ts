/** What a screen offers to a person who can't see it: Playwright's accessibility snapshot, parsed. */

/** An element with a role, in reading order. */
export interface Thing {
  role: string;
  /** As read by a screen reader; empty if it has no name. */
  name: string;
  /** Its content, if that is not its name: the text of a paragraph or a status. */
  text: string;
  disabled: boolean;
  pressed: boolean;
  /** The name of its container: a region, a group, a list. Empty if there is none. */
  within: string;
  /** How many elements with the same role and name precede it. */
  nth: number;
}

export interface Screen {
  /** The name of the topmost dialog; null if none is open. If one is open, all elements are inside it. */
  dialog: string | null;
  things: readonly Thing[];
}

interface Line {
  depth: number;
  role: string;
  name: string;
  states: string;
  text: string;
}

/** Parses a page's snapshot, without anything below an open dialog. */
export function readTree(snapshot: string): Screen {
  const lines = snapshot.split('\n').flatMap((line) => readLine(line) ?? []);
  const top = lines.findLastIndex(({ role }) => role === 'dialog');
  const dialog = lines[top];
  if (dialog === undefined) return { dialog: null, things: thingsOf(lines) };
  const inside = lines.slice(top + 1);
  const end = inside.findIndex(({ depth }) => depth <= dialog.depth);
  return { dialog: dialog.name, things: thingsOf(end < 0 ? inside : inside.slice(0, end)) };
}

/** `- button "Draw 1 action" [disabled]: text`; if the name contains a colon, the key is in single quotes. */
function readLine(line: string): Line | null {
  const begun = /^(\s*)- (?:'((?:[^']|'')*)'|(.*))(.*)$/.exec(line);
  if (!begun) return null;
  const [, space = '', quoted, plain = '', rest = ''] = begun;
  const whole = quoted === undefined ? plain : quoted.replaceAll("''", "'") + rest;
  const read = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)(?::(?: (.*))?)?$/.exec(whole);
  if (!read) return null;
  const [, role = '', name, states = '', text = ''] = read;
  return { depth: space.length, role, name: name ? unquoted(name) : '', states, text: unquoted(text) };
}

const unquoted = (text: string): string => (text.startsWith('"') ? String(JSON.parse(text)) : text);

function thingsOf(lines: readonly Line[]): Thing[] {
  const around: Line[] = [];
  const seen = new Map<string, number>();
  return lines.map((line) => {
    while ((around.at(-1)?.depth ?? -1) >= line.depth) around.pop();
    const within = around.findLast(({ name }) => name !== '')?.name ?? '';
    around.push(line);
    const key = `${line.role} ${line.name}`;
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const is = (state: string): boolean => line.states.includes(`[${state}]`);
    const { role, name, text } = line;
    return { role, name, text, disabled: is('disabled'), pressed: is('pressed'), within, nth };
  });
}

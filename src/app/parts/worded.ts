/** How a game draws a text of its rules: words of it that can be tapped. Where nobody says so a text is a text. */
import { type ComponentChildren, createContext } from 'preact';

export const Worded = createContext<((text: string) => ComponentChildren) | null>(null);

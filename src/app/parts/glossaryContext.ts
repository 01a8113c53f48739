/** How a game renders rules text with tappable terms. Without a provider, text stays plain. */
import { type ComponentChildren, createContext } from 'preact';

export const GlossaryContext = createContext<((text: string) => ComponentChildren) | null>(null);

import type { Language } from '@selfservice/api/core/language';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';

/** A second look at a story, besides the light one in its own language. */
export interface Variant {
  width: 'phone' | 'desk';
  theme: Exclude<ThemeChoice, 'system' | 'light'>;
  language: Exclude<Language, 'en'>;
}

/** Four looks in which each theme meets each language and each width, and each language each width. */
export const variants: readonly Variant[] = [
  { width: 'phone', theme: 'dark', language: 'cs' },
  { width: 'desk', theme: 'contrast', language: 'cs' },
  { width: 'desk', theme: 'dark', language: 'sk' },
  { width: 'phone', theme: 'contrast', language: 'sk' },
];

/**
 * The second look of a story. The first four stories of a component's own file share the four looks, so that every
 * component is seen in each theme, each language and at each width.
 *
 * @param place which story of its file it is, from 0
 * @param file path of its file; one that is not named as its folder is about something more special
 * @returns null for the other stories
 */
export function variantAt(place: number, file: string): Variant | null {
  const [folder, name] = file.split('/').slice(-2);
  return name === `${folder}.stories.tsx` ? (variants[place] ?? null) : null;
}

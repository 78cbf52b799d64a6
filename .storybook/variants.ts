import type { Language } from '@selfservice/api/core/language';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';

/** A second look at a story, besides the light one in its own language. */
export interface Variant {
  width: 'phone' | 'desk';
  theme: Exclude<ThemeChoice, 'system'>;
  language: Exclude<Language, 'en'>;
}

/** Four looks in which each theme meets each language and each width, and each language each width. */
export const variants: readonly Variant[] = [
  { width: 'phone', theme: 'dark', language: 'cs' },
  { width: 'desk', theme: 'contrast', language: 'cs' },
  { width: 'desk', theme: 'dark', language: 'sk' },
  { width: 'phone', theme: 'contrast', language: 'sk' },
];

/** Looks of a screen as help shows it: light and on a phone, in the other languages. */
const helpLooks: readonly Variant[] = [
  { width: 'phone', theme: 'light', language: 'cs' },
  { width: 'phone', theme: 'light', language: 'sk' },
];

/** What decides how a story is pictured. */
export interface PicturedStory {
  /** Path of its file. */
  file: string;
  /** The name of its export, for example `LongText`. */
  name: string;
  /** Which story of its file it is, from 0. */
  place: number;
}

/**
 * The second looks of a story. The first four stories of a screen's or a dialog's own file share the four looks, so
 * that each is seen in every theme, every language and at both widths; a primitive is seen in two of them at once, where
 * all its states stand side by side. Views are seen in their screens. Help shows screens in the product's frame on a phone.
 */
export function variantsOfStory({ file, name, place }: PicturedStory): readonly Variant[] {
  if (file.includes('/primitives/'))
    return name === 'Permutations' ? variants.filter(({ width }) => width === 'desk') : [];
  const [folder = '', own] = file.split('/').slice(-2);
  if (own === `${folder}InFrame.stories.tsx` && name === 'Phone') return helpLooks;
  if (own !== `${folder}.stories.tsx` || !/(Screen|Dialog)$/.test(folder)) return [];
  const look = variants[place];
  return look ? [look] : [];
}

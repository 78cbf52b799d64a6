import type { OwnLanguage } from '@selfservice/api/core/language';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';

/** A picture of a story in another theme or language. */
export interface Variant {
  width: 'phone' | 'desk';
  theme: Exclude<ThemeChoice, 'system'>;
  language: Exclude<OwnLanguage, 'en'>;
}

/** The variants of a screen: dark at both widths, high contrast, Czech and Slovak. */
export const variants: readonly Variant[] = [
  { width: 'phone', theme: 'dark', language: 'cs' },
  { width: 'desk', theme: 'contrast', language: 'cs' },
  { width: 'desk', theme: 'dark', language: 'sk' },
];

/** The pictures of a screen in help: light, on a phone, in the other languages. */
export const helpVariants: readonly Variant[] = [
  { width: 'phone', theme: 'light', language: 'cs' },
  { width: 'phone', theme: 'light', language: 'sk' },
];

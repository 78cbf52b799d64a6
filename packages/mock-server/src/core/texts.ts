import type { BackendLanguage } from '@selfservice/api/core/language';

/** A text in every language of the interface. */
export type Texts = Readonly<Record<BackendLanguage, string>>;

/** Creates a text in every language of the interface. */
export function texts(en: string, cs: string, sk: string): Texts {
  return { en, cs, sk };
}

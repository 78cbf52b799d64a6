import { mutationOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { Language } from '../core/language.ts';
import { readAgain } from '../core/writes/read-again.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import { settleWrite } from '../core/writes/settle-write.ts';
import { savedLanguageQuery } from '../session/saved-language.ts';
import { postPersonalPreferences } from './settings.wire.ts';

/** A language to save for the user. */
export interface LanguageChoice {
  language: Language;
  /** Default: `send`. */
  step?: WriteStep;
}

/**
 * Saves the language of the user. After an unknown outcome the saved language is read.
 * @requirement settings-22, settings-26
 */
export function saveLanguageMutation() {
  return mutationOptions({
    mutationKey: ['settings', 'saveLanguage'],
    mutationFn: ({ language, step = 'send' }: LanguageChoice, { client }) =>
      settleWrite({
        step,
        send: () => transportOf(client).call(postPersonalPreferences, { body: { Item1: language } }),
        async lookUp() {
          const saved = await readAgain(client, savedLanguageQuery());
          return (saved.language ?? saved.code) === language ? 1 : 0;
        },
      }),
    meta: { invalidates: [['session', 'savedLanguage']] },
  });
}

import { mutationOptions } from '@tanstack/react-query';
import { outboxOf, transportOf } from '../core/create-query-client.ts';
import type { Checkable } from '../core/outbox/outbox.ts';
import type { Language } from '../core/language.ts';
import { readAgain } from '../core/outbox/read-again.ts';
import { savedLanguageQuery } from '../session/saved-language.ts';
import { postPersonalPreferences } from './settings.wire.ts';

/** A language to save for the user. */
export interface LanguageChoice extends Checkable {
  language: Language;
}

/**
 * Saves the language of the user. After an unknown outcome the saved language is read.
 * @requirement settings-22, settings-26
 */
export function saveLanguageMutation() {
  return mutationOptions({
    mutationKey: ['settings', 'saveLanguage'],
    mutationFn: ({ language, isCheck }: LanguageChoice, { client }) =>
      outboxOf(client).settle({
        isCheck,
        // Another language is not sent either while this one may still be saved.
        key: ['settings', 'saveLanguage'],
        input: { language },
        send: () => transportOf(client).call(postPersonalPreferences, { body: { Item1: language } }),
        async lookUp() {
          const saved = await readAgain(client, savedLanguageQuery());
          return (saved.language ?? saved.code) === language ? 1 : 0;
        },
      }),
    meta: { invalidates: [['session', 'savedLanguage']] },
  });
}

import { mutationOptions } from '@tanstack/react-query';
import type { Language } from '../core/language.ts';
import type { Transport } from '../core/transport.ts';
import { postPersonalPreferences } from './settings.wire.ts';

/** Saves the language for the person. Specification 000 section 7. */
export function saveLanguageMutation(transport: Transport) {
  return mutationOptions({
    mutationKey: ['settings', 'saveLanguage'],
    mutationFn: async (language: Language) => {
      await transport.call(postPersonalPreferences, { body: { Item1: language } });
    },
    meta: { makesStale: [['session', 'savedLanguage']] },
  });
}

import type { Language } from '@selfservice/api/core/language';

const expired: Record<Language, string> = { en: 'After deadline', cs: 'Po termínu', sk: 'Po termíne' };

const forms: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>>> = {
  en: { one: '# day left', other: '# days left' },
  cs: { one: 'Zbývá # den', few: 'Zbývají # dny', other: 'Zbývá # dnů' },
  sk: { one: 'Zostáva # deň', few: 'Zostávajú # dni', other: 'Zostáva # dní' },
};

/**
 * How long a pending request can still be decided, in words.
 *
 * @param days whole days; below zero the time is over
 */
export function remainingDays(days: number, language: Language): string {
  if (days < 0) return expired[language];
  const form = new Intl.PluralRules(language).select(days);
  return (forms[language][form] ?? '').replace('#', String(days));
}

import type { AddedLanguage } from '@selfservice/ui/i18n/createI18n';

/** German, for the components of this application. Missing texts are English. */
export const german: AddedLanguage = {
  code: 'de',
  name: 'Deutsch',
  fallback: 'en',
  texts: {
    primitives: {
      back: 'Zurück',
      cancel: 'Abbrechen',
      close: 'Schließen',
      loading: 'Wird geladen',
      notGiven: 'nicht angegeben',
      save: 'Speichern',
    },
    patterns: {
      contacts: { email: 'E-Mail', phone: 'Telefon' },
      page: { back: 'Zur Startseite' },
      timeline: { wholeDay: 'ganztägig', hours: 'Stunden des Tages' },
    },
    'personal-card': {
      title: 'Personalkarte',
      failed: 'Die Personalkarte konnte nicht geladen werden.',
      sections: { employment: 'Anstellung', contacts: 'Kontakt', presence: 'Anwesenheit' },
      personalNumber: 'Personalnummer',
      order: 'Nummer der Anstellung',
      centre: 'Kostenstelle',
      validFrom: 'Gültig ab',
      validTo: 'Gültig bis',
      presence: 'Anwesenheit',
      lastPass: 'Letzte Buchung',
    },
  },
};

import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { PersonalCard } from '@selfservice/api/personal-card/personal-card';

/** The card of an ordinary employee, with differences. */
export function aPersonalCard(differences: Partial<PersonalCard> = {}): PersonalCard {
  return {
    photo: null,
    givenName: 'Jana',
    surname: 'Dvořáková',
    degreeBefore: '',
    degreeAfter: '',
    personalNumber: '100234',
    employmentOrder: '1',
    contacts: { email: 'jana.dvorakova@example.com', phones: ['+420 601 100 234'] },
    centreName: 'Assembly',
    profession: 'Assembly operator',
    validFrom: localDate('2014-03-01'),
    validTo: null,
    presence: 'At work',
    lastPassAt: localDateTime('2026-11-20T07:58:00'),
    ...differences,
  };
}

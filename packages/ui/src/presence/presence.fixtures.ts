import { localDateTime } from '@selfservice/api/core/local-date';
import type { PersonPresence } from '@selfservice/api/presence/presence';

/** A person of whom the user may see everything. */
export function aPersonPresence(more: Partial<PersonPresence> = {}): PersonPresence {
  return {
    personRef: '0001001',
    fullName: 'Dvořáková Jana',
    presence: 'present',
    reason: { presence: 'At work', account: '' },
    contacts: { email: 'jana.dvorakova@example.com', phones: ['+420 601 234 567', '4411'] },
    details: {
      personalNumber: '100234',
      centreName: 'Assembly',
      shift: 'Early shift',
      lastPassAt: localDateTime('2026-11-20T05:58:00'),
      terminal: 'Main gate',
      lastPass: 'In',
    },
    ...more,
  };
}

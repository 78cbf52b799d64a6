import type { Contacts } from '@selfservice/api/core/contacts';
import { useTranslation } from 'react-i18next';
import type { ExportColumn } from '../ListExport/exportTable.ts';

/** Returns the columns of e-mail and phones for a `ListExport`. */
export function useContactColumns(): readonly ExportColumn<{ contacts: Contacts }>[] {
  const { t } = useTranslation('patterns');
  return [
    { title: t('contacts.email'), value: ({ contacts }) => contacts.email },
    { title: t('contacts.phone'), value: ({ contacts }) => contacts.phones.join(', ') },
  ];
}

import type { Contacts } from '@selfservice/api/core/contacts';
import { emailHref } from '@selfservice/api/core/contacts';
import type { Permission } from '@selfservice/api/session/permissions';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DescriptionItem } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { ContactLink } from './ContactLink.tsx';
import { PhoneLinks } from './PhoneLinks.tsx';

/**
 * Returns the contacts of a person for a `DescriptionList`: links, the reason why they are not shown, or nothing if the
 * permission is hidden.
 */
export function useContactItems(contacts: Contacts, permission: Permission): readonly DescriptionItem[] {
  const { t } = useTranslation('patterns');
  const { email, phones } = contacts;
  const items: Record<Permission, readonly DescriptionItem[]> = {
    allowed: [
      {
        term: t('contacts.email'),
        details: email && createElement(ContactLink, { text: email, href: emailHref(email) }),
      },
      {
        term: t('contacts.phone'),
        details: phones.length > 0 ? createElement(PhoneLinks, { phones }) : null,
      },
    ],
    disabled: [{ term: t('contacts.label'), details: t('contacts.refused') }],
    hidden: [],
  };
  return items[permission];
}

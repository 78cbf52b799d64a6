import type { PersonPresence, PresenceDetails } from '@selfservice/api/presence/presence';
import { reasonText } from '@selfservice/api/presence/presence';
import type { Permission } from '@selfservice/api/session/permissions';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDetailMoment } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useContactItems } from '../../patterns/Contacts/useContactItems.ts';
import type { DescriptionItem } from '../../primitives/DescriptionList/DescriptionList.tsx';

/** The permissions for other people's data: disabled fields show a message, hidden fields are missing. */
export interface PresenceAccess {
  /** E-mail and phones. */
  contacts: Permission;
  /** Personal number, centre, shift and last pass. */
  details: Permission;
}

type Words = TFunction<'presence'>;

/** Returns the fields of a person's presence. @requirement presence-7, presence-16, presence-17, presence-18 */
export function usePresenceItems(person: PersonPresence, access: PresenceAccess): DescriptionItem[] {
  const { t } = useTranslation('presence');
  const language = useLanguage();
  const { reason, details } = person;
  const contactItems = useContactItems(person.contacts, access.contacts);
  const write = (moment: NonNullable<PresenceDetails['lastPassAt']>) => formatDetailMoment(moment, language);
  return [
    ...(reason ? [{ term: t('detail.reason'), details: reasonText(person) }] : []),
    ...contactItems,
    ...(details ? detailItems(t, details, write) : []),
    ...(access.details === 'disabled'
      ? [{ term: t('detail.details'), details: t('detail.refusedDetails') }]
      : []),
  ];
}

function detailItems(
  t: Words,
  details: PresenceDetails,
  write: (moment: NonNullable<PresenceDetails['lastPassAt']>) => string,
): DescriptionItem[] {
  const { personalNumber, centreName, shift, lastPassAt, terminal, lastPass } = details;
  const pass = [lastPassAt && write(lastPassAt), lastPass].filter(Boolean).join(', ');
  return [
    { term: t('detail.personalNumber'), details: personalNumber },
    { term: t('detail.centre'), details: centreName },
    { term: t('detail.shift'), details: shift },
    { term: t('detail.lastPass'), details: pass },
    { term: t('detail.terminal'), details: terminal },
  ];
}

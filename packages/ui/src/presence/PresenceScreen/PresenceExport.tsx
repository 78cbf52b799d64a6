import type { CentreChoice } from '@selfservice/api/centres/centre-choice';
import type { PersonPresence } from '@selfservice/api/presence/presence';
import { reasonText } from '@selfservice/api/presence/presence';
import { presenceRightsOf } from '@selfservice/api/presence/presence-rights';
import { useTranslation } from 'react-i18next';
import { useCentreWords } from '../../centres/useCentreWords.ts';
import { usePermissions } from '../../environment/Environment.tsx';
import { formatDetailMoment } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { ListExport } from '../../patterns/ListExport/ListExport.tsx';

export interface PresenceExportProps {
  /** The chosen centre; null while loading. */
  centre: CentreChoice | null;
  /** The filter in words. */
  filterWords: string;
  /** The shown people; undefined while loading. */
  people: readonly PersonPresence[] | undefined;
}

/** Saves and prints the shown people, with the fields that the user may see. @requirement presence-11 */
export function PresenceExport({ centre, filterWords, people }: PresenceExportProps) {
  const { t } = useTranslation(['presence', 'patterns']);
  const language = useLanguage();
  const rights = presenceRightsOf(usePermissions());
  const whose = useCentreWords(centre).join(' ');
  return (
    <ListExport<PersonPresence>
      title={t('presence:title')}
      scope={[whose, filterWords].filter(Boolean).join(' · ')}
      rows={people}
      columns={[
        { title: t('presence:column.name'), value: ({ fullName }) => titlesAfter(fullName) },
        {
          title: t('presence:column.presence'),
          value: ({ presence }) => t(`patterns:state.presence.${presence}`),
        },
        ...(rights.knowsReasons ? [{ title: t('presence:detail.reason'), value: reasonText }] : []),
        ...(rights.knowsDetails
          ? [
              {
                title: t('presence:detail.personalNumber'),
                value: ({ details }: PersonPresence) => details?.personalNumber ?? null,
              },
              {
                title: t('presence:detail.centre'),
                value: ({ details }: PersonPresence) => details?.centreName ?? null,
              },
              {
                title: t('presence:detail.shift'),
                value: ({ details }: PersonPresence) => details?.shift ?? null,
              },
              {
                title: t('presence:detail.lastPass'),
                value: ({ details }: PersonPresence) =>
                  details?.lastPassAt ? formatDetailMoment(details.lastPassAt, language) : null,
              },
              {
                title: t('presence:detail.terminal'),
                value: ({ details }: PersonPresence) => details?.terminal ?? null,
              },
            ]
          : []),
        ...(rights.canSeeContacts
          ? [
              {
                title: t('patterns:contacts.phone'),
                value: ({ contacts }: PersonPresence) => contacts.phones.join(', '),
              },
              {
                title: t('patterns:contacts.email'),
                value: ({ contacts }: PersonPresence) => contacts.email,
              },
            ]
          : []),
      ]}
    />
  );
}

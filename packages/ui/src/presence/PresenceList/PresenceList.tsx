import { dateOf } from '@selfservice/api/core/local-date';
import type { PersonPresence } from '@selfservice/api/presence/presence';
import { reasonText } from '@selfservice/api/presence/presence';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { formatListMoment, formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ColumnList } from '../../patterns/ColumnList/ColumnList.tsx';
import { ColumnListSkeleton } from '../../patterns/ColumnList/ColumnListSkeleton.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { presenceIcons } from '../../patterns/StateIcon/presenceIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { memoizeByItem } from '../../primitives/List/memoizeByItem.ts';
import { PresenceColumns } from './PresenceColumns.ts';

export interface PresenceListProps {
  /** The people in order; at least one. */
  people: readonly PersonPresence[];
  /** The reference of the person whose detail is shown; null for none. */
  openRef: string | null;
  /** Called when the user opens a person. */
  onOpen: (personRef: string) => void;
}

/** People with an icon, the name, whether and why they are present or absent, and since when. */
export function PresenceList({ people, openRef, onOpen }: PresenceListProps) {
  const { t } = useTranslation(['presence', 'patterns']);
  const sinceOf = useSince();
  const labelOf = useMemo(
    () =>
      memoizeByItem((person: PersonPresence) =>
        [
          titlesAfter(person.fullName),
          t(`patterns:state.presence.${person.presence}`),
          reasonText(person),
          sinceOf(person).replaceAll('\u00a0', ' '),
        ]
          .filter(Boolean)
          .join(', '),
      ),
    [t, sinceOf],
  );
  return (
    <ColumnList
      label={t('presence:list')}
      rows={people}
      idOf={({ personRef }) => personRef}
      labelOf={labelOf}
      columns={PresenceColumns}
      openId={openRef}
      onOpen={onOpen}
    >
      {(person) => (
        <>
          <StateIcon look={presenceIcons[person.presence]} isCompact />
          <span data-part="name">{titlesAfter(person.fullName)}</span>
          <span data-part="standing">
            {/* Screen readers read it from the icon. */}
            <span data-part="state" aria-hidden>
              {t(`patterns:state.presence.${person.presence}`)}
            </span>
            <span data-part="reason">{reasonText(person)}</span>
          </span>
          <span data-part="since">{sinceOf(person)}</span>
        </>
      )}
    </ColumnList>
  );
}

/** Shown while loading: as many rows as the people of a department. */
export function PresenceListSkeleton() {
  return (
    <ColumnListSkeleton
      count={20}
      columns={PresenceColumns}
      hasIcon
      widths={{ name: '9rem', state: '4rem', since: '2.5rem' }}
    />
  );
}

/** Returns a function that formats the time of a last pass, without the day if it is today; empty if unknown. */
function useSince(): (person: PersonPresence) => string {
  const language = useLanguage();
  const today = dateOf(useClock().localNow());
  return ({ details }) => {
    const at = details?.lastPassAt;
    if (!at) return '';
    return dateOf(at) === today ? formatTime(at, language) : formatListMoment(at, today, language);
  };
}

import type { Language } from '@selfservice/api/core/language';
import { dateOf } from '@selfservice/api/core/local-date';
import type { PersonPresence } from '@selfservice/api/presence/presence';
import { reasonText } from '@selfservice/api/presence/presence';
import type { MissingPeople } from '@selfservice/api/presence/missing-people';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useToday } from '../../environment/useNow.ts';
import { useMediaQuery } from '../../environment/useMediaQuery.ts';
import { formatListMoment, formatTime } from '../../i18n/formatDate.ts';
import { formatTimeRange } from '../../i18n/formatRange.ts';
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
  /** The missing people; null if they are not known. */
  missing: MissingPeople | null;
  /** The reference of the person whose detail is shown; null for none. */
  openRef: string | null;
  /** Called when the user opens a person. */
  onOpen: (personRef: string) => void;
}

/**
 * People with an icon, the name, whether and why they are present, missing or absent, and since when; in two columns from a
 * width of 1280 px.
 * @requirement presence-2, presence-27, presence-29
 */
export function PresenceList({ people, missing, openRef, onOpen }: PresenceListProps) {
  const { t } = useTranslation(['presence', 'patterns']);
  const language = useLanguage();
  const sinceOf = useSince();
  const hasTwoColumns = useMediaQuery(twoColumns) && people.length > 1;
  const half = Math.ceil(people.length / 2);
  const lookOf = (person: PersonPresence) => presenceIcons[stateOf(person, missing)];
  const labelOf = useMemo(
    () =>
      memoizeByItem((person: PersonPresence) =>
        [
          titlesAfter(person.fullName),
          t(`patterns:${presenceIcons[stateOf(person, missing)].text}`),
          ...reasonsOf(person, missing, language),
          sinceOf(person),
        ]
          .filter(Boolean)
          .join(', ')
          .replaceAll('\u00a0', ' '),
      ),
    [t, sinceOf, missing, language],
  );
  const listOf = (rows: readonly PersonPresence[], label: string) => (
    <ColumnList
      label={label}
      rows={rows}
      idOf={({ personRef }) => personRef}
      labelOf={labelOf}
      columns={PresenceColumns}
      openId={openRef}
      onOpen={onOpen}
    >
      {(person) => {
        const reasons = reasonsOf(person, missing, language);
        return (
          <>
            <StateIcon look={lookOf(person)} isCompact />
            <span data-part="name">{titlesAfter(person.fullName)}</span>
            <span data-part="standing">
              {/* Screen readers read it from the icon. */}
              <span data-part="state" data-tone={lookOf(person).tone} aria-hidden>
                {t(`patterns:${lookOf(person).text}`)}
              </span>
              {reasons.length > 0 && <span data-part="reason">{reasons.join(' · ')}</span>}
            </span>
            <span data-part="since">{sinceOf(person)}</span>
          </>
        );
      }}
    </ColumnList>
  );
  if (!hasTwoColumns) return listOf(people, t('presence:list'));
  return (
    <TwoColumns>
      {listOf(people.slice(0, half), t('presence:firstColumn'))}
      {listOf(people.slice(half), t('presence:secondColumn'))}
    </TwoColumns>
  );
}

/** Shown while loading: as many rows as the people of a department. */
export function PresenceListSkeleton() {
  const hasTwoColumns = useMediaQuery(twoColumns);
  const skeleton = (count: number) => (
    <ColumnListSkeleton
      count={count}
      columns={PresenceColumns}
      hasIcon
      widths={{ name: '9rem', state: '4rem', since: '2.5rem' }}
    />
  );
  if (!hasTwoColumns) return skeleton(20);
  return (
    <TwoColumns>
      {skeleton(16)}
      <div aria-hidden="true">{skeleton(16)}</div>
    </TwoColumns>
  );
}

/** Returns the state of a person: the presence, or that the person is missing. */
function stateOf(person: PersonPresence, missing: MissingPeople | null): keyof typeof presenceIcons {
  return missing?.has(person.personRef) ? 'missing' : person.presence;
}

/** Returns the planned shift of a missing person, and why a person is present or absent; only what is known. */
function reasonsOf(person: PersonPresence, missing: MissingPeople | null, language: Language): string[] {
  const shift = missing?.get(person.personRef);
  const shiftText = shift ? `${formatTimeRange(shift, language)} ${shift.name}`.trim() : '';
  return [shiftText, reasonText(person)].filter((text) => text !== '');
}

/** Returns a function that formats the time of a last pass, without the day if it is today; empty if unknown. */
function useSince(): (person: PersonPresence) => string {
  const language = useLanguage();
  const today = useToday();
  return ({ details }) => {
    const at = details?.lastPassAt;
    if (!at) return '';
    return dateOf(at) === today ? formatTime(at, language) : formatListMoment(at, today, language);
  };
}

const twoColumns = '(width >= 1280px)';

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-8);
`;

import type { MissingPeople } from '@selfservice/api/presence/missing-people';
import { presenceGroup } from '@selfservice/api/presence/missing-people';
import type { PersonPresence } from '@selfservice/api/presence/presence';
import type { PresenceView } from '@selfservice/api/presence/presence-filter';
import { useTranslation } from 'react-i18next';
import { CountFilter } from '../../patterns/CountFilter/CountFilter.tsx';

export interface PresenceCountsProps {
  /** The people who are shown. */
  view: PresenceView;
  /** Called when the user chooses other people. */
  onViewChange: (view: PresenceView) => void;
  /** All people; undefined while loading, null if they are not known. */
  people: readonly PersonPresence[] | null | undefined;
  /** Whether the user may see the plans from which missing people are known. */
  canKnowMissing: boolean;
  /** The missing people; undefined while loading, null if they are not known. */
  missing: MissingPeople | null | undefined;
}

/** The views with a number, in order. */
const countedViews = ['missing', 'present', 'away', 'unknown', 'all'] as const;

/** The numbers of missing, present, absent and unknown people, which filter the list. @requirement presence-6, presence-26 */
export function PresenceCounts(props: PresenceCountsProps) {
  const { view, onViewChange, people, canKnowMissing, missing } = props;
  const { t } = useTranslation('presence');
  const figureOf = (id: (typeof countedViews)[number]) => {
    if (id === 'missing' && people) return missing && missing.size;
    if (id === 'all') return people && people.length;
    return people && people.filter((person) => presenceGroup(person, missing ?? null) === id).length;
  };
  return (
    <CountFilter
      label={t('title')}
      value={countedViews.find((counted) => counted === view) ?? null}
      counts={countedViews
        .filter((id) => id !== 'missing' || canKnowMissing)
        .map((id) => ({
          id,
          label: t(`count.${id}`),
          figure: figureOf(id),
          isCaution: id === 'missing' && typeof figureOf(id) === 'number',
        }))}
      onChange={onViewChange}
    />
  );
}

import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import { toPeopleChoice } from '@selfservice/api/centres/people-choice';
import { peopleOfView } from '@selfservice/api/presence/missing-people';
import type { PresenceView } from '@selfservice/api/presence/presence-filter';
import { filterOfView } from '@selfservice/api/presence/presence-filter';
import { presenceQuery } from '@selfservice/api/presence/presence-query';
import { useQuery } from '@tanstack/react-query';
import { useCentreChoice } from '../../centres/CentrePickerDialog/useCentreChoice.ts';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { sortedPeopleList } from '../../patterns/person-name/sortedPeopleList.ts';
import { useMissingPeople } from './useMissingPeople.ts';

/** Fetches the presence of a centre's people, sorted by name, and then that of all of them to count them. */
export function usePresence(selection: CentreSelection, view: PresenceView) {
  const language = useLanguage();
  const clock = useClock();
  const permissions = usePermissions();
  const { level, choice } = useCentreChoice(selection);
  const people = choice ? toPeopleChoice(choice) : { ...selection, centreId: 0 };
  const filter = filterOfView(view);
  const list = useQuery({
    ...presenceQuery(clock, { people, filter }, permissions),
    enabled: choice !== null,
  });
  const all = useQuery({
    ...presenceQuery(clock, { people, filter: 'all' }, permissions),
    // The numbers do not delay the list.
    enabled: choice !== null && (filter === 'all' || !list.isFetching),
  });
  const whole = all.isPlaceholderData ? undefined : all.data;
  const plan = useMissingPeople(people, whole);
  const { missing = null } = plan;
  const { rows, maxPeopleCount } = sortedPeopleList(list.data, language);
  // Who is missing is known from the plan only.
  const dependsOnPlan =
    view === 'missing' &&
    missing === null &&
    rows !== undefined &&
    maxPeopleCount === null &&
    (plan.missing === undefined || plan.error !== null);
  // The people who are shown as missing may no longer be.
  const isPlanOutdated = missing !== null && plan.error !== null && list.error === null;
  return {
    choice,
    level,
    /** The query that the list depends on at present, or the failed one of two. */
    list: dependsOnPlan || isPlanOutdated ? plan : list,
    isPlaceholderData: list.isPlaceholderData,
    rows: rows && (dependsOnPlan ? undefined : peopleOfView(rows, view, missing)),
    maxPeopleCount,
    /** All people; undefined while loading, null if they are not known. */
    counted: whole ? (whole.kind === 'people' ? whole.rows : null) : all.isError ? null : undefined,
    plan,
    /** Fetches presence again, and the plan that says who is missing. */
    refresh: () =>
      Promise.all([
        list.refetch(),
        ...(filter === 'all' ? [] : [all.refetch()]),
        ...(plan.canKnow ? [plan.refetch()] : []),
      ]),
    /** Time of the data; undefined while loading. */
    asOf: list.data?.asOf,
  };
}

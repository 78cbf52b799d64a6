import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import { toPeopleChoice } from '@selfservice/api/centres/people-choice';
import type { PresenceFilter } from '@selfservice/api/presence/presence-filter';
import { presenceQuery } from '@selfservice/api/presence/presence-query';
import { useQuery } from '@tanstack/react-query';
import { useCentreChoice } from '../../centres/CentrePickerDialog/useCentreChoice.ts';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { sortedPeopleList } from '../../patterns/person-name/sortedPeopleList.ts';

/** Fetches the presence of a centre's people, sorted by name. */
export function usePresence(selection: CentreSelection, filter: PresenceFilter) {
  const language = useLanguage();
  const { level, choice } = useCentreChoice(selection);
  const people = choice ? toPeopleChoice(choice) : { ...selection, centreId: 0 };
  const query = presenceQuery(useClock(), { people, filter }, usePermissions());
  const list = useQuery({ ...query, enabled: choice !== null });
  return {
    choice,
    level,
    list,
    ...sortedPeopleList(list.data, language),
    /** Time of the data; undefined while loading. */
    asOf: list.data?.asOf,
  };
}

import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import { toPeopleChoice } from '@selfservice/api/centres/people-choice';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { worksheetsOfView } from '@selfservice/api/worksheet-states/placeholder-worksheet-states';
import type { WorksheetStateView } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import { filterOfView } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import { worksheetStatesQuery } from '@selfservice/api/worksheet-states/worksheet-states';
import { useQuery } from '@tanstack/react-query';
import { useCentreChoice } from '../../centres/CentrePickerDialog/useCentreChoice.ts';
import { usePermissions } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { sortedPeopleList } from '../../patterns/person-name/sortedPeopleList.ts';

/** The worksheets to fetch. */
export interface WantedWorksheets {
  people: CentreSelection;
  month: LocalMonth;
  view: WorksheetStateView;
}

/** Fetches worksheets, sorted by name, and then all worksheets of the month to count them. */
export function useWorksheetStates({ people, month, view }: WantedWorksheets) {
  const permissions = usePermissions();
  const language = useLanguage();
  const { choice, level } = useCentreChoice(people);
  const chosen = choice ? toPeopleChoice(choice) : { ...people, centreId: 0 };
  const filter = filterOfView(view);
  const list = useQuery({
    ...worksheetStatesQuery({ people: chosen, month, filter }, permissions),
    enabled: choice !== null,
  });
  const all = useQuery({
    ...worksheetStatesQuery({ people: chosen, month, filter: 'all' }, permissions),
    // The numbers do not delay the list.
    enabled: choice !== null && (filter === 'all' || !list.isFetching),
  });
  const { rows, maxPeopleCount } = sortedPeopleList(list.data, language);
  return {
    choice,
    level,
    list,
    rows: rows && worksheetsOfView(rows, view),
    maxPeopleCount,
    /** All worksheets; undefined while loading, null if they cannot be loaded. */
    counted: all.data ? (all.data.kind === 'people' ? all.data.rows : null) : all.isError ? null : undefined,
    /** Whether all matching worksheets are loaded, not only a part that was loaded before. */
    isWhole: list.data?.kind === 'people' && !list.isPlaceholderData,
  };
}

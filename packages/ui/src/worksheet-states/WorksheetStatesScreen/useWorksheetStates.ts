import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import { toPeopleChoice } from '@selfservice/api/centres/people-choice';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { WorksheetStateFilter } from '@selfservice/api/worksheet-states/worksheet-state-filter';
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
  filter: WorksheetStateFilter;
}

/** Fetches worksheets, sorted by name. */
export function useWorksheetStates({ people, month, filter }: WantedWorksheets) {
  const permissions = usePermissions();
  const language = useLanguage();
  const { choice, level } = useCentreChoice(people);
  const chosen = choice ? toPeopleChoice(choice) : { ...people, centreId: 0 };
  const list = useQuery({
    ...worksheetStatesQuery({ people: chosen, month, filter }, permissions),
    enabled: choice !== null,
  });
  return {
    choice,
    level,
    list,
    ...sortedPeopleList(list.data, language),
    /** Whether all matching worksheets are loaded, not only a part that was loaded before. */
    isWhole: list.data?.kind === 'people' && !list.isPlaceholderData,
  };
}

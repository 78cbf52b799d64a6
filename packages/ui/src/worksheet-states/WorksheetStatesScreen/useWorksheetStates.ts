import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import { toPeopleChoice } from '@selfservice/api/centres/people-choice';
import type {
  PersonWorksheetState,
  WorksheetStatesRequest,
} from '@selfservice/api/worksheet-states/worksheet-states';
import { worksheetStatesQuery } from '@selfservice/api/worksheet-states/worksheet-states';
import { useQuery } from '@tanstack/react-query';
import { useCentreChoice } from '../../centres/CentrePickerDialog/useCentreChoice.ts';
import { usePermissions } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { sortByName } from '../../patterns/person-name/sortByName.ts';

const nobody: readonly PersonWorksheetState[] = [];

/** Asks for the worksheets that are wanted, and sorts them by name. */
export function useWorksheetStates(
  selection: CentreSelection,
  { month, filter }: Pick<WorksheetStatesRequest, 'month' | 'filter'>,
) {
  const permissions = usePermissions();
  const language = useLanguage();
  const { choice, level } = useCentreChoice(selection);
  const people = choice ? toPeopleChoice(choice) : { ...selection, centreId: 0 };
  const list = useQuery({
    ...worksheetStatesQuery({ people, month, filter }, permissions),
    enabled: choice !== null,
  });
  const isTooMany = list.data?.kind === 'tooManyPeople';
  const known = list.data?.kind === 'people' ? list.data.rows : undefined;
  const rows = known && sortByName(known, ({ fullName }) => fullName, language);
  return {
    choice,
    level,
    list,
    /** Undefined while they are not known. */
    rows: isTooMany ? nobody : rows,
    /** How many people may be listed, where there are more; null otherwise. */
    maxPeopleCount: list.data?.kind === 'tooManyPeople' ? list.data.maxPeopleCount : null,
    /** All that was asked for is there, not only a part that was known before. */
    isWhole: known !== undefined && !list.isPlaceholderData,
  };
}

import {
  defaultWorksheetMonth,
  defaultWorksheetStateFilter,
  worksheetStateViews,
} from '@selfservice/api/worksheet-states/worksheet-state-filter';
import { useToday } from '@selfservice/ui/environment/useNow';
import { WorksheetStatesScreen } from '@selfservice/ui/worksheet-states/WorksheetStatesScreen/WorksheetStatesScreen';
import { fromAddress, toAddress } from '../shell/month-in-address.ts';
import { shellHrefs } from '../shell/hrefs.ts';
import { useAddressParameters } from '../shell/useAddressParameters.ts';
import { useCentreSelection } from '../shell/useCentreSelection.ts';
import { useOpenKey } from '../shell/useOpenKey.ts';

/** The states of worksheets; month, state and centre are in the address. @requirement worksheet-states-2, worksheet-states-3 */
export default function WorksheetStatesRoute() {
  const [search, change] = useAddressParameters();
  const [openKey, open] = useOpenKey();
  const [people, changePeople] = useCentreSelection();
  const today = useToday();
  return (
    <WorksheetStatesScreen
      month={fromAddress(search.get('month')) ?? defaultWorksheetMonth(today)}
      onMonthChange={(month) => change({ month: toAddress(month) })}
      view={worksheetStateViews.find((view) => view === search.get('state')) ?? defaultWorksheetStateFilter}
      onViewChange={(view) => change({ state: view })}
      people={people}
      onPeopleChange={changePeople}
      openKey={openKey}
      onOpen={open}
      backHref={shellHrefs.home}
    />
  );
}

import { monthOf } from '@selfservice/api/core/local-date';
import { defaultPlanState, planStates } from '@selfservice/api/plan-states/plan-state-filter';
import { useToday } from '@selfservice/ui/environment/useNow';
import { PlanStatesScreen } from '@selfservice/ui/plan-states/PlanStatesScreen/PlanStatesScreen';
import { fromAddress, toAddress } from '../shell/month-in-address.ts';
import { shellHrefs } from '../shell/hrefs.ts';
import { useAddressParameters } from '../shell/useAddressParameters.ts';
import { useCentreSelection } from '../shell/useCentreSelection.ts';
import { useOpenKey } from '../shell/useOpenKey.ts';

/** The states of plans; month, part of the month, state and centre are in the address. */
export default function PlanStatesRoute() {
  const [search, change] = useAddressParameters();
  const [openKey, open] = useOpenKey();
  const [people, changePeople] = useCentreSelection();
  const today = useToday();
  const part = search.get('part') ?? '';
  return (
    <PlanStatesScreen
      month={fromAddress(search.get('month')) ?? monthOf(today)}
      onMonthChange={(month) => change({ month: toAddress(month), part: null })}
      part={/^[1-4]$/.test(part) ? Number(part) : null}
      onPartChange={(next) => change({ part: String(next) })}
      state={planStates.find((state) => state === search.get('state')) ?? defaultPlanState}
      onStateChange={(state) => change({ state })}
      people={people}
      onPeopleChange={changePeople}
      openKey={openKey}
      onOpen={open}
      backHref={shellHrefs.home}
    />
  );
}

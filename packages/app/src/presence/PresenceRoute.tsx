import { presenceViews } from '@selfservice/api/presence/presence-filter';
import { PresenceScreen } from '@selfservice/ui/presence/PresenceScreen/PresenceScreen';
import { shellHrefs } from '../shell/hrefs.ts';
import { useAddressParameters } from '../shell/useAddressParameters.ts';
import { useCentreSelection } from '../shell/useCentreSelection.ts';
import { useSelectedRef } from '../shell/useSelectedId.ts';

/** The route of presence; centre, filter and employee are in the address. `person` is a parameter of the demo. */
export default function PresenceRoute() {
  const [selection, setSelection] = useCentreSelection();
  const [openRef, open] = useSelectedRef('employee');
  const [search, change] = useAddressParameters();
  const view = presenceViews.find((one) => one === search.get('filter')) ?? 'all';
  return (
    <PresenceScreen
      selection={selection}
      onSelectionChange={setSelection}
      view={view}
      onViewChange={(next) => change({ filter: next })}
      openRef={openRef}
      onOpen={open}
      backHref={shellHrefs.home}
    />
  );
}

import { DashboardScreen } from '@selfservice/ui/dashboard/DashboardScreen/DashboardScreen';
import { entryHrefs } from '@selfservice/ui/areas/visibleAreas';
import { useSignedIn } from '../shell/SignedInContext.ts';

/** Home after sign-in. */
export default function DashboardRoute() {
  const { identity, selected } = useSignedIn();
  return <DashboardScreen identity={identity} selected={selected} hrefFor={(area) => entryHrefs[area]} />;
}

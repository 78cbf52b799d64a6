import { DashboardScreen } from '@selfservice/ui/dashboard/DashboardScreen';
import { areaHrefs } from '../shell/hrefs.ts';
import { useSignedIn } from '../shell/SignedInContext.ts';

/** Home. */
export default function DashboardRoute() {
  const { identity, selected } = useSignedIn();
  return <DashboardScreen identity={identity} selected={selected} hrefFor={(area) => areaHrefs[area]} />;
}

import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import { isOfUser } from '@selfservice/api/my-plan/offline-plan-device';
import { waitingItems } from '@selfservice/ui/areas/visibleAreas';
import { usePermissions } from '@selfservice/ui/environment/Environment';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { canShowBadge, showBadge } from './badge.ts';
import { registerWorker } from './service-worker-registration.ts';
import { useHost, useSignedIn } from './SignedInContext.ts';

/** If its code cannot be fetched, the plan is stored at the next visit. */
const OfflinePlanKeeping = lazy(() =>
  import('./OfflinePlanKeeping.tsx').catch(() => ({ default: () => false as const })),
);

/** What the signed-in application does on the device: its worker, the badge, and the kept plan. Shows nothing. */
export function InstalledApp(): ReactNode {
  const { configuration, scope } = useSignedIn();
  const { hasWorker, stored } = useHost();
  const isInstallable = hasWorker && configuration.isInstallable;
  const [isPlanKept] = useState(() => {
    const mark = stored.offlinePlan.read();
    return mark !== null && isOfUser(mark, scope.identity);
  });
  useEffect(() => {
    // Without the worker everything works but a start without a network.
    if (isInstallable) registerWorker().catch(() => {});
  }, [isInstallable]);
  return (
    <>
      {canShowBadge() && <Badge />}
      {isPlanKept && (
        <Suspense fallback={null}>
          <OfflinePlanKeeping />
        </Suspense>
      )}
    </>
  );
}

/** Shows the number of things to do on the icon of the installed application, as on home. */
function Badge(): ReactNode {
  const permissions = usePermissions();
  const { data } = useQuery(dashboardQuery());
  const items = data ? waitingItems(data, permissions) : [];
  const count = items.reduce((sum, item) => sum + (item.isForOthers ? 0 : item.count), 0);
  useEffect(() => showBadge(count), [count]);
  return null;
}

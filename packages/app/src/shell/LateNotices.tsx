import type { Clock } from '@selfservice/api/core/clock';
import { planNewsOf } from '@selfservice/api/my-plan/plan-news-of';
import { useEnvironment } from '@selfservice/ui/environment/Environment';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ClockWarning } from './ClockWarning.tsx';
import { InstalledApp } from './InstalledApp.tsx';
import { NewVersion } from './NewVersion.tsx';
import { useHost, useSignedIn } from './SignedInContext.ts';

export interface LateNoticesProps {
  /** The current time. */
  clock: Clock;
}

/** The notices that load last: a new version, and a wrong clock. */
export default function LateNotices({ clock }: LateNoticesProps): ReactNode {
  // Notes the user's own changes of the plan on every screen.
  const { seenPlan, sessionValue } = useEnvironment();
  const client = useQueryClient();
  const { personRef } = useSignedIn().identity;
  planNewsOf({ store: seenPlan, clock, client, personRef, sessionValue });
  return (
    <>
      <NewVersion clock={clock} />
      <ClockWarning clock={clock} dates={useHost().serverDates} />
      <InstalledApp />
    </>
  );
}

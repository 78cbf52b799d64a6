import type { Clock } from '@selfservice/api/core/clock';
import type { ReactNode } from 'react';
import { ClockWarning } from './ClockWarning.tsx';
import { useHost } from './SignedInContext.ts';
import { NewVersion } from './NewVersion.tsx';

export interface LateNoticesProps {
  /** The current time. */
  clock: Clock;
}

/** What is watched once everything else stands there: a newer build, and the server's clock. */
export default function LateNotices({ clock }: LateNoticesProps): ReactNode {
  return (
    <>
      <NewVersion clock={clock} />
      <ClockWarning clock={clock} dates={useHost().serverDates} />
    </>
  );
}

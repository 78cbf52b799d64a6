import type { Clock } from '@selfservice/api/core/clock';
import type { ReactNode } from 'react';
import { ClockWarning } from './ClockWarning.tsx';
import { useHost } from './SignedInContext.ts';
import { NewVersion } from './NewVersion.tsx';

export interface LateNoticesProps {
  /** The current time. */
  clock: Clock;
}

/** The notices that load last: a new version, and a wrong clock. */
export default function LateNotices({ clock }: LateNoticesProps): ReactNode {
  return (
    <>
      <NewVersion clock={clock} />
      <ClockWarning clock={clock} dates={useHost().serverDates} />
    </>
  );
}

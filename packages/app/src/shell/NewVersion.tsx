import type { Clock } from '@selfservice/api/core/clock';
import { UpdateNotice } from '@selfservice/ui/patterns/UpdateNotice';
import { useEffect, useState } from 'react';
import { newestBuild, runningBuild } from './build-mark.ts';
import { onResume } from './page-resume.ts';
import { watchVersion } from './watch-version.ts';

export interface NewVersionProps {
  /** The current time. */
  clock: Clock;
}

/** Offers to reload the page when another build has been deployed, until the user dismisses the notice. */
export function NewVersion({ clock }: NewVersionProps) {
  const [isNew, setIsNew] = useState(false);

  useEffect(() => {
    const running = runningBuild();
    if (running === null) return undefined;
    return watchVersion({
      clock,
      running,
      newest: newestBuild,
      onResume,
      onNewVersion: () => setIsNew(true),
    });
  }, [clock]);

  return (
    isNew && <UpdateNotice onReload={() => window.location.reload()} onDismiss={() => setIsNew(false)} />
  );
}

import type { Clock } from '@selfservice/api/core/clock';
import { useEffect, useState } from 'react';
import { newestBuild, runningBuild } from './build-mark.ts';
import { onResume } from './page-resume.ts';
import { watchVersion } from './watch-version.ts';

/** Whether another build has been deployed since the page was loaded, and how to say "not now". */
export function useNewVersion(clock: Clock): [isNew: boolean, dismiss: () => void] {
  const [isNew, setIsNew] = useState(false);

  useEffect(() => {
    const running = runningBuild();
    if (running === null) return;
    return watchVersion({
      clock,
      running,
      newest: newestBuild,
      onResume,
      onNewVersion: () => setIsNew(true),
    });
  }, [clock]);

  return [isNew, () => setIsNew(false)];
}

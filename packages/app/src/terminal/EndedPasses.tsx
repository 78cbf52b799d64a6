import type { Clock } from '@selfservice/api/core/clock';
import { useValue } from '@selfservice/ui/environment/useValue';
import { useNowOf } from '@selfservice/ui/environment/useNow';
import { EndedPassNotice } from '@selfservice/ui/terminal/EndedPassNotice';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { EndedPasses as Passes, PassUser } from './ended-passes.ts';

export interface EndedPassesProps {
  /** The passes of this tab. */
  passes: Passes;
  /** The current time. */
  clock: Clock;
  /** The signed-in user; null at the login. */
  user: PassUser | null;
}

/**
 * Passes whose session ended before their result could be read: at the login all of this tab, then those of the
 * user.
 */
export default function EndedPasses({ passes, clock, user }: EndedPassesProps): ReactNode {
  const all = useValue(passes.state);
  const now = useNowOf(clock);
  const { tenant = '', userRef = '' } = user ?? {};
  useEffect(() => {
    if (userRef) passes.keepFor({ tenant, userRef });
  }, [passes, tenant, userRef]);
  if (all.length === 0) return null;
  return <EndedPassNotice passes={all} now={now} {...(user && { onClose: passes.clear })} />;
}

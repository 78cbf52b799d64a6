import type { Session } from '@selfservice/api/session/session';
import { useClock } from '@selfservice/ui/environment/Environment';
import { lazy, Suspense, useState } from 'react';
import { SubstitutionNotice } from '../settings/SubstitutionNotice.tsx';
import { useHost, useSignedIn } from './SignedInContext.ts';

/** If its code cannot be fetched, the notice appears on the next page load. */
const EndedPasses = lazy(() =>
  import('../terminal/EndedPasses.tsx').catch(() => ({ default: () => false as const })),
);

export interface FrameBannerProps {
  /** Called with the own person when the user ends the substitution. */
  onSelectPerson: Session['selectPerson'];
}

/** The notices at the top of every screen: a substitution, and passes whose session had ended. @requirement session-10 */
export function FrameBanner({ onSelectPerson }: FrameBannerProps) {
  const { identity, scope } = useSignedIn();
  const { endedPasses } = useHost();
  const clock = useClock();
  const [hasEndedPasses] = useState(() => endedPasses.state.value.length > 0);
  const user = { tenant: scope.identity.tenant, userRef: identity.userRef };
  return (
    <>
      <SubstitutionNotice onSelectPerson={onSelectPerson} />
      {hasEndedPasses && (
        <Suspense fallback={null}>
          <EndedPasses passes={endedPasses} clock={clock} user={user} />
        </Suspense>
      )}
    </>
  );
}

import { isAllowed } from '@selfservice/api/session/permissions';
import { useValue } from '@selfservice/ui/environment/useValue';
import type { AccountDialogProps } from '@selfservice/ui/settings/AccountDialog/AccountDialog';
import { canHaveWorker, registerWorker } from './service-worker-registration.ts';
import { useHost, useSignedIn } from './SignedInContext.ts';
import { useOfflinePlan } from './useOfflinePlan.ts';

type OfflinePlanChoice = NonNullable<AccountDialogProps['offlinePlan']>;

/** Returns the choice to keep the next shifts on this device; null if it is not offered to the user. */
export function useOfflinePlanChoice(): OfflinePlanChoice | null {
  const { configuration, identity } = useSignedIn();
  const { hasWorker } = useHost();
  const keeping = useOfflinePlan();
  const state = useValue(keeping.state);
  const isOffered =
    hasWorker && configuration.allowsOfflinePlan && isAllowed(identity.permissions, 'runMyPlan');
  // Without the permission the user can still delete what was kept before.
  if (!isOffered && !state.isOn) return null;

  function refusal(): OfflinePlanChoice['refusal'] {
    if (!window.isSecureContext) return 'insecure';
    if (!canHaveWorker()) return 'unsupported';
    return identity.isSubstitution ? 'substitution' : null;
  }

  async function turnOn(): Promise<void> {
    // The plan is of no use if the application cannot start without a network. The next visit tries it again.
    await Promise.all([registerWorker().catch(() => {}), keeping.turnOn()]);
  }

  return {
    ...state,
    refusal: refusal(),
    onChange: (isOn) => void (isOn ? turnOn() : keeping.turnOff()),
  };
}

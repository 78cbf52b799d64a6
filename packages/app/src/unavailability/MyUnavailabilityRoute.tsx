import { MyUnavailabilityScreen } from '@selfservice/ui/unavailability/MyUnavailabilityScreen/MyUnavailabilityScreen';
import { usePendingOnly } from '../requests/usePendingOnly.ts';
import { shellHrefs } from '../shell/hrefs.ts';
import { useSelectedId } from '../shell/useSelectedId.ts';
import { useSignedIn } from '../shell/SignedInContext.ts';

/** The route of the user's own unavailabilities. @requirement unavailability-1, requests-3 */
export default function MyUnavailabilityRoute() {
  const { identity } = useSignedIn();
  const [openId, open] = useSelectedId('request');
  const [isPendingOnly, setIsPendingOnly] = usePendingOnly('myUnavailability');
  return (
    <MyUnavailabilityScreen
      personRef={identity.personRef}
      isPendingOnly={isPendingOnly}
      onPendingOnlyChange={setIsPendingOnly}
      openId={openId}
      onOpen={open}
      backHref={shellHrefs.home}
    />
  );
}

import { MyUnavailabilityScreen } from '@selfservice/ui/unavailability/MyUnavailabilityScreen';
import { useOpenRequest } from '../requests/useOpenRequest.ts';
import { usePendingOnly } from '../requests/usePendingOnly.ts';
import { shellHrefs } from '../shell/hrefs.ts';
import { useSignedIn } from '../shell/SignedInContext.ts';

/** The person's own unavailabilities: a plain list, or requests where somebody approves them. */
export default function MyUnavailabilityRoute() {
  const { identity } = useSignedIn();
  const [openId, open] = useOpenRequest();
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

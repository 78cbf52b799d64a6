import { MyRequestsScreen } from '@selfservice/ui/requests/MyRequestsScreen/MyRequestsScreen';
import { shellHrefs } from '../shell/hrefs.ts';
import { useAddressParameters } from '../shell/useAddressParameters.ts';
import { useSelectedId } from '../shell/useSelectedId.ts';
import { useSignedIn } from '../shell/SignedInContext.ts';
import { usePendingOnly } from './usePendingOnly.ts';

/** The route of the user's own requests. @requirement requests-1, requests-3, requests-20 */
export default function MyRequestsRoute() {
  const { identity } = useSignedIn();
  const [openId, open] = useSelectedId('request');
  const [search, change] = useAddressParameters();
  const [isPendingOnly, setIsPendingOnly] = usePendingOnly('myRequests');
  return (
    <MyRequestsScreen
      agenda="requests"
      personRef={identity.personRef}
      isPendingOnly={isPendingOnly}
      onPendingOnlyChange={setIsPendingOnly}
      openId={openId}
      onOpen={open}
      isNewAtFirst={search.has('new')}
      onNewClosed={() => search.has('new') && change({ new: null }, false)}
      backHref={shellHrefs.home}
    />
  );
}

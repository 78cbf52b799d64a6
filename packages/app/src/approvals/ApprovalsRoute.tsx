import type { Agenda } from '@selfservice/api/requests/requests';
import { ApprovalsScreen } from '@selfservice/ui/approvals/ApprovalsScreen/ApprovalsScreen';
import { useNavigate, useParams } from 'react-router-dom';
import { usePendingOnly } from '../requests/usePendingOnly.ts';
import { entryHrefs } from '@selfservice/ui/areas/visibleAreas';
import { shellHrefs } from '../shell/hrefs.ts';
import { useSignedIn } from '../shell/SignedInContext.ts';
import { parseRequestId } from './parseRequestId.ts';

/** What each kind of request has of its own. */
const ways = {
  requests: { href: entryHrefs['approvals-requests'], pendingOnly: 'requestsApproval' },
  unavailabilities: {
    href: entryHrefs['approvals-unavailabilities'],
    pendingOnly: 'unavailabilitiesApproval',
  },
} as const;

export interface ApprovalsRouteProps {
  /** What is decided about. */
  agenda: Agenda;
}

/** Requests of other people to decide about. An id in the address opens that one, then the list's address is back. */
export default function ApprovalsRoute({ agenda }: ApprovalsRouteProps) {
  const { identity } = useSignedIn();
  const { id } = useParams();
  const navigate = useNavigate();
  const { href, pendingOnly } = ways[agenda];
  const [isPendingOnly, setIsPendingOnly] = usePendingOnly(pendingOnly);
  return (
    <ApprovalsScreen
      key={agenda}
      agenda={agenda}
      personRef={identity.personRef}
      isPendingOnly={isPendingOnly}
      onPendingOnlyChange={setIsPendingOnly}
      openId={id === undefined ? null : parseRequestId(id)}
      onOpened={() => void navigate(href, { replace: true })}
      backHref={shellHrefs.home}
    />
  );
}

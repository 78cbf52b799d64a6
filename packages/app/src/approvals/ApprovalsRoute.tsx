import type { Agenda } from '@selfservice/api/requests/requests';
import { ApprovalsScreen } from '@selfservice/ui/approvals/ApprovalsScreen/ApprovalsScreen';
import { useNavigate, useParams } from 'react-router-dom';
import { usePendingOnly } from '../requests/usePendingOnly.ts';
import { shellHrefs } from '../shell/hrefs.ts';
import { useSignedIn } from '../shell/SignedInContext.ts';
import { approvalScreens, parseRequestId } from './approvals-address.ts';

export interface ApprovalsRouteProps {
  /** The kind of requests. */
  agenda: Agenda;
}

/**
 * The requests of other people that need a decision. An id in the address opens that request; then the address is that of
 * the list again.
 *
 * @requirement approvals-13
 */
export default function ApprovalsRoute({ agenda }: ApprovalsRouteProps) {
  const { identity } = useSignedIn();
  const { id } = useParams();
  const navigate = useNavigate();
  const { href, pendingOnly } = approvalScreens[agenda];
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

import type { Session } from '@selfservice/api/session/session';
import { useNavigate } from 'react-router-dom';
import { shellHrefs } from './hrefs.ts';
import { useStorage } from './HostContext.ts';

/**
 * Ends the session by the person's own wish: whoever signs in next begins at home, not where this person was, and what
 * was being typed is forgotten.
 */
export function useLogOut({ logOut }: Pick<Session, 'logOut'>): () => void {
  const navigate = useNavigate();
  const { drafts } = useStorage();
  return () => {
    void navigate(shellHrefs.home, { replace: true });
    logOut();
    drafts.remove();
  };
}

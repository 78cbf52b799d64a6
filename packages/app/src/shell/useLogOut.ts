import type { Session } from '@selfservice/api/session/session';
import { useNavigate } from 'react-router-dom';
import { shellHrefs } from './hrefs.ts';

/** Ends the session by the person's own wish: whoever signs in next begins at home, not where this person was. */
export function useLogOut({ logOut }: Pick<Session, 'logOut'>): () => void {
  const navigate = useNavigate();
  return () => {
    void navigate(shellHrefs.home, { replace: true });
    logOut();
  };
}

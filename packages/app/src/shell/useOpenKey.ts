import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns the key of the row whose detail is open. It is kept in the history state, not in the address, because a key may be
 * a person's name. Going back closes the detail, and so does another address.
 */
export function useOpenKey(): [openKey: string | null, open: (key: string | null) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const openKey = keyIn(state);
  function open(key: string | null): void {
    void navigate({ search }, { replace: openKey !== null, state: key === null ? null : { openKey: key } });
  }
  return [openKey, open];
}

function keyIn(state: unknown): string | null {
  const { openKey } = (state ?? {}) as { openKey?: unknown };
  return typeof openKey === 'string' ? openKey : null;
}

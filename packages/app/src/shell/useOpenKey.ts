import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The key of the row whose detail is shown beside its list. It stands in the history, not in the address, since a key may
 * be a person's name: the browser's way back closes the detail, and so does another address.
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

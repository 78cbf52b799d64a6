import { useSearchParams } from 'react-router-dom';

const parameter = 'request';

/** The request that is open beside the list, by `?request=` of the address: the browser's way back closes it. */
export function useOpenRequest(): [openId: number | null, open: (id: number | null) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.get(parameter) ?? '';
  const openId = /^\d+$/.test(text) ? Number(text) : null;
  function open(id: number | null): void {
    setSearch((current) => withRequest(current, id), { replace: openId !== null });
  }
  return [openId, open];
}

function withRequest(search: URLSearchParams, id: number | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (id === null) next.delete(parameter);
  else next.set(parameter, String(id));
  return next;
}

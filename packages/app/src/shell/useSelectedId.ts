import { useSearchParams } from 'react-router-dom';

/**
 * The id of the item whose detail is shown beside its list, by a parameter of the address: the browser's way back closes
 * the detail.
 *
 * @param parameter what it is called in the address, as in `?request=50001`
 */
export function useSelectedId(parameter: string): [id: number | null, select: (id: number | null) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.get(parameter) ?? '';
  const selectedId = /^\d+$/.test(text) ? Number(text) : null;
  function select(id: number | null): void {
    setSearch((current) => withId(current, parameter, id), { replace: selectedId !== null });
  }
  return [selectedId, select];
}

function withId(search: URLSearchParams, parameter: string, id: number | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (id === null) next.delete(parameter);
  else next.set(parameter, String(id));
  return next;
}

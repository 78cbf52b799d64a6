import { useAddressParameters } from './useAddressParameters.ts';

/**
 * Returns the reference of the selected item from a parameter of the address. Going back in the browser clears it.
 *
 * @param parameter name of the parameter, for example `person` in `?person=0001001`
 */
export function useSelectedRef(
  parameter: string,
): [ref: string | null, select: (ref: string | null) => void] {
  const [search, change] = useAddressParameters();
  const selectedRef = search.get(parameter) || null;
  return [selectedRef, (ref) => change({ [parameter]: ref }, selectedRef === null)];
}

/** Like `useSelectedRef`, for numeric ids, for example `?request=50001`. */
export function useSelectedId(parameter: string): [id: number | null, select: (id: number | null) => void] {
  const [ref, select] = useSelectedRef(parameter);
  const selectedId = ref !== null && /^\d+$/.test(ref) ? Number(ref) : null;
  return [selectedId, (id) => select(id === null ? null : String(id))];
}

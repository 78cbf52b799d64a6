import { useAddressParameters } from './useAddressParameters.ts';

/**
 * The reference of what a screen shows the detail of, by a parameter of the address: the browser's way back closes the
 * detail.
 *
 * @param parameter what it is called in the address, as in `?person=0001001`
 */
export function useSelectedRef(
  parameter: string,
): [ref: string | null, select: (ref: string | null) => void] {
  const [search, change] = useAddressParameters();
  const selectedRef = search.get(parameter) || null;
  return [selectedRef, (ref) => change({ [parameter]: ref }, selectedRef === null)];
}

/** As `useSelectedRef`, for what is known by a number, as in `?request=50001`. */
export function useSelectedId(parameter: string): [id: number | null, select: (id: number | null) => void] {
  const [ref, select] = useSelectedRef(parameter);
  const selectedId = ref !== null && /^\d+$/.test(ref) ? Number(ref) : null;
  return [selectedId, (id) => select(id === null ? null : String(id))];
}

import { useSearchParams } from 'react-router-dom';

/** Parameters of an address by their names; null takes one away, and those that are not named stay. */
export type AddressParameters = Readonly<Record<string, string | null>>;

/**
 * What is shown of a screen, by the parameters of its address. A change leaves no trail, so that the way back leads out,
 * unless it opens something that the way back is to close.
 */
export function useAddressParameters(): [
  search: URLSearchParams,
  change: (values: AddressParameters, isOpening?: boolean) => void,
] {
  const [search, setSearch] = useSearchParams();
  const change = (values: AddressParameters, isOpening = false) =>
    setSearch((current) => withParameters(current, values), { replace: !isOpening });
  return [search, change];
}

/** Parameters of an address with others in their place. */
export function withParameters(search: URLSearchParams, values: AddressParameters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

import { useSearchParams } from 'react-router-dom';

/** Changes of address parameters by name; null removes a parameter, others stay. */
export type AddressParameters = Readonly<Record<string, string | null>>;

/**
 * Returns the parameters of the address and a function that changes them. A change replaces the history entry, so that going
 * back leaves the screen, unless it opens something that going back should close.
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

/** Returns a copy of the parameters with the changes. */
export function withParameters(search: URLSearchParams, values: AddressParameters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

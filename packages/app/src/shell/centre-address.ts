import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { StoredValues } from './stored-values.ts';
import type { AddressParameters } from './useAddressParameters.ts';

/** The stored values of the last chosen centre, shared by all screens. */
export type RememberedCentre = Pick<StoredValues['departmentPlan'], 'center' | 'includeSubcenters'>;

/**
 * Reads the selected centre from the address, otherwise from this device, otherwise the user's own centre with sub-centres.
 * Values that do not parse count as missing.
 *
 * @requirement shell-59
 */
export function readCentre(search: URLSearchParams, remembered: RememberedCentre): CentreSelection {
  const centre = search.get('centre') ?? '';
  const subcentres = search.get('subcentres');
  return {
    centreId: /^\d+$/.test(centre) ? Number(centre) : remembered.center.read(),
    includesSubcentres:
      subcentres === null ? (remembered.includeSubcenters.read() ?? true) : subcentres !== 'false',
    categoryRef: search.get('category'),
  };
}

/** Returns the parameters of the address for a centre; null removes a parameter. */
export function centreParameters(selection: CentreSelection): AddressParameters {
  const { centreId, includesSubcentres, categoryRef } = selection;
  return {
    centre: centreId === null ? null : String(centreId),
    subcentres: String(includesSubcentres),
    category: categoryRef,
  };
}

/** Stores the selected centre on the device, without the category. */
export function rememberCentre(remembered: RememberedCentre, selection: CentreSelection): void {
  if (selection.centreId === null) remembered.center.remove();
  else remembered.center.write(selection.centreId);
  remembered.includeSubcenters.write(selection.includesSubcentres);
}

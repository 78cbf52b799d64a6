import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { StoredValues } from './stored-values.ts';
import type { AddressParameters } from './useAddressParameters.ts';

/** Where the centre that was chosen last is kept: all screens share it. */
export type RememberedCentre = Pick<StoredValues['departmentPlan'], 'center' | 'includeSubcenters'>;

/**
 * Reads whose people are to be shown: from the address, else as it was left on this device, else those of the user's own
 * centre with those below it. What does not parse counts as missing. Specification 001 sections 2 and 9.
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

/** What of the address says whose people are shown; null: nothing. */
export function centreParameters(selection: CentreSelection): AddressParameters {
  const { centreId, includesSubcentres, categoryRef } = selection;
  return {
    centre: centreId === null ? null : String(centreId),
    subcentres: String(includesSubcentres),
    category: categoryRef,
  };
}

/** Keeps on the device whose people are shown; a category is not kept. */
export function rememberCentre(remembered: RememberedCentre, selection: CentreSelection): void {
  if (selection.centreId === null) remembered.center.remove();
  else remembered.center.write(selection.centreId);
  remembered.includeSubcenters.write(selection.includesSubcentres);
}

import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import { useState } from 'react';
import { centreParameters, readCentre, rememberCentre } from './centre-address.ts';
import { useStoredValues } from './SignedInContext.ts';
import { useAddressParameters } from './useAddressParameters.ts';

/** Returns the selected centre of a screen. A change is written to the address and stored on the device for all screens. */
export function useCentreSelection(): [
  selection: CentreSelection,
  change: (selection: CentreSelection) => void,
] {
  const [search, changeAddress] = useAddressParameters();
  const { departmentPlan: remembered } = useStoredValues();
  const [selection, setSelection] = useState(() => readCentre(search, remembered));
  function change(next: CentreSelection): void {
    setSelection(next);
    rememberCentre(remembered, next);
    changeAddress(centreParameters(next));
  }
  return [selection, change];
}

import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import { useState } from 'react';
import { centreParameters, readCentre, rememberCentre } from './centre-address.ts';
import { useStoredValues } from './SignedInContext.ts';
import { useAddressParameters } from './useAddressParameters.ts';

/** Whose people a screen shows; the address follows it, and the device remembers it for every screen. */
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

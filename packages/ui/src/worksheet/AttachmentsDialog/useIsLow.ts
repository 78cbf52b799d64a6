import { useMediaQuery } from '../../environment/useMediaQuery.ts';

/** Whether the window is too low for a list above the chooser, as where it is magnified. */
export function useIsLow(): boolean {
  // On a narrow window the chooser has a row for each of its buttons.
  return useMediaQuery('(height < 22rem), (width < 30rem) and (height < 34rem)');
}

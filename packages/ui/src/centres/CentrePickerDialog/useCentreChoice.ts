import type { CentreChoice, CentreSelection } from '@selfservice/api/centres/centre-choice';
import { permittedCategory } from '@selfservice/api/centres/centre-choice';
import type { CentreLevel } from '@selfservice/api/centres/centres';
import { categoriesQuery, centreLevelQuery } from '@selfservice/api/centres/centres';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useClock, usePermissions } from '../../environment/Environment.tsx';

/** The result of `useCentreChoice`. */
export interface ChoiceOfCentre {
  /** The query of the centre. */
  level: UseQueryResult<CentreLevel>;
  /** The choice with names; null until the centre is loaded. */
  choice: CentreChoice | null;
}

/**
 * Loads the names of a selection. A category without permission is left out.
 * @requirement centres-11, centres-15
 */
export function useCentreChoice(selection: CentreSelection): ChoiceOfCentre {
  const { centreId, includesSubcentres } = selection;
  const categoryRef = permittedCategory(selection, usePermissions());
  const level = useQuery(centreLevelQuery(useClock(), centreId));
  const categories = useQuery({
    ...categoriesQuery(centreId, includesSubcentres),
    enabled: categoryRef !== null,
  });
  const categoryName = categories.data?.find(({ ref }) => ref === categoryRef)?.name;
  const centre = level.data?.centre;
  return { level, choice: centre ? { centre, includesSubcentres, categoryRef, categoryName } : null };
}

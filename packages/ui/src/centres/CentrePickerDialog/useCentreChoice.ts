import type { CentreChoice, CentreSelection } from '@selfservice/api/centres/centre-choice';
import { permittedCategory } from '@selfservice/api/centres/centre-choice';
import type { CentreLevel } from '@selfservice/api/centres/centres';
import { categoriesQuery, centreLevelQuery } from '@selfservice/api/centres/centres';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useClock, usePermissions } from '../../environment/Environment.tsx';

/** What `useCentreChoice` returns. */
export interface ChoiceOfCentre {
  /** The centre, or why it is not known. */
  level: UseQueryResult<CentreLevel>;
  /** Whose people are shown, with names; null until the centre is known. */
  choice: CentreChoice | null;
}

/** Reads what is selected by ids. A category that the user may not choose by is left out. Specification 001 section 6. */
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

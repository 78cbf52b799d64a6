import type { Dashboard } from '@selfservice/api/dashboard/dashboard';
import type { Permissions } from '@selfservice/api/session/permissions';
import { isAllowed } from '@selfservice/api/session/permissions';
import { directionOfPass } from '@selfservice/api/terminal/pass-direction';
import { passTypesQuery } from '@selfservice/api/terminal/pass-types';
import { useQuery } from '@tanstack/react-query';
import { useBackendLanguage } from '../../i18n/useLanguage.ts';
import type { PassOfDay } from '../MyDay/PassOfDay.ts';

/**
 * Returns the last pass with its direction; null if there is none, undefined if it is unknown. Fetches the types of
 * passes of the terminal only for a name that does not say the direction, and only with the right to the terminal.
 */
export function useLastPass(
  dashboard: Dashboard | undefined,
  permissions: Permissions,
): PassOfDay | null | undefined {
  const pass = dashboard?.lastPass;
  const isUnclear = pass ? directionOfPass(pass.text, undefined) === null : false;
  const types = useQuery({
    ...passTypesQuery(useBackendLanguage()),
    enabled: isUnclear && isAllowed(permissions, 'runTerminal'),
  });
  return pass && { ...pass, direction: directionOfPass(pass.text, types.data) ?? 'unknown' };
}

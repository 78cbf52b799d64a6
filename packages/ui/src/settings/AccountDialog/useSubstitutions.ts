import { isAllowed } from '@selfservice/api/session/permissions';
import type { Substitutions } from '@selfservice/api/settings/substitutions';
import { substitutionsQuery } from '@selfservice/api/settings/substitutions';
import { useQuery } from '@tanstack/react-query';
import { useConfiguration, usePermissions } from '../../environment/Environment.tsx';

/** The state of the person's substitutions. */
export interface KnownSubstitutions {
  /** Undefined while loading and after a failure. */
  data: Substitutions | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Fetches again. */
  onRetry: () => void;
}

/**
 * Returns the person's substitutions; null if they are not offered: without the permission, without substitutions
 * in the configuration, and while substituting.
 * @requirement settings-19, settings-20, settings-21
 */
export function useSubstitutions(isSubstitution: boolean): KnownSubstitutions | null {
  const { hasSubstitutions } = useConfiguration();
  const isPermitted = isAllowed(usePermissions(), 'substitutions');
  const isOffered = hasSubstitutions && !isSubstitution && isPermitted;
  const query = useQuery({ ...substitutionsQuery(), enabled: isOffered });
  const { data, error, isFetching, refetch } = query;
  return isOffered ? { data, error, isFetching, onRetry: () => void refetch() } : null;
}

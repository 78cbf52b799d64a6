import { isAllowed } from '@selfservice/api/session/permissions';
import type { Substitutions } from '@selfservice/api/settings/substitutions';
import { substitutionsQuery } from '@selfservice/api/settings/substitutions';
import { useQuery } from '@tanstack/react-query';
import { useConfiguration, usePermissions } from '../../environment/Environment.tsx';

/** What is known of the person's substitutions. */
export interface KnownSubstitutions {
  /** Nothing while they are on their way or have failed. */
  data: Substitutions | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Asks again. */
  onRetry: () => void;
}

/**
 * The person's substitutions; null where the product does not offer them: without the right, where the organisation has
 * none, and while somebody is substituted. Specification 000 section 2.
 */
export function useSubstitutions(isSubstitution: boolean): KnownSubstitutions | null {
  const { hasSubstitutions } = useConfiguration();
  const isPermitted = isAllowed(usePermissions(), 'substitutions');
  const isOffered = hasSubstitutions && !isSubstitution && isPermitted;
  const query = useQuery({ ...substitutionsQuery(), enabled: isOffered });
  const { data, error, isFetching, refetch } = query;
  return isOffered ? { data, error, isFetching, onRetry: () => void refetch() } : null;
}

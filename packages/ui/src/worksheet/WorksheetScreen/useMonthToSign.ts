import type { LocalMonth } from '@selfservice/api/core/local-date';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { MonthToSignOptions } from '@selfservice/api/worksheet/month-to-sign';
import { monthToSignQuery } from '@selfservice/api/worksheet/month-to-sign';
import { useQuery } from '@tanstack/react-query';
import { useBackendLanguage } from '../../i18n/useLanguage.ts';

/**
 * Returns another month whose worksheet can be signed; null for none and while loading.
 *
 * @param isWanted whether to search: the shown worksheet has loaded and cannot be signed, and the user may sign
 */
export function useMonthToSign(
  options: Omit<MonthToSignOptions, 'language'>,
  isWanted: boolean,
): LocalMonth | null {
  const language = useBackendLanguage();
  const dashboard = useQuery({ ...dashboardQuery(), enabled: isWanted });
  const hasSome = (dashboard.data?.counts.worksheetSignatures ?? 0) > 0;
  const found = useQuery({
    ...monthToSignQuery({ ...options, language }),
    enabled: isWanted && hasSome,
  });
  return isWanted && hasSome ? (found.data ?? null) : null;
}

import { useTranslation } from 'react-i18next';
import { formatHeadingRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import type { PlanStateRow } from '../PlanStateRow.ts';

/** What the detail of a part of somebody's plan is called: `Plan of Dvořáková Jana, 15–21 Nov 2026`. */
export function usePlanLabel(): (plan: PlanStateRow) => string {
  const { t } = useTranslation('plan-states');
  const language = useLanguage();
  return ({ fullName, days: { from, to } }) =>
    t('field.of', {
      name: titlesAfter(fullName),
      days: formatHeadingRange({ first: from, last: to }, language),
    });
}

import type { CentreChoice } from '@selfservice/api/centres/centre-choice';
import type { DayRange } from '@selfservice/api/core/month-days';
import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import type { PersonPlanState } from '@selfservice/api/plan-states/plan-states';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useTranslation } from 'react-i18next';
import { useCentreWords } from '../../centres/useCentreWords.ts';
import { usePermissions } from '../../environment/Environment.tsx';
import { formatHeadingRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useContactColumns } from '../../patterns/Contacts/useContactColumns.ts';
import { ListExport } from '../../patterns/ListExport/ListExport.tsx';

export interface PlanStatesExportProps {
  /** The centre of the plans; null while loading. */
  choice: CentreChoice | null;
  /** The days of the plans. */
  days: DayRange;
  /** The state of the plans. */
  state: PlanState;
  /** The plans in order; undefined while loading. */
  rows: readonly PersonPlanState[] | undefined;
}

/** Saves and prints the plans that are shown. */
export function PlanStatesExport({ choice, days, state, rows }: PlanStatesExportProps) {
  const { t } = useTranslation('plan-states');
  const language = useLanguage();
  const hasContacts = isAllowed(usePermissions(), 'planStatesContacts');
  const centre = useCentreWords(choice).join(' ');
  const rangeOf = ({ from, to }: DayRange) => formatHeadingRange({ first: from, last: to }, language);
  const contactColumns = useContactColumns();
  return (
    <ListExport
      title={t('title')}
      scope={[centre, rangeOf(days), t(`filter.of.${state}`)].filter(Boolean).join(' · ')}
      date={days.from}
      columns={[
        { title: t('field.name'), value: (row) => row.fullName },
        { title: t('field.personalNumber'), value: (row) => row.personalNumber },
        { title: t('field.days'), value: (row) => rangeOf(row.days) },
        { title: t('field.planKind'), value: (row) => row.planKind },
        { title: t('field.checkedBy'), value: (row) => row.checkedBy },
        { title: t('field.approval'), value: (row) => row.approval },
        { title: t('field.type'), value: (row) => row.type },
        ...(hasContacts ? contactColumns : []),
      ]}
      rows={rows}
    />
  );
}

import type { CentreChoice } from '@selfservice/api/centres/centre-choice';
import type { DayRange } from '@selfservice/api/core/month-days';
import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useTranslation } from 'react-i18next';
import { useCentreWords } from '../../centres/useCentreWords.ts';
import { usePermissions } from '../../environment/Environment.tsx';
import { formatHeadingRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { ExportColumn } from '../../patterns/ListExport/exportTable.ts';
import { ListExport } from '../../patterns/ListExport/ListExport.tsx';
import type { PlanStateRow } from '../PlanStateRow.ts';

export interface PlanStatesExportProps {
  /** Whose plans are shown; null until the centre is known. */
  choice: CentreChoice | null;
  /** Of which days. */
  days: DayRange;
  /** In which state. */
  state: PlanState;
  /** Those that are shown, in order; undefined while they are not known. */
  rows: readonly PlanStateRow[] | undefined;
}

/** Saves and prints the plans that are shown. */
export function PlanStatesExport({ choice, days, state, rows }: PlanStatesExportProps) {
  const { t } = useTranslation(['plan-states', 'patterns']);
  const language = useLanguage();
  const hasContacts = isAllowed(usePermissions(), 'planStatesContacts');
  const centre = useCentreWords(choice).join(' ');
  const rangeOf = ({ from, to }: DayRange) => formatHeadingRange({ first: from, last: to }, language);
  const contacts: ExportColumn<PlanStateRow>[] = [
    { title: t('patterns:contacts.email'), value: (row) => row.contacts.email },
    { title: t('patterns:contacts.phone'), value: (row) => row.contacts.phones.join(', ') },
  ];
  return (
    <ListExport
      title={t('plan-states:title')}
      scope={[centre, rangeOf(days), t(`plan-states:filter.of.${state}`)].filter(Boolean).join(' · ')}
      date={days.from}
      columns={[
        { title: t('plan-states:field.name'), value: (row) => row.fullName },
        { title: t('plan-states:field.personalNumber'), value: (row) => row.personalNumber },
        { title: t('plan-states:field.days'), value: (row) => rangeOf(row.days) },
        { title: t('plan-states:field.planKind'), value: (row) => row.planKind },
        { title: t('plan-states:field.checkedBy'), value: (row) => row.checkedBy },
        { title: t('plan-states:field.approval'), value: (row) => row.approval },
        { title: t('plan-states:field.type'), value: (row) => row.type },
        ...(hasContacts ? contacts : []),
      ]}
      rows={rows}
    />
  );
}

import type { CentreChoice } from '@selfservice/api/centres/centre-choice';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { WorksheetStateView } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import type { PersonWorksheetState } from '@selfservice/api/worksheet-states/worksheet-states';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useTranslation } from 'react-i18next';
import { useCentreWords } from '../../centres/useCentreWords.ts';
import { usePermissions } from '../../environment/Environment.tsx';
import { atStart, formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useContactColumns } from '../../patterns/Contacts/useContactColumns.ts';
import { ListExport } from '../../patterns/ListExport/ListExport.tsx';
import { worksheetStateIcons } from '../../patterns/StateIcon/worksheetStateIcons.ts';

export interface WorksheetStatesExportProps {
  /** The centre of the worksheets; null while loading. */
  choice: CentreChoice | null;
  /** The month of the worksheets. */
  month: LocalMonth;
  /** The worksheets that are shown. */
  view: WorksheetStateView;
  /** The worksheets in order; undefined until all have loaded. */
  rows: readonly PersonWorksheetState[] | undefined;
}

/** Saves and prints the worksheets that are shown. */
export function WorksheetStatesExport(props: WorksheetStatesExportProps) {
  const { choice, month, view, rows } = props;
  const { t } = useTranslation(['worksheet-states', 'patterns']);
  const language = useLanguage();
  const hasContacts = isAllowed(usePermissions(), 'worksheetStatesContacts');
  const centre = useCentreWords(choice).join(' ');
  const contactColumns = useContactColumns();
  return (
    <ListExport
      title={t('worksheet-states:title')}
      scope={[
        centre,
        atStart(formatMonth(month, language), language),
        t(`worksheet-states:filter.of.${view}`),
      ]
        .filter(Boolean)
        .join(' · ')}
      date={month}
      columns={[
        { title: t('worksheet-states:name'), value: ({ fullName }) => fullName },
        {
          title: t('worksheet-states:filter.state'),
          value: ({ state }) => t(`patterns:${worksheetStateIcons[state].text}`),
        },
        ...(hasContacts ? contactColumns : []),
      ]}
      rows={rows}
    />
  );
}

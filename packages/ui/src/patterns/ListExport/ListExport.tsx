import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { Download, FileSpreadsheet, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { MenuItem } from '../../primitives/Menu/MenuEntry.tsx';
import { saveFile } from '../../primitives/saveFile.ts';
import { csvFile } from './csvFile.ts';
import { exportTable } from './exportTable.ts';
import type { ExportColumn } from './exportTable.ts';
import { PrintedTable } from './PrintedTable.tsx';

export interface ListExportProps<Row> {
  /** What is listed: heads the paper, and begins the name of the file. Mostly the title of the screen. */
  title: string;
  /** What of it is shown, for the paper: centre, filter, month. Default nothing. */
  scope?: string | undefined;
  /** Which day or month it is about; ends the name of the file. Default today. */
  date?: LocalDate | LocalMonth;
  /** The columns, in order. What the user may not know has none. */
  columns: readonly ExportColumn<Row>[];
  /** The rows as they are shown, in order; undefined while they are not known. */
  rows: readonly Row[] | undefined;
  /** What else can be done with the list, before the rest in the menu. Default nothing. */
  more?: readonly (MenuItem & { onAction: () => void })[];
}

const none: readonly never[] = [];

/**
 * Saves what a list shows as CSV, and prints it: all its rows as one table, also those that are out of sight, whether it
 * is printed from here or by the browser. One of the quiet actions beside the title of a screen.
 */
export function ListExport<Row>(props: ListExportProps<Row>) {
  const { title, scope, date, columns, rows, more = none } = props;
  const { t } = useTranslation('patterns');
  const language = useLanguage();
  const now = useClock().localNow();
  const isEmpty = !rows || rows.length === 0;
  const makeTable = () => exportTable(columns, rows ?? []);
  const refusal = isEmpty && { isDisabled: true, description: t('export.nothing') };
  return (
    <>
      <DeferredMenu
        label={t('export.label')}
        trigger={<IconButton label={t('export.label')} icon={Download} />}
        sections={[
          {
            label: t('export.label'),
            items: [
              ...more,
              { id: 'csv', label: t('export.csv'), icon: FileSpreadsheet, ...refusal },
              { id: 'print', label: t('export.print'), icon: Printer, ...refusal },
            ],
          },
        ]}
        onAction={(id) => {
          // The menu has to be gone from the page that is printed.
          if (id === 'print') setTimeout(() => window.print(), 0);
          else if (id !== 'csv') more.find((item) => item.id === id)?.onAction();
          else saveFile(csvFile(`${title} ${date ?? dateOf(now)}`, makeTable(), language));
        }}
      />
      {!isEmpty && <PrintedTable title={title} scope={scope} makeTable={makeTable} />}
    </>
  );
}

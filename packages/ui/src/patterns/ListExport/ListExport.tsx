import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { Download, FileSpreadsheet, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { MenuItem } from '../../primitives/Menu/MenuEntry.tsx';
import { saveFile } from '../../primitives/saveFile.ts';
import { ExportPlace } from '../FilterBar/FilterPlace.ts';
import { csvFile } from './csvFile.ts';
import { exportTable } from './exportTable.ts';
import type { ExportColumn } from './exportTable.ts';
import { PrintedTable } from './PrintedTable.tsx';

export interface ListExportProps<Row> {
  /** The heading on paper and the start of the file name; usually the title of the screen. */
  title: string;
  /** The scope of the list below the heading on paper: centre, filter, month. Default none. */
  scope?: string | undefined;
  /** The day or month of the list; the end of the file name. Default today. */
  date?: LocalDate | LocalMonth;
  /** The columns, in order. Leave out columns that the user has no permission to see. */
  columns: readonly ExportColumn<Row>[];
  /** The shown rows, in order; undefined while loading. */
  rows: readonly Row[] | undefined;
  /** More actions at the start of the menu. Default none. */
  more?: readonly (MenuItem & { onAction: () => void })[];
}

const none: readonly never[] = [];

/**
 * A menu that saves a list as CSV or prints it; buttons in the sheet of a `FilterBar`. All rows are printed as one table, also rows
 * outside of the window, and also with the browser's own print command.
 */
export function ListExport<Row>(props: ListExportProps<Row>) {
  const { title, scope, date, columns, rows, more = none } = props;
  const { t } = useTranslation('patterns');
  const language = useLanguage();
  const clock = useClock();
  const isEmpty = !rows || rows.length === 0;
  const refusal = isEmpty && { isDisabled: true, description: t('export.nothing') };
  const items = [
    ...more,
    { id: 'csv', label: t('export.csv'), icon: FileSpreadsheet, ...refusal },
    { id: 'print', label: t('export.print'), icon: Printer, ...refusal },
  ];
  const run = (id: string) => {
    // The menu or the sheet must be closed before the page is printed.
    if (id === 'print') setTimeout(() => window.print(), 0);
    else if (id !== 'csv') more.find((item) => item.id === id)?.onAction();
    else
      saveFile(
        csvFile(`${title} ${date ?? dateOf(clock.localNow())}`, exportTable(columns, rows ?? []), language),
      );
  };
  const sheet = use(ExportPlace);
  return (
    <>
      {sheet === undefined && (
        <DeferredMenu
          label={t('export.label')}
          trigger={<IconButton label={t('export.label')} icon={Download} />}
          sections={[{ label: t('export.label'), items }]}
          onAction={run}
        />
      )}
      {sheet &&
        createPortal(
          items.map(({ id, label, icon }) => (
            <Button
              key={id}
              {...(icon && { icon })}
              disabledReason={isEmpty ? t('export.nothing') : undefined}
              onPress={() => {
                sheet.close();
                run(id);
              }}
            >
              {label}
            </Button>
          )),
          sheet.element,
        )}
      {!isEmpty && (
        <PrintedTable
          title={title}
          scope={scope}
          makeTable={() =>
            exportTable(
              columns.filter(({ isSavedOnly }) => !isSavedOnly),
              rows,
            )
          }
        />
      )}
    </>
  );
}

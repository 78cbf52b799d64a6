import type { BackendLanguage } from '@selfservice/api/core/language';
import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf, toUtcDate } from '@selfservice/api/core/local-date';
import type { Content, TableCell } from 'pdfmake/interfaces';
import pdfMake from 'pdfmake/build/pdfmake.min.js';
import fonts from 'pdfmake/build/vfs_fonts.js';
import type { Database } from '../core/database.ts';
import { fullNameOf } from '../core/full-name.ts';
import { people } from '../core/people.ts';
import { accountTranslations } from '../presence/translation-rows.ts';
import type { ReportOrder } from './read-report.ts';
import type { ReportTable } from './report-table.ts';
import { tablesOf } from './report-table.ts';
import { dayText, monthText } from './report-texts.ts';
import { parameterWords, reportWords } from './report-words.ts';

pdfMake.addVirtualFileSystem(fonts);

/**
 * The space below the title, in points. With 12 points the lines of a table begin on quarters of a pixel, and browsers round
 * them up or down, so that pictures of a report differ.
 */
const belowTitle = 12.08;

/** Makes a report as a PDF in base64; the same order at the same time gives the same file. */
export async function makeReport(database: Database, order: ReportOrder): Promise<string> {
  const { kind, language } = order;
  const now = database.clock.localNow();
  const title = kind.title[language];
  return pdfMake
    .createPdf({
      info: { title, creationDate: toUtcDate(now) },
      language,
      pageSize: 'A4',
      pageMargins: [48, 48, 48, 56],
      defaultStyle: { font: 'Roboto', fontSize: 10 },
      styles: {
        title: { fontSize: 20, bold: true, margin: [0, 0, 0, belowTitle] },
        quiet: { color: '#595959' },
      },
      content: [
        { text: title, style: 'title' },
        parametersOf(order),
        ...tablesOf(database, order).map((table) => contentOf(table, language)),
        { text: reportWords.letters[language], style: 'quiet', margin: [0, 16, 0, 0] },
      ],
      footer: (page, count) => ({
        columns: [
          `${reportWords.made[language]} ${dayText(dateOf(now), language)}`,
          { text: `${reportWords.page[language]} ${page} / ${count}`, alignment: 'right' },
        ],
        margin: [48, 16, 48, 0],
        fontSize: 9,
        color: '#595959',
      }),
    })
    .getBase64();
}

function parametersOf({ kind, values, personRef, language }: ReportOrder): Content {
  const valuesByName = new Map([['person', personRef], ...values]);
  const rows = ['person', ...kind.parameters.filter((name) => name !== 'person')].map((name): TableCell[] => [
    { text: parameterWords[name]?.[language] ?? name, style: 'quiet' },
    valueText(name, valuesByName.get(name) ?? '', language),
  ]);
  return { table: { body: rows }, layout: 'noBorders', margin: [0, 0, 0, 16] };
}

function valueText(name: string, value: string, language: BackendLanguage): string {
  if (name === 'person') return personText(value);
  if (name === 'account' || name === 'holidayAccount')
    return accountTranslations(language).find(({ PK_VALUE }) => PK_VALUE === value)?.PREKLAD ?? value;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayText(value as LocalDate, language);
  if (/^\d{4}-\d{2}$/.test(value)) return monthText(value as LocalMonth, language);
  return reportWords[value as 'true' | 'false' | 'all' | 'plan' | 'worksheet'][language];
}

function personText(ref: string): string {
  const person = Object.values(people).find((one) => one.ref === ref || one.secondEmployment?.ref === ref);
  return person ? `${fullNameOf(person)} (${person.personalNumber})` : ref;
}

function contentOf({ head, rows }: ReportTable, language: BackendLanguage): Content {
  const titles = head.map((words): TableCell => ({ text: words[language], bold: true }));
  if (rows.length === 0) return { text: reportWords.nothing[language], margin: [0, 0, 0, 12] };
  const widths = head.map((_, index) => (index < 2 ? '*' : 70));
  const body = [titles, ...rows.map((row): TableCell[] => [...row])];
  return { table: { headerRows: 1, widths, body }, layout: 'lightHorizontalLines', margin: [0, 0, 0, 12] };
}

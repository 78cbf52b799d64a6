import { languages } from '@selfservice/api/core/language';
import { getReportHierarchy, postHolidayAccounts, postReport } from '@selfservice/api/reports/reports.wire';
import { coreWords } from '../core/core-words.ts';
import { handle } from '../core/handler.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { isOpenTo, needs } from '../core/rights.ts';
import { requestsWords } from '../requests/requests-words.ts';
import { holidayAccounts, readReport } from './read-report.ts';
import { reportHierarchy } from './report-hierarchy.ts';
import { reportKindOf } from './report-kinds.ts';
import { reportRefusals } from './report-words.ts';

const access = needs('RunReports');
const application = 'SelfService';

/** Handlers of reports. */
export const reportsHandlers = [
  handle(getReportHierarchy, access, ({ grant, query }) => {
    const language = languages.find((each) => each === query.culture);
    if (!language) return refuse(400, requestsWords.noLanguage(query.culture));
    if (query.callingApp !== application) return refuse(400, reportRefusals.caller(query.callingApp));
    return reportHierarchy(grant.ref, language);
  }),
  handle(postReport, access, async ({ database, grant, body }) => {
    const kind = reportKindOf(body.Value);
    if (!kind) return refuse(400, reportRefusals.unknownClass(body.Value));
    const { permission } = kind;
    if (permission && !isOpenTo(database, grant, { ways: [[permission]], isBeforePasswordChange: false }))
      return refuse(403, coreWords.notAllowed);
    const order = readReport(kind, body.Value2, grant);
    if (order instanceof Refusal) return order;
    // Fonts and the PDF writer are large and rarely used.
    const { makeReport } = await import('./make-report.ts');
    return makeReport(database, order);
  }),
  handle(postHolidayAccounts, access, ({ body }) => {
    const language = languages.find((code) => code === body.Value);
    if (!language) return refuse(400, requestsWords.noLanguage(body.Value));
    return holidayAccounts
      .filter(({ hasWorkflow }) => hasWorkflow || !body.Value2)
      .map(({ id, names, shortcuts }) => ({
        ID_UCET: id,
        NAZEV: names[language],
        ZKRATKA: shortcuts[language],
      }));
  }),
];

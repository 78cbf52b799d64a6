import type * as wire from '@selfservice/api/reports/reports.wire';
import type { SamplesOf } from '../samples.fixtures.ts';
import { jana } from '../samples.fixtures.ts';

const ways = [['RunReports']] as const;

export default {
  getReportHierarchy: [{ query: { culture: 'en', callingApp: 'SelfService' }, ways }],
  postReport: [
    {
      body: {
        Value: 'Reports.VacationRemaining',
        Value2: [
          { Item1: 'person', Item2: jana },
          { Item1: 'date', Item2: '2026-11-20T00:00:00Z' },
          { Item1: 'lang', Item2: 'en' },
        ],
      },
      ways,
    },
  ],
  postHolidayAccounts: [{ body: { Value: 'en', Value2: false }, ways }],
} satisfies SamplesOf<typeof wire>;

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allPermissions } from '../session/permissions.ts';
import { builtInReports } from './built-in-reports.ts';
import { toBuiltInGroups, toServerGroups } from './report-groups.ts';
import type { WireReportItem } from './reports.wire.ts';

const item = (caption: string, className: string | null, ...items: WireReportItem[]): WireReportItem => ({
  caption,
  className,
  items,
});
const namesOf = (groups: ReturnType<typeof toServerGroups>) =>
  groups.map(({ captions, reports }) => [captions.join(' / '), ...reports.map(({ className }) => className)]);

test('the fifteen reports have the expected classes and permissions', { tags: ['reports-12'] }, () => {
  expect(builtInReports.map(({ className }) => className.replace('Reports.', ''))).toEqual([
    'VacationRemaining',
    'VacationStatistics',
    'Worksheet',
    'Plan',
    'MissingPasses',
    'SyntaxErrors',
    'RuleViolations',
    'PotentialOvertimes',
    'LateArrivals',
    'FirstLastPasses',
    'MissedShifts',
    'EvidenceByRule',
    'DailyAccounts',
    'Overtimes',
    'BalanceStatistics',
  ]);
  for (const { className, permission } of builtInReports)
    expect(permission).toBe(className.replace('Reports.', 'ReportsSelfServiceApp_'));
});

test('each built-in report is in exactly one group', { tags: ['reports-1'] }, () => {
  const reports = toBuiltInGroups(allPermissions).flatMap((group) => group.reports);
  expect(reports).toHaveLength(builtInReports.length);
  expect(new Set(reports.map(({ id }) => id))).toEqual(new Set(builtInReports.map(({ id }) => id)));
});

test(
  'leaves out reports whose permission is hidden and marks disabled ones',
  { tags: ['reports-19', 'reports-20'] },
  () => {
    const invisible = new Set(['ReportsSelfServiceApp_Plan', 'ReportsSelfServiceApp_VacationRemaining']);
    const disabled = new Set(['ReportsSelfServiceApp_Worksheet', 'ReportsSelfServiceApp_Plan']);
    const reports = toBuiltInGroups({ invisible, disabled }).flatMap((group) => group.reports);
    expect(reports).toHaveLength(13);
    expect(reports.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)).toEqual(['worksheet']);
  },
);

test('leaves out groups without reports', () => {
  const invisible = new Set(builtInReports.map(({ permission }) => permission as string));
  expect(toBuiltInGroups({ invisible, disabled: new Set() })).toEqual([]);
});

test(
  'skips imported reports and reports that are already in the list',
  { tags: ['reports-14', 'reports-15', 'reports-19'] },
  () => {
    const hierarchy = [
      item('Outside', 'X.Outside'),
      item('Canteen', null, item('Meals', 'X.Meals'), item('Plan', 'Reports.Plan'), item('Empty', null)),
      item(
        'Production',
        'X.All',
        item('Pay', null, item('Meals again', 'X.Meals'), item('Bonuses', 'X.Bonuses')),
      ),
      item('ImportedReports', null, item('Old', 'X.Old'), item('Bonuses', 'X.Bonuses')),
      item('Nothing', null, item('Older', null, item('ImportedReports', 'X.Older'))),
    ];
    expect(namesOf(toServerGroups(hierarchy))).toEqual([
      ['', 'X.Outside', 'X.All'],
      ['Canteen', 'X.Meals'],
      ['Production / Pay', 'X.Bonuses'],
    ]);
  },
);

test.each(['ImportedReports', 'Imported reports', 'Importované sestavy', 'Importované zostavy'])(
  'skips the group of imported reports with the caption %s',
  { tags: ['reports-14'] },
  (caption) => {
    expect(toServerGroups([item(caption, null, item('Old', 'X.Old'))])).toEqual([]);
  },
);

test(
  'a report without a caption is named by its class, and has only a period as parameters',
  { tags: ['reports-13'] },
  () => {
    const [report] = toServerGroups([item(' ', 'X.Outside')])[0]?.reports ?? [];
    expect(report).toMatchObject({ caption: 'X.Outside', parameters: ['from', 'to'] });
  },
);

const classNames = fc.constantFrom(null, 'A', 'B', 'C', 'D', 'Reports.Plan', 'Reports.Worksheet');
const captions = fc.constantFrom('One', 'Two', 'ImportedReports');
const { tree: items } = fc.letrec<{ tree: WireReportItem }>((tie) => ({
  tree: fc.record({
    caption: captions,
    className: classNames,
    items: fc.oneof(
      { maxDepth: 3 },
      fc.constant<WireReportItem[]>([]),
      fc.array(tie('tree'), { maxLength: 4 }),
    ),
  }),
}));

function reachable(hierarchy: readonly WireReportItem[]): string[] {
  return hierarchy
    .filter(({ caption }) => caption !== 'ImportedReports')
    .flatMap(({ className, items: inner }) => [...(className ? [className] : []), ...reachable(inner)]);
}

test(
  'lists every class outside of the imported reports once, and no built-in class',
  { tags: ['reports-14', 'reports-15'] },
  () => {
    fc.assert(
      fc.property(fc.array(items, { maxLength: 4 }), (hierarchy) => {
        const listed = toServerGroups(hierarchy).flatMap(({ reports }) =>
          reports.map(({ className }) => className),
        );
        const wanted = new Set(reachable(hierarchy).filter((name) => !name.startsWith('Reports.')));
        expect(listed.toSorted()).toEqual([...wanted].toSorted());
      }),
    );
  },
);

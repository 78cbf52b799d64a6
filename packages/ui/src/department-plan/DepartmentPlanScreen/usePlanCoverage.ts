import { coverageOf } from '@selfservice/api/department-plan/coverage';
import type { Coverage } from '@selfservice/api/department-plan/coverage';
import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import type { PlanDays } from '@selfservice/api/department-plan/plan-days';
import { useTranslation } from 'react-i18next';
import type { CoverageLine } from '../../patterns/Timeline/coverage/coverageLine.ts';
import { coverageLines } from '../../patterns/Timeline/coverage/coverageLines.ts';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';

const kinds = ['onShift', 'away'] as const;

/**
 * The lines of counts over a page, of everybody whose plan has been read, whoever is searched for. They are made anew when
 * plans arrive, and never while somebody scrolls. Without any plan the lines keep their place, and say nothing.
 */
export function usePlanCoverage(page: LoadedPlanPage | null, days: PlanDays): readonly CoverageLine[] {
  const { t } = useTranslation('patterns');
  const { dayNames } = useTimelineTexts();
  const { from, to } = days;
  return coverageLines(readCoverage(page, from, to), kinds, { t, dayNames });
}

const nothing: Coverage = { readCount: 0, peopleCount: 0, days: [], hours: null };

function readCoverage(page: LoadedPlanPage | null, from: PlanDays['from'], to: PlanDays['to']): Coverage {
  const coverage = page ? coverageOf(page, { from, to }) : nothing;
  return coverage.readCount === 0 ? nothing : coverage;
}

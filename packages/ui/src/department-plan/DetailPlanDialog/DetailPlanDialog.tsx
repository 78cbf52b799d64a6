import type { DepartmentInterval, DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import type { PlanDays } from '@selfservice/api/department-plan/plan-days';
import type { UnknownPlans } from '@selfservice/api/department-plan/unknown-plans';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { TimelineList } from '../../patterns/Timeline/TimelineList.tsx';
import type { TimelineIntervals } from '../../patterns/Timeline/timeline.types.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { pageWords } from '../PlanBar/pageWords.ts';

export interface DetailPlanDialogProps {
  /** The person of the plan. */
  person: DepartmentPerson;
  /** The plans of the page. */
  intervals: TimelineIntervals<DepartmentInterval>;
  /** The days to show. */
  days: PlanDays & { count: number };
  /** The people whose plans are not loaded. */
  unknown: UnknownPlans;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** The usual number of working days of a week. */
const workingDays = 5;

/** The plan of a person in words. @requirement department-plan-16 */
export function DetailPlanDialog({ person, intervals, days, unknown, onClose }: DetailPlanDialogProps) {
  const { t } = useTranslation('department-plan');
  const words = pageWords(days, useLanguage());
  return (
    <Dialog
      isOpen
      title={t('detail.of', { name: person.fullName })}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <TimelineList
        data={{
          rows: [{ id: person.personRef }],
          intervals,
          pendingRowIds: unknown.pendingRefs,
          failedRowIds: unknown.failedRefs,
        }}
        words={{ label: words, renderRowHead: () => words }}
        scale={{ firstDay: days.from, days: days.count }}
        placeholderLines={Math.min(days.count, workingDays)}
      />
    </Dialog>
  );
}

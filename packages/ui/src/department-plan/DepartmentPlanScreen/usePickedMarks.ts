import type { DepartmentInterval } from '@selfservice/api/department-plan/department-plan';
import { isSameShift } from '@selfservice/api/department-plan/same-shift';
import { useTranslation } from 'react-i18next';
import type { TimelineMarks } from '../../patterns/Timeline/marks/timelineMarks.ts';

/** Marks whoever has the same shift as a picked one; undefined where none is picked. */
export function usePickedMarks(picked: DepartmentInterval | null): TimelineMarks | undefined {
  const { t } = useTranslation('department-plan');
  if (!picked) return undefined;
  return {
    of: (interval) => (isSameShift(picked, interval) ? 'mate' : undefined),
    words: { mate: t('detail.isMate'), ghost: '' },
  };
}

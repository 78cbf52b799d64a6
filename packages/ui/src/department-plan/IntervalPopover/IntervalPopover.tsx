import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { DepartmentInterval, DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import type { PlanAccess } from '@selfservice/api/department-plan/plan-access';
import { useTranslation } from 'react-i18next';
import { formatHours } from '../../i18n/formatDuration.ts';
import { describeKind, describeTime } from '../../patterns/Timeline/words/describeInterval.ts';
import { spanOf } from '../../patterns/Timeline/geometry/spanOf.ts';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import type { DescriptionItem } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { PlanPopover } from '../PlanDetail/PlanPopover.tsx';

export interface IntervalPopoverProps {
  /** The interval to describe. */
  interval: DepartmentInterval;
  /** The person of the interval. */
  person: DepartmentPerson;
  /** The number of others with the same shift, of the loaded plans; null for an interval that is no shift. */
  sameShiftCount: number | null;
  /** The permissions of the user. */
  access: PlanAccess;
  /** The element of the interval in the plan. */
  anchor: HTMLElement;
  /** Called when it closes. */
  onClose: () => void;
}

/** The detail of an interval, or why the user may not see it. @requirement department-plan-17, department-plan-34 */
export function IntervalPopover({
  interval,
  person,
  sameShiftCount,
  access,
  anchor,
  onClose,
}: IntervalPopoverProps) {
  const { t } = useTranslation('department-plan');
  const texts = useTimelineTexts();
  const isRefused = access.detail !== 'allowed';
  const title = isRefused ? t('detail.name') : describeKind(interval, texts);
  return (
    <PlanPopover anchor={anchor} title={title} onClose={onClose}>
      {isRefused ? <p>{t('detail.refused.detail')}</p> : <DescriptionList items={items()} />}
    </PlanPopover>
  );

  function items(): DescriptionItem[] {
    const { begin, end, isAllDay, shortName } = interval;
    return [
      { term: t('detail.person'), details: person.fullName },
      { term: t('detail.when'), details: describeTime(spanOf(interval), isAllDay, texts, texts.dayNames) },
      ...(isAllDay ? [] : [{ term: t('detail.duration'), details: formatHours(minutesBetween(begin, end)) }]),
      ...(sameShiftCount === null
        ? []
        : [{ term: t('detail.sameShift'), details: t('detail.sameShiftCount', { count: sameShiftCount }) }]),
      ...(shortName ? [{ term: t('detail.shortName'), details: shortName }] : []),
      ...(isWithheld() ? [{ term: t('detail.reason'), details: t('detail.refused.reason') }] : []),
    ];
  }

  /** Whether the reason was dropped: the interval has no texts, and the user may not see reasons. */
  function isWithheld(): boolean {
    const isSilent = interval.name === '' && interval.shortName === '' && interval.color === null;
    return access.reason === 'disabled' && isSilent;
  }
}

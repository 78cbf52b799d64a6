import type { LocalDate } from '@selfservice/api/core/local-date';
import type { DayGroup } from '@selfservice/api/department-plan/day-groups';
import { useTranslation } from 'react-i18next';
import { DayGroupPeople } from './DayGroupPeople.tsx';
import { Heading, Group } from './DayPlan.styles.ts';
import { inkStyle } from '../../patterns/Timeline/items/inkStyle.ts';
import { spanOf } from '../../patterns/Timeline/geometry/spanOf.ts';
import { shortTime } from '../../patterns/Timeline/words/describeInterval.ts';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ShownTarget } from '../shownPlan.ts';

export interface DayPlanProps {
  /** The people of the day by shift. */
  groups: readonly DayGroup[];
  /** The day. */
  day: LocalDate;
  /** Called when the user opens a person. */
  onOpenPerson: (target: ShownTarget) => void;
  /** Called when the user opens an entry; undefined if entries cannot be opened. */
  onOpenInterval: ((target: ShownTarget) => void) | undefined;
}

/** The people of a day in groups: by shift, absent with the reason, off, and not loaded. @requirement department-plan-49 */
export function DayPlan({ groups, day, onOpenPerson, onOpenInterval }: DayPlanProps) {
  const { t } = useTranslation('department-plan');
  const { kinds, wholeDay } = useTimelineTexts();
  const shown = groups.map((group) => {
    const shift = group.kind === 'shift' ? group.shift : null;
    const key = shift ? `${shift.begin}/${shift.end}/${shift.name}/${shift.shortName}` : group.kind;
    return (
      <Group key={key} data-group={group.kind}>
        <Heading
          data-interval={shift ? 'shift' : undefined}
          style={shift ? inkStyle(shift.color) : undefined}
        >
          <span>{group.kind === 'shift' ? group.shift.name || kinds.shift : t(`groups.${group.kind}`)}</span>
          {shift && <small>{shortTime(spanOf(shift), shift.isAllDay) || wholeDay}</small>}
          <b aria-hidden="true">{group.members.length}</b>
          <VisuallyHidden>{t('search.count', { count: group.members.length })}</VisuallyHidden>
        </Heading>
        <DayGroupPeople
          members={group.members}
          day={day}
          onOpenPerson={onOpenPerson}
          onOpenInterval={onOpenInterval}
        />
      </Group>
    );
  });
  return <>{shown}</>;
}

import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import type { DayMember } from '@selfservice/api/department-plan/day-groups';
import type { DepartmentInterval } from '@selfservice/api/department-plan/department-plan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPrinting } from '../../environment/useIsPrinting.ts';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { spanOf } from '../../patterns/Timeline/geometry/spanOf.ts';
import { inkStyle } from '../../patterns/Timeline/items/inkStyle.ts';
import { shortTime } from '../../patterns/Timeline/words/describeInterval.ts';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ShownTarget } from '../shownPlan.ts';
import { People } from './DayPlan.styles.ts';

export interface DayGroupPeopleProps {
  /** The people of the group. */
  members: readonly DayMember[];
  /** The day. */
  day: LocalDate;
  /** Called when the user opens a person. */
  onOpenPerson: (target: ShownTarget) => void;
  /** Called when the user opens an entry; undefined if entries cannot be opened. */
  onOpenInterval: ((target: ShownTarget) => void) | undefined;
}

/** The number of people shown at first and added by the button at the end. */
const portion = 60;

/** The people of a group, with their other entries of the day. */
export function DayGroupPeople({ members, day, onOpenPerson, onOpenInterval }: DayGroupPeopleProps) {
  const { t } = useTranslation('patterns');
  const { kinds } = useTimelineTexts();
  const isPrinting = useIsPrinting();
  const [wanted, setWanted] = useState(portion);
  const shown = isPrinting ? members : members.slice(0, wanted);
  const more = Math.min(portion, members.length - shown.length);
  const targetOf = (
    { row }: DayMember,
    interval: DepartmentInterval | null,
    anchor: HTMLElement,
  ): ShownTarget => {
    const { left, bottom: top } = anchor.getBoundingClientRect();
    return { row, day, interval, anchor, point: { left, top } };
  };
  const wordsOf = (entry: DepartmentInterval) => {
    const time = shortTime(spanOf(entry), entry.isAllDay);
    // Of an entry that began on an earlier day only the end belongs to this one.
    const isRest = dateOf(entry.begin) < day;
    return [entry.name || kinds[entry.kind], isRest ? time.slice(time.indexOf('–')) : time]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <>
      <People>
        {shown.map((member) => (
          <li key={member.row.id} data-has-entries={member.entries.length > 0 ? '' : undefined}>
            <button
              type="button"
              className="person"
              onClick={({ currentTarget }) => onOpenPerson(targetOf(member, null, currentTarget))}
            >
              <span>{titlesAfter(member.row.person.fullName)}</span>
            </button>
            {member.entries.map((entry) => {
              const look = { 'data-interval': entry.kind, style: inkStyle(entry.color) };
              const key = `${entry.kind}/${entry.begin}/${entry.name}`;
              return onOpenInterval ? (
                <button
                  key={key}
                  type="button"
                  className="entry"
                  onClick={({ currentTarget }) => onOpenInterval(targetOf(member, entry, currentTarget))}
                >
                  <span {...look}>{wordsOf(entry)}</span>
                </button>
              ) : (
                <span key={key} className="entry">
                  <span {...look}>{wordsOf(entry)}</span>
                </span>
              );
            })}
          </li>
        ))}
      </People>
      {more > 0 && (
        <Button kind="quiet" onPress={() => setWanted(shown.length + portion)}>
          {t('timeline.more', { count: more })}
        </Button>
      )}
    </>
  );
}

import type { Coverage } from '@selfservice/api/department-plan/coverage';
import { coverageOf } from '@selfservice/api/department-plan/coverage';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf, localDate, localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNowOf } from '../../environment/useNow.ts';
import { useBackendLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { coverageStrip } from './coverage/coverageStrip.ts';
import type { OtherCount } from './coverage/coverageStrip.ts';
import { createDayNames } from './scale/dayNames.ts';
import { wallMinutes } from './geometry/wallMinutes.ts';
import { intervalsByDay } from './geometry/intervalsByDay.ts';
import { Timeline } from './Timeline.tsx';
import type { TimelineProps } from './Timeline.tsx';
import { TimelineHeadWords } from './TimelineHeadWords.tsx';
import { TimelineLegend } from './TimelineLegend.tsx';
import type { DayRow, PersonRow } from './timeline.fixtures.ts';
import { daysOf, holidays, monday, persons, plannedOn, planOf, sharedPlanOf } from './timeline.fixtures.ts';
import type { TimelineRow, TimelineScaleOptions, TimelineTarget } from './timeline.types.ts';
import { useTimelineTexts } from './words/useTimelineTexts.ts';

/** The args of a story of the department plan. */
export type DepartmentArgs = TimelineProps<PersonRow, PlanInterval>;

/** Sixty people. */
export const people = persons(60);

/** Returns the data of rows with plans from Monday, for up to a week. */
export function planned<Row extends TimelineRow>(rows: readonly Row[], days = 7) {
  return { rows, intervals: planOf(rows, monday, days), holidays };
}

/** The default args of the stories of the department plan. */
export const departmentArgs = {
  data: planned(people),
  words: {
    label: 'Plan of Assembly',
    renderRowHead: (row: PersonRow) => <TimelineHeadWords detail={row.number}>{row.name}</TimelineHeadWords>,
  },
  scale: {
    headLabel: 'Person',
    clock: createManualClock(localDateTime('2026-11-20T08:00:00')),
    firstDay: monday,
    days: 7,
  },
} satisfies DepartmentArgs;

const frame = {
  display: 'grid',
  gap: 12,
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100dvh',
  boxSizing: 'border-box',
  padding: 16,
} as const;

/** A department plan as high as the window, with its legend. */
export function DepartmentTimeline(args: DepartmentArgs) {
  return (
    <div style={frame}>
      <Timeline {...args} />
      <TimelineLegend />
    </div>
  );
}

/** A department plan that turns from week to week. */
export function PagedDepartment(args: DepartmentArgs) {
  const [firstDay, setFirstDay] = useState<LocalDate>(monday);
  const page = (days: number) => () => setFirstDay(addDays(firstDay, days));
  return (
    <div style={frame}>
      <Timeline
        {...args}
        data={{ ...args.data, intervals: planOf(people, firstDay, 7) }}
        scale={{ ...args.scale, firstDay }}
        actions={{ ...args.actions, onPrevious: page(-7), onNext: page(7) }}
      />
      <p>{firstDay}</p>
    </div>
  );
}

/** A department plan that also scrolls far away when it turns to another page. */
export function JumpingDepartment(args: DepartmentArgs) {
  const [turn, setTurn] = useState(0);
  const firstDay = addDays(monday, turn * 7);
  return (
    <div style={frame}>
      <Timeline
        {...args}
        data={{ ...args.data, intervals: planOf(args.data.rows, firstDay, 7) }}
        scale={{ ...args.scale, firstDay }}
        position={{ rowId: `p${turn % 2 === 0 ? 0 : 500}` }}
      />
      <Button onPress={() => setTurn(turn + 1)}>Next page</Button>
    </div>
  );
}

/** A department plan whose intervals open a panel that receives the focus like a dialog. */
export function OpeningDepartment(args: DepartmentArgs) {
  const [target, setTarget] = useState<TimelineTarget<PersonRow, PlanInterval> | null>(null);
  const close = () => {
    setTarget(null);
    target?.anchor.focus({ preventScroll: true });
  };
  return (
    <div style={frame}>
      <Timeline {...args} actions={{ ...args.actions, onOpen: setTarget }} />
      {target && (
        <div role="dialog" aria-label={`${target.interval?.name} of ${target.row.name}`}>
          <Button autoFocus onPress={close}>
            Close
          </Button>
        </div>
      )}
    </div>
  );
}

/** A department plan whose intervals arrive in batches after the people. */
export function ArrivingDepartment(args: DepartmentArgs) {
  const [count, setCount] = useState(0);
  const pending = new Set(people.slice(count).map(({ id }) => id));
  return (
    <div style={frame}>
      <Timeline {...args} data={{ ...args.data, pendingRowIds: pending }} />
      <Button onPress={() => setCount(count + 15)}>Next batch</Button>
    </div>
  );
}

/** A department plan in which the plans of the first 24 people arrive later. */
export function GrowingDepartment(args: DepartmentArgs) {
  const [isThere, setIsThere] = useState(false);
  const { rows, intervals } = args.data;
  const later = new Set(rows.slice(0, 24).map(({ id }) => id));
  const known = new Map(
    rows.filter(({ id }) => !later.has(id)).map(({ id }) => [id, intervals.get(id) ?? []]),
  );
  return (
    <div style={frame}>
      <Timeline
        {...args}
        data={isThere ? args.data : { ...args.data, intervals: known, pendingRowIds: later }}
      />
      <Button onPress={() => setIsThere(true)}>Plans arrive</Button>
    </div>
  );
}

const nothingRead: Coverage = { readCount: 0, peopleCount: 0, days: [], thinnestDay: null, hours: null };

/** The args of a story of the counts. */
export interface CountedArgs extends Pick<TimelineScaleOptions, 'form'> {
  /** The number of days: 1 for Wednesday, otherwise from Monday. */
  days: number;
  /** The counts beside the people on shift. */
  others: readonly OtherCount[];
  /** The number of counted people as a multiple of eight; eight of them are shown. Default 1. */
  times?: number;
  /** Whether no plan has loaded yet. Default false. */
  isUnread?: boolean;
}

/** The plans of eight people with counts of people on shift and other counts. */
export function CountedDepartment({ days, others, times = 1, isUnread = false, form = 'bars' }: CountedArgs) {
  const { t } = useTranslation('patterns');
  const { dayNames } = useTimelineTexts();
  const rows = persons(8 * times);
  const from = days === 1 ? localDate('2026-11-18') : monday;
  const plans = sharedPlanOf(rows, from, days, useBackendLanguage());
  const page = {
    people: rows.map(({ id, name: fullName, number: personalNumber }) => ({
      personRef: id,
      fullName,
      personalNumber,
      email: null,
      phone: null,
    })),
    intervals: new Map([...plans].map(([id, plan]) => [id, plan.map((one) => ({ ...one, ownerRef: id }))])),
    publicHolidays: holidays,
  };
  const counts = isUnread ? nothingRead : coverageOf(page, { from, to: addDays(from, days - 1) });
  return (
    <Timeline
      {...departmentArgs}
      data={{
        rows: rows.slice(0, 8),
        intervals: isUnread ? new Map() : plans,
        holidays,
        pendingRowIds: new Set(isUnread ? rows.map(({ id }) => id) : []),
      }}
      scale={{ ...departmentArgs.scale, firstDay: from, days, form }}
      coverage={coverageStrip(counts, others, { t, dayNames })}
      fits="rows"
    />
  );
}

/** A month of a person's plan with a row for each day. */
export function OwnMonth({ first, days, onNext }: { first: LocalDate; days: number; onNext?: () => void }) {
  const { clock } = departmentArgs.scale;
  const today = dateOf(useNowOf(clock));
  const language = useBackendLanguage();
  const names = createDayNames(language);
  const rows = daysOf(first, days);
  const head = ({ day }: DayRow) => (
    <TimelineHeadWords detail={holidays.find((holiday) => holiday.day === day)?.name} isToday={day === today}>
      {names(wallMinutes(day), 'short')}
    </TimelineHeadWords>
  );
  return (
    <div style={frame}>
      <Timeline
        data={{
          rows,
          intervals: intervalsByDay(rows.flatMap(({ day }, at) => plannedOn(day, at, language))),
          holidays,
        }}
        words={{ label: 'My plan in November', renderRowHead: head }}
        scale={{ headLabel: 'Day', clock, firstDay: first, areRowsDays: true }}
        position={{ rowId: addDays(today, -2) }}
        actions={{ onNext }}
      />
      <TimelineLegend />
    </div>
  );
}

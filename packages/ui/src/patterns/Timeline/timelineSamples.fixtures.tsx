import type { Coverage } from '@selfservice/api/department-plan/coverage';
import { coverageOf } from '@selfservice/api/department-plan/coverage';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf, localDate, localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { CoverageLine } from './coverage/coverageLine.ts';
import { coverageLines } from './coverage/coverageLines.ts';
import { createDayNames } from './scale/dayNames.ts';
import { wallMinutes } from './geometry/wallMinutes.ts';
import { intervalsByDay } from './geometry/intervalsByDay.ts';
import { Timeline } from './Timeline.tsx';
import type { TimelineProps } from './Timeline.tsx';
import { TimelineBox } from './TimelineBox.tsx';
import { TimelineHeadWords } from './TimelineHeadWords.tsx';
import { TimelineLegend } from './TimelineLegend.tsx';
import type { DayRow, PersonRow } from './timeline.fixtures.ts';
import { daysOf, holidays, monday, persons, plannedOn, planOf, sharedPlanOf } from './timeline.fixtures.ts';
import type { TimelineTarget } from './timeline.types.ts';
import { useTimelineTexts } from './words/useTimelineTexts.ts';

/** What a story of the department plan says. */
export type DepartmentArgs = TimelineProps<PersonRow, PlanInterval>;

/** Sixty persons and their week. */
export const people = persons(60);

/** What the stories of the department plan begin with. */
export const departmentArgs = {
  clock: createManualClock(localDateTime('2026-11-20T08:00:00')),
  label: 'Plan of Assembly',
  headLabel: 'Person',
  rows: people,
  intervals: planOf(people, monday, 7),
  renderRowHead: (row: PersonRow) => <TimelineHeadWords detail={row.number}>{row.name}</TimelineHeadWords>,
  firstDay: monday,
  days: 7,
  holidays,
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

/** A department plan whose weeks follow each other. */
export function PagedDepartment(args: DepartmentArgs) {
  const [firstDay, setFirstDay] = useState<LocalDate>(monday);
  const page = (days: number) => () => setFirstDay(addDays(firstDay, days));
  return (
    <div style={frame}>
      <Timeline
        {...args}

        firstDay={firstDay}
        intervals={planOf(people, firstDay, 7)}
        onPrevious={page(-7)}
        onNext={page(7)}
      />
      <p>{firstDay}</p>
    </div>
  );
}

/** A department plan in which another page also begins with other persons at the top, far away from the last ones. */
export function JumpingDepartment(args: DepartmentArgs) {
  const [turn, setTurn] = useState(0);
  const firstDay = addDays(monday, turn * 7);
  return (
    <div style={frame}>
      <Timeline
        {...args}
        firstDay={firstDay}
        intervals={planOf(args.rows, firstDay, 7)}
        topRowId={`p${turn % 2 === 0 ? 0 : 500}`}
      />
      <Button onPress={() => setTurn(turn + 1)}>Next page</Button>
    </div>
  );
}

/** A department plan whose interval opens a panel that takes the focus, as a dialog does. */
export function OpeningDepartment(args: DepartmentArgs) {
  const [target, setTarget] = useState<TimelineTarget<PersonRow, PlanInterval> | null>(null);
  const close = () => {
    setTarget(null);
    target?.anchor.focus({ preventScroll: true });
  };
  return (
    <div style={frame}>
      <Timeline {...args} onOpen={setTarget} />
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

/** A department plan whose persons come first and whose intervals arrive in batches. */
export function ArrivingDepartment(args: DepartmentArgs) {
  const [count, setCount] = useState(0);
  const pending = new Set(people.slice(count).map(({ id }) => id));
  return (
    <div style={frame}>
      <Timeline {...args} pendingRowIds={pending} />
      <Button onPress={() => setCount(count + 15)}>Next batch</Button>
    </div>
  );
}

/** A department plan whose first 24 persons have no plan until it arrives. */
export function GrowingDepartment(args: DepartmentArgs) {
  const [isThere, setIsThere] = useState(false);
  const later = new Set(args.rows.slice(0, 24).map(({ id }) => id));
  const known = new Map(
    args.rows.filter(({ id }) => !later.has(id)).map(({ id }) => [id, args.intervals.get(id) ?? []]),
  );
  return (
    <div style={frame}>
      <Timeline
        {...args}
        intervals={isThere ? args.intervals : known}
        pendingRowIds={isThere ? new Set() : later}
      />
      <Button onPress={() => setIsThere(true)}>Plans arrive</Button>
    </div>
  );
}

const nothingRead: Coverage = { readCount: 0, peopleCount: 0, days: [], hours: null };

/** What a story of the counts says. */
export interface CountedArgs extends Pick<DepartmentArgs, 'form'> {
  /** Days of the page: a Wednesday, or from its Monday on. */
  days: number;
  /** What is counted. */
  kinds: readonly CoverageLine['kind'][];
  /** How many times eight persons are counted, of whom eight are shown. Default 1. */
  times?: number;
  /** Nobody's plan has been read yet. Default false. */
  isUnread?: boolean;
}

/** The plans of eight persons under the counts of who is where. */
export function CountedDepartment({ days, kinds, times = 1, isUnread = false, form = 'bars' }: CountedArgs) {
  const { t } = useTranslation('patterns');
  const { dayNames } = useTimelineTexts();
  const rows = persons(8 * times);
  const from = days === 1 ? localDate('2026-11-18') : monday;
  const plans = sharedPlanOf(rows, from, days);
  const page = {
    people: rows.map(({ id, name: fullName, number: personalNumber }) => ({
      personRef: id,
      fullName,
      personalNumber,
      email: null,
      phone: null,
    })),
    intervals: new Map([...plans].map(([id, plan]) => [id, plan.map((one) => ({ ...one, ownerRef: id }))])),
  };
  const counts = isUnread ? nothingRead : coverageOf(page, { from, to: addDays(from, days - 1) });
  return (
    <TimelineBox
      {...departmentArgs}
      {...{ days, form }}
      rows={rows.slice(0, 8)}
      intervals={isUnread ? new Map() : plans}
      firstDay={from}
      coverage={coverageLines(counts, kinds, { t, dayNames })}
      {...(isUnread && { pendingRowIds: new Set(rows.map(({ id }) => id)) })}
    />
  );
}

/** A month of somebody's own plan: each row a day. */
export function OwnMonth({ first, days, onNext }: { first: LocalDate; days: number; onNext?: () => void }) {
  const { clock } = departmentArgs;
  const today = dateOf(clock.localNow());
  const names = createDayNames(useLanguage());
  const rows = daysOf(first, days);
  const head = ({ day }: DayRow) => (
    <TimelineHeadWords detail={holidays.find((holiday) => holiday.day === day)?.name} isToday={day === today}>
      {names(wallMinutes(day), 'short')}
    </TimelineHeadWords>
  );
  return (
    <div style={frame}>
      <Timeline
        label="My plan in November"
        headLabel="Day"
        rows={rows}
        intervals={intervalsByDay(rows.flatMap(({ day }, at) => plannedOn(day, at)))}
        renderRowHead={head}
        clock={clock}
        firstDay={first}
        areRowsDays
        holidays={holidays}
        topRowId={addDays(today, -2)}
        {...(onNext && { onNext })}
      />
      <TimelineLegend />
    </div>
  );
}

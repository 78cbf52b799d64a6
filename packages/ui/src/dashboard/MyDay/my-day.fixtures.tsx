import { dateOf, localDate, localDateTime } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { MyPlan, MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { aPlan, aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import type { Decorator } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { comingDays } from './comingDays.ts';
import { dayFacts } from './dayFacts.ts';
import type { MyDayPlan } from './DayWords.tsx';
import { DayLayout } from './MyDayPlace.ts';

/**
 * A shift, or another interval, by its day in November 2026 and its hours; an end that is not after the begin is
 * on the next day.
 */
export function onDay(
  dayOfMonth: number,
  hours: `${string}–${string}`,
  differences: Partial<MyPlanInterval> = {},
): MyPlanInterval {
  const day = localDate(`2026-11-${String(dayOfMonth).padStart(2, '0')}`);
  const [from = '', to = ''] = hours.split('–');
  return aPlanInterval({
    day,
    begin: localDateTime(`${day}T${from}:00`),
    end: localDateTime(`${to > from ? day : addDays(day, 1)}T${to}:00`),
    ...differences,
  });
}

/** A vacation of a whole day in November 2026, or another interval. */
export function wholeDay(dayOfMonth: number, differences: Partial<MyPlanInterval> = {}): MyPlanInterval {
  return onDay(dayOfMonth, '00:00–00:00', {
    kind: 'otherA',
    name: 'Vacation',
    isAllDay: true,
    ...differences,
  });
}

/** A time on Friday 20 November 2026, or on another day of that month. */
export function at(time: string, dayOfMonth = 20) {
  return localDateTime(`2026-11-${dayOfMonth}T${time}:00`);
}

/** A known plan at a moment, with the plan of the next month if it is given. */
export function knownAt(
  now: ReturnType<typeof at>,
  plan: Partial<MyPlan>,
  nextPlan?: MyPlan,
): Extract<MyDayPlan, { kind: 'known' }> {
  const known = { plan: aPlan(plan), nextPlan };
  return {
    kind: 'known',
    facts: dayFacts(known, now),
    week: comingDays(known, dateOf(now)),
    isNextPending: false,
  };
}

/** Places the parts of My day in a column as wide as on home. */
export const inDayLayout: Decorator = (Story) => (
  <DayLayout style={{ maxWidth: '46rem' }}>{Story()}</DayLayout>
);

/** Returns a story's `play` that waits until texts are visible. */
export function says(...texts: string[]): () => Promise<void> {
  return async () => {
    for (const text of texts) await expect(screen.findByText(text)).resolves.toBeVisible();
  };
}

import type { Clock } from '@selfservice/api/core/clock';
import type { PublicHoliday } from '@selfservice/api/core/plan-interval';
import type { RowForm } from './geometry/layoutRow.ts';
import { wallMinutes } from './geometry/wallMinutes.ts';
import { createDaysOff } from './scale/daysOff.ts';
import type { DaysOff } from './scale/daysOff.ts';
import type { TimelineScaleOptions } from './timeline.types.ts';
import type { TimelineTexts } from './words/timelineTexts.ts';

/** The options of a page with all defaults, shared by scale and rows. */
export interface TimelinePage {
  /** The wall minute at which the page begins. */
  begin: number;
  /** The number of days side by side. */
  days: number;
  /** The hours between two marks of the scale; 24 for none within a day. */
  hourStep: number;
  /** Whether each row is a single day; all rows then share the hours of the scale. */
  areRowsDays: boolean;
  /** The form of the rows; a roster has no hours. */
  form: RowForm;
  /** Recognises weekends and public holidays. */
  daysOff: DaysOff;
  /** The clock. */
  clock: Clock;
  /** The texts of the timeline itself. */
  texts: TimelineTexts;
}

const hourSteps: Readonly<Record<number, number>> = { 1: 2, 3: 6, 7: 12 };

/** Returns the hours between two marks of the scale: 2 for one day, 6 for three, 12 for seven, otherwise 24. */
export function hourStep(days: number): number {
  return hourSteps[days] ?? 24;
}

/** Returns the options of a page with all defaults. */
export function createTimelinePage(
  scale: TimelineScaleOptions,
  holidays: readonly PublicHoliday[] | undefined,
  texts: TimelineTexts,
): TimelinePage {
  const { firstDay, hasHours = true, areRowsDays = false, form = 'bars', clock } = scale;
  const days = areRowsDays ? 1 : (scale.days ?? 1);
  return {
    begin: wallMinutes(firstDay),
    days,
    hourStep: hasHours ? hourStep(days) : 24,
    areRowsDays,
    form,
    daysOff: createDaysOff(holidays ?? []),
    clock,
    texts,
  };
}

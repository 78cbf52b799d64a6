import type { Clock } from '@selfservice/api/core/clock';
import type { PublicHoliday } from '@selfservice/api/core/plan-interval';
import type { RowForm } from './geometry/layoutRow.ts';
import { wallMinutes } from './geometry/wallMinutes.ts';
import { createDaysOff } from './scale/daysOff.ts';
import type { DaysOff } from './scale/daysOff.ts';
import type { TimelineScaleOptions } from './timeline.types.ts';
import type { TimelineTexts } from './words/timelineTexts.ts';

/** A page with every default filled in: the part that scale and rows share. */
export interface TimelinePage {
  /** The wall minute at which the page begins. */
  begin: number;
  /** Days side by side. */
  days: number;
  /** Hours between two marks of the scale; 24 for none within a day. */
  hourStep: number;
  /** Whether each row is a day of its own: the hours are those of all rows. */
  areRowsDays: boolean;
  /** How rows show their intervals: a roster has no hours. */
  form: RowForm;
  /** Weekends and public holidays. */
  daysOff: DaysOff;
  /** The source of the current time. */
  clock: Clock;
  /** The texts of the timeline itself. */
  texts: TimelineTexts;
}

const hourSteps: Readonly<Record<number, number>> = { 1: 2, 3: 6, 7: 12 };

/** Hours between two marks of the scale, by the number of days. Specification 001 section 9. */
export function hourStep(days: number): number {
  return hourSteps[days] ?? 24;
}

/** Fills in the defaults of a page. */
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

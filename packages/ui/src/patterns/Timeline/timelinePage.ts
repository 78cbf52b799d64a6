import type { Clock } from '@selfservice/api/core/clock';
import type { RowForm } from './geometry/layoutRow.ts';
import type { DaysOff } from './scale/daysOff.ts';
import type { TimelineTexts } from './words/timelineTexts.ts';

/** What the scale and the rows of a page have in common. */
export interface TimelinePage {
  /** The wall minute where it begins. */
  begin: number;
  /** Days side by side. */
  days: number;
  /** Hours between two marks of the scale; 24 for none within a day. */
  hourStep: number;
  /** Each row is a day of its own: the hours stand for all of them. */
  areRowsDays: boolean;
  /** What the rows show: a roster has no hours. */
  form: RowForm;
  /** Weekends and public holidays. */
  daysOff: DaysOff;
  /** Says what time it is. */
  clock: Clock;
  /** The words. */
  texts: TimelineTexts;
}

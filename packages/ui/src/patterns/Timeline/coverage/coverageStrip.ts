import type { Coverage, DayCoverage } from '@selfservice/api/department-plan/coverage';
import type { TFunction } from 'i18next';
import { timeText, wallMinutes } from '../geometry/wallMinutes.ts';
import type { DayNames } from '../scale/dayNames.ts';
import type { CoverageStep, CoverageStrip } from '../timeline.types.ts';
import { stepOfDay, stepsOfHours } from './coverageSteps.ts';

/** The texts for labelling counts. */
export interface CoverageTexts {
  t: TFunction<'patterns'>;
  dayNames: DayNames;
}

/** A count beside the number of people on shift. */
export type OtherCount = 'absent' | 'off' | 'asked';

/** Returns the counts of a day as text: `30 on shift, 4 absent, 2 off`. */
export function countsText(
  count: DayCoverage,
  others: readonly OtherCount[],
  { t }: Pick<CoverageTexts, 't'>,
): string {
  const kinds = ['onShift', ...others] as const;
  return kinds.map((kind) => t(`timeline.coverage.count.${kind}`, { count: count[kind] })).join(', ');
}

/**
 * Returns the counts of a page: people on shift, by hour on a page of one day, and other counts of each day. The other counts
 * of a single day are in the head.
 */
export function coverageStrip(
  { days, hours, thinnestDay }: Coverage,
  others: readonly OtherCount[],
  { t, dayNames }: CoverageTexts,
): CoverageStrip {
  const [only] = days;
  const restOf = (count: DayCoverage) => others.map((kind) => count[kind]);
  const countOf = (count: DayCoverage, kind: OtherCount) =>
    t(`timeline.coverage.count.${kind}`, { count: count[kind] });
  return {
    head: t('timeline.coverage.onShift'),
    restHead: others
      .map((kind) => (hours && only ? countOf(only, kind) : t(`timeline.coverage.head.${kind}`)))
      .join(' · '),
    cells: days.map((count, day) => {
      const name = dayNames(wallMinutes(count.day), 'long');
      const isThinnest = count.day === thinnestDay;
      if (hours) {
        const steps = stepsOfHours(hours);
        const words = [
          ...steps.map((step) => hoursText(step, t)),
          ...others.map((kind) => countOf(count, kind)),
        ];
        return {
          day,
          label: t('timeline.coverage.onDay', { day: name, counts: words.join(', ') }),
          steps,
          rest: [],
          isThinnest,
        };
      }
      const counts = countsText(count, others, { t });
      return {
        day,
        label: t('timeline.coverage.onDay', {
          day: name,
          counts: isThinnest ? `${counts}, ${t('timeline.coverage.thinnest')}` : counts,
        }),
        steps: [stepOfDay(day, count.onShift)],
        rest: restOf(count),
        isThinnest,
      };
    }),
  };
}

function hoursText({ begin, end, count }: CoverageStep, t: TFunction<'patterns'>): string {
  const to = end === 24 * 60 ? '24:00' : timeText(end);
  return t('timeline.coverage.hours', { from: timeText(begin), to, count });
}

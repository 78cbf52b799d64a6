import type { Coverage } from '@selfservice/api/department-plan/coverage';
import type { TFunction } from 'i18next';
import { timeText, wallMinutes } from '../geometry/wallMinutes.ts';
import type { DayNames } from '../scale/dayNames.ts';
import type { CoverageLine, CoverageStep } from '../timeline.types.ts';
import { stepOfDay, stepsOfHours } from './coverageSteps.ts';

/** The texts for labelling counts. */
export interface CoverageTexts {
  t: TFunction<'patterns'>;
  dayNames: DayNames;
}

/**
 * Returns the lines of counts of a page: people on shift (by hour on a page of one day), people away, and people with a
 * pending request.
 */
export function coverageLines(
  { days, hours }: Coverage,
  kinds: readonly CoverageLine['kind'][],
  { t, dayNames }: CoverageTexts,
): CoverageLine[] {
  return kinds.map((kind) => ({
    kind,
    label: t(`timeline.coverage.${kind}`),
    cells: days.map(({ day, [kind]: count }, at) => {
      const name = dayNames(wallMinutes(day), 'long');
      if (kind === 'onShift' && hours) {
        const steps = stepsOfHours(hours);
        return { day: at, label: `${name}: ${steps.map((step) => hoursText(step, t)).join(', ')}`, steps };
      }
      const label = t(`timeline.coverage.${kind}On`, { day: name, count });
      return { day: at, label, steps: [stepOfDay(at, count)] };
    }),
  }));
}

function hoursText({ begin, end, count }: CoverageStep, t: TFunction<'patterns'>): string {
  const to = end === 24 * 60 ? '24:00' : timeText(end);
  return t('timeline.coverage.hours', { from: timeText(begin), to, count });
}

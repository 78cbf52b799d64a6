import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { OfflinePlan, OfflinePlanEntry } from '@selfservice/api/my-plan/offline-plan';

/** The moment at which the samples are shown: one day after they were fetched. */
export const offlineNow = localDateTime('2026-11-21T09:30:00');

const entry = (day: string, from: string, to: string, name: string): OfflinePlanEntry => ({
  kind: 'shift',
  day: localDate(day),
  begin: localDateTime(`${day}T${from}:00`),
  end: localDateTime(`${to.length > 5 ? to : `${day}T${to}`}:00`),
  isAllDay: false,
  name,
  isOutsideWorkplace: false,
});

/** Returns a kept plan with shifts, a night, a day at home, a vacation and a public holiday. */
export function anOfflinePlan(differences: Partial<OfflinePlan> = {}): OfflinePlan {
  return {
    fetchedAt: localDateTime('2026-11-20T07:58:00'),
    fetchedAtMs: 0,
    first: localDate('2026-11-20'),
    last: localDate('2026-12-03'),
    entries: [
      entry('2026-11-20', '22:00', '2026-11-21T06:00', 'Night shift'),
      entry('2026-11-23', '06:00', '14:00', 'Early shift'),
      entry('2026-11-24', '06:00', '14:00', 'Early shift'),
      { ...entry('2026-11-24', '12:30', '14:00', 'Doctor'), kind: 'otherA' },
      { ...entry('2026-11-25', '08:00', '16:30', 'Day shift'), isOutsideWorkplace: true },
      entry('2026-11-26', '22:00', '2026-11-27T06:00', 'Night shift'),
      {
        ...entry('2026-11-30', '00:00', '2026-12-02T00:00', 'Vacation'),
        kind: 'otherA',
        isAllDay: true,
      },
      entry('2026-12-03', '14:00', '22:00', 'Late shift'),
    ],
    holidays: [{ day: localDate('2026-12-02'), name: 'A day off' }],
    isPartlyUnpublished: false,
    ...differences,
  };
}

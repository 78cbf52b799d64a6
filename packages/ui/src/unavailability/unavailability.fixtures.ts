import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { Unavailability } from '@selfservice/api/unavailability/unavailability';

/** An unavailable evening of the employee, with the given differences. */
export function anUnavailability(differences: Partial<Unavailability> = {}): Unavailability {
  return {
    id: 7001,
    day: localDate('2026-11-30'),
    begin: localDateTime('2026-11-30T17:00:00'),
    end: localDateTime('2026-11-30T20:00:00'),
    note: 'Evening course',
    createdAt: localDateTime('2026-11-09T18:40:00'),
    ...differences,
  };
}

/** An unavailability for a whole day. */
export const aWholeDay = anUnavailability({
  id: 7002,
  day: localDate('2026-12-09'),
  begin: null,
  end: null,
  note: 'Wedding',
});

/** An unavailability for a night, which ends on the next day. */
export const aNight = anUnavailability({
  id: 7003,
  day: localDate('2026-11-01'),
  begin: localDateTime('2026-11-01T22:00:00'),
  end: localDateTime('2026-11-02T06:00:00'),
  note: 'Night service with the fire brigade',
});

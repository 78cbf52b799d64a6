import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { Overtime } from '@selfservice/api/overtime/overtime';
import type { QueuedOvertime } from '@selfservice/api/overtime/overtime-decisions';

/** A pending overtime. */
export function anOvertime(more: Partial<Overtime> = {}): Overtime {
  return {
    id: 60_001,
    day: localDate('2026-11-19'),
    begin: localDateTime('2026-11-19T14:00:00'),
    end: localDateTime('2026-11-19T16:30:00'),
    accountName: 'Overtime to be paid',
    note: 'The line stood still.',
    isApprovable: true,
    state: 'pending',
    ...more,
  };
}

/** A decision about `anOvertime` in the queue. */
export function aDecision(more: Partial<QueuedOvertime> = {}): QueuedOvertime {
  return {
    key: 1,
    items: [anOvertime()],
    state: 'approved',
    note: '',
    isMass: false,
    phase: 'waiting',
    step: 'send',
    error: null,
    ...more,
  };
}

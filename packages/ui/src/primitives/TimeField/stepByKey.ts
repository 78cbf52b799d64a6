import type { LocalTime } from '@selfservice/api/core/local-date';
import type { KeyboardEvent } from 'react';
import { shiftTime, stepTime } from './stepTime.ts';
import type { TimeLimits } from './stepTime.ts';

/** What the keys of a time field change. */
export interface SteppedTime extends TimeLimits {
  /** The time that the field shows. */
  value: LocalTime;
  /** Minutes from one step to the next. */
  stepMinutes: number;
  /** Takes the new time. */
  onStep: (time: LocalTime) => void;
}

const directions: Record<string, 1 | -1> = { ArrowUp: 1, PageUp: 1, ArrowDown: -1, PageDown: -1 };

/** Steps by the keys up and down, in place of react-aria's minute by minute that goes round within the hour. */
export function stepByKey(
  event: KeyboardEvent,
  { value, stepMinutes, onStep, ...limits }: SteppedTime,
): void {
  const direction = directions[event.key];
  const part = event.target instanceof HTMLElement ? event.target.dataset['type'] : undefined;
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!direction || isModified || (part !== 'hour' && part !== 'minute')) return;
  event.preventDefault();
  event.stopPropagation();
  const isStep = part === 'minute' && event.key.startsWith('Arrow');
  const next = isStep
    ? stepTime(value, direction, stepMinutes, limits)
    : shiftTime(value, direction * 60, limits);
  if (next !== value) onStep(next);
}

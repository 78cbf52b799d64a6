import type { LocalTime } from '@selfservice/api/core/local-date';
import type { KeyboardEvent } from 'react';
import { shiftTime, stepTime } from './stepTime.ts';
import type { TimeLimits } from './stepTime.ts';

/** The time of a field and the limits for changing it by keys. */
export interface SteppedTime extends TimeLimits {
  /** The time that the field shows. */
  value: LocalTime;
  /** Minutes of a step. */
  stepMinutes: number;
  /** Called with the new time. */
  onStep: (time: LocalTime) => void;
}

const directions: Record<string, 1 | -1> = { ArrowUp: 1, PageUp: 1, ArrowDown: -1, PageDown: -1 };

/**
 * Handles arrow and page keys: changes the time by a step or an hour. Replaces react-aria's behaviour, which changes
 * single minutes and wraps within the hour.
 */
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

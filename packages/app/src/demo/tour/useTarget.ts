import type { Clock } from '@selfservice/api/core/clock';
import type { TargetBox } from '@selfservice/ui/testing/DemoTour';
import { useEffect, useState } from 'react';

/** The time after which the element of a step counts as missing, in milliseconds. */
const missingAfterMs = 8000;

/** The time after which a closed menu goes back to the step that opens it, in milliseconds. */
const closedAfterMs = 700;

/** The events of a step. */
export interface StepEvents {
  /** Called when the user presses the element. */
  onPress: () => void;
  /** Called when the element has disappeared without a press, as with a menu that was closed. */
  onGone: () => void;
}

/** The element of a step. */
export interface Target {
  element: HTMLElement | null;
  box: TargetBox | null;
  /** Whether it did not appear in time. */
  isMissing: boolean;
}

const none: Target = { element: null, box: null, isMissing: false };

/**
 * Follows the element of a step, frame by frame, and scrolls to it when it appears.
 *
 * @param find finds the element; a new function begins a new step; null for no step
 */
export function useTarget(
  clock: Clock,
  find: (() => HTMLElement | null) | null,
  { onPress, onGone }: StepEvents,
): Target {
  const [target, setTarget] = useState(none);
  useEffect(() => {
    if (!find) return undefined;
    let current: Target = none;
    let cancelGone = () => {};
    function show(next: Target): void {
      if (!next.element !== !current.element) {
        cancelGone();
        if (!next.element && !next.isMissing) cancelGone = clock.after(closedAfterMs, onGone);
      }
      current = next;
      setTarget(next);
    }
    let request = requestAnimationFrame(function follow() {
      request = requestAnimationFrame(follow);
      const element = find();
      if (element !== current.element) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = element && boxOf(element);
      if (
        element !== current.element ||
        String(Object.values(box ?? {})) !== String(Object.values(current.box ?? {}))
      )
        show({ element, box, isMissing: false });
    });
    const cancel = clock.after(missingAfterMs, () => {
      if (!current.element) show({ ...none, isMissing: true });
    });
    const listening = new AbortController();
    const isTarget = ({ target: pressed }: Event) =>
      pressed instanceof Node && current.element?.contains(pressed) === true;
    /** The place of the element while the pointer is down on it. */
    let downIn: TargetBox | null = null;
    // By the pointer, because a menu that opens when the button goes down is above it when the button goes up.
    const events: Partial<{ [Name in keyof DocumentEventMap]: (event: DocumentEventMap[Name]) => void }> = {
      pointerdown: (event) => (downIn = isTarget(event) ? current.box : null),
      pointercancel: () => (downIn = null),
      pointerup({ clientX, clientY }) {
        if (downIn && isWithin(downIn, clientX, clientY)) onPress();
        downIn = null;
      },
      // Of assistive technology, the keyboard or the tour itself.
      click: (event) => event.detail === 0 && isTarget(event) && onPress(),
      keyup: (event) => ['Enter', ' '].includes(event.key) && isTarget(event) && onPress(),
    };
    for (const [name, receive] of Object.entries(events))
      // Before the product handles the event, because the element may be gone afterwards.
      document.addEventListener(name, receive as EventListener, { capture: true, signal: listening.signal });
    return () => {
      cancelAnimationFrame(request);
      cancel();
      cancelGone();
      listening.abort();
      setTarget(none);
    };
  }, [clock, find, onPress, onGone]);
  return target;
}

function isWithin({ top, left, width, height }: TargetBox, x: number, y: number): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

function boxOf(element: HTMLElement): TargetBox {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

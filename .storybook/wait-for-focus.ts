import { expect, waitFor } from 'storybook/test';

/** Waits until the focus is in an element: an overlay takes it in a frame after it has appeared. */
export function waitForFocusIn(element: HTMLElement | null): Promise<void> {
  return waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement));
}

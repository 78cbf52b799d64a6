import { expect, test, vi } from 'vitest';
import { createHeadingFocus } from './createHeadingFocus.ts';

const aHeading = () => ({ focus: vi.fn<(options?: FocusOptions) => void>() });

test('focuses the mounted heading without scrolling', () => {
  const focus = createHeadingFocus();
  const heading = aHeading();
  focus.attach(heading);
  expect(heading.focus).not.toHaveBeenCalled();
  focus.request();
  expect(heading.focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('focuses the first heading that is mounted after the request, and no later one', () => {
  const focus = createHeadingFocus();
  const heading = aHeading();
  const later = aHeading();
  focus.request();
  focus.attach(heading);
  focus.attach(later);
  expect(heading.focus).toHaveBeenCalledOnce();
  expect(later.focus).not.toHaveBeenCalled();
});

test('does not focus a heading that was unmounted', () => {
  const focus = createHeadingFocus();
  const heading = aHeading();
  const next = aHeading();
  focus.attach(heading);
  focus.attach(null);
  focus.request();
  focus.attach(next);
  expect(heading.focus).not.toHaveBeenCalled();
  expect(next.focus).toHaveBeenCalledOnce();
});

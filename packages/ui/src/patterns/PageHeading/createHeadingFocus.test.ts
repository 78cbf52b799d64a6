import { expect, test, vi } from 'vitest';
import { createHeadingFocus } from './createHeadingFocus.ts';

const aHeading = () => ({ focus: vi.fn<(options?: FocusOptions) => void>() });

test('puts the focus on the heading that is there, without scrolling', () => {
  const focus = createHeadingFocus();
  const heading = aHeading();
  focus.attach(heading);
  expect(heading.focus).not.toHaveBeenCalled();
  focus.request();
  expect(heading.focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('waits for a heading that is still to come, and takes the first one only', () => {
  const focus = createHeadingFocus();
  const heading = aHeading();
  const later = aHeading();
  focus.request();
  focus.attach(heading);
  focus.attach(later);
  expect(heading.focus).toHaveBeenCalledOnce();
  expect(later.focus).not.toHaveBeenCalled();
});

test('a heading that has gone gets no focus', () => {
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

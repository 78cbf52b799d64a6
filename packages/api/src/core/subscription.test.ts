import { expect, test, vi } from 'vitest';
import { createObservable } from './observable.ts';
import { createSubscription } from './subscription.ts';

test('starts with the first subscriber and stops after the last one', () => {
  const stop = vi.fn<() => void>();
  const start = vi.fn<() => () => void>(() => stop);
  const subscription = createSubscription(() => createObservable(1), start);
  expect(subscription.isActive()).toBe(false);
  const leave = subscription.subscribe(() => {});
  const leaveLater = subscription.subscribe(() => {});
  expect(start).toHaveBeenCalledOnce();
  leave();
  expect(stop).not.toHaveBeenCalled();
  expect(subscription.isActive()).toBe(true);
  leaveLater();
  expect(stop).toHaveBeenCalledOnce();
  expect(subscription.isActive()).toBe(false);
  subscription.subscribe(() => {});
  expect(start).toHaveBeenCalledTimes(2);
});

test('notifies a subscriber of changes until it unsubscribes, but not of one made by the start', () => {
  const state = createObservable(1);
  const subscription = createSubscription(
    () => state,
    () => {
      state.set(2);
      return () => {};
    },
  );
  const listener = vi.fn<() => void>();
  const leave = subscription.subscribe(listener);
  expect(listener).not.toHaveBeenCalled();
  state.set(3);
  expect(listener).toHaveBeenCalledOnce();
  leave();
  state.set(4);
  expect(listener).toHaveBeenCalledOnce();
});

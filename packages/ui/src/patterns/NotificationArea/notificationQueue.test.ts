import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { expect, test } from 'vitest';
import { createNotificationQueue } from './notificationQueue.ts';

function aQueue() {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  return { clock, queue: createNotificationQueue(clock) };
}

test('removes a notification three seconds after it becomes visible', () => {
  const { clock, queue } = aQueue();
  queue.success('Saved.');
  clock.advance(60_000);
  queue.resume();
  clock.advance(2999);
  expect(queue.state.value).toMatchObject({ message: 'Saved.' });
  clock.advance(1);
  expect(queue.state.value).toBeNull();
});

test('keeps a notification while paused and restarts its time afterwards', () => {
  const { clock, queue } = aQueue();
  queue.error(new Error('x'));
  queue.resume();
  clock.advance(2000);
  queue.pause();
  clock.advance(60_000);
  expect(queue.state.value).not.toBeNull();
  queue.resume();
  clock.advance(2999);
  expect(queue.state.value).not.toBeNull();
  clock.advance(1);
  expect(queue.state.value).toBeNull();
});

test('shows the newest notification for its whole time', () => {
  const { clock, queue } = aQueue();
  queue.success('One.');
  queue.resume();
  clock.advance(2000);
  queue.success('Two.');
  queue.resume();
  clock.advance(2000);
  expect(queue.state.value).toMatchObject({ message: 'Two.' });
});

test('notifies its listeners and is empty after close', () => {
  const { queue } = aQueue();
  let calls = 0;
  const end = queue.state.subscribe(() => calls++);
  queue.success('One.');
  queue.close();
  expect(queue.state.value).toBeNull();
  end();
  queue.success('Two.');
  expect(calls).toBe(3);
});

import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { createNotificationQueue } from '@selfservice/ui/patterns/notificationQueue';
import { expect, test } from 'vitest';

function aNotification() {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const queue = createNotificationQueue(clock);
  queue.success('The request has been created.');
  // The notification area has shown it.
  queue.resume();
  return { clock, queue };
}

test('a notification hides three seconds after it is shown', { tags: ['shell-19'] }, () => {
  const { clock, queue } = aNotification();
  clock.advance(2999);
  expect(queue.state.value).toMatchObject({ message: 'The request has been created.' });
  clock.advance(1);
  expect(queue.state.value).toBeNull();
});

test('a notification that is closed by hand is removed with its message', { tags: ['shell-20'] }, () => {
  const { clock, queue } = aNotification();
  clock.advance(500);
  queue.close();
  expect(queue.state.value).toBeNull();
});

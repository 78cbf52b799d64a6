import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { expect, test } from 'vitest';
import { keepServerDates } from './server-dates.ts';

const answeredAt = (second: number) => new Headers({ Date: `Fri, 20 Nov 2026 08:00:0${second} GMT` });

test('keeps the dates of the last three responses with the times before and after each call', () => {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const sentAtMs = clock.epochMs();
  const dates = keepServerDates(clock);
  for (const second of [1, 2, 3, 4]) {
    const onHeaders = dates.onSend();
    clock.advance(1000);
    onHeaders?.(answeredAt(second));
  }
  expect(dates.latest()).toEqual(
    [2, 3, 4].map((second) => ({
      date: `Fri, 20 Nov 2026 08:00:0${second} GMT`,
      age: null,
      sentAtMs: sentAtMs + (second - 1) * 1000,
      receivedAtMs: sentAtMs + second * 1000,
    })),
  );
});

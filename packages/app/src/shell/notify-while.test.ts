import type { Notify } from '@selfservice/ui/environment/Environment';
import { expect, test, vi } from 'vitest';
import { notifyWhile } from './notify-while.ts';

test('shows results only while the condition is true', () => {
  const notify = {
    success: vi.fn<Notify['success']>(),
    refusal: vi.fn<Notify['refusal']>(),
    error: vi.fn<Notify['error']>(),
  };
  let isTheirs = true;
  const own = notifyWhile(() => isTheirs, notify);
  const error = new Error('Oh');
  for (const turn of [true, false]) {
    isTheirs = turn;
    own.success('Saved.');
    own.refusal('No.');
    own.error(error, 'Not saved.');
  }
  expect(notify.success.mock.calls).toEqual([['Saved.']]);
  expect(notify.refusal.mock.calls).toEqual([['No.']]);
  expect(notify.error.mock.calls).toEqual([[error, 'Not saved.']]);
});

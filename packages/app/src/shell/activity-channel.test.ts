import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { localDateTime } from '@selfservice/api/core/local-date';
import { describe, expect, test, vi } from 'vitest';
import { createActivityChannel } from './activity-channel.ts';
import { openTabChannel } from './tab-channel.ts';

function aTab() {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const page = new EventTarget();
  const channel = createActivityChannel(clock, openTabChannel('selfservice.activity'), page as Window);
  return { clock, channel, act: (sign: string) => page.dispatchEvent(new Event(sign)) };
}

describe('activity channel', () => {
  test.each(['mousedown', 'touchstart', 'keydown', 'wheel'])(
    'notifies about %s',
    { tags: ['session-36'] },
    (sign) => {
      const { channel, act } = aTab();
      const onActivity = vi.fn<(at: number) => void>();
      const end = channel.subscribe(onActivity);
      act(sign);
      expect(onActivity).toHaveBeenCalledOnce();
      end();
    },
  );

  test('does not count moving the pointer', { tags: ['session-36'] }, () => {
    const { channel, act } = aTab();
    const onActivity = vi.fn<(at: number) => void>();
    const end = channel.subscribe(onActivity);
    act('mousemove');
    expect(onActivity).not.toHaveBeenCalled();
    end();
  });

  test('notifies once a second about a turning wheel', () => {
    const { clock, channel, act } = aTab();
    const onActivity = vi.fn<(at: number) => void>();
    const end = channel.subscribe(onActivity);
    for (let turn = 0; turn < 20; turn++) {
      act('wheel');
      clock.advance(100);
    }
    expect(onActivity).toHaveBeenCalledTimes(2);
    end();
  });

  test('notifies about activity in other tabs', { tags: ['session-36'] }, async () => {
    const here = aTab();
    const there = aTab();
    const onActivity = vi.fn<(at: number) => void>();
    const end = here.channel.subscribe(onActivity);
    there.channel.announce();
    await vi.waitFor(() => expect(onActivity).toHaveBeenCalledOnce());
    end();
  });

  test('stops after the last listener has unsubscribed', () => {
    const { channel, act } = aTab();
    const onActivity = vi.fn<(at: number) => void>();
    channel.subscribe(onActivity)();
    act('keydown');
    expect(onActivity).not.toHaveBeenCalled();
  });
});

import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { onAnyPlanPage } from './any-plan-page.ts';

const key = ['department-plan', 'page', { from: '2026-12-01' }];

test('calls back at once for a page that is cached already', () => {
  const client = new QueryClient();
  client.setQueryData(key, {});
  const onChange = vi.fn<() => void>();
  onAnyPlanPage(client, onChange);
  expect(onChange).toHaveBeenCalledOnce();
});

test('calls back when a page is added, but not for other queries, and not after unsubscribing', () => {
  const client = new QueryClient();
  const onChange = vi.fn<() => void>();
  const end = onAnyPlanPage(client, onChange);
  client.setQueryData(['department-plan', 'people'], {});
  client.setQueryData(['dashboard'], {});
  expect(onChange).not.toHaveBeenCalled();
  client.setQueryData(key, {});
  expect(onChange).toHaveBeenCalled();
  end();
  onChange.mockClear();
  client.setQueryData(key, { isNew: true });
  expect(onChange).not.toHaveBeenCalled();
});

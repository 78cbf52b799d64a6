import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { expect, test, vi } from 'vitest';
import { keepInAddress } from './keep-in-address.ts';

function aPage(kept = new URLSearchParams({ person: 'approver' })) {
  const pushState = vi.fn<History['pushState']>();
  const replaceState = vi.fn<History['pushState']>();
  const history = { pushState, replaceState };
  keepInAddress(() => kept, {
    history: history as unknown as History,
    location: { href: 'http://localhost/dashboard?person=approver' } as Location,
  });
  return { history, pushState, replaceState };
}

test('adds the scenario to every address of the application', () => {
  const { history, pushState, replaceState } = aPage();
  history.pushState(null, '', '/plan/my?view=week#today');
  expect(pushState.mock.lastCall?.[2]).toBe('http://localhost/plan/my?view=week&person=approver#today');
  history.replaceState(null, '', '/dashboard');
  expect(replaceState.mock.lastCall?.[2]).toBe('http://localhost/dashboard?person=approver');
});

test('does not change calls without an address', () => {
  const { history, replaceState } = aPage();
  history.replaceState({ key: 1 }, '');
  expect(replaceState.mock.lastCall).toEqual([{ key: 1 }, '', undefined]);
});

test('keeps a scenario text readable', () => {
  const { history, pushState } = aPage(new URLSearchParams({ scenario: 'v1;at=2026-12-24T08:00:00' }));
  history.pushState(null, '', '/plan/my');
  expect(pushState.mock.lastCall?.[2]).toBe('http://localhost/plan/my?scenario=v1;at=2026-12-24T08:00:00');
});

test('removes parameters of an earlier scenario, and keeps those of the screen', () => {
  const { history, replaceState } = aPage();
  history.replaceState(null, '', '/dashboard?latencyMs=2000&from=mail&person=employee');
  expect(replaceState.mock.lastCall?.[2]).toBe('http://localhost/dashboard?from=mail&person=approver');
});

test('no parameter of the test routes is one of the scenario', () => {
  expect(Object.keys(defaultScenario)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(persons|days|plan|count|overlap)$/)]),
  );
});

import { failing } from '@selfservice/mock-server/core/failure';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { describe, expect, test, vi } from 'vitest';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import { decideRequest } from '../requests/requests.ts';
import { actions } from '../session/permissions.ts';
import { noteKey, noteLimit } from './approval-notes.ts';
import { anUnloadedScreen, aScreen, patience } from './create-approvals.fixtures.ts';

describe('the list', () => {
  test('is grouped by urgency, and has the role of the user', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    const { groups, isApprover, openCount } = screen.model.state.value;
    expect(groups.map(({ urgency, count }) => [urgency, count])).toEqual([
      ['late', 1],
      ['today', 1],
      ['week', 2],
      ['later', 4],
    ]);
    expect(groups[0]?.firstId).toBe(screen.id(0));
    expect(isApprover).toBe(true);
    expect(openCount).toBe(8);
  });

  test('has what became overdue at midnight among the late requests', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    it.clock.advance(24 * 60 * 60_000);
    expect(screen.model.state.value.groups[0]).toMatchObject({ urgency: 'late', count: 2 });
  });

  test('is sorted by another order', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    const before = screen.ids();
    screen.model.setOrder('day');
    expect(screen.ids()).not.toEqual(before);
    expect(new Set(screen.ids())).toEqual(new Set(before));
  });

  test('does not show the error of an earlier visit while it loads again', async () => {
    using it = aBackend({ failures: [failing('postApprovals', '500')] });
    {
      using first = anUnloadedScreen(it);
      await vi.waitFor(() => expect(first.model.state.value.error).not.toBeNull(), patience);
    }
    it.database.scenario.failures = [];
    // A failure counts as fresh for 30 s.
    it.clock.advance(31_000);
    using again = anUnloadedScreen(it);
    expect(again.atFirst.error).toBeNull();
    await vi.waitFor(() => expect(again.model.state.value.listed).toHaveLength(8), patience);
  });

  test('loads the roles again when only they have failed', async () => {
    using it = aBackend({ failures: [failing('getDashboardData', '500')] });
    using screen = anUnloadedScreen(it);
    await vi.waitFor(() => expect(screen.model.state.value.rolesError).not.toBeNull(), patience);
    it.database.scenario.failures = [];
    screen.model.retryRoles();
    const loaded = { isApprover: true, rolesError: null };
    await vi.waitFor(() => expect(screen.model.state.value).toMatchObject(loaded), patience);
  });
});

describe('the filter', () => {
  test('ends the selection and closes the detail when it changes', { tags: ['approvals-12'] }, async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    screen.model.select(screen.id(0));
    screen.model.changeSelection(new Set([screen.id(1)]));
    screen.model.setApplicant({ personRef: refOf('employee'), name: 'Dvořáková Jana' });
    expect(screen.model.state.value).toMatchObject({ current: null, isSelecting: false, chosen: [] });
    await vi.waitFor(() => expect(screen.ids()).toHaveLength(3), patience);
  });

  test(
    'keeps the requests of the last filter while loading, and is removed by a reset',
    { tags: ['approvals-5'] },
    async () => {
      using it = aBackend();
      using screen = await aScreen(it);
      const all = screen.ids();
      screen.model.search('no such text');
      expect(screen.ids()).toEqual(all);
      await vi.waitFor(() => expect(screen.ids()).toEqual([]), patience);
      screen.model.resetFilter();
      expect(screen.model.state.value).toMatchObject({ search: '', applicant: null, resets: 1 });
      await vi.waitFor(() => expect(screen.ids()).toEqual(all), patience);
    },
  );

  test('lists decided requests too', { tags: ['approvals-3'] }, async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    screen.model.setPendingOnly(false);
    await vi.waitFor(() => expect(screen.ids().length).toBeGreaterThan(30), patience);
    expect(screen.model.state.value.openCount).toBe(8);
  });
});

describe('an approval', () => {
  test(
    'selects the next request, and can be undone',
    { tags: ['approvals-22', 'approvals-24'] },
    async () => {
      using it = aBackend();
      using screen = await aScreen(it);
      const [first, second] = [screen.id(0), screen.id(1)];
      screen.model.select(first);
      screen.model.approve(first);
      expect(screen.model.state.value.listed?.[0]).toMatchObject({
        progress: 'approving',
        request: { state: 'pending' },
      });
      expect(screen.model.state.value.current?.request.id).toBe(second);
      expect(screen.focused).toEqual([second]);

      expect(screen.model.undoLast()).toBe(true);
      expect(screen.model.state.value).toMatchObject({ current: { request: { id: first } }, underWay: [] });
      expect(screen.focused).toEqual([second, first]);
      screen.passUndoTime();
      expect(screen.stored(first)).toBe(0);
      expect(screen.model.undoLast()).toBe(false);
    },
  );

  test('is sent after the time to undo, and the list is updated', { tags: ['approvals-22'] }, async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    const first = screen.id(0);
    screen.model.approve(first);
    screen.passUndoTime();
    expect(screen.model.undoLast()).toBe(false);
    await vi.waitFor(() => expect(screen.ids()).not.toContain(first), patience);
    expect(screen.stored(first)).toBe(1);
  });

  test('of several requests is undone together', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    const [first, second] = [screen.id(0), screen.id(1)];
    screen.model.approve(first);
    screen.model.approve(second);
    expect(screen.model.state.value.underWay).toHaveLength(2);
    screen.model.undoAll();
    expect(screen.model.state.value).toMatchObject({ underWay: [], openCount: 8 });
    expect(screen.focused.at(-1)).toBe(first);
  });

  test('is sent immediately when the user leaves the screen', { tags: ['approvals-25'] }, async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    const first = screen.id(0);
    screen.model.approve(first);
    screen[Symbol.dispose]();
    await vi.waitFor(() => expect(screen.stored(first)).toBe(1), patience);
  });

  test('of the last open request keeps the detail beside the list, and closes a detail that replaces the list', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    const last = screen.id(7);
    for (const id of screen.ids().slice(0, 7)) screen.model.approve(id);
    screen.model.select(last);
    screen.model.approve(last);
    expect(screen.model.state.value.current).toMatchObject({
      request: { id: last },
      undoKey: expect.any(Number),
    });
    screen.model.undoLast();
    screen.screen.isDetailBeside = false;
    screen.model.approve(last);
    expect(screen.model.state.value.current).toBeNull();
    expect(screen.focused.at(-1)).toBe(last);
  });

  test(
    'of a request decided by someone else shows that decision, also after the outcome is closed',
    { tags: ['approvals-28'] },
    async () => {
      using it = aBackend();
      using screen = await aScreen(it);
      const first = screen.id(0);
      screen.screen.isDetailBeside = false;
      screen.model.approve(first);
      await decideRequest(it.as('substitute'), { id: first, state: 'rejected', note: 'Not now' });
      screen.passUndoTime();
      screen.model.select(first);
      await vi.waitFor(() => expect(screen.model.state.value.outcomes).toHaveLength(1), patience);
      const changed = { request: { state: 'rejected', note: 'Not now' } };
      expect(screen.model.state.value.current).toMatchObject({
        ...changed,
        outcome: { kind: 'changed', reason: 'The request has been decided already.' },
        isDecidable: false,
      });
      screen.model.clearOutcomes();
      const closed = { current: { ...changed, outcome: null }, outcomes: [] };
      expect(screen.model.state.value).toMatchObject(closed);
    },
  );

  test(
    'with an unknown outcome cannot be repeated until the outcome is read',
    { tags: ['approvals-26'] },
    async () => {
      using it = aBackend();
      using screen = await aScreen(it);
      const first = screen.id(0);
      screen.model.select(first);
      it.database.scenario.failures = [
        failing('postRequestStatus', 'portal', { isAfterWork: true }),
        failing('postApprovals', 'network'),
      ];
      screen.model.approve(first);
      screen.passUndoTime();
      await vi.waitFor(() => expect(screen.model.state.value.unknown).toHaveLength(1), patience);
      screen.model.select(first);
      expect(screen.model.state.value).toMatchObject({
        current: { isDecidable: false, progress: null, failure: { phase: 'failed', step: 'check' } },
        unknown: [],
      });

      it.database.scenario.failures = [];
      const calls = it.sent.length;
      screen.model.retry([screen.model.state.value.current?.failure?.key ?? 0]);
      await vi.waitFor(
        () => expect(screen.model.state.value.current?.request.state).toBe('approved'),
        patience,
      );
      expect(it.sent.slice(calls).map(({ call }) => call)).not.toContain('SetWflRequestStatusSelfService');
      expect(screen.model.state.value.current?.failure).toBeNull();
    },
  );

  test('that failed can be sent again or removed', { tags: ['approvals-29'] }, async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    const first = screen.id(0);
    it.database.scenario.failures = [failing('postRequestStatus', '500')];
    screen.model.approve(first);
    screen.passUndoTime();
    await vi.waitFor(() => expect(screen.model.state.value.failed).toHaveLength(1), patience);
    expect(screen.model.state.value.listed?.[0]).toMatchObject({
      progress: null,
      request: { state: 'pending' },
    });
    screen.model.retry(screen.model.state.value.failed.map(({ key }) => key));
    await vi.waitFor(() => expect(screen.model.state.value.failed).toHaveLength(1), patience);
    screen.model.dismiss(screen.model.state.value.failed.map(({ key }) => key));
    expect(screen.model.state.value.failed).toEqual([]);
    expect(screen.stored(first)).toBe(0);
  });
});

describe('a rejection', () => {
  test('requires a note, and sends it', { tags: ['approvals-32'] }, async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    const first = screen.id(0);
    screen.model.select(first);
    screen.model.reject(first);
    expect(screen.model.state.value).toMatchObject({ noteAskedId: first, underWay: [] });
    const { current } = screen.model.state.value;
    screen.model.changeNote(first, 'That week is full. ');
    expect(screen.drafts.get(noteKey(first))).toBe('That week is full. ');
    expect(screen.model.state.value.current).toBe(current);
    screen.model.reject(first);
    screen.passUndoTime();
    await vi.waitFor(() => expect(screen.stored(first)).toBe(2), patience);
    expect(requestRows(it.database).get(first)?.note).toBe('That week is full.');
  });

  test(
    'starts with the draft of the note, and is not sent with a note that is too long',
    { tags: ['approvals-45'] },
    async () => {
      using it = aBackend();
      using screen = await aScreen(it);
      const second = screen.id(1);
      screen.drafts.set(noteKey(second), 'x'.repeat(noteLimit + 1));
      screen.model.select(second);
      expect(screen.model.state.value.notes.get(second)).toHaveLength(noteLimit + 1);
      screen.model.reject(second);
      expect(screen.model.state.value.underWay).toEqual([]);
      screen.model.changeNote(second, '');
      expect(screen.drafts.has(noteKey(second))).toBe(false);
    },
  );

  test('needs no note without the permission', { tags: ['approvals-34'] }, async () => {
    using it = aBackend();
    const permissions = { disabled: new Set<string>(), invisible: new Set([actions.rejectNote]) };
    using screen = await aScreen(it, { permissions });
    screen.model.reject(screen.id(0));
    expect(screen.model.state.value.underWay).toMatchObject([{ state: 'rejected', note: '' }]);
  });
});

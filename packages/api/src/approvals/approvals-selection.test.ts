import { failing } from '@selfservice/mock-server/core/failure';
import { describe, expect, test, vi } from 'vitest';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { decideRequest } from '../requests/requests.ts';
import { anUnloadedScreen, aScreen, patience } from './create-approvals.fixtures.ts';

describe('a mass decision', { tags: ['approvals-31'] }, () => {
  test('shows the results unless all requests are done, and ends the selection', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    const [first, second] = [screen.id(0), screen.id(1)];
    await decideRequest(it.as('substitute'), { id: second, state: 'rejected', note: 'Not now' });
    screen.model.changeSelection(new Set([first, second]));
    screen.model.approveSelected();
    expect(screen.model.state.value).toMatchObject({
      underWay: [{ isMass: true }],
      chosen: [],
      isBulk: false,
    });
    screen.passUndoTime();
    await vi.waitFor(() => expect(screen.model.state.value.dialog).toBe('results'), patience);
    const { outcomes, isSelecting } = screen.model.state.value;
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'changed']);
    expect(isSelecting).toBe(false);
    expect(screen.stored(first)).toBe(1);
  });

  test('opens no dialog while the user is typing, or when all requests are done', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    const [first, second, third] = screen.ids();
    if (first === undefined || second === undefined || third === undefined) throw new Error('Too few.');
    await decideRequest(it.as('substitute'), { id: first, state: 'rejected', note: 'Not now' });
    screen.screen.isTyping = true;
    screen.model.changeSelection(new Set([first]));
    screen.model.approveSelected();
    screen.passUndoTime();
    await vi.waitFor(() => expect(screen.model.state.value.outcomes).toHaveLength(1), patience);
    expect(screen.model.state.value.dialog).toBeNull();

    screen.screen.isTyping = false;
    screen.model.changeSelection(new Set([second, third]));
    screen.model.rejectSelected('Too many at once.');
    screen.passUndoTime();
    await vi.waitFor(() => expect(screen.model.state.value.outcomes.at(-1)?.kind).toBe('done'), patience);
    expect(screen.model.state.value.dialog).toBeNull();
    expect([screen.stored(second), screen.stored(third)]).toEqual([2, 2]);
  });

  test('can be repeated for the requests that are still pending', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    const [first, second] = [screen.id(0), screen.id(1)];
    await decideRequest(it.as('substitute'), { id: second, state: 'rejected', note: 'Not now' });
    it.database.scenario.failures = [failing('postRequestStatusMultiple', '500', { occasion: 'once' })];
    screen.model.changeSelection(new Set([first, second]));
    screen.model.approveSelected();
    screen.passUndoTime();
    const kinds = () => screen.model.state.value.outcomes.map(({ kind }) => kind);
    await vi.waitFor(() => expect(kinds()).toEqual(['refused', 'changed']), patience);
    screen.model.repeat();
    screen.passUndoTime();
    await vi.waitFor(() => expect(screen.stored(first)).toBe(1), patience);
    await vi.waitFor(() => expect(kinds()).toEqual(['changed']), patience);
  });

  test('keeps its selection when it is undone', { tags: ['approvals-22'] }, async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    screen.model.selectAll();
    expect(screen.model.state.value.chosen).toHaveLength(8);
    screen.model.approveSelected();
    screen.model.undoLast();
    expect(screen.model.state.value).toMatchObject({ isBulk: true, openCount: 8 });
    expect(screen.model.state.value.chosen).toHaveLength(8);
  });
});

describe('the most urgent request', { tags: ['approvals-47'] }, () => {
  test('is open from the start beside the list, without the focus and without a decision', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    expect(screen.model.state.value).toMatchObject({
      current: { request: { id: screen.id(0) } },
      openedId: null,
      underWay: [],
    });
    expect(screen.focused).toEqual([]);
  });

  test('gives way to the row that receives the focus', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    screen.model.followFocus(screen.id(3), false);
    expect(screen.model.state.value.current?.request.id).toBe(screen.id(3));
  });

  test('is not opened where the detail replaces the list, and not after a change of the filter', async () => {
    using it = aBackend();
    using phone = anUnloadedScreen(it);
    phone.screen.isDetailBeside = false;
    await vi.waitFor(() => expect(phone.model.state.value.listed).toBeDefined(), patience);
    expect(phone.model.state.value.current).toBeNull();
    using screen = await aScreen(it);
    screen.model.setPendingOnly(false);
    await vi.waitFor(() => expect(screen.model.state.value.isRefreshing).toBe(false), patience);
    expect(screen.model.state.value.current).toBeNull();
  });
});

describe('a key on a row', () => {
  test('approves its request', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    screen.model.pressRowKey('approve', screen.id(2));
    expect(screen.model.state.value.listed?.[2]?.progress).toBe('approving');
    expect(screen.focused).toEqual([screen.id(3)]);
  });

  test('opens the note for a rejection, and Enter sends it', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    screen.model.pressRowKey('reject', screen.id(2));
    expect(screen.focused).toEqual(['note']);
    expect(screen.model.state.value).toMatchObject({
      current: { request: { id: screen.id(2) } },
      isEnterSending: true,
    });
    screen.model.leave();
    expect(screen.model.state.value.isEnterSending).toBe(false);
    expect(screen.focused).toEqual(['note', screen.id(2)]);
  });

  test('decides on the selection where requests are selected', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    screen.model.changeSelection(new Set([screen.id(0), screen.id(1)]));
    screen.model.pressRowKey('reject', screen.id(5));
    expect(screen.model.state.value).toMatchObject({ dialog: 'massReject', underWay: [] });
    screen.model.closeDialog();
    screen.model.pressRowKey('approve', screen.id(5));
    expect(screen.model.state.value.underWay).toMatchObject([{ isMass: true, items: [{}, {}] }]);
  });

  test('does nothing while an empty selection is open', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    screen.model.beginSelection();
    screen.model.pressRowKey('approve', screen.id(0));
    expect(screen.model.state.value.underWay).toEqual([]);
  });

  test('shows a request that the user has not seen, and decides only with the next one', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    screen.model.select(screen.id(0));
    screen.model.followFocus(screen.id(3), false);
    expect(screen.model.state.value.current?.request.id).toBe(screen.id(0));
    screen.model.pressRowKey('approve', screen.id(3));
    expect(screen.model.state.value).toMatchObject({
      current: { request: { id: screen.id(3) } },
      underWay: [],
    });
    screen.model.pressRowKey('approve', screen.id(3));
    expect(screen.model.state.value.underWay).toHaveLength(1);
  });
});

describe('the selected request', () => {
  test('follows the focus while the detail is beside the list, and not while it replaces the list', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    screen.model.followFocus(screen.id(1), true);
    expect(screen.model.state.value).toMatchObject({
      current: { request: { id: screen.id(1) } },
      isFollowingFocus: true,
    });
    screen.model.select(screen.id(2));
    expect(screen.model.state.value.isFollowingFocus).toBe(false);
    screen.model.leave();
    expect(screen.model.state.value.current?.request.id).toBe(screen.id(2));

    screen.screen.isDetailBeside = false;
    screen.model.leave();
    expect(screen.model.state.value.current).toBeNull();
    screen.model.followFocus(screen.id(1), true);
    expect(screen.model.state.value.current).toBeNull();
  });

  test('stays selected when it leaves the list', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    const first = screen.id(0);
    screen.model.select(first);
    await decideRequest(it.as('substitute'), { id: first, state: 'approved', note: '' });
    screen.model.refresh();
    await vi.waitFor(() => expect(screen.ids()).not.toContain(first), patience);
    expect(screen.model.state.value.current?.request.id).toBe(first);
  });

  test('is the request of the address once the list is loaded', { tags: ['approvals-13'] }, async () => {
    using it = aBackend();
    using screen = anUnloadedScreen(it);
    screen.model.open(50_002);
    expect(screen.model.state.value).toMatchObject({ current: null, openedId: null });
    await vi.waitFor(() => expect(screen.model.state.value.openedId).toBe(50_002), patience);
    expect(screen.model.state.value).toMatchObject({
      current: { request: { id: 50_002 } },
      isMissing: false,
    });
  });

  test(
    'is none where the list does not have the request of the address',
    { tags: ['approvals-14'] },
    async () => {
      using it = aBackend();
      using screen = await aScreen(it);
      screen.model.select(screen.id(0));
      screen.model.open(1);
      expect(screen.model.state.value).toMatchObject({ current: null, isMissing: true, openedId: 1 });
      screen.model.closeMissing();
      expect(screen.model.state.value.isMissing).toBe(false);
    },
  );
});

describe('the reason why the selected request cannot be decided', { tags: ['approvals-36'] }, () => {
  test('is the role while it is loading or unknown', async () => {
    using it = aBackend({ failures: [failing('getDashboardData', '500')] });
    using screen = anUnloadedScreen(it);
    await vi.waitFor(() => expect(screen.ids()).toHaveLength(8), patience);
    screen.model.select(screen.id(0));
    const refusal = () => screen.model.state.value.current?.refusal;
    expect(['roleLoading', 'roleUnknown']).toContain(refusal());
    await vi.waitFor(() => expect(refusal()).toBe('roleUnknown'), patience);
    expect(screen.model.state.value.current?.isDecidable).toBe(false);
  });

  test('is the missing role', async () => {
    using it = aBackend();
    using screen = await aScreen(it, { person: 'slovak' });
    expect(screen.model.state.value.isApprover).toBe(false);
  });

  test('is the selection for a mass decision, and nothing otherwise', async () => {
    using it = aBackend();
    using screen = await aScreen(it);
    screen.model.select(screen.id(0));
    expect(screen.model.state.value.current).toMatchObject({ refusal: null, isDecidable: true });
    screen.model.beginSelection();
    expect(screen.model.state.value.current).toMatchObject({ refusal: 'bulk', isDecidable: false });
    screen.model.endSelection();
    expect(screen.model.state.value.current?.isDecidable).toBe(true);
  });
});

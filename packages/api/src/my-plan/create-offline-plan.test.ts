import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { describe, expect, test } from 'vitest';
import { NetworkError } from '../core/errors.ts';
import type { LocalMonth } from '../core/local-date.ts';
import { localDateTime } from '../core/local-date.ts';
import type { ScopeIdentity } from '../session/session-scope.ts';
import { createOfflinePlan } from './create-offline-plan.ts';
import { aPlan, aPlanInterval } from './my-plan.fixtures.ts';
import type { MyPlan } from './my-plan.ts';
import { createDevice } from './offline-plan.fixtures.ts';
import { jana, janaForPetr, secondJob } from './offline-plan-model.fixtures.ts';
import type { DeviceInMemory } from './offline-plan.fixtures.ts';
import { deleteOfflinePlan, readOfflinePlan, tidyOfflinePlan } from './offline-plan-device.ts';

const dayMs = 86_400_000;

/** Returns the plan of a person: the name of its shift is that of the person. */
function planOf({ personRef }: ScopeIdentity, month: LocalMonth): MyPlan {
  return aPlan({ month, intervals: [aPlanInterval({ name: personRef })] });
}

/** Signs a person in on a device. */
function signIn(
  device: DeviceInMemory,
  identity = jana,
  clock = createManualClock(localDateTime('2026-11-20T07:58:00')),
) {
  const end = new AbortController();
  const calls: LocalMonth[] = [];
  const network = { isUp: true };
  const elsewhere = { hasLoggedOut: false };
  const keeping = createOfflinePlan({
    device,
    identity,
    clock,
    ended: end.signal,
    hasLoggedOut: () => elsewhere.hasLoggedOut,
    async fetchMonth(month) {
      calls.push(month);
      await Promise.resolve();
      if (!network.isUp) throw new NetworkError('/plan', null);
      keeping.receive(planOf(identity, month));
    },
  });
  const shown = async () => (await readOfflinePlan(device, clock.epochMs()))?.entries[0]?.name ?? null;
  return { keeping, clock, calls, network, elsewhere, shown, end: () => end.abort() };
}

describe('the offline plan', () => {
  test('is off at first, and fetches and stores nothing', async () => {
    const device = createDevice();
    const { keeping, calls } = signIn(device);
    await keeping.refresh();
    expect(keeping.state.value.isOn).toBe(false);
    expect([calls, device.record, device.mark.read()]).toEqual([[], null, null]);
  });

  test('is stored with its time when the user switches it on', async () => {
    const { keeping, shown } = signIn(createDevice());
    await keeping.turnOn();
    expect(keeping.state.value).toMatchObject({
      isOn: true,
      isBusy: false,
      keptAt: '2026-11-20T07:58:00',
      problem: null,
    });
    await expect(shown()).resolves.toBe('jana');
  });

  test('is deleted when the user switches it off, immediately for every reader', async () => {
    const device = createDevice();
    const { keeping, shown } = signIn(device);
    await keeping.turnOn();
    const off = keeping.turnOff();
    await expect(shown()).resolves.toBeNull();
    await off;
    expect([device.record, device.mark.read(), keeping.state.value.isOn]).toEqual([null, null, false]);
  });

  test('is stored again at the next sign-in of the user', async () => {
    const device = createDevice();
    const first = signIn(device);
    await first.keeping.turnOn();
    first.end();
    const { clock, keeping, shown } = signIn(device);
    clock.advance(dayMs);
    await keeping.refresh();
    expect(device.record?.plan?.fetchedAt).toBe('2026-11-21T07:58:00');
    await expect(shown()).resolves.toBe('jana');
  });

  test('is not fetched again within half an hour', async () => {
    const { keeping, calls, clock } = signIn(createDevice());
    await keeping.turnOn();
    clock.advance(29 * 60_000);
    await keeping.refresh();
    expect(calls).toEqual(['2026-11', '2026-12']);
    clock.advance(60_000);
    await keeping.refresh();
    expect(calls).toHaveLength(4);
  });

  test('has the time of its oldest month', async () => {
    const device = createDevice();
    const { keeping, clock } = signIn(device);
    await keeping.turnOn();
    clock.advance(60_000);
    keeping.receive(planOf(jana, '2026-11' as LocalMonth));
    await Promise.resolve();
    expect(device.record?.plan?.fetchedAt).toBe('2026-11-20T07:58:00');
    keeping.receive(planOf(jana, '2026-12' as LocalMonth));
    await Promise.resolve();
    await Promise.resolve();
    expect(device.record?.plan?.fetchedAt).toBe('2026-11-20T07:59:00');
  });

  test('of a substituted person is never stored', async () => {
    const device = createDevice();
    await signIn(device).keeping.turnOn();
    const { keeping, calls, shown } = signIn(device, janaForPetr);
    await keeping.turnOn();
    await keeping.refresh();
    keeping.receive(planOf(janaForPetr, '2026-11' as LocalMonth));
    keeping.receive(planOf(janaForPetr, '2026-12' as LocalMonth));
    expect(calls).toEqual([]);
    expect(keeping.state.value).toMatchObject({ isOn: true, isOfOtherPerson: true });
    await expect(shown()).resolves.toBe('jana');
  });

  test('of another employment stays until the user switches it off or on there', async () => {
    const device = createDevice();
    await signIn(device).keeping.turnOn();
    const { keeping, shown } = signIn(device, secondJob);
    await keeping.refresh();
    expect(keeping.state.value).toMatchObject({ isOn: true, isOfOtherPerson: true });
    await expect(shown()).resolves.toBe('jana');
    await keeping.turnOn();
    await expect(shown()).resolves.toBe('jana2');
    expect(keeping.state.value).toMatchObject({ isOn: true, isOfOtherPerson: false });
  });

  test.each([
    ['in this tab', ({ end }: ReturnType<typeof signIn>) => end()],
    ['in another tab', ({ elsewhere }: ReturnType<typeof signIn>) => (elsewhere.hasLoggedOut = true)],
  ])('stays off if the user logs out %s while it is being switched on', async (_, logOut) => {
    const device = createDevice();
    const tab = signIn(device);
    const on = tab.keeping.turnOn();
    logOut(tab);
    await on;
    expect([device.record, device.mark.read()]).toEqual([null, null]);
  });

  test('reports that the browser does not store it', async () => {
    const device = createDevice();
    device.isRefusing = true;
    const { keeping } = signIn(device);
    await keeping.turnOn();
    expect(keeping.state.value).toMatchObject({ isOn: false, isBusy: false, problem: 'notStored' });
  });

  test('is not marked if only the mark is refused', async () => {
    const device = createDevice();
    device.mark.isStored = () => false;
    const { keeping } = signIn(device);
    await keeping.turnOn();
    expect(keeping.state.value).toMatchObject({ isOn: false, problem: 'notStored' });
    expect([device.record, device.mark.read()]).toEqual([null, null]);
  });

  test('stays switched on if it cannot be fetched, and is stored at the next visit', async () => {
    const device = createDevice();
    const { keeping, network, shown } = signIn(device);
    network.isUp = false;
    await keeping.turnOn();
    expect(keeping.state.value).toMatchObject({ isOn: true, problem: 'notFetched', keptAt: null });
    network.isUp = true;
    await keeping.refresh();
    expect(keeping.state.value).toMatchObject({ problem: null, keptAt: '2026-11-20T07:58:00' });
    await expect(shown()).resolves.toBe('jana');
  });

  test('gets a new record if the browser has lost its own', async () => {
    const device = createDevice();
    await signIn(device).keeping.turnOn();
    device.record = null;
    const { keeping, shown } = signIn(device);
    await expect(shown()).resolves.toBeNull();
    await keeping.refresh();
    await expect(shown()).resolves.toBe('jana');
  });

  test('is not shown and not deleted by a clock that was set back', async () => {
    const device = createDevice();
    const { keeping, clock } = signIn(device);
    await keeping.turnOn();
    await expect(readOfflinePlan(device, clock.epochMs() - 2 * dayMs)).resolves.toBeNull();
    await expect(readOfflinePlan(device, clock.epochMs())).resolves.not.toBeNull();
  });

  test('is deleted after fourteen days, and stays switched on', async () => {
    const device = createDevice();
    const { keeping, clock } = signIn(device);
    await keeping.turnOn();
    await tidyOfflinePlan(device, clock.epochMs() + 14 * dayMs);
    expect(device.record?.plan).toBeNull();
    expect(keeping.state.value.isOn).toBe(true);
    await expect(readOfflinePlan(device, clock.epochMs())).resolves.toBeNull();
  });

  test('whose deletion failed is never shown, and is deleted at the next start', async () => {
    const device = createDevice();
    const { keeping, shown, clock } = signIn(device);
    await keeping.turnOn();
    const deletion = deleteOfflinePlan(device);
    device.isRefusing = true;
    await expect(deletion).rejects.toThrow('Storage is refused.');
    device.isRefusing = false;
    expect(device.record).not.toBeNull();
    await expect(shown()).resolves.toBeNull();
    await tidyOfflinePlan(device, clock.epochMs());
    expect([device.record, device.mark.read()]).toEqual([null, null]);
  });
});

import type { OfflinePlan } from './offline-plan.ts';
import type {
  OfflinePlanDevice,
  OfflinePlanMark,
  OfflinePlanStore,
  StoredMark,
} from './offline-plan-device.ts';

/** A device in memory. Its storage can be refused, and its record can be lost. */
export interface DeviceInMemory extends OfflinePlanDevice {
  /** The stored record; null for none. */
  record: { id: string; plan: OfflinePlan | null } | null;
  /** Whether the browser refuses to store anything from now on. */
  isRefusing: boolean;
}

/**
 * Creates a device for tests.
 *
 * @param turn waits for the turn of a transaction; by default transactions run immediately, one after the other
 */
export function createDevice(
  turn: (name: string) => Promise<unknown> = () => Promise.resolve(),
): DeviceInMemory {
  let marked: string | null = null;
  let ids = 0;

  async function inTurn<T>(name: string, work: () => T): Promise<T> {
    await turn(name);
    if (device.isRefusing) throw new DOMException('Storage is refused.', 'QuotaExceededError');
    return work();
  }

  const mark: StoredMark = {
    read: () => (marked === null ? null : (JSON.parse(marked) as OfflinePlanMark)),
    write(next) {
      if (!device.isRefusing) marked = JSON.stringify(next);
    },
    remove() {
      if (!device.isRefusing) marked = null;
    },
    isStored: () => !device.isRefusing,
  };
  const store: OfflinePlanStore = {
    begin: (claim) =>
      inTurn('begin', () => {
        const id = `r${ids++}`;
        if (!claim(id)) return null;
        device.record = { id, plan: null };
        return id;
      }),
    save: (id, plan) =>
      inTurn('save', () => {
        if (device.record?.id !== id) return false;
        const { plan: before } = device.record;
        if (!before || before.fetchedAtMs <= plan.fetchedAtMs) device.record = { id, plan };
        return true;
      }),
    read: (id) => inTurn('read', () => (device.record?.id === id ? device.record.plan : null)),
    empty: (id, { fetchedAtMs }) =>
      inTurn('empty', () => {
        if (device.record?.id === id && device.record.plan?.fetchedAtMs === fetchedAtMs)
          device.record.plan = null;
      }),
    clear: (isWanted, onDeleted) =>
      inTurn('clear', () => {
        if (isWanted()) return;
        device.record = null;
        onDeleted();
      }),
  };
  const device: DeviceInMemory = { mark, store, record: null, isRefusing: false };
  return device;
}

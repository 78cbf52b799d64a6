import type { StoredValue } from '../core/stored-value.ts';
import type { ScopeIdentity } from '../session/session-scope.ts';
import type { OfflinePlan } from './offline-plan.ts';
import { ageOf } from './offline-plan.ts';

/** The person whose plan is kept. The id also names the stored record. */
export interface OfflinePlanOwner extends Pick<ScopeIdentity, 'tenant' | 'userRef' | 'personRef'> {
  id: string;
}

/**
 * The mark on the device that a plan is kept. It is read and changed without waiting, so that a logout takes effect
 * immediately and in every tab: a plan without its mark is never shown.
 */
export interface OfflinePlanMark {
  /** Null: the plan must not be shown any more, and its data has not been deleted yet. */
  owner: OfflinePlanOwner | null;
}

/** Whether a mark belongs to the user of an identity, whichever person is selected. */
export function isOfUser(
  { owner }: OfflinePlanMark,
  { tenant, userRef }: Pick<ScopeIdentity, 'tenant' | 'userRef'>,
): boolean {
  return owner?.tenant === tenant && owner.userRef === userRef;
}

/** The mark as the model uses it. */
export interface StoredMark extends StoredValue<OfflinePlanMark> {
  /** Returns whether the browser has stored the last change. */
  isStored(): boolean;
}

/**
 * The encrypted record on the device; there is at most one. Each function works in one transaction, and those of all tabs
 * run one after the other. Each rejects if the browser refuses.
 */
export interface OfflinePlanStore {
  /**
   * Replaces the record by an empty one with a new key.
   *
   * @param mark called inside the transaction with the id of the record; returns false to leave everything as it was
   * @returns the id, or null if `mark` has returned false
   */
  begin(mark: (id: string) => boolean): Promise<string | null>;
  /**
   * Encrypts a plan and stores it, unless the record has a newer one.
   *
   * @returns false if there is no usable record with this id
   */
  save(id: string, plan: OfflinePlan, nowMs: number): Promise<boolean>;
  /** Returns the plan of a record; null if there is none, or it cannot be decrypted. */
  read(id: string): Promise<OfflinePlan | null>;
  /** Deletes a plan that was read and keeps its key. Does nothing if another plan has replaced it. */
  empty(id: string, plan: OfflinePlan): Promise<void>;
  /**
   * Deletes the record.
   *
   * @param isWanted called inside the transaction; if it returns true, nothing is deleted
   * @param onDeleted called inside the transaction after the deletion
   */
  clear(isWanted: () => boolean, onDeleted: () => void): Promise<void>;
}

/** The place of the offline plan on the device. */
export interface OfflinePlanDevice {
  mark: StoredMark;
  store: OfflinePlanStore;
}

/**
 * Deletes the kept plan. From the beginning of the call no page shows it; its data is deleted when the promise resolves. If
 * it rejects, the mark says that the data is still there.
 */
export async function deleteOfflinePlan({ mark, store }: OfflinePlanDevice): Promise<void> {
  mark.write({ owner: null });
  await store.clear(
    () => (mark.read()?.owner ?? null) !== null,
    () => mark.remove(),
  );
}

/** Called some time after the start: finishes a deletion, and deletes a plan that is too old. */
export async function tidyOfflinePlan(device: OfflinePlanDevice, nowMs: number): Promise<void> {
  const mark = device.mark.read();
  if (mark?.owner) await readOfflinePlan(device, nowMs);
  else if (mark) await deleteOfflinePlan(device);
}

/**
 * Returns the plan to show without a network; null if none is kept, it is too old, or it cannot be decrypted. A plan that is
 * too old is deleted.
 */
export async function readOfflinePlan(
  { mark, store }: OfflinePlanDevice,
  nowMs: number,
): Promise<OfflinePlan | null> {
  const id = mark.read()?.owner?.id;
  if (id === undefined) return null;
  const plan = await store.read(id);
  // Another tab may have logged out meanwhile.
  if (!plan || mark.read()?.owner?.id !== id) return null;
  const age = ageOf(plan, nowMs);
  if (age === 'expired') await store.empty(id, plan);
  return age === 'current' ? plan : null;
}

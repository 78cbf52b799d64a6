import type { Clock } from '@selfservice/api/core/clock';
import type { OfflinePlan } from '@selfservice/api/my-plan/offline-plan';
import type { OfflinePlanDevice } from '@selfservice/api/my-plan/offline-plan-device';
import {
  deleteOfflinePlan,
  readOfflinePlan,
  tidyOfflinePlan,
} from '@selfservice/api/my-plan/offline-plan-device';
import type { StoredValues } from '../shell/stored-values.ts';
import { createOfflinePlanStore } from './offline-plan-store.ts';

type Mark = StoredValues['offlinePlan'];

/** Returns the place of the offline plan in this browser. The database has the name of the mark. */
export function offlinePlanDevice(mark: Mark): OfflinePlanDevice {
  return { mark, store: createOfflinePlanStore(mark.key) };
}

/** Deletes the plan kept in this browser. */
export function deleteHere(mark: Mark): Promise<void> {
  return deleteOfflinePlan(offlinePlanDevice(mark));
}

/** Finishes a deletion in this browser, and deletes a plan that is too old. */
export function tidyHere(mark: Mark, clock: Clock): Promise<void> {
  return tidyOfflinePlan(offlinePlanDevice(mark), clock.epochMs());
}

/** Returns the plan to show without a network; null for none. Never rejects. */
export function readHere(mark: Mark, clock: Clock): Promise<OfflinePlan | null> {
  return readOfflinePlan(offlinePlanDevice(mark), clock.epochMs()).catch(() => null);
}

/** Calls the listener when another tab has changed what is kept. Returns a function that unsubscribes. */
export function onOtherTab({ key: ownKey }: Mark, listener: () => void): () => void {
  const callBack = ({ key }: StorageEvent) => {
    if (key === null || key === ownKey) listener();
  };
  window.addEventListener('storage', callBack);
  return () => window.removeEventListener('storage', callBack);
}

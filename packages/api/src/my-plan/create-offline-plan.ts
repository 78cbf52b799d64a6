import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { Clock } from '../core/clock.ts';
import type { LocalDateTime, LocalMonth } from '../core/local-date.ts';
import { dateOf } from '../core/local-date.ts';
import type { ScopeIdentity } from '../session/session-scope.ts';
import type { MyPlan } from './my-plan.ts';
import { offlinePlanMonths, toOfflinePlan } from './offline-plan.ts';
import type { OfflinePlanDevice } from './offline-plan-device.ts';
import { deleteOfflinePlan, isOfUser } from './offline-plan-device.ts';

/** A plan younger than this is not fetched again when the user returns to the page. */
const freshMs = 30 * 60_000;

/** The state of the offline plan for the signed-in user. */
export interface OfflinePlanState {
  /** Whether a plan of the user is kept on this device. */
  isOn: boolean;
  /** Whether the kept plan is that of another employment of the user. */
  isOfOtherPerson: boolean;
  /** Whether it is being switched on or off. */
  isBusy: boolean;
  /** When the plan was fetched that this page has stored; null for none. */
  keptAt: LocalDateTime | null;
  /**
   * What has failed: the browser does not store it, the plan could not be fetched and will be at the next visit, or its data
   * could not be deleted and will be at the next start. Null for nothing.
   */
  problem: 'notStored' | 'notFetched' | 'notDeleted' | null;
}

/** The offline plan of a signed-in user. */
export interface OfflinePlanKeeping {
  state: ReadonlySignal<OfflinePlanState>;
  /** Keeps the plan of the signed-in person from now on. Does nothing for a substituted person. */
  turnOn(): Promise<void>;
  /** Deletes the kept plan of the user. */
  turnOff(): Promise<void>;
  /** Fetches the plan again if it is on and not fresh. Never rejects. */
  refresh(): Promise<void>;
  /** Called when another tab may have changed what is kept. */
  follow(): void;
  /** Called with each fetched plan of the signed-in person, also if another part of the page has fetched it. */
  receive(plan: MyPlan): void;
}

/** Options of `createOfflinePlan`. */
export interface OfflinePlanOptions {
  device: OfflinePlanDevice;
  /** The signed-in user and person. */
  identity: ScopeIdentity;
  clock: Pick<Clock, 'epochMs' | 'localNow'>;
  /** Fetches the plan of a month from the server. Its result must also be passed to `receive`. */
  fetchMonth: (month: LocalMonth) => Promise<unknown>;
  /** Aborted when the session ends. Nothing is stored afterwards. */
  ended: AbortSignal;
  /** Returns whether the user has logged out in another tab, also if this page has not noticed yet. */
  hasLoggedOut: () => boolean;
}

/**
 * Creates the offline plan of a sign-in. It stores the plan of the signed-in person only if the user has switched it on for
 * that person on this device, and never the plan of a substituted person.
 */
export function createOfflinePlan(options: OfflinePlanOptions): OfflinePlanKeeping {
  const { device, identity, clock, fetchMonth, ended, hasLoggedOut } = options;
  const { mark, store } = device;
  const received = new Map<LocalMonth, { plan: MyPlan; at: LocalDateTime; atMs: number }>();
  const state = signal<OfflinePlanState>({
    ...marked(),
    isBusy: false,
    keptAt: null,
    problem: null,
  });

  function marked(): Pick<OfflinePlanState, 'isOn' | 'isOfOtherPerson'> {
    const known = mark.read();
    const isOn = known !== null && isOfUser(known, identity);
    return { isOn, isOfOtherPerson: isOn && known.owner?.personRef !== identity.personRef };
  }

  function change(next: Partial<OfflinePlanState>): void {
    state.value = { ...state.peek(), ...marked(), ...next };
  }

  /** Returns the id of the record if the plan of this sign-in must be stored; null otherwise. */
  function ownId(): string | null {
    const { isOn, isOfOtherPerson } = marked();
    if (!isOn || isOfOtherPerson || identity.isSubstitution || ended.aborted) return null;
    return mark.read()?.owner?.id ?? null;
  }

  /** Creates a record and marks it, unless the session has ended or the mark has changed meanwhile. */
  function begin(isExpected: () => boolean): Promise<string | null> {
    return store.begin((id) => {
      if (ended.aborted || hasLoggedOut() || !isExpected()) return false;
      const before = mark.read();
      const { tenant, userRef, personRef } = identity;
      mark.write({ owner: { id, tenant, userRef, personRef } });
      if (mark.isStored()) return true;
      // Another tab and the next start would not find it.
      if (before) mark.write(before);
      else mark.remove();
      return false;
    });
  }

  /** Stores the received plans once all needed months are there. */
  async function save(): Promise<void> {
    const id = ownId();
    const months = offlinePlanMonths(dateOf(clock.localNow()));
    const known = months.flatMap((month) => received.get(month) ?? []);
    const oldest = known.toSorted((one, other) => one.atMs - other.atMs)[0];
    if (id === null || !oldest || known.length < months.length) return;
    const plan = toOfflinePlan(
      known.map((one) => one.plan),
      oldest,
    );
    try {
      const isSaved = (await store.save(id, plan, clock.epochMs())) || (await saveInNewRecord(id, plan));
      if (isSaved) change({ keptAt: plan.fetchedAt, problem: null });
    } catch {
      change({ problem: 'notStored' });
    }
  }

  /** The browser has lost the record or its key: stores the plan in a new one. */
  async function saveInNewRecord(lostId: string, plan: ReturnType<typeof toOfflinePlan>): Promise<boolean> {
    const id = await begin(() => ownId() === lostId);
    return id !== null && store.save(id, plan, clock.epochMs());
  }

  async function fetchAll(): Promise<void> {
    try {
      await Promise.all(offlinePlanMonths(dateOf(clock.localNow())).map(fetchMonth));
      await save();
    } catch {
      if (ownId() !== null) change({ problem: 'notFetched' });
    }
  }

  const isFresh = () =>
    offlinePlanMonths(dateOf(clock.localNow())).every((month) => {
      const age = clock.epochMs() - (received.get(month)?.atMs ?? -Infinity);
      return age >= 0 && age < freshMs;
    });

  return {
    state,
    follow: () => change({}),
    async turnOn() {
      if (identity.isSubstitution || state.peek().isBusy) return;
      change({ isBusy: true, problem: null });
      try {
        const id = await begin(() => true);
        if (id === null) change({ problem: 'notStored' });
        else await fetchAll();
      } catch {
        change({ problem: 'notStored' });
      }
      change({ isBusy: false });
    },
    async turnOff() {
      if (!marked().isOn || state.peek().isBusy) return;
      const deletion = deleteOfflinePlan(device);
      change({ isBusy: true, keptAt: null, problem: null });
      try {
        await deletion;
        change({ isBusy: false });
      } catch {
        change({ isBusy: false, problem: 'notDeleted' });
      }
    },
    async refresh() {
      change({});
      if (ownId() !== null && !isFresh()) await fetchAll();
    },
    receive(plan) {
      received.set(plan.month, { plan, at: clock.localNow(), atMs: clock.epochMs() });
      void save();
    },
  };
}

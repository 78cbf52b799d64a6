import type fc from 'fast-check';
import { dateOf, localDateTime } from '../core/local-date.ts';
import { addMinutes } from '../core/local-date-arithmetic.ts';
import type { ScopeIdentity } from '../session/session-scope.ts';
import { createOfflinePlan } from './create-offline-plan.ts';
import { aPlan, aPlanInterval } from './my-plan.fixtures.ts';
import { createDevice } from './offline-plan.fixtures.ts';
import type { DeviceInMemory } from './offline-plan.fixtures.ts';
import { deleteOfflinePlan, isOfUser } from './offline-plan-device.ts';

const dayMs = 86_400_000;

/** A user in the own employment. */
export const jana: ScopeIdentity = {
  tenant: '',
  userRef: 'jana',
  personRef: 'jana',
  isSubstitution: false,
};
/** The same user in another employment. */
export const secondJob: ScopeIdentity = { ...jana, personRef: 'jana2' };
/** The same user as a substitute. */
export const janaForPetr: ScopeIdentity = { ...jana, personRef: 'petr', isSubstitution: true };
const petr: ScopeIdentity = { tenant: '', userRef: 'petr', personRef: 'petr', isSubstitution: false };
/** An event in a tab or on the device. */
export type Step =
  | 'signInJana'
  | 'signInPetr'
  | 'signInForPetr'
  | 'signInSecondJob'
  | 'turnOn'
  | 'turnOff'
  | 'refresh'
  | 'answer'
  | 'logOut'
  | 'expireSession'
  | 'loseRecord'
  | 'nextDay'
  | 'threeWeeks'
  | 'clockBack';

const identities: Partial<Record<Step, ScopeIdentity>> = {
  signInJana: jana,
  signInPetr: petr,
  signInForPetr: janaForPetr,
  signInSecondJob: secondJob,
};

/** Two tabs of one device. What the user has allowed is written down beside the model. */
export class Tabs {
  private nowMs = Date.UTC(2026, 10, 20, 8);
  private readonly device: DeviceInMemory;
  private readonly signIns: (ReturnType<typeof this.enter> | null)[] = [null, null];
  /** The people for whom the switch was turned on since the last deletion. */
  private allowed = new Set<string>();

  constructor(scheduler: fc.Scheduler) {
    this.device = createDevice((name) => scheduler.schedule(Promise.resolve(), name));
  }

  private readonly clock = {
    epochMs: () => this.nowMs,
    localNow: () => localDateTime(new Date(this.nowMs).toISOString().slice(0, 19)),
  };

  private enter(identity: ScopeIdentity) {
    const end = new AbortController();
    const pending: (() => void)[] = [];
    const keeping = createOfflinePlan({
      device: this.device,
      identity,
      clock: this.clock,
      ended: end.signal,
      hasLoggedOut: () => end.signal.aborted,
      fetchMonth: (month) =>
        new Promise<void>((resolve) => {
          pending.push(() => {
            // The response carries the moment in its name.
            const name = `${identity.personRef} ${this.nowMs}`;
            const today = this.clock.localNow();
            const shift = { name, day: dateOf(today), begin: today, end: addMinutes(today, 480) };
            if (!end.signal.aborted) keeping.receive(aPlan({ month, intervals: [aPlanInterval(shift)] }));
            resolve();
          });
        }),
    });
    let turnings = 0;
    const turnOn = () => {
      turnings += 1;
      void keeping.turnOn().finally(() => (turnings -= 1));
    };
    return { identity, keeping, end, pending, turnOn, isTurningOn: () => turnings > 0 };
  }

  /** Only a switch that is being turned on in a running session remains allowed. */
  private disallow(): void {
    const busy = this.signIns.filter((one) => one && !one.end.signal.aborted && one.isTurningOn());
    this.allowed = new Set(busy.flatMap((one) => one?.identity.personRef ?? []));
  }

  private forget(): void {
    this.disallow();
    if (this.device.mark.read()) void deleteOfflinePlan(this.device);
  }

  do(tab: number, step: Step): void {
    const current = this.signIns[tab] ?? null;
    const identity = identities[step];
    if (identity) {
      current?.end.abort();
      this.signIns[tab] = null;
      const mark = this.device.mark.read();
      if (mark?.owner && !isOfUser(mark, identity)) this.forget();
      this.signIns[tab] = this.enter(identity);
    } else if (step === 'turnOn' && current && !current.keeping.state.value.isBusy) {
      if (!current.identity.isSubstitution) this.allowed.add(current.identity.personRef);
      current.turnOn();
    } else if (
      step === 'turnOff' &&
      current &&
      current.keeping.state.value.isOn &&
      !current.keeping.state.value.isBusy
    ) {
      // The tab may not have noticed that another user has turned it on, whose plan stays.
      const mark = this.device.mark.read();
      if (mark && isOfUser(mark, current.identity)) this.disallow();
      void current.keeping.turnOff();
    } else if (step === 'refresh') void current?.keeping.refresh();
    else if (step === 'answer') current?.pending.shift()?.();
    else if (step === 'logOut' && current) {
      // Ends every tab of the same user.
      for (const [at, one] of this.signIns.entries())
        if (one?.identity.userRef === current.identity.userRef) {
          one.end.abort();
          this.signIns[at] = null;
        }
      this.forget();
    } else if (step === 'expireSession' && current) {
      current.end.abort();
      this.signIns[tab] = null;
    } else if (step === 'loseRecord') this.device.record = null;
    else if (step === 'nextDay') this.nowMs += dayMs;
    else if (step === 'threeWeeks') this.nowMs += 21 * dayMs;
    else if (step === 'clockBack') this.nowMs -= 3 * dayMs;
  }

  /** Returns the names of the shifts that a page without a network would show now, and those that must not be shown. */
  shown(): { names: string[]; faults: string[] } {
    const id = this.device.mark.read()?.owner?.id;
    const plan = this.device.record?.id === id ? this.device.record?.plan : null;
    const names = plan?.entries.map(({ name }) => name) ?? [];
    const faults = names.filter((name) => {
      const [person = '', at] = name.split(' ');
      return !this.allowed.has(person) || (plan?.fetchedAtMs ?? 0) > Number(at);
    });
    return { names, faults };
  }
}

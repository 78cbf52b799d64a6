import { isLocalDate } from '@selfservice/api/core/local-date';
import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import type { OfflinePlanMark } from '@selfservice/api/my-plan/offline-plan-device';
import type { KeptSignIn, SignOut } from '@selfservice/api/session/session';
import { computeToTodayChoices } from '@selfservice/api/worksheet/compute-to-today-choices';
import { themeChoices } from '@selfservice/ui/tokens/theme';
import * as v from 'valibot';
import { endedPassesSchema } from '../terminal/ended-passes.ts';
import { draftsSchema } from './drafts.ts';
import { ownName } from './own-name.ts';
import { createSafeStorage } from './safe-storage.ts';
import type { OpenStorage, SafeStorage } from './safe-storage.ts';

const text = v.custom<string>(Boolean);
const day = v.custom<LocalDate>((value) => isLocalDate(String(value)));
const month = v.custom<LocalMonth>((value) => isLocalDate(`${String(value)}-01`));
const id = v.custom<number>(Number.isInteger);
const record = v.custom<Record<string, unknown>>((value) => value instanceof Object);

const signInSchema: v.GenericSchema<unknown, KeptSignIn> = v.object({
  tenant: v.string(),
  userRef: v.string(),
  since: v.number(),
  ownRef: v.nullable(v.string()),
});
const signOutsSchema: v.GenericSchema<unknown, readonly SignOut[]> = v.array(
  v.object({
    tenant: v.string(),
    userRef: v.string(),
    reason: v.picklist(['logOut', 'autoLogout']),
    at: v.number(),
  }),
);

const offlinePlanMarkSchema: v.GenericSchema<unknown, OfflinePlanMark> = v.object({
  owner: v.nullable(
    v.object({ id: v.string(), tenant: v.string(), userRef: v.string(), personRef: v.string() }),
  ),
});

/** How a value is stored. Default: on the device, as plain text. */
interface Format<T> {
  storage?: SafeStorage;
  toText?: (value: T) => string;
  /** May throw. */
  fromText?: (text: string) => unknown;
}

const json = { toText: JSON.stringify, fromText: JSON.parse };

/** The storages of the browser. Opening them may throw. */
export interface Storages {
  /** For the device. */
  local: OpenStorage;
  /** For the tab. */
  session: OpenStorage;
}

const browserStorages: Storages = { local: () => localStorage, session: () => sessionStorage };

function valueAt<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  { storage, toText = String, fromText = String }: Format<T> & { storage: SafeStorage },
): StoredValue<T> {
  return {
    read() {
      const kept = storage.get(key);
      if (kept === null) return null;
      try {
        return v.parse(schema, fromText(kept));
      } catch {
        storage.remove(key);
        return null;
      }
    },
    write: (value) => storage.set(key, toText(value)),
    remove: () => storage.remove(key),
  };
}

/**
 * Creates the stored values of the product. A value that does not parse is dropped. If the browser refuses storage, values
 * are kept as long as the page exists.
 *
 * @param folder the base path of the application: two deployments of one origin share no value. Default: the root
 * @requirement shell-58, shell-59, shell-62
 */
export function createStoredValues(storages: Storages = browserStorages, folder = '/') {
  const keyOf = (name: string) => ownName(name, folder);
  const offlinePlanKey = `selfservice.offlinePlan${folder}`;
  const device = createSafeStorage(storages.local);
  const tab = createSafeStorage(storages.session);

  function at<T>(key: string, schema: v.GenericSchema<unknown, T>, format: Format<T> = {}): StoredValue<T> {
    return valueAt(keyOf(key), schema, { storage: device, ...format });
  }

  return {
    /** Returns whether the browser refuses to store values for the device or for this tab. */
    isRefused: () => device.isRefused() || tab.isRefused(),
    /** For this tab only. */
    refreshToken: at('refreshToken', text, { storage: tab }),
    /** For this tab only: milliseconds since 1970 of the last activity. */
    lastActivity: at('lastActivity', text, { storage: tab }),
    /** For this tab only: the customer code of its sign-in. */
    signInCode: at('customerCode', text, { storage: tab }),
    /** For this tab only: the sign-in, to compare with `signOuts`. */
    signIn: at('signIn', signInSchema, { ...json, storage: tab }),
    /** For this tab only: whether its last sign-in ended by inactivity. */
    autoLoggedOut: at('autoLoggedOut', v.boolean(), { ...json, storage: tab }),
    /** For this tab only: the id of its claim. A duplicated tab finds it in use. */
    tabId: at('tab', text, { storage: tab }),
    /** The last logouts of each user, for tabs that were closed or hidden meanwhile. */
    signOuts: at('signOuts', signOutsSchema, json),
    customerCode: at('customerCode', text),
    /** Stored while "Remember me" is on. */
    userName: at('userName', text),
    theme: at('theme', v.picklist(themeChoices)),
    /** Drafts by owner. For this tab only, until a logout. */
    drafts: at('drafts', draftsSchema, { ...json, storage: tab }),
    /** Whose writes the database of the outbox keeps: the keys of their identities. */
    outboxOwners: at('outbox.owners', v.array(v.string()), json),
    /** Decisions that versions up to 2.43 have kept by person, see `openOutbox`. */
    decisions: at('decisions', draftsSchema, json),
    /** Says whose plan is kept in the database of the offline plan. */
    offlinePlan: {
      ...valueAt(offlinePlanKey, offlinePlanMarkSchema, { storage: device, ...json }),
      /** The key in the storage, for its events. */
      key: offlinePlanKey,
      isStored: () => device.isStored(offlinePlanKey),
    },
    /** Whether a list shows only pending requests, by screen. */
    pendingOnly: {
      myRequests: at('pendingOnly.myRequests', v.boolean(), json),
      myUnavailability: at('pendingOnly.myUnavailability', v.boolean(), json),
      requestsApproval: at('pendingOnly.requestsApproval', v.boolean(), json),
      unavailabilitiesApproval: at('pendingOnly.unavailabilitiesApproval', v.boolean(), json),
    },
    /** The last chosen month of my plan. */
    planMonth: at('plan.month', month),
    /** How the days of my plan are shown. */
    planView: at('plan.view', v.picklist(['bars', 'list'])),
    /** IANA name of the time zone for calendar files. */
    planTimeZone: at('plan.timeZone', text),
    /** The fingerprints of the seen days of my plan by the key of an identity, see `seenPlanOf`. Also after a logout. */
    seenPlan: at('plan.seen', record, json),
    departmentPlan: {
      day: at('departmentPlan.day', day),
      /** Number of visible days. */
      mode: at('departmentPlan.mode', v.picklist([1, 3, 7]), json),
      /** Id of the chosen centre. */
      center: at('departmentPlan.center', id, json),
      includeSubcenters: at('departmentPlan.includeSubcenters', v.boolean(), json),
    },
    /** The recent centres by the key of an identity, see `recentCentresOf`. */
    recentCentres: at('centres.recent', record, json),
    reports: {
      /** The last parameters of reports by the key of an identity, see `readUsedValues`. */
      used: at('reports.used', record, json),
    },
    worksheet: {
      /** The day up to which the current month is computed. */
      computeToToday: at('worksheet.computeToToday', v.picklist(computeToTodayChoices)),
    },
    terminal: {
      /** The pass types of buttons 3 to 6; the terminal validates them. */
      buttons: at('terminal.buttons', v.custom<readonly unknown[]>(Array.isArray), json),
      /** Passes that versions up to 2.43 have kept, see `openOutbox`. */
      queue: at('terminal.queue', text),
      /** For this tab only: the passes whose session had ended before their result arrived. */
      endedPasses: at('terminal.endedPasses', endedPassesSchema, { ...json, storage: tab }),
    },
  };
}

/** Every stored value of the product. */
export type StoredValues = ReturnType<typeof createStoredValues>;

/** Removes the last viewed month, day and centre, so that the next user does not see them after a logout. */
export function forgetPlaces({ planMonth, departmentPlan }: StoredValues): void {
  const { day, center, includeSubcenters } = departmentPlan;
  for (const value of [planMonth, day, center, includeSubcenters]) value.remove();
}

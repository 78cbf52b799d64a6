import { isLocalDate } from '@selfservice/api/core/local-date';
import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import type { KeptSignIn, SignOut } from '@selfservice/api/session/session';
import { computeToTodayChoices } from '@selfservice/api/worksheet/compute-to-today-choices';
import { themeChoices } from '@selfservice/ui/tokens/theme';
import * as v from 'valibot';
import { endedPassesSchema } from '../terminal/ended-passes.ts';
import { draftsSchema } from './drafts.ts';
import { createSafeStorage } from './safe-storage.ts';
import type { OpenStorage, SafeStorage } from './safe-storage.ts';

const text = v.custom<string>(Boolean);
const day = v.custom<LocalDate>((value) => isLocalDate(String(value)));
const month = v.custom<LocalMonth>((value) => isLocalDate(`${String(value)}-01`));
const id = v.custom<number>(Number.isInteger);
const record = v.custom<Record<string, unknown>>((value) => value instanceof Object);

const signInSchema: v.GenericSchema<unknown, KeptSignIn> = v.object({
  customerCode: v.string(),
  userRef: v.string(),
  since: v.number(),
  ownRef: v.nullable(v.string()),
});
const signOutsSchema: v.GenericSchema<unknown, readonly SignOut[]> = v.array(
  v.object({
    customerCode: v.string(),
    userRef: v.string(),
    reason: v.picklist(['logOut', 'autoLogout']),
    at: v.number(),
  }),
);

/** How a value is kept. Default: on the device, as the text that it is. */
interface Format<T> {
  storage?: SafeStorage;
  toText?: (value: T) => string;
  /** May throw. */
  fromText?: (text: string) => unknown;
}

const json = { toText: JSON.stringify, fromText: JSON.parse };

/** The storages of the browser; opening either may throw. */
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
 * Everything that the product keeps in the browser, by its key. A value that does not parse is dropped, and where
 * the browser keeps nothing the values live as long as the page. Decisions on storage keys.
 */
export function createStoredValues(storages: Storages = browserStorages) {
  const device = createSafeStorage(storages.local);
  const tab = createSafeStorage(storages.session);

  function at<T>(key: string, schema: v.GenericSchema<unknown, T>, format: Format<T> = {}): StoredValue<T> {
    return valueAt(`selfservice.${key}`, schema, { storage: device, ...format });
  }

  return {
    /** Whether the browser refuses to keep values, for the device or for this tab. */
    isRefused: () => device.isRefused() || tab.isRefused(),
    /** For this tab only. */
    refreshToken: at('refreshToken', text, { storage: tab }),
    /** For this tab only: milliseconds since 1970 of the last activity. */
    lastActivity: at('lastActivity', text, { storage: tab }),
    /** For this tab only: the customer code that its sign-in began with. */
    signInCode: at('customerCode', text, { storage: tab }),
    /** For this tab only: the sign-in, to compare with `signOuts`. */
    signIn: at('signIn', signInSchema, { ...json, storage: tab }),
    /** For this tab only: the id of its claim, which a duplicated tab finds taken. */
    tabId: at('tab', text, { storage: tab }),
    /** The last logouts of each user, for tabs that were closed or out of sight meanwhile. */
    signOuts: at('signOuts', signOutsSchema, json),
    customerCode: at('customerCode', text),
    /** While "remember me" is on. */
    userName: at('userName', text),
    theme: at('theme', v.picklist(themeChoices)),
    /** What is being typed by whom. For this tab only, until a logout. */
    drafts: at('drafts', draftsSchema, { ...json, storage: tab }),
    /** Decisions that are not settled yet, by person, for all tabs, also after a logout. */
    decisions: at('decisions', draftsSchema, json),
    /** Whether a list of requests shows only what is pending, by screen. */
    pendingOnly: {
      myRequests: at('pendingOnly.myRequests', v.boolean(), json),
      myUnavailability: at('pendingOnly.myUnavailability', v.boolean(), json),
      requestsApproval: at('pendingOnly.requestsApproval', v.boolean(), json),
      unavailabilitiesApproval: at('pendingOnly.unavailabilitiesApproval', v.boolean(), json),
    },
    /** The month chosen last in my plan. */
    planMonth: at('plan.month', month),
    /** How the days of my plan are shown. */
    planView: at('plan.view', v.picklist(['bars', 'list'])),
    /** IANA name of the time zone chosen for calendars. */
    planTimeZone: at('plan.timeZone', text),
    departmentPlan: {
      day: at('departmentPlan.day', day),
      /** Days shown at once. */
      mode: at('departmentPlan.mode', v.picklist([1, 3, 7]), json),
      /** Id of the chosen centre. */
      center: at('departmentPlan.center', id, json),
      includeSubcenters: at('departmentPlan.includeSubcenters', v.boolean(), json),
    },
    /** The centres chosen last, by the key of an identity: `recentCentresOf` reads them. */
    recentCentres: at('centres.recent', record, json),
    reports: {
      /** What was chosen for reports the last time, by the key of an identity: `readUsedValues` reads it. */
      used: at('reports.used', record, json),
    },
    worksheet: {
      /** Up to which day of the current month the worksheet reckons. */
      computeToToday: at('worksheet.computeToToday', v.picklist(computeToTodayChoices)),
    },
    terminal: {
      /** The kinds of passes behind buttons 3 to 6; the terminal says what it can be. */
      buttons: at('terminal.buttons', v.custom<readonly unknown[]>(Array.isArray), json),
      /** Passes that the server has not recorded yet, of everybody who uses the device, also after a logout. */
      queue: { ...at('terminal.queue', text), isStored: () => device.isStored('selfservice.terminal.queue') },
      /** For this tab only: the passes whose session was over before their result could be read. */
      endedPasses: at('terminal.endedPasses', endedPassesSchema, { ...json, storage: tab }),
    },
  };
}

/** Every stored value of the product. */
export type StoredValues = ReturnType<typeof createStoredValues>;

/** Forgets the month, the days and the centre viewed last: a logout by hand does not hand them to the next user. */
export function forgetPlaces({ planMonth, departmentPlan }: StoredValues): void {
  const { day, center, includeSubcenters } = departmentPlan;
  for (const value of [planMonth, day, center, includeSubcenters]) value.remove();
}

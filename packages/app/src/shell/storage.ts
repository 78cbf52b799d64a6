import { localDate } from '@selfservice/api/core/local-date';
import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { themeChoices } from '@selfservice/ui/tokens/theme';
import { createShelf } from './shelf.ts';
import type { OpenStore } from './shelf.ts';

/** One remembered value. Reading never fails: what is missing or does not parse is null. */
export interface Remembered<T> {
  read(): T | null;
  write(value: T): void;
  remove(): void;
}

/** Reads a value from its text, or answers null where the text says none. */
type Parse<T> = (text: string) => T | null;

const text: Parse<string> = (value) => value || null;
const day: Parse<LocalDate> = (value) => {
  try {
    return localDate(value);
  } catch {
    return null;
  }
};
const month: Parse<LocalMonth> = (value) => (day(`${value}-01`) ? (value as LocalMonth) : null);
const id: Parse<number> = (value) => (/^\d+$/.test(value) ? Number(value) : null);
const flag: Parse<boolean> = (value) => (value === 'true' ? true : value === 'false' ? false : null);
const ids: Parse<(number | null)[]> = (value) => value.split(',').map(id);

function oneOf<const T extends string | number>(allowed: readonly T[]): Parse<T> {
  return (value) => allowed.find((one) => String(one) === value) ?? null;
}

/** Where the browser keeps things; asking for either may throw. */
export interface Stores {
  local: OpenStore;
  session: OpenStore;
}

const browserStores: Stores = { local: () => localStorage, session: () => sessionStorage };

/**
 * Everything that the product remembers on a device, by its key. A value that does not parse is dropped, and where
 * the browser keeps nothing the values live as long as the page. Decisions on storage keys.
 */
export function createStorage(stores: Stores = browserStores) {
  const local = createShelf(stores.local);
  const session = createShelf(stores.session);

  function at<T extends string | number | boolean | (number | null)[]>(
    key: string,
    parse: Parse<T>,
    shelf = local,
  ): Remembered<T> {
    const fullKey = `selfservice.${key}`;
    return {
      read() {
        const kept = shelf.get(fullKey);
        const value = kept === null ? null : parse(kept);
        if (kept !== null && value === null) shelf.remove(fullKey);
        return value;
      },
      write: (value) => shelf.set(fullKey, String(value)),
      remove: () => shelf.remove(fullKey),
    };
  }

  return {
    /** For this tab only. */
    refreshToken: at('refreshToken', text, session),
    /** For this tab only: milliseconds since 1970 of the last activity. */
    lastActivity: at('lastActivity', text, session),
    /** For this tab only: the customer code that its sign-in began with. */
    signInCode: at('customerCode', text, session),
    customerCode: at('customerCode', text),
    /** While "remember me" is on. */
    userName: at('userName', text),
    theme: at('theme', oneOf(themeChoices)),
    /** What is being typed by whom, see `draftsOf`. For this tab only, until a logout. */
    drafts: at('drafts', text, session),
    /** Whether a list of requests shows only what is pending, by screen. */
    pendingOnly: {
      myRequests: at('pendingOnly.myRequests', flag),
      myUnavailability: at('pendingOnly.myUnavailability', flag),
      requestsApproval: at('pendingOnly.requestsApproval', flag),
      unavailabilitiesApproval: at('pendingOnly.unavailabilitiesApproval', flag),
    },
    /** The month chosen last in my plan. */
    planMonth: at('plan.month', month),
    /** How the days of my plan are shown. */
    planView: at('plan.view', oneOf(['bars', 'list'])),
    departmentPlan: {
      day: at('departmentPlan.day', day),
      /** Days shown at once. */
      mode: at('departmentPlan.mode', oneOf([1, 3, 7])),
      /** Id of the chosen centre. */
      center: at('departmentPlan.center', id),
      includeSubcenters: at('departmentPlan.includeSubcenters', flag),
    },
    /** Pass types of the terminal's buttons 3 to 6, null for an empty one. */
    terminalButtons: at('terminal.buttons', ids),
    /** 0 off, 1 to yesterday, 2 to today. */
    computeToToday: at('worksheet.computeToToday', oneOf([0, 1, 2])),
  };
}

/** What `createStorage` answers. */
export type AppStorage = ReturnType<typeof createStorage>;

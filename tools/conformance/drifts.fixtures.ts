import type { CallName } from '@selfservice/mock-server/core/calls';
import type { Drift } from './drifting-proxy.fixtures.ts';

type Row = Record<string, unknown>;

/** A drift of the JSON of a response to the right token. */
function json(change: (value: Row) => unknown): Drift {
  return ({ status, body }) =>
    status === 200 ? { body: JSON.stringify(change(JSON.parse(body) as Row)) } : {};
}

/** A drift of the first row of a list. */
const firstRow = (change: (row: Row) => Row) =>
  json((rows) => (rows as unknown as Row[]).map((row, index) => (index === 0 ? change(row) : row)));

const whenSignedIn =
  (drift: Drift): Drift =>
  (passing) =>
    passing.isSignedIn ? drift(passing) : {};

const withoutHeader =
  (name: string): Drift =>
  ({ headers }) => {
    headers.delete(name);
    return { headers };
  };

const withType =
  (type: string, body: string): Drift =>
  ({ headers }) => {
    headers.set('Content-Type', type);
    return { headers, body };
  };

const notFound: Drift = () => ({ status: 404, body: '{"Message":"No HTTP resource was found."}' });

/** A drift of a call. */
interface InjectedDrift {
  call: CallName;
  title: string;
  drift: Drift;
  /** The deviations that must be found. */
  found: string[];
}

/** One drift for each of many calls. */
export const drifts: readonly InjectedDrift[] = [
  {
    call: 'getDashboardData',
    title: 'a renamed field',
    drift: json(({ balance, ...rest }) => ({ ...rest, Balance: balance })),
    found: ['balance: is missing, expected object', 'Balance: is not in the contract, found object'],
  },
  {
    call: 'postHolidayAccounts',
    title: 'a text for a number',
    drift: firstRow((row) => ({ ...row, ID_UCET: String(row['ID_UCET']) })),
    found: ['[].ID_UCET: expected number, found string'],
  },
  {
    call: 'getUserList',
    title: 'null where it is not allowed',
    drift: firstRow((row) => ({ ...row, ixs_ref: null })),
    found: ['[].ixs_ref: expected string, found null'],
  },
  {
    call: 'getOvertime',
    title: 'another format of a date',
    drift: firstRow((row) => ({ ...row, date: '20.11.2026' })),
    found: ['[].date: expected date-time, found string'],
  },
  {
    call: 'getLastPasses',
    title: 'a time zone in a date',
    drift: firstRow((row) => ({ ...row, Date: '2026-11-20T08:00:00+01:00' })),
    found: ['[].Date: expected date-time, found string'],
  },
  {
    call: 'getWorksheetParameters',
    title: '200 with an HTML page',
    drift: whenSignedIn(withType('text/html', '<!doctype html><title>Sign in</title>')),
    found: ['body: expected the response of the backend, found an HTML page'],
  },
  {
    call: 'postPassTypes',
    title: 'a call that does not exist',
    drift: whenSignedIn(notFound),
    found: ['status: expected 200, found 404'],
  },
  {
    call: 'getPersonalCard',
    title: 'an array for an object',
    drift: json((value) => [value]),
    found: ['body: expected object, found array'],
  },
  {
    call: 'getRequestPeople',
    title: 'a redirect',
    drift: whenSignedIn(({ headers }) => {
      headers.set('Location', '/login');
      return { status: 302, body: '', headers };
    }),
    found: ['status: expected 200, found a redirect (302)'],
  },
  {
    call: 'getPresenceTranslations',
    title: 'no Date',
    drift: withoutHeader('Date'),
    found: ['header Date: is missing'],
  },
  {
    call: 'postPlanStates',
    title: 'an object around the response',
    drift: json((value) => ({ d: value })),
    found: ['Results: is missing, expected array | null', 'd: is not in the contract, found object'],
  },
  {
    call: 'postMyRequests',
    title: 'a wrong value of a list of values',
    drift: firstRow((row) => ({ ...row, State: 9 })),
    found: ['[].State: expected 0 | 1 | 2 | 3, found number'],
  },
  {
    call: 'postPresence',
    title: 'a number as an id that is a text',
    drift: json(({ Results }) => ({
      Results: (Results as Row[]).map((row) => ({ ...row, IXS_REF: Number(row['IXS_REF']) })),
    })),
    found: ['Results[].IXS_REF: expected string, found number'],
  },
  {
    call: 'getOldestMonthWithRequest',
    title: 'an empty body',
    drift: whenSignedIn(() => ({ body: '' })),
    found: ['body: expected JSON, found nothing'],
  },
  {
    call: 'getPassesTranslations',
    title: '500',
    drift: whenSignedIn(() => ({ status: 500, body: '{"Message":"Jana Dvořáková"}' })),
    found: ['status: expected 200, found 500'],
  },
  {
    call: 'getSubstitutions',
    title: 'a wrong token that is accepted',
    drift: () => ({ status: 200, body: '{"substitutions":[]}' }),
    found: ['wrong token: expected 401, found 200'],
  },
  {
    call: 'getPlanStatesParams',
    title: 'another shape of an error',
    drift: ({ isSignedIn }) => (isSignedIn ? {} : { body: '{"error":"denied"}' }),
    found: ['error body: expected { Message } with a text, found other JSON'],
  },
  {
    call: 'getCentreLevel',
    title: 'an HTML page as an error',
    drift: ({ isSignedIn, headers }) => {
      if (isSignedIn) return {};
      headers.set('Content-Type', 'text/html');
      return { headers, body: '<html>401</html>' };
    },
    found: ['error body: expected { Message } or plain text, found an HTML page'],
  },
  {
    call: 'postHasPassword',
    title: 'a text for a boolean',
    drift: json(String),
    found: ['body: expected boolean, found string'],
  },
  {
    call: 'getUserLanguage',
    title: 'an object around a text',
    drift: json((value) => ({ value })),
    found: ['body: expected string, found object'],
  },
  {
    call: 'postReport',
    title: 'a file in place of base64',
    drift: whenSignedIn(withType('application/pdf', '%PDF-1.7')),
    found: ['content type: expected application/json or text/plain, found application/pdf'],
  },
  {
    call: 'postWorksheet',
    title: 'a boolean as text',
    drift: json((value) => ({ ...value, canSign: 'True' })),
    found: ['canSign: expected boolean | null, found string'],
  },
  {
    call: 'postMyPlan',
    title: 'null for a list',
    drift: json((value) => ({ ...value, intervals: null })),
    found: ['intervals: expected array, found null'],
  },
  {
    call: 'getLicenseValid',
    title: 'a number for a boolean',
    drift: json(Number),
    found: ['body: expected boolean, found number'],
  },
  {
    call: 'getAccountsTranslations',
    title: '204 where a body belongs',
    drift: whenSignedIn(() => ({ status: 204, body: '' })),
    found: ['status: expected 200, found 204'],
  },
  {
    call: 'postToken',
    title: 'a refused sign-in with another status',
    drift: ({ status }) => (status === 400 ? { status: 401 } : {}),
    found: ['wrong refresh token: expected 400, found 401'],
  },
  {
    call: 'postRequestAccounts',
    title: 'an unknown field',
    drift: firstRow((row) => ({ ...row, Order: 1 })),
    found: ['[].Order: is not in the contract, found number'],
  },
  {
    call: 'postDepartmentPeople',
    title: 'a Date that is not exposed',
    drift: withoutHeader('Access-Control-Expose-Headers'),
    found: ['header Access-Control-Expose-Headers: does not contain Date'],
  },
  {
    call: 'postCategories',
    title: 'JSON that is cut off',
    drift: whenSignedIn(({ body }) => ({ body: body.slice(0, -1) })),
    found: ['body: expected JSON, found other text'],
  },
  {
    call: 'getStartup',
    title: 'a wrong value where the client has a fallback',
    drift: json((value) => ({ ...value, delegatedAuthStyle: 'button' })),
    found: ['delegatedAuthStyle: expected 0 | 1 | null, found string'],
  },
];

import { areas } from '@selfservice/ui/areas/areas';
import type { Action } from '@selfservice/api/session/permissions';

/** A message of the product that a story must show. */
export interface RequiredMessage {
  /** The folder of `packages/ui/src` that shows it. The message is required if the folder exists. */
  area: string;
  /** The English text; `{0}` matches any text. */
  words: string;
}

const of = (area: string, ...messages: string[]): RequiredMessage[] =>
  messages.map((words) => ({ area, words }));

/** The error messages and the validation messages of the product. */
export const requiredMessages: readonly RequiredMessage[] = [
  ...of(
    'patterns',
    'An unexpected error occurred.',
    'Data not available, check your connection.',
    'An error occurred on the server, contact your administrator.',
  ),
  ...of(
    'session',
    'Configuration downloading...',
    'Server checking ...',
    'Application usage disabled by license.',
    'Number of SelfService users exceeds the number of licenses.',
    'Invalid username or password.',
    'Invalid customer code, username or password.',
    'Account temporary locked for {0} minutes.',
    'You are not allowed to use this application.',
    'The user is not registered.',
    'The person is not valid.',
    'Error',
  ),
  ...of(
    'password',
    'The passwords do not match.',
    'The password must not contain your user name.',
    'The password must not repeat a character three times in a row.',
    'The password must not contain a sequence of letters or numbers.',
    'You have used this password before. Choose another one.',
    'The old password is incorrect.',
  ),
  ...of('errors', 'Page not found'),
  ...of(
    'requests',
    'Vacation balance exceeded.',
    'Selected period already contains unavailability.',
    'In case of rejecting you must enter a note.',
    'A note is required to enter a request.',
    'The end day cannot be before the start day!',
    'No accounts for workflow',
    'After deadline',
  ),
  ...of(
    'my-plan',
    'The plan is not published for this month.',
    'This month contains an interval with an unpublished plan.',
  ),
  ...of('department-plan', 'Center "{0}" includes more persons than is allowed to load ({1}).'),
  ...of('presence', 'Center "{0}" includes more persons than is allowed to load (1000).'),
  ...of('terminal', 'Pass was not inserted due to connection error!'),
];

/** The area that declares an action. */
const areaByAction = new Map(
  areas.flatMap(({ word, actions = [] }) => actions.map((action) => [action, word] as const)),
);

/** Actions without a disabled or hidden state: without them a session cannot start, and a message is shown. */
export const wordedActions: ReadonlySet<Action> = new Set(['runApp']);

/**
 * Returns the folder of `packages/ui/src` that shows the effect of a permission. Default `dashboard`, which shows the
 * navigation entries.
 */
export function areaOf(action: Action): string {
  return areaByAction.get(action) ?? 'dashboard';
}

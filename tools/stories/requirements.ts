import { areas } from '@selfservice/ui/areas/areas';
import type { Action } from '@selfservice/api/session/permissions';

/** A message of the product that a story must show. */
export interface RequiredMessage {
  /** The folder of `packages/ui/src` that shows it. It is asked for as soon as the folder is there. */
  area: string;
  /** Its English words; `{0}` stands for anything. */
  words: string;
}

const of = (area: string, ...messages: string[]): RequiredMessage[] =>
  messages.map((words) => ({ area, words }));

/** The error catalogue. Specification 000 section 8 and 001 section 8, with the validation messages of section 5. */
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
    'The passwords are not the same.',
    'The password must not contain your user name.',
    'The password must not repeat a character three times in a row.',
    'The password must not contain a run of letters or numbers.',
    'You have used this password before. Choose another one.',
    'The old password is not right.',
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

/** The area whose screens change with a permission, where it declares so. */
const areaByAction = new Map(
  areas.flatMap(({ word, actions = [] }) => actions.map((action) => [action, word] as const)),
);

/** Actions whose refusal is worded and not drawn: a session without them does not begin. */
export const wordedActions: ReadonlySet<Action> = new Set(['runApp']);

/** The folder of `packages/ui/src` that shows what a permission changes: home shows the ways in. Specification 000 section 6. */
export function areaOf(action: Action): string {
  return areaByAction.get(action) ?? 'dashboard';
}

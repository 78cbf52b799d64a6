import { HttpError, NetworkError, TimeoutError } from '@selfservice/api/core/errors';
import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LoginProblem } from './LoginProblem.tsx';

const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
const receivedAtMs = clock.epochMs();

const meta = preview.meta({
  component: LoginProblem,
  args: { clock, problem: { code: 'invalidGrant' as const } },
  parameters: { layout: 'padded' },
});

interface Canvas {
  findByText: (text: string) => Promise<HTMLElement>;
}

/** Expects a message in a live region. */
const says =
  (text: string, role: 'alert' | 'status' = 'alert') =>
  async ({ canvas }: { canvas: Canvas }) => {
    const words = await canvas.findByText(text);
    await expect(words).toBeVisible();
    await expect(words.closest(`[role=${role}]`)).not.toBeNull();
  };

const serverError = new HttpError({
  url: 'https://backend.example/Token',
  status: 500,
  statusText: 'Internal Server Error',
  headers: {},
  body: '{"Message":"An error has occurred.","ExceptionMessage":"Timeout expired. The timeout period elapsed prior to obtaining a connection from the pool. This may have occurred because all pooled connections were in use and max pool size was reached."}',
});

export const InvalidGrant = meta.story({ tags: ['session-49'], play: says('Invalid username or password.') });
export const InvalidGrantInCzech = meta.story({
  globals: { language: 'cs' },
  play: says('Neplatné uživatelské jméno nebo heslo.'),
});
export const InvalidGrantMultiTenant = meta.story({
  tags: ['session-49'],
  parameters: { pictures: false },
  args: { problem: { code: 'invalidGrantMultiTenant' } },
  play: says('Invalid customer code, username or password.'),
});
export const LockedAccount = meta.story({
  tags: ['session-50'],
  args: { problem: { code: 'lockedAccount', minutes: '15', receivedAtMs } },
  play: says('Account temporary locked for 15 minutes.'),
});
export const LockedForOneMinute = meta.story({
  parameters: { pictures: false },
  args: { problem: { code: 'lockedAccount', minutes: '1', receivedAtMs } },
  play: says('Account temporary locked for 1 minute.'),
});
export const LockedInCzech = meta.story({
  args: { problem: { code: 'lockedAccount', minutes: '5', receivedAtMs } },
  globals: { language: 'cs' },
  play: says('Účet je dočasně uzamčen na 5 minut.'),
});
export const LockedForOneMinuteInCzech = meta.story({
  args: { problem: { code: 'lockedAccount', minutes: '1', receivedAtMs } },
  globals: { language: 'cs' },
  play: says('Účet je dočasně uzamčen na 1 minutu.'),
});
export const LockedForFewMinutesInSlovak = meta.story({
  args: { problem: { code: 'lockedAccount', minutes: '3', receivedAtMs } },
  globals: { language: 'sk' },
  play: says('Účet je dočasne uzamknutý na 3 minúty.'),
});
export const LockedWithWordsOfTheServer = meta.story({
  parameters: { pictures: false },
  args: { problem: { code: 'lockedAccount', minutes: 'about 15', receivedAtMs } },
  play: says('Account temporary locked for about 15 minutes.'),
});
export const AppUsageNotAllowed = meta.story({
  tags: ['session-41', 'session-51'],
  parameters: { pictures: false },
  args: { problem: { code: 'appUsageNotAllowed' } },
  play: says('You are not allowed to use this application.'),
});
export const UserNotRegistered = meta.story({
  tags: ['session-52'],
  parameters: { pictures: false },
  args: { problem: { code: 'userNotRegistered' } },
  play: says('The user is not registered.'),
});
export const UserExpired = meta.story({
  tags: ['session-52'],
  parameters: { pictures: false },
  args: { problem: { code: 'userExpired' } },
  play: says('The person is not valid.'),
});
export const AppDisabledByLicence = meta.story({
  tags: ['session-52'],
  parameters: { pictures: false },
  args: { problem: { code: 'appDisabledByLicence' } },
  play: says('Application usage disabled by license.'),
});
export const LicenceExceeded = meta.story({
  tags: ['session-4'],
  parameters: { pictures: false },
  args: { problem: { code: 'licenceExceeded' } },
  play: says('Number of SelfService users exceeds the number of licenses.'),
});
export const UnknownCode = meta.story({
  tags: ['session-53'],
  parameters: { pictures: false },
  args: { problem: { code: 'unknown', description: '' } },
  play: says('Error'),
});
export const UnknownCodeInCzech = meta.story({
  tags: ['session-53'],
  args: { problem: { code: 'unknown', description: '' } },
  globals: { language: 'cs' },
  play: says('Chyba'),
});
export const UnknownCodeInSlovak = meta.story({
  tags: ['session-53'],
  args: { problem: { code: 'unknown', description: '' } },
  globals: { language: 'sk' },
  play: says('Chyba'),
});
export const UnknownCodeWithDescription = meta.story({
  tags: ['session-53'],
  args: {
    problem: {
      code: 'unknown',
      description:
        'AADSTS50105: The signed in user is not assigned to a role for the application. Trace ID: 0000aaaa-11bb-cccc-dd22-eeeeee333333',
    },
  },
  play: says('Error'),
});
export const SessionExpired = meta.story({
  parameters: { pictures: false },
  args: { problem: { code: 'sessionExpired' } },
  play: says('Your session has ended. Sign in again to continue where you left off.', 'status'),
});
export const SessionExpiredWithDrafts = meta.story({
  args: { problem: { code: 'sessionExpired' }, isInputKept: true },
  play: says('What you entered is still here.', 'status'),
});
export const LoggedOutAutomatically = meta.story({
  parameters: { pictures: false },
  args: { problem: { code: 'autoLogout' } },
  play: says('You were logged out after a period of inactivity.', 'status'),
});
export const LoggedOutBefore = meta.story({
  parameters: { pictures: false },
  args: { problem: { code: 'loggedOutBefore' } },
  play: says('You have already logged out. Sign in again to continue.', 'status'),
});
export const LoggedOutBeforeInCzech = meta.story({
  args: { problem: { code: 'loggedOutBefore' } },
  globals: { language: 'cs' },
  play: says('Už jste se odhlásili. Chcete-li pokračovat, přihlaste se znovu.', 'status'),
});
export const LoggedOutBeforeInSlovak = meta.story({
  args: { problem: { code: 'loggedOutBefore' } },
  globals: { language: 'sk' },
  play: says('Už ste sa odhlásili. Ak chcete pokračovať, prihláste sa znova.', 'status'),
});
export const TabCopied = meta.story({
  parameters: { pictures: false },
  args: { problem: { code: 'tabCopied' } },
  play: says(
    'This tab is a copy of another tab in which you are signed in. Sign in to use this tab as well.',
    'status',
  ),
});
export const TabCopiedInCzech = meta.story({
  args: { problem: { code: 'tabCopied' } },
  globals: { language: 'cs' },
  play: says(
    'Tato karta je kopií jiné karty, na které jste přihlášeni. Chcete-li pracovat i zde, přihlaste se.',
    'status',
  ),
});
export const TabCopiedInSlovak = meta.story({
  args: { problem: { code: 'tabCopied' } },
  globals: { language: 'sk' },
  play: says(
    'Táto karta je kópiou inej karty, na ktorej ste prihlásení. Ak chcete pracovať aj tu, prihláste sa.',
    'status',
  ),
});
export const NoNetwork = meta.story({
  parameters: { pictures: false },
  args: { problem: { code: 'failed', error: new NetworkError('/Token', null) } },
  play: says('Data not available, check your connection.'),
});
export const NoAnswerInTime = meta.story({
  parameters: { pictures: false },
  args: { problem: { code: 'failed', error: new TimeoutError('/Token', 30_000) } },
  play: says('Data not available, check your connection.'),
});
export const ServerError = meta.story({
  tags: ['shell-22'],
  args: { problem: { code: 'failed', error: serverError } },
  play: says('An error occurred on the server, contact your administrator.'),
});

import {
  ConfigurationError,
  HttpError,
  NetworkError,
  NotTheBackendError,
} from '@selfservice/api/core/errors';
import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { settings } from '../../patterns/SignInLayout/sign-in.fixtures.ts';
import { GateScreen } from './GateScreen.tsx';
import type { GateScreenProps } from './GateScreen.tsx';

/** Marks the language of the toolbar as the one in use. */
function InToolbarLanguage(props: GateScreenProps) {
  return <GateScreen {...props} language={useLanguage()} />;
}

const meta = preview.meta({
  component: GateScreen,
  args: { ...settings, gate: { kind: 'loadingConfiguration' as const }, onRetry: fn() },
  render: (args) => <InToolbarLanguage {...args} />,
});

interface Canvas {
  findByRole: (role: string, options: { name: string }) => Promise<HTMLElement>;
}

const titled =
  (name: string) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  };

const maintained = new HttpError({
  url: 'https://backend.example/controllers/SelfService/Startup',
  status: 503,
  statusText: 'Service Unavailable',
  headers: {},
  body: '{"Message":"The service is being maintained."}',
});

export const ConfigurationDownloading = meta.story({
  tags: ['session-1'],
  play: titled('Configuration downloading...'),
});

export const ServerChecking = meta.story({
  tags: ['session-1'],
  args: { gate: { kind: 'checkingServer' } },
  play: titled('Server checking ...'),
});

export const SigningInSilently = meta.story({
  parameters: { pictures: false },
  args: { gate: { kind: 'signingInSilently', by: 'windows' } },
  play: titled('Signing in…'),
});

const slowClock = createManualClock(localDateTime('2026-11-20T08:00:00'));

export const TakesLong = meta.story({
  tags: ['session-1'],
  parameters: { pictures: false },
  args: { gate: { kind: 'signingInSilently', by: 'windows' }, clock: slowClock },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Signing in…' });
    slowClock.advance(3999);
    await expect(canvas.queryByRole('status')).toBeNull();
    slowClock.advance(1);
    await expect(canvas.findByRole('status')).resolves.toHaveTextContent('Waiting for the Windows sign-in.');
  },
});

export const Redirecting = meta.story({
  parameters: { pictures: false },
  args: { gate: { kind: 'redirecting' } },
  play: titled('Redirecting to the sign-in page…'),
});

export const DisabledByLicence = meta.story({
  tags: ['session-2'],
  parameters: { pictures: false },
  args: { gate: { kind: 'disabledByLicence' } },
  play: titled('Application usage disabled by license.'),
});

export const ConfigurationWrong = meta.story({
  tags: ['shell-57'],
  args: {
    gate: {
      kind: 'configurationFailed',
      error: new ConfigurationError('autoLogoutMinutes', 'Invalid type: Expected number but received "ten"'),
    },
  },
  play: async ({ canvas, step, args }) => {
    await step('the message names the field', () =>
      expect(canvas.findByText(/“autoLogoutMinutes” in config.json/)).resolves.toBeVisible(),
    );
    await step('the raw message is folded', async () => {
      const message = canvas.getByText(/Expected number/);
      await expect(message).not.toBeVisible();
      await userEvent.click(canvas.getByText('Details for the administrator'));
      await expect(message).toBeVisible();
    });
    await step('the user can retry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenCalledTimes(1);
    });
  },
});

export const ConfigurationNotJson = meta.story({
  parameters: { pictures: false },
  args: {
    gate: { kind: 'configurationFailed', error: new ConfigurationError('', 'the answer is not JSON') },
  },
  play: ({ canvas }) =>
    expect(canvas.findByText(/the file config.json must be corrected/)).resolves.toBeVisible(),
});

export const AnotherPageInsteadOfConfiguration = meta.story({
  tags: ['shell-57'],
  parameters: { pictures: false },
  args: {
    gate: {
      kind: 'configurationFailed',
      error: new ConfigurationError(
        '',
        'the response is an HTML page',
        new NotTheBackendError({ url: '/config.json', method: 'GET', status: 200, reason: 'html', body: '' }),
      ),
    },
  },
  play: ({ canvas }) =>
    expect(canvas.findByText(/another page instead of the file config.json/)).resolves.toBeVisible(),
});

export const ConfigurationOutOfReach = meta.story({
  parameters: { pictures: false },
  args: { gate: { kind: 'configurationFailed', error: new NetworkError('/config.json', null) } },
  play: ({ canvas }) =>
    expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible(),
});

export const ServerFailed = meta.story({
  args: { gate: { kind: 'serverCheckFailed', error: maintained } },
  play: ({ canvas }) =>
    expect(
      canvas.findByText('An error occurred on the server, contact your administrator.'),
    ).resolves.toBeVisible(),
});

export const ServerFailedInCzech = meta.story({
  args: { gate: { kind: 'serverCheckFailed', error: maintained } },
  globals: { language: 'cs' },
  play: titled('Server neodpovídá správně.'),
});

export const ServerOutOfReach = meta.story({
  parameters: { pictures: false },
  args: {
    gate: { kind: 'serverCheckFailed', error: new NetworkError('/controllers/SelfService/Startup', null) },
  },
  play: ({ canvas }) =>
    expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible(),
});

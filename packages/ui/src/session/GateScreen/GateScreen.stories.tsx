import { ConfigurationError, HttpError, NetworkError } from '@selfservice/api/core/errors';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { GateScreen } from './GateScreen.tsx';

const meta = preview.meta({
  component: GateScreen,
  args: { gate: { kind: 'loadingConfiguration' as const }, onRetry: fn() },
});

export const ConfigurationDownloading = meta.story({
  play: ({ canvas }) => expect(canvas.findByText('Configuration downloading...')).resolves.toBeVisible(),
});

export const ServerChecking = meta.story({
  args: { gate: { kind: 'checkingServer' as const } },
  play: ({ canvas }) => expect(canvas.findByText('Server checking ...')).resolves.toBeVisible(),
});

export const SigningInSilently = meta.story({ args: { gate: { kind: 'signingInSilently' as const } } });

export const Redirecting = meta.story({ args: { gate: { kind: 'redirecting' as const } } });

export const DisabledByLicence = meta.story({
  args: { gate: { kind: 'disabledByLicence' as const } },
  play: ({ canvas }) =>
    expect(canvas.findByText('Application usage disabled by license.')).resolves.toBeVisible(),
});

export const ConfigurationWrong = meta.story({
  args: {
    gate: {
      kind: 'configurationFailed',
      error: new ConfigurationError('autoLogoutMinutes', 'Invalid type: Expected number but received "ten"'),
    },
  },
  play: async ({ canvas, step, args }) => {
    await step('it names the field', () =>
      expect(canvas.findByText(/“autoLogoutMinutes” of config.json/)).resolves.toBeVisible(),
    );
    await step('it can be tried again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
});

export const ConfigurationNotJson = meta.story({
  args: {
    gate: { kind: 'configurationFailed', error: new ConfigurationError('', 'the answer is not JSON') },
  },
});

export const ServerFailed = meta.story({
  args: {
    gate: {
      kind: 'serverCheckFailed',
      error: new HttpError({
        url: 'https://backend.example/controllers/SelfService/Startup',
        status: 503,
        statusText: 'Service Unavailable',
        headers: {},
        body: '{"Message":"The service is being maintained."}',
      }),
    },
  },
});

export const ServerOutOfReach = meta.story({
  args: {
    gate: { kind: 'serverCheckFailed', error: new NetworkError('/controllers/SelfService/Startup', null) },
  },
});

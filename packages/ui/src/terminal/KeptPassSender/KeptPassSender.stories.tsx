import { expect, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { aHost, aKeptPass, insertedPasses, withQueue } from '../terminal.fixtures.ts';
import { KeptPassSender } from './KeptPassSender.ts';

const meta = preview.meta({
  component: KeptPassSender,
  args: { host: aHost() },
  parameters: { pictures: false, scenario: withQueue },
});

export const Default = meta.story({
  tags: ['terminal-16', 'terminal-18'],
  args: {
    host: aHost({
      kept: [aKeptPass('2026-11-19T16:02:00', { attempt: null }), aKeptPass('2026-11-20T07:10:00')],
    }),
  },
  play: async ({ loaded, step }) => {
    await step('sends the waiting pass', async () => {
      await waitFor(() =>
        expect(notify.success).toHaveBeenCalledWith('A pass has been recorded after all: Out 7:10'),
      );
      await expect(insertedPasses(backendOf(loaded))).toHaveLength(1);
    });
    await step('reports the pass that is too old', () =>
      expect(notify.refusal).toHaveBeenCalledWith(
        expect.stringMatching(/^A pass can no longer be recorded: Out Thu\s19\sNov\s16:02$/),
      ),
    );
  },
});

import { expect, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { PassingWarnings } from './PassingWarnings.tsx';

const meta = preview.meta({
  component: PassingWarnings,
  args: { warnings: ['The worksheet needs your signature'], hideAfterMs: 3000 },
  decorators: [
    // On a desk the warnings are above the place of the screen.
    (Story) => (
      <div style={{ padding: '4rem 1rem 0' }}>
        <div style={{ position: 'relative' }}>{Story()}</div>
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: ({ canvas, args }) => expect(canvas.getByText(args.warnings[0] as string)).toBeVisible(),
});

export const AfterItsTime = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    const { clock } = backendOf(loaded);
    await step('the warning is visible until its time ends', async () => {
      clock.advance(2999);
      await expect(canvas.getByRole('status')).toBeVisible();
    });
    await step('the warning disappears when its time ends', async () => {
      clock.advance(1);
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    });
  },
});

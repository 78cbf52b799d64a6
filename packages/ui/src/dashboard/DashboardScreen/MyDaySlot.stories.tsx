import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inDayLayout } from '../MyDay/my-day.fixtures.tsx';
import { MyDaySlot } from './MyDaySlot.tsx';

const code = () => import('../MyDayScreen/MyDayScreen.tsx');
/** Returns a loader that fails a number of times before it succeeds. */
const afterFailures = (count: number) => {
  let failures = 0;
  return () =>
    failures++ < count ? Promise.reject<Awaited<ReturnType<typeof code>>>(new TypeError()) : code();
};

const meta = preview.meta({
  component: MyDaySlot,
  args: { hasPlan: true, isWanted: true, lastPass: null },
  decorators: [inDayLayout],
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.findByText('On shift until 16:30')).resolves.toBeVisible(),
});

export const Loading = meta.story({
  args: { isWanted: false },
  parameters: { staysLoading: true },
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('section')).toHaveAttribute('aria-busy', 'true'),
});

export const LoadingWithoutTheRight = meta.story({
  tags: ['dashboard-29'],
  args: { isWanted: false, hasPlan: false },
  parameters: { pictures: false, staysLoading: true },
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('section')).toHaveAttribute('aria-busy', 'true'),
});

export const Failed = meta.story({
  tags: ['dashboard-32'],
  args: { load: afterFailures(1) },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible();
    await step('appears after another attempt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByText('On shift until 16:30')).resolves.toBeVisible();
    });
  },
});

export const FailedAgain = meta.story({
  args: { load: afterFailures(2) },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await step('offers to reload the page', () =>
      expect(canvas.findByRole('button', { name: 'Reload page' })).resolves.toBeVisible(),
    );
  },
});

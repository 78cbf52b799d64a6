import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Deferred } from './Deferred.tsx';

const part = { Part: () => <p>The part is there.</p> };
/** Returns a loader that fails the given number of times before it succeeds. */
const afterFailures = (count: number) => {
  let failures = 0;
  return () => (failures++ < count ? Promise.reject<typeof part>(new TypeError()) : Promise.resolve(part));
};

const meta = preview.meta({
  component: Deferred<typeof part>,
  args: {
    load: () => new Promise<typeof part>(() => {}),
    name: 'More',
    pending: <Button>More</Button>,
    onClose: fn(),
    children: ({ Part }) => <Part />,
  },
  parameters: { layout: 'padded' },
});

const failure = () => screen.findByRole('dialog', { name: '“More” could not be loaded.' });

export const Default = meta.story({
  args: { load: () => Promise.resolve(part) },
  play: ({ canvas }) => expect(canvas.findByText('The part is there.')).resolves.toBeVisible(),
});

export const Loading = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'More' })).toBeVisible(),
});

export const Failed = meta.story({
  args: { load: afterFailures(Infinity) },
  play: async ({ args, step }) => {
    const dialog = await failure();
    await step('the dialog shows the reason, and the rest of the screen stays', async () => {
      await expect(dialog).toHaveTextContent('The server could not be reached');
      await expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull();
      await expect(screen.getByText('More')).toBeVisible();
    });
    await step('the dialog can be closed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const TriedAgain = meta.story({
  args: { load: afterFailures(1) },
  play: async ({ canvas }) => {
    await failure();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('The part is there.')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const FailedAgain = meta.story({
  args: { load: afterFailures(Infinity) },
  play: async () => {
    await failure();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(screen.findByText('If this does not help, reload the page.')).resolves.toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  args: { load: afterFailures(1) },
  play: async ({ canvas, step }) => {
    await failure();
    await step('Try again has the focus', () =>
      waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()),
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.findByText('The part is there.')).resolves.toBeVisible();
  },
});

export const LongText = meta.story({
  args: { load: afterFailures(Infinity), name: 'Department of Preventive Maintenance'.repeat(3) },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(screen.findByRole('button', { name: 'Reload page' })).resolves.toBeVisible();
  },
});

export const FailedInCzech = meta.story({
  args: { load: afterFailures(Infinity), name: 'Další' },
  globals: { language: 'cs' },
  play: () =>
    expect(screen.findByRole('dialog', { name: '„Další“ se nepodařilo načíst.' })).resolves.toBeVisible(),
});

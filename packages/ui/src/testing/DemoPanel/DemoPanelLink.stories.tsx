import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { link } from './demo.fixtures.ts';
import { openTab, panelArgs } from './demoPanel.fixtures.ts';
import { DemoPanel } from './DemoPanel.tsx';

const meta = preview.meta({ component: DemoPanel, args: panelArgs });

export const Link = meta.story({
  tags: ['demo-7'],
  play: async ({ canvas, args, step }) => {
    const panel = await openTab(canvas, 3);
    await expect(args.onLinkWanted).toHaveBeenCalledOnce();
    await step('the link has the changes, and can be without them', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Copy link' }));
      await expect(args.onCopy).toHaveBeenLastCalledWith(link.urlWithChanges);
      await expect(await panel.findByText('The link has been copied.')).toBeVisible();
      await userEvent.click(panel.getByRole('switch', { name: 'With what has been done (2 changes)' }));
      await expect(panel.getByRole('textbox', { name: 'Link' })).toHaveValue(link.url);
      await userEvent.click(panel.getByRole('button', { name: 'Copy link' }));
      await expect(args.onCopy).toHaveBeenLastCalledWith(link.url);
    });
  },
});

export const QrCode = meta.story({
  tags: ['demo-7', 'demo-9'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  args: { link: { ...link, leftOut: 1, isOnlyHere: true } },
  parameters: { pictures: true },
  play: async ({ canvas }) => {
    const panel = await openTab(canvas, 3);
    await userEvent.click(panel.getByRole('button', { name: 'Show QR code' }));
    await expect(await panel.findByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expect(panel.getByText(/A phone cannot open it/)).toBeVisible();
    await expect(panel.getByText(/^1 change is not part of the link/)).toBeVisible();
  },
});

export const TooMuchForLink = meta.story({
  tags: ['demo-7'],
  args: { link: { ...link, url: `${link.url}${'x'.repeat(3000)}`, urlWithChanges: null, changes: 90 } },
  play: async ({ canvas }) => {
    const panel = await openTab(canvas, 3);
    await expect(panel.getByText(/^Too much has been done for a link/)).toBeVisible();
    await expect(panel.getByRole('switch')).toBeDisabled();
    await userEvent.click(panel.getByRole('button', { name: 'Show QR code' }));
    await expect(await panel.findByText('The link is too long for a QR code.')).toBeVisible();
  },
});

export const CopyRefused = meta.story({
  args: { onCopy: fn(() => Promise.reject(new Error('No clipboard.'))), link: { ...link, changes: 0 } },
  play: async ({ canvas }) => {
    const panel = await openTab(canvas, 3);
    await userEvent.click(panel.getByRole('button', { name: 'Copy link' }));
    await expect(await panel.findByText(/^The browser does not allow copying/)).toBeVisible();
  },
});

export const LoadingLink = meta.story({
  args: { link: null },
  parameters: { staysLoading: true },
  play: async ({ canvas }) => {
    const panel = await openTab(canvas, 3);
    await expect(panel.queryByRole('button', { name: 'Copy link' })).toBeNull();
  },
});

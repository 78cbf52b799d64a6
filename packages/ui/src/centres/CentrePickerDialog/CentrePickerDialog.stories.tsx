import { failing } from '@selfservice/mock-server/core/failure';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aChoice, confirmTakes, failLevels, row, rowIsThere, rowIsThereInTime } from '../centres.fixtures.ts';
import { useRecentCentres } from '../../environment/Environment.tsx';
import type { CentrePickerDialogProps } from './CentrePickerDialog.tsx';
import { CentrePickerDialog } from './CentrePickerDialog.tsx';

const meta = preview.meta({
  component: CentrePickerDialog,
  args: { value: null, onConfirm: fn(), onClose: fn() },
  parameters: { scenario: { person: 'manager' } },
});

export const Default = meta.story({
  tags: ['centres-4', 'centres-6', 'centres-8', 'centres-11'],
  play: async ({ args, step }) => {
    await rowIsThere('Assembly');
    await step('starts at the root of the person, with its sub-centres', async () => {
      await confirmTakes('Production · 10 sub-centres');
      await expect(screen.getByRole('checkbox', { name: 'Including sub-centres' })).toBeChecked();
    });
    await step('Close changes nothing', async () => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
});

export const TenLevels = meta.story({
  tags: ['centres-2', 'centres-5'],
  args: { value: aChoice('Fixture 1', { includesSubcentres: false, categoryRef: '001' }) },
  play: async ({ step }) => {
    await rowIsThere('Tooling position');
    await step('the path is collapsed in the middle', async () => {
      await expect(screen.getByRole('link', { name: 'Show 6 centres in between' })).toBeVisible();
      await expect(screen.getByRole('link', { name: 'Station 4' })).toBeVisible();
    });
    await confirmTakes('Fixture 1 · without sub-centres');
  },
});

export const FiveHundredSubcentres = meta.story({
  tags: ['centres-8'],
  args: { value: aChoice('Machine park') },
  parameters: { pictures: false },
  play: async ({ loaded, step }) => {
    await rowIsThereInTime(loaded, 'Machine 001');
    await step('renders only visible rows', () => expect(screen.getAllByRole('row').length).toBeLessThan(80));
    await confirmTakes('Machine park · 500 sub-centres');
  },
});

export const Empty = meta.story({
  tags: ['centres-8'],
  args: { value: aChoice('Paint shop') },
  play: async ({ step }) => {
    await waitFor(() => expect(screen.getByText('No sub-centres')).toBeVisible());
    await step('a centre without sub-centres can be chosen', () =>
      confirmTakes('Paint shop · no sub-centres'),
    );
  },
});

export const Loading = meta.story({
  tags: ['centres-7'],
  args: { value: aChoice('Assembly') },
  parameters: {
    scenario: { failures: [failing('getCentreLevel', 'timeout'), failing('postCategories', 'timeout')] },
  },
  play: async ({ args, step }) => {
    await step('disables Confirm and says why', async () => {
      await confirmTakes('Loading Assembly');
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
});

export const GoingIn = meta.story({
  tags: ['centres-7'],
  parameters: { pictures: false },
  play: async ({ loaded, step }) => {
    await rowIsThere('Paint shop');
    failLevels(loaded, 'timeout');
    await userEvent.click(row('Paint shop'));
    await step('the level before stays, and the row shows that it is loading', async () => {
      await waitFor(() =>
        expect(screen.getByRole('progressbar', { name: 'Loading Paint shop' })).toBeVisible(),
      );
      await expect(row('Assembly')).toBeVisible();
    });
    await step('disables Confirm meanwhile', () => confirmTakes('Loading Paint shop'));
  },
});

export const Failed = meta.story({
  tags: ['centres-7', 'centres-21'],
  parameters: { scenario: { failures: [failing('getCentreLevel', '500')] } },
  play: async ({ loaded, step }) => {
    await waitFor(() => expect(screen.getByText('The centres could not be loaded.')).toBeVisible());
    await step('disables Confirm', () => confirmTakes('No centre is loaded yet.'));
    await step('another attempt works', async () => {
      failLevels(loaded);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await rowIsThere('Assembly');
      failLevels(loaded, '500');
      await userEvent.click(row('Paint shop'));
    });
    await step('a level that fails leaves the level before in place', async () => {
      await waitFor(() => expect(screen.getByText('“Paint shop” could not be loaded.')).toBeVisible());
      await expect(row('Assembly')).toBeVisible();
      await confirmTakes('Production · 10 sub-centres');
    });
  },
});

export const FilterDisabled = meta.story({
  tags: ['centres-15'],
  parameters: { pictures: false, scenario: { disabledActions: ['SelfServiceApp_CategoryFilter'] } },
  play: async ({ step }) => {
    await rowIsThere('Assembly');
    await step('shows no category, as if the filter were hidden', () =>
      expect(screen.queryByText('Category')).toBeNull(),
    );
  },
});

export const FilterHidden = meta.story({
  tags: ['centres-15'],
  parameters: { pictures: false, scenario: { invisibleActions: ['SelfServiceApp_CategoryFilter'] } },
  play: async ({ step }) => {
    await rowIsThere('Assembly');
    await step('shows no category', () => expect(screen.queryByText('Category')).toBeNull());
  },
});

export const LongText = meta.story({
  args: { value: aChoice('Vibration diagnostics') },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  parameters: { scenario: { person: 'longName' } },
  play: () => waitFor(() => expect(screen.getByText('Žiadne podriadené strediská')).toBeVisible()),
});

/** The dialog for a user who has chosen centres before. */
function AfterOthers(args: CentrePickerDialogProps) {
  const stored = useRecentCentres();
  useState(() =>
    stored.write(['Assembly', 'Machine park', 'Paint shop'].map((name) => aChoice(name).centre)),
  );
  return <CentrePickerDialog {...args} />;
}

export const Recent = meta.story({
  tags: ['centres-10'],
  args: { value: aChoice('Assembly') },
  render: (args) => <AfterOthers {...args} />,
  play: async ({ args, step }) => {
    await rowIsThere('Kitting');
    const recent = within(screen.getByRole('list', { name: 'Recent' }));
    await step('leaves out the current centre', () =>
      expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Machine park',
        'Paint shop',
      ]),
    );
    await step('a click goes there, and Confirm chooses it', async () => {
      await userEvent.click(recent.getByRole('button', { name: 'Paint shop' }));
      await confirmTakes('Paint shop · no sub-centres');
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await expect(args.onConfirm).toHaveBeenCalledWith(aChoice('Paint shop'));
    });
  },
});

import { getCentreLevel, postCategories } from '@selfservice/api/centres/centres.wire';
import { failing } from '@selfservice/mock-server/core/failure';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aChoice, confirmTakes, failLevels, row, rowHasFocus, rowIsThere } from '../centres.fixtures.ts';
import { CentrePickerDialog } from './CentrePickerDialog.tsx';

const meta = preview.meta({
  component: CentrePickerDialog,
  args: { value: null, onConfirm: fn(), onClose: fn() },
  parameters: { scenario: { person: 'manager' } },
});

const goneChoice = { ...aChoice('Assembly'), centre: { id: 999_999, name: 'Galvanic shop' } };

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

export const Category = meta.story({
  args: { value: aChoice('Assembly', { includesSubcentres: false, categoryRef: '010' }) },
  play: async ({ args, step }) => {
    await rowIsThere('Kitting');
    await step('what was chosen before stands there', async () => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /Category/ })).toHaveTextContent('Foremen'),
      );
      await expect(screen.getByRole('checkbox', { name: 'Including sub-centres' })).not.toBeChecked();
    });
    await step('another one is taken', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Category/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Setters' }));
      await userEvent.click(screen.getByRole('checkbox', { name: 'Including sub-centres' }));
      await confirm();
      await expect(args.onConfirm).toHaveBeenLastCalledWith(aChoice('Assembly', { categoryRef: '002' }));
    });
    await step('all of them as well', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Category/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'All categories' }));
      await confirm();
      await expect(args.onConfirm).toHaveBeenLastCalledWith(aChoice('Assembly'));
    });
  },
});

/** Without the permission a category that was chosen before does not narrow anything unseen. */
export const CategoryOfOldHidden = meta.story({
  args: { value: aChoice('Assembly', { categoryRef: '010' }) },
  parameters: { scenario: { invisibleActions: ['SelfServiceApp_CategoryFilter'] } },
  play: async ({ args }) => {
    await confirmTakes('Assembly · 5 sub-centres');
    await confirm();
    await expect(args.onConfirm).toHaveBeenCalledWith(aChoice('Assembly'));
  },
});

/** The categories of every centre but Assembly do not arrive. */
export const ConfirmedBeforeCategories = meta.story({
  args: { value: aChoice('Assembly', { categoryRef: '010' }) },
  beforeEach({ msw }) {
    msw.use(
      http.post(`*${postCategories.path}`, async ({ request }) => {
        const { Item1 } = (await request.clone().json()) as { Item1: number };
        if (Item1 !== aChoice('Assembly').centre.id) await new Promise(() => {});
      }),
    );
  },
  play: async ({ args, step }) => {
    await rowIsThere('Kitting');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Category/ })).toHaveTextContent('Foremen'),
    );
    await step('a category of the previous centre is neither offered nor sent for the next one', async () => {
      await userEvent.click(row('Kitting'));
      await confirmTakes(/^Kitting/);
      await expect(screen.getByRole('button', { name: /Category/ })).toBeDisabled();
      await confirm();
      await expect(args.onConfirm).toHaveBeenLastCalledWith(aChoice('Kitting'));
    });
  },
});

export const CategoriesFailed = meta.story({
  parameters: { scenario: { failures: [failing('postCategories', '500')] } },
  play: async ({ step }) => {
    await rowIsThere('Assembly');
    await waitFor(() => expect(screen.getByText(/The categories could not be loaded/)).toBeVisible());
    await step('a centre can be chosen all the same', () => confirmTakes('Production · 10 sub-centres'));
  },
});

export const CategoriesAgain = meta.story({
  parameters: { scenario: { failures: [failing('postCategories', '500')] } },
  play: async ({ loaded }) => {
    await waitFor(() => expect(screen.getByText(/The categories could not be loaded/)).toBeVisible());
    failLevels(loaded);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/The categories could not be loaded/)).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: /Category/ })).toBeEnabled());
  },
});

export const AnotherAttempt = meta.story({
  play: async ({ loaded, step }) => {
    await rowIsThere('Tool shop');
    failLevels(loaded, '500');
    await userEvent.click(row('Tool shop'));
    await waitFor(() => expect(screen.getByText('“Tool shop” could not be loaded.')).toBeVisible());
    await step('the focus goes back to the row while it is tried again', async () => {
      failLevels(loaded, 'timeout');
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await rowHasFocus(/Tool shop/);
    });
  },
});

const late = { answer: () => {}, onAnswered: fn() };

export const LateAnswer = meta.story({
  args: { value: aChoice('Assembly') },
  beforeEach({ msw }) {
    const held = new Promise<void>((resolve) => {
      late.answer = resolve;
    });
    late.onAnswered.mockClear();
    msw.use(
      http.get(`*${getCentreLevel.path}`, async ({ request }) => {
        const { centre } = aChoice('Kitting');
        if (new URL(request.url).searchParams.get('centerID') !== String(centre.id)) return;
        await held;
        late.onAnswered();
      }),
    );
  },
  play: async ({ step }) => {
    await rowIsThere('Kitting');
    await step('somebody changes their mind before a level comes', async () => {
      await userEvent.click(row('Kitting'));
      await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Loading Kitting' })).toBeVisible());
      await userEvent.keyboard('{Backspace}');
      await confirmTakes('Assembly · 5 sub-centres');
    });
    await step('it changes nothing when it comes', async () => {
      late.answer();
      await waitFor(() => expect(late.onAnswered).toHaveBeenCalled());
      await confirmTakes('Assembly · 5 sub-centres');
      await expect(row('Kitting')).toBeVisible();
    });
  },
});

/** The saved centre may be gone; home stays in reach. */
export const CentreOfOldGone = meta.story({
  args: { value: goneChoice },
  play: async () => {
    await waitFor(() => expect(screen.getByText('“Galvanic shop” could not be loaded.')).toBeVisible());
    await confirmTakes('No centre is loaded yet.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  },
});

export const HomeFromOldGone = meta.story({
  args: { value: goneChoice },
  play: async () => {
    await waitFor(() => expect(screen.getByText('“Galvanic shop” could not be loaded.')).toBeVisible());
    await userEvent.click(screen.getByRole('link', { name: 'All centres' }));
    await confirmTakes('Production · 10 sub-centres');
  },
});

export const Malformed = meta.story({
  parameters: { scenario: { failures: [failing('getCentreLevel', 'malformed')] } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('An unexpected error occurred.')).toBeVisible());
    await confirmTakes('No centre is loaded yet.');
  },
});

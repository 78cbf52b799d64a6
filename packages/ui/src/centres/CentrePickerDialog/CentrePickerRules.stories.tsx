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
  tags: ['centres-4', 'centres-5'],
  args: { value: aChoice('Assembly', { includesSubcentres: false, categoryRef: '010' }) },
  play: async ({ args, step }) => {
    await rowIsThere('Kitting');
    await step('shows the previous choice', async () => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /Category/ })).toHaveTextContent('Foremen'),
      );
      await expect(screen.getByRole('checkbox', { name: 'Including sub-centres' })).not.toBeChecked();
    });
    await step('chooses another category', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Category/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Setters' }));
      await userEvent.click(screen.getByRole('checkbox', { name: 'Including sub-centres' }));
      await confirm();
      await expect(args.onConfirm).toHaveBeenLastCalledWith(aChoice('Assembly', { categoryRef: '002' }));
    });
    await step('chooses all categories', async () => {
      const category = screen.getByRole('button', { name: /Category/ });
      // Those of the sub-centres are loading.
      await waitFor(() => expect(category).toBeEnabled());
      await userEvent.click(category);
      await userEvent.click(await screen.findByRole('option', { name: 'All categories' }));
      await confirm();
      await expect(args.onConfirm).toHaveBeenLastCalledWith(aChoice('Assembly'));
    });
  },
});

/** Without permission, a category of an earlier choice must not filter unnoticed. */
export const CategoryOfOldHidden = meta.story({
  tags: ['centres-15'],
  args: { value: aChoice('Assembly', { categoryRef: '010' }) },
  parameters: { scenario: { invisibleActions: ['SelfServiceApp_CategoryFilter'] } },
  play: async ({ args }) => {
    await confirmTakes('Assembly · 5 sub-centres');
    await confirm();
    await expect(args.onConfirm).toHaveBeenCalledWith(aChoice('Assembly'));
  },
});

/** The categories of every centre except Assembly never arrive. */
export const ConfirmedBeforeCategories = meta.story({
  tags: ['centres-5'],
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
    await step('neither offers nor sends a category of the previous centre', async () => {
      await userEvent.click(row('Kitting'));
      await confirmTakes(/^Kitting/);
      await expect(screen.getByRole('button', { name: /Category/ })).toBeDisabled();
      await confirm();
      await expect(args.onConfirm).toHaveBeenLastCalledWith(aChoice('Kitting'));
    });
  },
});

export const CategoriesFailed = meta.story({
  tags: ['centres-22'],
  parameters: { scenario: { failures: [failing('postCategories', '500')] } },
  play: async ({ step }) => {
    await rowIsThere('Assembly');
    await waitFor(() => expect(screen.getByText(/The categories could not be loaded/)).toBeVisible());
    await step('a centre can still be chosen', () => confirmTakes('Production · 10 sub-centres'));
  },
});

export const CategoriesAgain = meta.story({
  tags: ['centres-22'],
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
  tags: ['centres-21'],
  play: async ({ loaded, step }) => {
    await rowIsThere('Tool shop');
    failLevels(loaded, '500');
    await userEvent.click(row('Tool shop'));
    await waitFor(() => expect(screen.getByText('“Tool shop” could not be loaded.')).toBeVisible());
    await step('the focus returns to the row during another attempt', async () => {
      failLevels(loaded, 'timeout');
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await rowHasFocus(/Tool shop/);
    });
  },
});

const late = { answer: () => {}, onAnswered: fn() };

export const LateAnswer = meta.story({
  tags: ['centres-20'],
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
    await step('the user goes back before a level has loaded', async () => {
      await userEvent.click(row('Kitting'));
      await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Loading Kitting' })).toBeVisible());
      await userEvent.keyboard('{Backspace}');
      await confirmTakes('Assembly · 5 sub-centres');
    });
    await step('its late response changes nothing', async () => {
      late.answer();
      await waitFor(() => expect(late.onAnswered).toHaveBeenCalled());
      await confirmTakes('Assembly · 5 sub-centres');
      await expect(row('Kitting')).toBeVisible();
    });
  },
});

/** The stored centre may be gone; home can still be reached. */
export const CentreOfOldGone = meta.story({
  tags: ['centres-7', 'centres-23'],
  args: { value: goneChoice },
  play: async () => {
    await waitFor(() => expect(screen.getByText('“Galvanic shop” could not be loaded.')).toBeVisible());
    await confirmTakes('No centre is loaded yet.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  },
});

export const HomeFromOldGone = meta.story({
  tags: ['centres-23'],
  args: { value: goneChoice },
  play: async () => {
    await waitFor(() => expect(screen.getByText('“Galvanic shop” could not be loaded.')).toBeVisible());
    await userEvent.click(screen.getByRole('link', { name: 'All centres' }));
    await confirmTakes('Production · 10 sub-centres');
  },
});

export const Malformed = meta.story({
  tags: ['centres-21'],
  parameters: { scenario: { failures: [failing('getCentreLevel', 'malformed')] } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('An unexpected error occurred.')).toBeVisible());
    await confirmTakes('No centre is loaded yet.');
  },
});

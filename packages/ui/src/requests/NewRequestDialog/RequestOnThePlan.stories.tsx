import { localDate } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import {
  accountsAreThere,
  chooseAccount,
  fail,
  monthDay,
  part,
  summary,
  typeInto,
} from './new-request.fixtures.ts';

const meta = preview.meta({
  component: NewRequestDialog,
  args: {
    agenda: 'requests' as const,
    personRef: '0001001',
    draftKey: 'requests.new',
    initialDay: localDate('2026-12-21'),
    onCreated: fn(),
    onClose: fn(),
  },
});

/** Chooses days in the month by their two ends. */
async function choose(first: RegExp, last: RegExp): Promise<void> {
  await userEvent.click(await monthDay(first));
  await userEvent.click(await monthDay(last));
}

const christmas = () => choose(/^Monday, 21 Dec/, /^Friday, 25 Dec/);

export const Default = meta.story({
  parameters: { pictures: true },
  play: async ({ step }) => {
    await accountsAreThere();
    await christmas();
    await chooseAccount('Vacation');
    await step('the fields follow the month', async () => {
      await expect(part('day', 'Start day')).toHaveTextContent('21');
      await expect(part('day', 'End day')).toHaveTextContent('25');
    });
    await step('what is asked for is said, and what is left after it', () =>
      waitFor(() =>
        expect(summary()).toHaveTextContent(
          '5 days, Mon 21 – Fri 25 Dec 20263 with a planned shift, 2 public holidays · Vacation: 14.5 days now, 11.5 after',
        ),
      ),
    );
  },
});

export const InCzech = meta.story({
  globals: { language: 'cs' },
  play: async () => {
    const month = await screen.findByRole('grid', { name: 'Prosinec 2026' });
    await waitFor(() => expect(month).toHaveTextContent('21.'));
  },
});

export const Overlapping = meta.story({
  parameters: { pictures: true },
  play: async ({ step }) => {
    await accountsAreThere();
    await choose(/^Tuesday, 1 Dec/, /^Thursday, 3 Dec/);
    await step('it says which request of mine it overlaps, and can be sent all the same', async () => {
      await waitFor(() =>
        expect(summary()).toHaveTextContent(/Overlaps a request of yours that waits: Vacation/),
      );
      await expect(screen.getByRole('button', { name: 'Send request' })).not.toHaveAttribute('aria-disabled');
    });
  },
});

export const MoreThanIsLeft = meta.story({
  play: async () => {
    await chooseAccount('Vacation');
    await choose(/^Tuesday, 1 Dec/, /^Wednesday, 23 Dec/);
    await waitFor(() => expect(summary()).toHaveTextContent(/That is .+ more than is left\./));
  },
});

export const FieldsLead = meta.story({
  play: async ({ step }) => {
    await accountsAreThere();
    await step('the month follows a typed day, also to another month', async () => {
      await typeInto('month', 'Start day', '11');
      await typeInto('day', 'End day', '24');
      await expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
      await typeInto('month', 'End day', '11');
      await expect(await monthDay(/^Monday, 23 November 2026, .*selected$/)).toBeVisible();
    });
    await step('a turned page stays while the days are the same', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
      await screen.findByRole('grid', { name: 'December 2026' });
    });
  },
});

export const PartOfADay = meta.story({
  play: async ({ step }) => {
    await accountsAreThere();
    await userEvent.click(screen.getByRole('checkbox', { name: 'All day' }));
    await step('two presses choose the second day', async () => {
      await choose(/^Tuesday, 22 Dec/, /^Wednesday, 23 Dec/);
      await expect(part('day', 'Day')).toHaveTextContent('23');
      await expect(summary()).toHaveTextContent('Wed 23 Dec 2026 8:00–16:30, 8:30 h');
    });
  },
});

export const WithoutThePlan = meta.story({
  parameters: { scenario: { failures: [failing('postMyPlan', '500')] } },
  play: async ({ loaded, step }) => {
    await accountsAreThere();
    await step('the month stands without shifts, and says so', async () => {
      await screen.findByText('Your shifts could not be loaded.');
      await expect(summary()).not.toHaveTextContent(/shift/);
    });
    await step('they can be asked for once more', async () => {
      fail(loaded);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await expect(await monthDay(/^Monday, 21 Dec.*shift/)).toBeVisible();
      await waitFor(() => expect(summary()).toHaveTextContent(/1 with a planned shift/));
    });
  },
});

export const PlanOnItsWay = meta.story({
  parameters: { scenario: { failures: [failing('postMyPlan', 'timeout')] } },
  play: async () => {
    await accountsAreThere();
    await expect(screen.findByText('Your shifts are loading.')).resolves.toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send request' })).not.toHaveAttribute('aria-disabled');
  },
});

export const WithoutRightToThePlan = meta.story({
  parameters: { scenario: { disabledActions: ['SelfServiceApp_RunMyPlan'] } },
  play: async () => {
    await expect(screen.findByText(/you may not open your plan/)).resolves.toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ step }) => {
    await accountsAreThere();
    (await monthDay(/^Monday, 21 Dec/)).focus();
    await step('arrow keys with Shift take a range', async () => {
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
      await expect(summary()).toHaveTextContent('3 days, Mon 21 – Wed 23 Dec 2026');
    });
    await step('it is read out once it rests', async () => {
      await waitFor(() => expect(screen.getByText(/^3 days, .*3 with a planned shift/)).toBeInTheDocument());
    });
  },
});

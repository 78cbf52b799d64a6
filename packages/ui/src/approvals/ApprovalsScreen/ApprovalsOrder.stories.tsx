import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { focusRow, withoutPictures, open, rowOf } from './approvals.fixtures.ts';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';

const meta = preview.meta({
  ...withoutPictures,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});

/** Returns the applicants of the list, row by row. */
const applicants = () =>
  within(screen.getByRole('grid', { name: 'Requests to approve' }))
    .getAllByRole('row')
    .map((row) => /Žák|Bartoš|Dvořáková|Jelínková/.exec(row.ariaLabel ?? '')?.[0]);

async function orderBy(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Sort by / }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
}

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('requests of the same urgency are grouped', async () => {
      for (const heading of ['After deadline · 1', 'Today · 1', 'This week · 2', 'Later · 4'])
        await expect(canvas.getByText(heading)).toBeVisible();
    });
    await step('the label of a row mentions its note', async () => {
      await expect(rowOf(/Bartoš Miroslav.*, with a note$/)).resolves.toBeVisible();
    });
  },
});

export const ByPerson = meta.story({
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('the requests of a group are sorted by applicant', async () => {
      await orderBy('Person');
      await waitFor(() =>
        expect(applicants().slice(4)).toEqual(['Bartoš', 'Dvořáková', 'Dvořáková', 'Jelínková']),
      );
      await expect(canvas.getByText('Later · 4')).toBeVisible();
    });
    await step('the requests of a group are sorted by their first day', async () => {
      await orderBy('First day');
      await waitFor(() =>
        expect(applicants().slice(4)).toEqual(['Jelínková', 'Bartoš', 'Dvořáková', 'Dvořáková']),
      );
    });
  },
});

export const FromGroupToGroup = meta.story({
  play: async ({ step }) => {
    await focusRow(/Žák Matěj/);
    await step('after a decision the first request of the next group is focused', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowDown}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Žák Matěj/));
      await userEvent.keyboard('a');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Bartoš Miroslav/));
    });
    await step('a range extends over groups', async () => {
      await userEvent.keyboard('x{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
      await waitFor(() => expect(screen.getByText('3 selected')).toBeVisible());
    });
  },
});

export const ByTheMouse = meta.story({
  play: async ({ canvas, step }) => {
    // The role of the user arrives with the dashboard.
    await canvas.findByRole('button', { name: 'Approve' });
    const row = await rowOf(/Žák Matěj/);
    const { left } = (await canvas.findByText('Sick day')).getBoundingClientRect();
    await step('a press on the state icon selects, and nothing moves', async () => {
      await userEvent.click(row.querySelector('[data-pick]') ?? row);
      await expect(canvas.findByText('1 selected')).resolves.toBeVisible();
      await expect(canvas.getByText('Sick day').getBoundingClientRect().left).toBe(left);
    });
    await step('the checkboxes stay while something is selected', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Doctor/ }));
      await expect(canvas.findByText('2 selected')).resolves.toBeVisible();
    });
  },
});

export const AwayCounts = meta.story({
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await open(/Bartoš Miroslav/);
    await step('rows whose days are on the loaded plan show the number', async () => {
      await waitFor(async () =>
        expect(await rowOf(/Bartoš/)).toHaveTextContent(/2–6 Dec · 5\sdays · \d also away/),
      );
      await waitFor(async () =>
        expect(await rowOf(/Vacation 2–4 Dec/)).toHaveTextContent(/2–4 Dec · 3\sdays · \d also away/),
      );
    });
    await step('the number is part of the accessible name', async () => {
      const named = canvas.getAllByRole('row', { name: /^Vacation 2–4 Dec, .+ · \d also away$/ });
      await expect(named).toHaveLength(1);
    });
  },
});

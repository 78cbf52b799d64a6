import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { withoutPictures, open, rowOf } from './approvals.fixtures.ts';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';

const meta = preview.meta({
  ...withoutPictures,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});

/** Who asks, row by row. */
const applicants = () =>
  screen.getAllByRole('row').map((row) => /Žák|Bartoš|Dvořáková|Nepomucká/.exec(row.ariaLabel ?? '')?.[0]);

async function orderBy(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
}

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('requests stand together that are as urgent', async () => {
      for (const heading of ['After deadline · 1', 'Today · 1', 'This week · 2', 'Later · 4'])
        await expect(canvas.getByText(heading)).toBeVisible();
    });
    await step('a note is a part of what is read out', async () => {
      await expect(rowOf(/Bartoš Miroslav.*, with a note$/)).resolves.toBeVisible();
    });
  },
});

export const ByPerson = meta.story({
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('those of a group follow who asks', async () => {
      await orderBy('Person');
      await waitFor(() =>
        expect(applicants().slice(4)).toEqual(['Bartoš', 'Dvořáková', 'Dvořáková', 'Nepomucká']),
      );
      await expect(canvas.getByText('Later · 4')).toBeVisible();
    });
    await step('or the first day that is asked for', async () => {
      await orderBy('First day');
      await waitFor(() =>
        expect(applicants().slice(4)).toEqual(['Nepomucká', 'Bartoš', 'Dvořáková', 'Dvořáková']),
      );
    });
  },
});

export const FromGroupToGroup = meta.story({
  play: async ({ step }) => {
    (await rowOf(/Žák Matěj/)).focus();
    await step('the next one to decide about is in the next group', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowDown}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Žák Matěj/));
      await userEvent.keyboard('a');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Bartoš Miroslav/));
    });
    await step('and a range goes over groups', async () => {
      await userEvent.keyboard('x{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
      await waitFor(() => expect(screen.getByText('3 selected')).toBeVisible());
    });
  },
});

export const ByTheMouse = meta.story({
  play: async ({ canvas, step }) => {
    const row = await rowOf(/Žák Matěj/);
    const { left } = (await canvas.findByText('Sick day')).getBoundingClientRect();
    await step('a press in the place of the state selects, and nothing moves aside', async () => {
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

export const AlsoAway = meta.story({
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('nothing is said before anything has been read', () =>
      expect(canvas.queryByText(/also away/)).toBeNull(),
    );
    await open(/Bartoš Miroslav/);
    await step('then rows say it whose days have been read with it', async () => {
      await waitFor(async () => expect(await rowOf(/Bartoš/)).toHaveTextContent(/2–6 Dec · \d also away/));
      await waitFor(async () =>
        expect(await rowOf(/Vacation 2–4 Dec/)).toHaveTextContent(/2–4 Dec · \d also away/),
      );
      await expect(await rowOf(/Žák Matěj/)).not.toHaveTextContent(/also away/);
    });
    await step('and it is a part of their names', async () => {
      const named = canvas.getAllByRole('row', { name: /^Vacation 2–4 Dec, .+ · \d also away$/ });
      await expect(named).toHaveLength(1);
    });
  },
});

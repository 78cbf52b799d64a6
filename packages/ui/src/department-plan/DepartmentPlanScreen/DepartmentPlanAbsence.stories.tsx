import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import {
  chooseAccount,
  fail,
  noteField,
  part,
  save,
  typeInto,
} from '../../requests/NewRequestDialog/new-request.fixtures.ts';
import { headOf, planMeta, plansAreThere } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const meta = preview.meta({ ...planMeta, component: DepartmentPlanScreen });

const dialog = () => screen.queryByRole('dialog', { name: 'New request: Dvořáková Jana' });

/** Opens the dialog from the plan and enters vacation with a note. */
async function enterVacation(): Promise<void> {
  await plansAreThere();
  await userEvent.click(await headOf(/Dvořáková Jana/));
  await userEvent.click(await screen.findByRole('button', { name: 'Add absence' }));
  await waitFor(() => expect(dialog()).toBeVisible());
  await chooseAccount('Vacation');
  await userEvent.type(noteField(), 'Skiing');
}

/** Expects that the dialog still has the entered values. */
async function expectKept(): Promise<void> {
  const form = await screen.findByRole('dialog', { name: 'New request: Dvořáková Jana' });
  await expect(noteField()).toHaveValue('Skiing');
  await expect(within(form).getByRole('button', { name: /Vacation/ })).toBeEnabled();
}

export const AbsenceSaved = meta.story({
  tags: ['department-plan-19'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    await enterVacation();
    await save();
    await step('the dialog closes, and the plan is visible', async () => {
      await waitFor(() => expect(dialog()).toBeNull());
      await expect(notify.success).toHaveBeenCalled();
      await expect(screen.getByRole('grid')).toBeVisible();
    });
  },
});

export const AbsenceRefused = meta.story({
  tags: ['department-plan-20'],
  // Fewer people behind the dialog: it covers most of them.
  args: { choice: { ...planMeta.args.choice, includesSubcentres: false } },
  parameters: { pictures: true, shows: { text: 'Selected period already contains unavailability.' } },
  play: async ({ step }) => {
    await enterVacation();
    await typeInto('month', 'End day', '12');
    await typeInto('year', 'End day', '2027');
    await save();
    await step('the dialog shows the reason', () =>
      waitFor(() =>
        expect(screen.getByText('Selected period already contains unavailability.')).toBeVisible(),
      ),
    );
    await step('the entered values stay', async () => {
      await expectKept();
      await expect(part('year', 'End day')).toHaveTextContent('2027');
    });
  },
});

export const AbsenceTriedAgain = meta.story({
  tags: ['department-plan-20'],
  parameters: { pictures: false },
  play: async ({ loaded, step }) => {
    fail(loaded, 'postAbsences');
    await enterVacation();
    await save();
    await step('the dialog shows an error of the server, and the entered values stay', async () => {
      await waitFor(() => expect(screen.getByText(/What you entered is still here/)).toBeVisible());
      await expectKept();
    });
    await step('a second attempt saves the absence', async () => {
      fail(loaded);
      await save();
      await waitFor(() => expect(dialog()).toBeNull());
    });
  },
});

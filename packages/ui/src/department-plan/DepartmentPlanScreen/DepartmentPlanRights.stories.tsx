import { failing } from '@selfservice/mock-server/core/failure';
import { localDate } from '@selfservice/api/core/local-date';
import { absenceDraftKey, keepAbsence } from '@selfservice/api/department-plan/kept-absence';
import { actions } from '@selfservice/api/session/permissions';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { useDrafts } from '../../environment/Environment.tsx';
import { bars, headOf, planMeta, plansAreThere } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const meta = preview.meta({ ...planMeta, component: DepartmentPlanScreen });

const {
  categoryFilter,
  departmentPlanContacts,
  departmentPlanDetail,
  departmentPlanInsertAbsence,
  departmentPlanAbsenceReason,
} = actions;
const person = 'approver';
const withScenario = (scenario: object) => ({
  pictures: false,
  scenario: { person, ...scenario },
});

/** Renders after a reload during which an absence was being inserted. */
function WithKeptAbsence({ children }: { children: ReactNode }) {
  const drafts = useDrafts();
  useState(() => {
    keepAbsence(drafts, { personRef: '0001001', name: 'Dvořáková Jana', day: localDate('2026-12-02') });
    drafts.write(absenceDraftKey('0001001'), '{"note":"Check-up"}');
  });
  return children;
}

/** Opens the detail of Jana Dvořáková. */
async function openPerson(): Promise<HTMLElement> {
  await plansAreThere();
  await userEvent.click(await headOf(/Dvořáková Jana/));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Dvořáková Jana' })).toBeVisible());
  return screen.getByRole('dialog', { name: 'Dvořáková Jana' });
}

/** Opens the context menu of Jana Dvořáková. */
async function openMenu(): Promise<void> {
  await plansAreThere();
  await fireEvent.keyDown(await headOf(/Dvořáková Jana/), { key: 'ContextMenu' });
}

/** Opens the first shift. */
async function openInterval(): Promise<void> {
  await plansAreThere();
  const shift = bars().find((bar) => bar.ariaLabel?.startsWith('Shift'));
  if (!shift) throw new Error('There is no shift.');
  await userEvent.click(shift);
}

export const Person = meta.story({
  tags: ['department-plan-18'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    const dialog = await openPerson();
    await step('e-mail and phone are links', async () => {
      await expect(screen.getByRole('link', { name: 'jana.dvorakova@example.com' })).toHaveAttribute(
        'href',
        'mailto:jana.dvorakova@example.com',
      );
      await expect(dialog).toHaveTextContent('100234');
    });
  },
});

export const ContactsDisabled = meta.story({
  tags: ['department-plan-33'],
  parameters: withScenario({ disabledActions: [departmentPlanContacts] }),
  play: async () => {
    const dialog = await openPerson();
    await expect(dialog).toHaveTextContent('You are not allowed to see contacts.');
    await expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
  },
});

export const ContactsHidden = meta.story({
  tags: ['department-plan-33'],
  parameters: withScenario({ invisibleActions: [departmentPlanContacts] }),
  play: async () => {
    const dialog = await openPerson();
    await expect(dialog).not.toHaveTextContent(/contacts|E-mail|Phone/i);
  },
});

export const Interval = meta.story({
  tags: ['department-plan-17'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    await openInterval();
    await step('the detail shows person, time and duration', async () => {
      const dialog = await screen.findByRole('dialog', { name: /^Shift/ });
      await expect(dialog).toHaveTextContent(/Person.*When.*Duration/);
    });
    await step('Escape returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Shift/));
    });
    await openInterval();
  },
});

export const ContextMenu = meta.story({
  tags: ['department-plan-15', 'department-plan-16'],
  parameters: withScenario({}),
  play: async ({ step }) => {
    await openMenu();
    await step('the menu opens the plan of the person in words', async () => {
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Plan detail' }));
      await expect(screen.findByRole('dialog', { name: 'Plan of Dvořáková Jana' })).resolves.toBeVisible();
      await expect(screen.getAllByText(/shift$/)[0]).toBeVisible();
    });
    await step('the focus returns to the plan', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(screen.getByRole('rowheader', { name: /Dvořáková Jana/ })).toHaveFocus());
    });
  },
});

export const DetailDisabled = meta.story({
  tags: ['department-plan-34'],
  parameters: withScenario({ disabledActions: [departmentPlanDetail] }),
  play: async ({ step }) => {
    await step('an interval shows why it has no detail', async () => {
      await openInterval();
      const dialog = await screen.findByRole('dialog', { name: 'Plan detail' });
      await expect(dialog).toHaveTextContent('You are not allowed to see plan details.');
      await userEvent.keyboard('{Escape}');
    });
    await step('the button has the same reason', async () => {
      await openPerson();
      await expect(screen.getByRole('button', { name: 'Plan detail' })).toHaveAccessibleDescription(
        /^You are not allowed to see plan details/,
      );
    });
  },
});

export const DetailHidden = meta.story({
  tags: ['department-plan-34'],
  parameters: withScenario({ invisibleActions: [departmentPlanDetail] }),
  play: async () => {
    await openInterval();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Shift/ })).toBeNull();
    await openPerson();
    await expect(screen.queryByRole('button', { name: 'Plan detail' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Add absence' })).toBeVisible();
  },
});

export const AbsenceInserted = meta.story({
  tags: ['department-plan-19'],
  parameters: withScenario({}),
  play: async ({ step }) => {
    await openPerson();
    await step('the dialog is for the person and begins with today', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add absence' }));
      const dialog = await screen.findByRole('dialog', { name: 'New request: Dvořáková Jana' });
      await expect(dialog).toHaveTextContent(/20/);
    });
  },
});

export const AbsenceTakenUpAgain = meta.story({
  parameters: withScenario({ failures: [failing('postDepartmentPeople', 'timeout')] }),
  render: (args) => (
    <WithKeptAbsence>
      <DepartmentPlanScreen {...args} />
    </WithKeptAbsence>
  ),
  play: async ({ step }) => {
    await step('the dialog has the name of the person while the plan is loading', async () => {
      await expect(
        screen.findByRole('dialog', { name: 'New request: Dvořáková Jana' }),
      ).resolves.toBeVisible();
      await expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Check-up');
    });
  },
});

export const InsertAbsenceDisabled = meta.story({
  tags: ['department-plan-15', 'department-plan-35'],
  parameters: withScenario({ disabledActions: [departmentPlanInsertAbsence] }),
  play: async ({ step }) => {
    await openMenu();
    await step('the menu shows the reason', async () => {
      const item = await screen.findByRole('menuitem', { name: /^Add absence/ });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveTextContent('You are not allowed to add absences.');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await openPerson();
    await expect(screen.getByRole('button', { name: 'Add absence' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const InsertAbsenceHidden = meta.story({
  tags: ['department-plan-35'],
  parameters: withScenario({ invisibleActions: [departmentPlanInsertAbsence] }),
  play: async () => {
    await openPerson();
    await expect(screen.queryByRole('button', { name: 'Add absence' })).toBeNull();
  },
});

/** The reasons in the plans of the mock backend. */
const reasons = /vacation|doctor|sick|care of|leave|business trip/i;

export const ReasonDisabled = meta.story({
  tags: ['department-plan-36'],
  parameters: withScenario({ disabledActions: [departmentPlanAbsenceReason] }),
  play: async ({ canvasElement, step }) => {
    await plansAreThere();
    await step('no reason is on the page', () => expect(canvasElement.innerHTML).not.toMatch(reasons));
    await step('the detail says that the reason is not shown', async () => {
      const silent = bars().find((bar) => /^(Request|Other entry),/.test(bar.ariaLabel ?? ''));
      if (!silent) throw new Error('No one is away.');
      await userEvent.click(silent);
      await expect(
        screen.findByText(/^You are not allowed to see why someone is away/),
      ).resolves.toBeVisible();
      await expect(document.body.innerHTML).not.toMatch(reasons);
    });
  },
});

export const ReasonHidden = meta.story({
  tags: ['department-plan-36'],
  parameters: withScenario({ invisibleActions: [departmentPlanAbsenceReason] }),
  play: async ({ canvasElement }) => {
    await plansAreThere();
    await expect(canvasElement.innerHTML).not.toMatch(reasons);
  },
});

export const CategoryOfTheAddress = meta.story({
  tags: ['department-plan-37'],
  args: { choice: { ...planMeta.args.choice, categoryRef: '010' } },
  parameters: withScenario({}),
  play: async ({ canvas }) => {
    await plansAreThere();
    await expect(canvas.queryByText('36 people')).toBeNull();
    await expect(
      canvas.findByRole('button', { name: 'Assembly with sub-centres, Foremen' }),
    ).resolves.toBeVisible();
  },
});

export const CategoryNotAllowed = meta.story({
  tags: ['department-plan-37'],
  args: { choice: { ...planMeta.args.choice, categoryRef: '010' } },
  parameters: withScenario({ disabledActions: [categoryFilter] }),
  play: async ({ canvas }) => {
    await plansAreThere();
    await expect(canvas.findByText('36 people')).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Assembly with sub-centres' })).toBeVisible();
  },
});

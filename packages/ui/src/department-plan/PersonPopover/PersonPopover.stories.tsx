import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aPerson, anAccess, WithAnchor } from '../PlanDetail/planDetail.fixtures.tsx';
import { PersonPopover } from './PersonPopover.tsx';

const meta = preview.meta({
  component: PersonPopover,
  args: {
    person: aPerson(),
    access: anAccess(),
    anchor: document.body,
    onDetail: fn(),
    onInsertAbsence: fn(),
    onClose: fn(),
  },
  render: (args) => <WithAnchor>{(anchor) => <PersonPopover {...args} anchor={anchor} />}</WithAnchor>,
});

const dialog = () => screen.findByRole('dialog');

export const Default = meta.story({
  tags: ['department-plan-18'],
  parameters: { shows: { role: 'dialog', name: 'Dvořáková Jana' } },
  play: async ({ args, step }) => {
    await dialog();
    await step('e-mail and phone are links', async () => {
      await expect(screen.getByRole('link', { name: '+420 601 234 567' })).toHaveAttribute(
        'href',
        'tel:+420601234567',
      );
      await expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
        'href',
        'mailto:jana.dvorakova@example.com',
      );
    });
    await step('the buttons run the actions', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Plan detail' }));
      await expect(args.onDetail).toHaveBeenCalledOnce();
      await userEvent.click(screen.getByRole('button', { name: 'Add absence' }));
      await expect(args.onInsertAbsence).toHaveBeenCalledOnce();
    });
  },
});

export const WithoutContacts = meta.story({
  args: { person: aPerson({ email: null, phone: null }) },
  play: async () => {
    await dialog();
    await expect(screen.queryByRole('link')).toBeNull();
  },
});

export const NothingAllowed = meta.story({
  tags: ['department-plan-33', 'department-plan-35'],
  args: { access: anAccess({ contacts: 'disabled', detail: 'disabled', insertAbsence: 'disabled' }) },
  play: async ({ args, step }) => {
    await expect(await dialog()).toHaveTextContent('You are not allowed to see contacts.');
    await step('the buttons show the reason and do nothing', async () => {
      const button = screen.getByRole('button', { name: 'Add absence' });
      await expect(button).toHaveAccessibleDescription(/^You are not allowed to add absences/);
      await userEvent.click(button);
      await expect(args.onInsertAbsence).not.toHaveBeenCalled();
    });
  },
});

export const NothingShown = meta.story({
  tags: ['department-plan-33', 'department-plan-34', 'department-plan-35'],
  parameters: { pictures: false },
  args: { access: anAccess({ contacts: 'hidden', detail: 'hidden', insertAbsence: 'hidden' }) },
  play: async () => {
    await expect(await dialog()).not.toHaveTextContent(/contacts|E-mail|Phone/i);
    await expect(screen.queryByRole('button', { name: /Detail|absence/ })).toBeNull();
  },
});

export const LongName = meta.story({
  args: { person: aPerson({ fullName: 'Nepomucká-Schwarzenbergová z Vyšehradu Alexandra Konstantína' }) },
  globals: { viewport: { value: 'narrow' } },
});

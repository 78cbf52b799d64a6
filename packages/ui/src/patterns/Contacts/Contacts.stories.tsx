import type { Contacts } from '@selfservice/api/core/contacts';
import type { Permission } from '@selfservice/api/session/permissions';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { useContactItems } from './useContactItems.ts';

interface SampleProps {
  contacts: Contacts;
  permission: Permission;
}

/** Contacts as a detail shows them. */
function ContactList({ contacts, permission }: SampleProps) {
  const items = useContactItems(contacts, permission);
  return <DescriptionList items={[{ term: 'Name', details: 'Jana Dvořáková' }, ...items]} />;
}

const args: SampleProps = {
  contacts: {
    email: 'jana.dvorakova@example.com',
    phones: ['+420 601 234 567', '4411'],
  },
  permission: 'allowed',
};

const meta = preview.meta({
  component: ContactList,
  args,
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('link', { name: 'jana.dvorakova@example.com' })).resolves.toHaveAttribute(
      'href',
      'mailto:jana.dvorakova@example.com',
    );
    await expect(canvas.getByRole('link', { name: '+420 601 234 567' })).toHaveAttribute(
      'href',
      'tel:+420601234567',
    );
    await expect(canvas.getByRole('link', { name: '4411' })).toHaveAttribute('href', 'tel:4411');
  },
});

export const NoneKnown = meta.story({
  args: { contacts: { email: null, phones: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.findAllByText('not given')).resolves.toHaveLength(2);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Disabled = meta.story({
  args: { permission: 'disabled' },
  play: async ({ canvas }) => {
    await expect(
      canvas.findByText('You are not allowed to see contacts. Ask your administrator.'),
    ).resolves.toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Hidden = meta.story({
  args: { permission: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Jana Dvořáková')).resolves.toBeVisible();
    await expect(canvas.queryByText(/contacts|E-mail|Phone/i)).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    contacts: {
      email: 'alexandra.konstantina.nepomucka-schwarzenbergova.z.vysehradu@department.example.com',
      phones: ['+420 601 234 567 linka 4411'],
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

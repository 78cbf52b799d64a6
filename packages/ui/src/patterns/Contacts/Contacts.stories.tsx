import type { Contacts } from '@selfservice/api/core/contacts';
import type { Permission } from '@selfservice/api/session/permissions';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { useContactItems } from './useContactItems.ts';

interface SampleProps {
  contacts: Contacts;
  permission: Permission;
}

/** A list of contacts as in a detail. */
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

export const NotExactlyOne = meta.story({
  args: {
    contacts: { email: 'a@b.test?bcc=c@d.test', phones: ['601 234 567, 602 345 678', '+420 601 234 567'] },
  },
  play: async ({ canvas, step }) => {
    await step('a text that is not exactly one address or number is not a link', async () => {
      await expect(canvas.findByText('a@b.test?bcc=c@d.test')).resolves.toBeVisible();
      await expect(canvas.getByText('601 234 567, 602 345 678')).toBeVisible();
      await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        '+420 601 234 567',
      ]);
    });
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
      canvas.findByText('You are not allowed to see contacts. Ask your administrator for access.'),
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
    await expect(canvas.findAllByRole('link')).resolves.toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

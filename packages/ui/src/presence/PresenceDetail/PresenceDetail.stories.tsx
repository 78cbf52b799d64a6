import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aPersonPresence } from '../presence.fixtures.ts';
import { PresenceDetail } from './PresenceDetail.tsx';

const meta = preview.meta({
  component: PresenceDetail,
  args: { person: aPersonPresence(), access: { contacts: 'allowed' as const, details: 'allowed' as const } },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['presence-7'],
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('link', { name: '+420 601 234 567' })).resolves.toHaveAttribute(
      'href',
      'tel:+420601234567',
    );
    await expect(canvas.getByRole('link', { name: '4411' })).toBeVisible();
  },
});
export const WithoutContacts = meta.story({
  args: { person: aPersonPresence({ contacts: { email: null, phones: [] } }) },
  play: ({ canvas }) => expect(canvas.findByText('E-mail')).resolves.toBeVisible(),
});
export const LongText = meta.story({
  args: {
    person: aPersonPresence({
      fullName: 'Ing. arch. Kratochvíl Pavel Maxmilián Bartoloměj Nepomuk ze Šternberka a Rožmitálu, Ph.D.',
      contacts: {
        email: 'pavel.maxmilian.kratochvil.ze.sternberka.a.rozmitalu@department.example.com',
        phones: [],
      },
    }),
  },
  globals: { viewport: { value: 'narrow' } },
  parameters: { pictures: true },
});

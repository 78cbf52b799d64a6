import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#d9cfc0"/><circle cx="32" cy="25" r="12" fill="#6b5c4a"/><path d="M8 64c2-18 12-24 24-24s22 6 24 24z" fill="#6b5c4a"/></svg>',
)}`;

const meta = preview.meta({
  component: Avatar,
  args: { name: 'Jana Dvořáková' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('img', { name: 'Jana Dvořáková' })).toHaveTextContent('JD'),
});
export const WithPicture = meta.story({
  args: { source: face },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('img', { name: 'Jana Dvořáková' })).toHaveAttribute('src', face),
});
export const PictureThatFails = meta.story({
  args: { source: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, step }) => {
    await step('shows the initials instead of the picture', async () => {
      await expect(await canvas.findByText('JD')).toBeVisible();
      await expect(canvas.getByRole('img', { name: 'Jana Dvořáková' })).toHaveTextContent('JD');
    });
  },
});
export const Decorative = meta.story({
  args: { isDecorative: true },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Avatar {...args} /> {args.name}
    </p>
  ),
  play: async ({ canvas, step }) => {
    await step('the name is exposed to assistive technology only once', async () => {
      await expect(await canvas.findByText('Jana Dvořáková')).toBeVisible();
      await expect(canvas.queryByRole('img')).toBeNull();
    });
  },
});
export const LongText = meta.story({
  args: { name: 'Ing. Ľubomíra Chovancová-Šťastná-Wohlgemuthová, Ph.D., MBA', size: 'large' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('img')).toHaveTextContent('ĽW'),
});
export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[null, face].map((source) => (
        <div key={source} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <Avatar name="Alžbeta Chovancová" source={source} size="small" />
          <Avatar name="Štefan Ďurica" source={source} />
          <Avatar name="Žofie Říhová" source={source} size="large" />
          <Avatar name="Čeněk" source={source} size="large" />
        </div>
      ))}
    </div>
  ),
});

import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { HomeLink } from './HomeLink.tsx';

const meta = preview.meta({ component: HomeLink, args: { href: '/' }, parameters: { layout: 'padded' } });

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/'),
});

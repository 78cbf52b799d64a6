import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AppFooter } from './AppFooter.tsx';

const meta = preview.meta({ component: AppFooter, args: { infoText: '' }, parameters: { layout: 'padded' } });

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.findByText('Version 2.43, build 270.1')).resolves.toBeVisible(),
});
export const WithInfoText = meta.story({ args: { infoText: 'Help desk: extension 4411' } });

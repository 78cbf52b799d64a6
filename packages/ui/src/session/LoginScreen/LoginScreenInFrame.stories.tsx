import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { LoginScreen } from './LoginScreen.tsx';
import type { LoginScreenProps } from './LoginScreen.tsx';
import { Default } from './LoginScreen.stories.tsx';

/** Marks the language of the toolbar as the one in use. */
function InToolbarLanguage(props: LoginScreenProps) {
  return <LoginScreen {...props} language={useLanguage()} />;
}

const meta = preview.meta({
  component: LoginScreen,
  args: Default.composed.args,
  render: (args) => <InToolbarLanguage {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('textbox', { name: 'User name' })).resolves.toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });

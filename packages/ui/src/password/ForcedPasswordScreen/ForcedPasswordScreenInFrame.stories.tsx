import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ForcedPasswordScreen } from './ForcedPasswordScreen.tsx';
import type { ForcedPasswordScreenProps } from './ForcedPasswordScreen.tsx';
import { Default } from './ForcedPasswordScreen.stories.tsx';

/** Marks the language of the toolbar as the one in use. */
function InToolbarLanguage(props: ForcedPasswordScreenProps) {
  return <ForcedPasswordScreen {...props} language={useLanguage()} />;
}

const meta = preview.meta({
  component: ForcedPasswordScreen,
  args: Default.composed.args,
  parameters: { scenario: { person: 'mustChangePassword' } },
  render: (args) => <InToolbarLanguage {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.findByLabelText('New password')).resolves.toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });

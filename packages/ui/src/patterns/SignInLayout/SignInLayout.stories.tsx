import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { SignInLayout } from './SignInLayout.tsx';
import type { SignInLayoutProps } from './SignInLayout.tsx';
import { longInfoText, settings } from './sign-in.fixtures.ts';

/** Passes the language of the toolbar to the layout. */
function InToolbarLanguage(props: SignInLayoutProps) {
  return <SignInLayout {...props} language={useLanguage()} />;
}

const meta = preview.meta({
  component: SignInLayout,
  args: { ...settings, title: 'Sign in', children: <p>The form goes here.</p> },
  render: (args) => <InToolbarLanguage {...args} />,
});

export const Default = meta.story();

export const Checking = meta.story({
  tags: ['session-57'],
  args: { isChecking: true },
  parameters: { pictures: false },
  play: async ({ canvasElement, step }) => {
    await step('the dial shows the time, and its hand sweeps', async () => {
      await expect(canvasElement.querySelector<SVGElement>('[data-hand]')?.style.rotate).toBe('120deg');
      await expect(canvasElement.querySelector('[data-sweeping]')).not.toBeNull();
    });
  },
});

export const InfoText = meta.story({
  args: { infoText: longInfoText },
  play: ({ canvas }) => expect(canvas.findByText(longInfoText)).resolves.toBeVisible(),
});

export const LanguageChosen = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await step('the current language is marked', async () => {
      const english = await canvas.findByRole('button', { name: 'English' });
      await expect(english).toHaveAttribute('aria-pressed', 'true');
    });
    await step('reports another chosen language', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Slovenčina' }));
      await expect(args.onLanguageChange).toHaveBeenCalledWith('sk');
    });
  },
});

export const ThemeChosen = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Appearance' }), 'Dark');
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
});

export const LongTitle = meta.story({
  args: { title: 'Nepretržite vykonávaná zodpovednosť za prihlasovanie' },
});

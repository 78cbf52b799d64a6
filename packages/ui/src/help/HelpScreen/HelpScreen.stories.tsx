import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { nextFrame } from '#storybook/next-frame.ts';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { applyTheme } from '../../tokens/theme.ts';
import { HelpScreen } from './HelpScreen.tsx';
import { expectPage, expectSection, InToolbarLanguage, theme } from './helpScreen.fixtures.tsx';

const meta = preview.meta({
  component: HelpScreen,
  // No screenshots follow this section, so that the picture of the story does not change with them.
  args: { pageHref: '', anchor: 'keyboard', homeHref: '/dashboard' },
  render: (args) => <InToolbarLanguage {...args} />,
  decorators: [inMain],
});

export const Default = meta.story({
  tags: ['help-1'],
  play: async ({ canvas, step }) => {
    const page = await expectPage();
    await step('the page is at the section', () => expectSection(page));
    await step('the page may run no scripts', () =>
      expect(canvas.getByTitle('How to use Self-service')).toHaveAttribute('sandbox', 'allow-same-origin'),
    );
  },
});
export const UnknownAnchor = meta.story({
  tags: ['help-4'],
  args: { anchor: 'nowhere' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const page = await expectPage();
    await expect(canvas.getByText(/no help section for this screen/)).toBeVisible();
    await expect(page.querySelector('h1')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/dashboard');
  },
});
export const Failed = meta.story({
  tags: ['help-8'],
  render: (args) => <HelpScreen {...args} pageHref="/help-pages/missing.html" />,
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Help could not be loaded.')).resolves.toBeVisible();
    await step('the page is loaded again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByText('Help is loading.')).resolves.toBeInTheDocument();
      await expect(canvas.findByText('Help could not be loaded.')).resolves.toBeVisible();
    });
  },
});
export const OfAScreen = meta.story({
  tags: ['help-3'],
  args: { anchor: 'plan/my', screenHref: '/plan/my' },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage();
    await expect(canvas.getByRole('link', { name: 'Back to screen' })).toHaveAttribute('href', '/plan/my');
  },
});
export const OfAScreenOnAPhone = OfAScreen.extend({ globals: { viewport: { value: 'phone' } } });
export const ThemeChanges = meta.story({
  parameters: { pictures: false },
  play: async ({ globals, step }) => {
    const page = await expectPage();
    const root = document.documentElement;
    for (const choice of ['dark', 'contrast', 'system'] as const)
      await step(`the page follows the theme: ${choice}`, async () => {
        applyTheme(choice, root);
        await waitFor(() => expect(theme(page)).toBe(theme(document)));
      });
    applyTheme(globals['theme'] as ThemeChoice, root);
  },
});
export const StaysAtSection = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    const page = await expectPage();
    const frame = canvas.getByTitle('How to use Self-service');
    const isAtSection = () => expectSection(page);
    await isAtSection();
    for (const size of ['9px', '', '24px', ''])
      await step(`after the text changes its height: font size ${size || 'as before'}`, async () => {
        page.body.style.fontSize = size;
        await isAtSection();
      });
    await step('after a section above has grown as much as one below has shrunk', async () => {
      const sections = [...page.querySelectorAll('section')];
      const [above, below] = [sections[0], sections.at(-1)];
      if (!above || !below) throw new Error('The page has no sections.');
      // A page whose fonts arrive is not kept in place by the browser either.
      page.body.style.overflowAnchor = 'none';
      const text = page.createElement('p');
      text.style.height = '100px';
      below.append(text);
      await nextFrame();
      await isAtSection();
      above.append(text);
      await isAtSection();
      text.remove();
      page.body.style.overflowAnchor = '';
    });
    await step('after the frame has been too tall to begin with the section', async () => {
      frame.style.height = '4000px';
      await nextFrame();
      frame.style.height = '';
      await isAtSection();
    });
    await step('after the browser has scrolled the page', async () => {
      page.scrollingElement?.scrollTo(0, 100);
      await isAtSection();
    });
    await step('but not after the reader has scrolled', async () => {
      const { scrollingElement: scroller } = page;
      await fireEvent.wheel(page.body);
      scroller?.scrollTo(0, 100);
      page.body.style.fontSize = '24px';
      await nextFrame();
      await expect(scroller?.scrollTop).toBe(100);
    });
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const page = await expectPage();
    const frame = canvas.getByTitle('How to use Self-service');
    frame.focus();
    await expect(document.activeElement).toBe(frame);
    await expect(page.documentElement.scrollHeight).toBeGreaterThan(frame.clientHeight);
    await expect(within(page.body).getByRole('navigation', { name: 'Contents' })).toBeInTheDocument();
  },
});

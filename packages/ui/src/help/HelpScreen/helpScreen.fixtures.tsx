import { expect, screen, waitFor } from 'storybook/test';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { HelpScreen } from './HelpScreen.tsx';
import type { HelpScreenProps } from './HelpScreen.tsx';

/** Returns the page in the frame, once it is visible. */
export async function expectPage(): Promise<Document> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('How to use Self-service');
  await waitFor(() => expect(frame).toBeVisible());
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame shows no page.');
  return page;
}

/** Waits until the page shows its section on the keyboard at the top, or its own end where the section is too near it. */
export async function expectSection(page: Document): Promise<void> {
  await page.fonts.ready;
  await waitFor(() => {
    const { scrollingElement: scroller } = page;
    const section = page.getElementById('keyboard');
    if (!scroller || !section) throw new Error('The page has no section on the keyboard.');
    const toEnd = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    const toSection = section.getBoundingClientRect().top;
    void expect(Math.abs(Math.min(toSection, toEnd))).toBeLessThanOrEqual(1);
  });
}

/** Returns the theme of a document with its computed colours. */
export function theme(page: Document): string {
  const { backgroundColor, color } = getComputedStyle(page.body);
  return `${page.documentElement.dataset['theme']} ${color} on ${backgroundColor}`;
}

/** Shows the page in the language of the toolbar, also if Storybook is deployed in a folder. */
export function InToolbarLanguage(props: HelpScreenProps) {
  return <HelpScreen {...props} pageHref={`${import.meta.env.BASE_URL}help-pages/${useLanguage()}.html`} />;
}

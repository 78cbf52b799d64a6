import { expect, screen, waitFor } from 'storybook/test';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { HelpScreen } from './HelpScreen.tsx';
import type { HelpScreenProps } from './HelpScreen.tsx';

/** The page in the frame, once it is in sight. */
export async function expectPage(): Promise<Document> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('How to use Self-service');
  await waitFor(() => expect(frame).toBeVisible());
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame shows no page.');
  return page;
}

/** How far the page is from the beginning of its section on the keyboard, or from its own end before that, in pixels. */
export function distanceToSection(page: Document): number {
  const { scrollingElement: scroller } = page;
  const section = page.getElementById('keyboard');
  if (!scroller || !section) throw new Error('The page has no section on the keyboard.');
  const toEnd = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  return Math.min(section.getBoundingClientRect().top, toEnd);
}

/** What a document looks like: its theme and the colours that come of it. */
export function theme(page: Document): string {
  const { backgroundColor, color } = getComputedStyle(page.body);
  return `${page.documentElement.dataset['theme']} ${color} on ${backgroundColor}`;
}

/** Shows the page in the language of the toolbar; the workbench may lie in a folder. */
export function InToolbarLanguage(props: HelpScreenProps) {
  return <HelpScreen {...props} pageHref={`${import.meta.env.BASE_URL}help-pages/${useLanguage()}.html`} />;
}

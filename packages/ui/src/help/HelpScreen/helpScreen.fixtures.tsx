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

/** What a document looks like: its theme and the colours that come of it. */
export function theme(page: Document): string {
  const { backgroundColor, color } = getComputedStyle(page.body);
  return `${page.documentElement.dataset['theme']} ${color} on ${backgroundColor}`;
}

/** Shows the page in the language of the toolbar. */
export function InToolbarLanguage(props: HelpScreenProps) {
  return <HelpScreen {...props} pageHref={`/help-pages/${useLanguage()}.html`} />;
}

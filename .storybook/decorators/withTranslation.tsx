import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { TranslatedPage } from '../../tools/translated-page.ts';
import { translatePage } from '../../tools/translated-page.ts';

let page: TranslatedPage | null = null;

/**
 * Fails the present story if a text of the translated page stayed old.
 *
 * @throws Error with all such texts
 */
export function expectNoStaleTexts(): void {
  const stale = page?.takeStale() ?? [];
  if (stale.length > 0)
    throw new Error(
      `Texts that stay old on a translated page need an element of their own:\n${stale.join('\n')}`,
    );
}

function Translated({ children }: { children: React.ReactNode }) {
  useLayoutEffect(() => {
    page = translatePage(true);
    return () => {
      page?.stop();
      page = null;
    };
  }, []);
  return children;
}

/** Replaces the texts of a story as the translator of a browser does, for `page: 'translated'` in the toolbar. */
export const withTranslation: Decorator = (Story, { globals }) =>
  globals['page'] === 'translated' ? (
    <Translated>
      <Story />
    </Translated>
  ) : (
    <Story />
  );

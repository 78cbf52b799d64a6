import { NetworkError } from '@selfservice/api/core/errors';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { useIsPrinting } from '../../environment/useIsPrinting.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { HelpSkeleton } from './HelpSkeleton.tsx';
import { joinPage } from './joinPage.ts';

export interface HelpPageProps {
  /** Address of the static page. */
  href: string;
  /** Id of the section to scroll to; empty for the top of the page. */
  anchor: string;
  /** Called when the user retries after a failure. */
  onRetry: () => void;
}

/**
 * A static help page in an iframe, with the theme of the application. The iframe is sandboxed: no scripts, no forms, no
 * navigation of the application. An iframe reports no failures, so the loaded document is checked instead.
 */
export function HelpPage({ href, anchor, onRetry }: HelpPageProps) {
  const { t } = useTranslation('help');
  const [loaded, setLoaded] = useState<{ page: Document | null } | null>(null);
  const page = loaded?.page?.querySelector('[data-help]') ? loaded.page : null;
  const isPrinting = useIsPrinting();

  useLayoutEffect(() => (page ? joinPage({ page, around: document, anchor }) : undefined), [page, anchor]);

  if (loaded && !page) {
    // The document is not accessible if the browser shows its own error page.
    const error = loaded.page ? new Error(`No help page at ${href}`) : new NetworkError(href, null);
    return <ErrorPanel error={error} title={t('failed')} onRetry={onRetry} />;
  }
  return (
    <Root>
      {page && anchor && !page.getElementById(anchor) && <Banner title={t('unknown')} />}
      {/* On paper nothing scrolls: the frame is as high as its page. */}
      <Place style={isPrinting && page ? { minHeight: page.documentElement.scrollHeight } : undefined}>
        {!page && <HelpSkeleton />}
        <Frame
          src={href}
          title={t('page')}
          sandbox="allow-same-origin"
          data-waiting={!page || undefined}
          onLoad={({ currentTarget }) => setLoaded({ page: currentTarget.contentDocument })}
        />
      </Place>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  height: 100%;
`;

const Place = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  border: solid var(--color-border);
  border-width: 1px 0;
  container-type: inline-size;
`;

const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;

  /* Hidden until the page has the theme of the application. */
  &[data-waiting] {
    visibility: hidden;
  }
`;

import { NetworkError } from '@selfservice/api/core/errors';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { HelpSkeleton } from './HelpSkeleton.tsx';
import { joinPage } from './joinPage.ts';

export interface HelpPageProps {
  /** The address of the page in the document. */
  href: string;
  /** The id of the section to begin with; empty for the beginning. */
  anchor: string;
  /** Another attempt is wanted after one that has failed. */
  onRetry: () => void;
}

/**
 * A static help page in a frame of its own, in the theme of the document around it. It may do nothing: no scripts, no
 * forms, no way out. A frame says nothing of failures, so what has come is looked at.
 */
export function HelpPage({ href, anchor, onRetry }: HelpPageProps) {
  const { t } = useTranslation('help');
  const [loaded, setLoaded] = useState<{ page: Document | null } | null>(null);
  const page = loaded?.page?.querySelector('[data-help]') ? loaded.page : null;

  useLayoutEffect(() => (page ? joinPage({ page, around: document, anchor }) : undefined), [page, anchor]);

  if (loaded && !page) {
    // The browser's own page about a failure is nobody's to look at.
    const error = loaded.page ? new Error(`No help page at ${href}`) : new NetworkError(href, null);
    return <ErrorPanel error={error} title={t('failed')} onRetry={onRetry} />;
  }
  return (
    <Root>
      {page && anchor && !page.getElementById(anchor) && <Banner title={t('unknown')} />}
      <Place>
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

  /* Until it has the theme of the document. */
  &[data-waiting] {
    visibility: hidden;
  }
`;

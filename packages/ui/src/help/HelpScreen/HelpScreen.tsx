import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FilledFrame } from '../../patterns/FilledFrame/FilledFrame.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { HelpPage } from './HelpPage.tsx';

export interface HelpScreenProps {
  /** The address in the document of the static help page in the language of the interface. */
  pageHref: string;
  /** The section to begin with, by its id on the page, for example `plan/my`. Default the beginning. */
  anchor?: string | undefined;
  /** The screen that the section is about: the way back leads there. Default none, and it leads home. */
  screenHref?: string | undefined;
  /** Where home lives. */
  homeHref: string;
}

/** The static help page, shown in a frame from the section of the screen on. Specification 001 section 2. */
export function HelpScreen({ pageHref, anchor = '', screenHref, homeHref }: HelpScreenProps) {
  const { t } = useTranslation('help');
  const { t: tPatterns } = useTranslation('patterns');
  const [attempt, setAttempt] = useState(1);
  return (
    <FilledFrame
      title={t('title')}
      backHref={screenHref ?? homeHref}
      backLabel={screenHref === undefined ? tPatterns('page.back') : t('back')}
      headerActions={
        <Ways>
          {screenHref !== undefined && (
            <BackOnDesk href={screenHref}>
              <Icon of={ArrowLeft} />
              {t('back')}
            </BackOnDesk>
          )}
          <a href={anchor ? `${pageHref}#${anchor}` : pageHref} target="_blank" rel="noopener">
            <Icon of={ExternalLink} />
            {t('newTab')}
          </a>
        </Ways>
      }
    >
      <HelpPage
        key={`${attempt} ${pageHref} ${anchor}`}
        href={pageHref}
        anchor={anchor}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </FilledFrame>
  );
}

/* Where the title has an arrow back, it leads there. */
const BackOnDesk = styled(Link)`
  @media (width < 1024px) {
    display: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);

  & > a {
    align-items: center;
    gap: var(--space-2);
    min-height: var(--control-height);
    color: var(--color-accent);
    font-weight: var(--weight-medium);
    text-decoration: none;

    &:hover {
      color: var(--color-accent-hover);
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }

  & > a:not(${BackOnDesk}) {
    display: inline-flex;
  }

  @media (width >= 1024px) {
    & > ${BackOnDesk} {
      display: inline-flex;
    }
  }
`;

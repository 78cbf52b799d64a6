import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { iconOnly } from '../../patterns/PageHeader/iconOnly.ts';
import { FilledFrame } from '../../patterns/FilledFrame/FilledFrame.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { HelpPage } from './HelpPage.tsx';

export interface HelpScreenProps {
  /** Address of the static help page in the language of the interface. */
  pageHref: string;
  /** Id of the section to scroll to, for example `plan/my`. Default: the top of the page. */
  anchor?: string | undefined;
  /** Address of the screen that the section describes, for the back link. Default: the back link leads home. */
  screenHref?: string | undefined;
  /** The address of home. */
  homeHref: string;
}

/** The static help page in an iframe, scrolled to the section of a screen. @requirement help-1, help-3 */
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
              <span>{t('back')}</span>
            </BackOnDesk>
          )}
          <a href={anchor ? `${pageHref}#${anchor}` : pageHref} target="_blank" rel="noopener">
            <Icon of={ExternalLink} />
            <span data-words>{t('newTab')}</span>
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

/* Below this width the arrow beside the title is the back link. */
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

    @media (width < 640px) {
      ${iconOnly}
    }
  }

  @media (width >= 1024px) {
    & > ${BackOnDesk} {
      display: inline-flex;
    }
  }
`;

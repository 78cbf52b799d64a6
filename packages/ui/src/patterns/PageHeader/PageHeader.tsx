import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** Everything else goes to the root. */
export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The screen's one title. */
  title: string;
  /** Where the way back leads to on a phone, where there is no side navigation. */
  backHref?: string;
  /** Says where that is. Default home. */
  backLabel?: string | undefined;
  /** The screen's main action. */
  actions?: ReactNode;
}

/** Title, way back and main action of a screen. */
export function PageHeader({ title, backHref, backLabel, actions, ...rest }: PageHeaderProps) {
  'use no memo'; // Whoever renders it remembers it: it renders when something of it has changed.
  const { t } = useTranslation('patterns');
  return (
    <Root {...rest}>
      {backHref && (
        <Back href={backHref} aria-label={backLabel ?? t('page.back')}>
          <Icon of={ArrowLeft} size={20} />
        </Back>
      )}
      <PageHeading>{title}</PageHeading>
      {actions}
    </Root>
  );
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);
  padding-bottom: var(--space-4);

  /* Actions that leave no room for its longest word stand below it. */
  h1 {
    flex: 1;
    min-width: min-content;
    font-size: var(--text-4);
    font-weight: var(--weight-medium);
    line-height: var(--leading-tight);
    outline: 0;
  }
`;

const Back = styled(Link)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-left: calc(-1 * var(--space-3));
  color: inherit;

  @media (width >= 1024px) {
    display: none;
  }
`;

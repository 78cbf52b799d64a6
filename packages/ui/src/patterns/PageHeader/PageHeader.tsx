import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** Other attributes go to the root. */
export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The title of the screen. */
  title: string;
  /** The address of the back link; visible below a width of 1024 px, without side navigation. Default: no link. */
  backHref?: string;
  /** The accessible name of the back link. Default: back to the start page. */
  backLabel?: string | undefined;
  /** The actions beside the title. Default none. */
  actions?: ReactNode;
}

/** The header of a screen: back link, title and actions. */
export function PageHeader({ title, backHref, backLabel, actions, ...rest }: PageHeaderProps) {
  'use no memo'; // The parent is memoized, so this renders only when a prop changes.
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

  /* The actions wrap below the title if its longest word does not fit beside them. */
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

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';

export interface HomeLinkProps {
  /** The address of home. */
  href: string;
}

/** A link to home for a screen without content. */
export function HomeLink({ href }: HomeLinkProps) {
  const { t } = useTranslation('errors');
  return <Root href={href}>{t('toHome')}</Root>;
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--control-height);
`;

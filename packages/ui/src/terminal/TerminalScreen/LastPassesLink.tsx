import { History } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** Leads from the terminal to the last passes. */
export function LastPassesLink({ href }: { href: string }) {
  const { t } = useTranslation('terminal');
  return (
    <Root href={href}>
      <Icon of={History} />
      {t('lastPassesLink')}
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control-height);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-small);
  color: var(--color-accent);
  font-weight: var(--weight-medium);
  text-decoration: none;

  /* The title keeps its line. */
  @media (width < 640px) {
    padding-inline: var(--space-1);
    font-size: var(--text-2);
  }

  &[data-hovered] {
    background: var(--color-surface-hover);
  }
`;

import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** Leads back to the terminal on a desk, where the way back beside the title is not there. */
export function BackToTerminal({ href }: { href: string }) {
  const { t } = useTranslation('terminal');
  return (
    <Root href={href}>
      <Icon of={ArrowLeft} />
      {t('title')}
    </Root>
  );
}

const Root = styled(Link)`
  display: none;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control-height);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-small);
  color: var(--color-accent);
  font-weight: var(--weight-medium);
  text-decoration: none;

  &[data-hovered] {
    background: var(--color-surface-hover);
  }

  @media (width >= 1024px) {
    display: inline-flex;
  }
`;

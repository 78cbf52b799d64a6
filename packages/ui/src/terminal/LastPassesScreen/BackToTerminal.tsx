import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { HeaderLink } from '../HeaderLink.ts';

/** A link back to the terminal on a desk, where the title has no back link. */
export function BackToTerminal({ href }: { href: string }) {
  const { t } = useTranslation('terminal');
  return (
    <Root href={href}>
      <Icon of={ArrowLeft} />
      <span>{t('title')}</span>
    </Root>
  );
}

const Root = styled(HeaderLink)`
  @media (width < 1024px) {
    display: none;
  }
`;

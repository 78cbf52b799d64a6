import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { HeaderLink } from '../HeaderLink.ts';

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

const Root = styled(HeaderLink)`
  @media (width < 1024px) {
    display: none;
  }
`;

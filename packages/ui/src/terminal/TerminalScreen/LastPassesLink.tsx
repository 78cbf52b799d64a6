import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { HeaderLink } from '../HeaderLink.ts';

/** A link from the terminal to the last passes. @requirement terminal-8 */
export function LastPassesLink({ href }: { href: string }) {
  const { t } = useTranslation('terminal');
  return (
    <Root href={href}>
      <Icon of={History} />
      {t('lastPassesLink')}
    </Root>
  );
}

const Root = styled(HeaderLink)`
  /* The title stays on one line. */
  @media (width < 640px) {
    padding-inline: var(--space-1);
    font-size: var(--text-2);
  }
`;

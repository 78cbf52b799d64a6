import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { HeaderLink } from '../HeaderLink.ts';

/** A link from the terminal to the last passes. @requirement terminal-8 */
export function LastPassesLink({ href }: { href: string }) {
  const { t } = useTranslation('terminal');
  return (
    <HeaderLink href={href}>
      <Icon of={History} />
      <span data-words>{t('lastPassesLink')}</span>
    </HeaderLink>
  );
}

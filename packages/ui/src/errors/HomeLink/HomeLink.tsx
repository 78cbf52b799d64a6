import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buttonStyles } from '../../primitives/Button/StyledButton.tsx';

export interface HomeLinkProps {
  /** The address of home. */
  href: string;
}

/** A link to home for a screen without content, with the look of its main button. */
export function HomeLink({ href }: HomeLinkProps) {
  const { t } = useTranslation('errors');
  return (
    <Root href={href} data-kind="primary">
      {t('toHome')}
    </Root>
  );
}

const Root = styled(Link)`
  ${buttonStyles}
  text-decoration: none;
`;

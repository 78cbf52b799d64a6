import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Other attributes go to the root. */
export interface AppFooterProps extends ComponentProps<'footer'> {
  /** The organisation's info text from the configuration; may be empty. */
  infoText: string;
}

const version = '2.43';
const build = '270.1';

/** The footer: version, build and the organisation's info text. */
export function AppFooter({ infoText, ...rest }: AppFooterProps) {
  const { t } = useTranslation('patterns');
  return (
    <Root {...rest}>
      <span>{t('footer.version', { version, build })}</span>
      {infoText && <span>{infoText}</span>}
    </Root>
  );
}

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  min-width: 0;
  color: var(--color-text-muted);
  font-size: var(--text-1);

  & > span {
    min-width: 0;
    overflow-x: clip;
    overflow-wrap: anywhere;
  }
`;

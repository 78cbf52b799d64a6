import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LanguageChoice } from './LanguageChoice.tsx';
import type { LanguageChoiceProps } from './LanguageChoice.tsx';
import { ThemeSelect } from './ThemeSelect.tsx';
import type { ThemeSetting } from '../../tokens/theme.ts';

export interface SignInChoicesProps extends LanguageChoiceProps, ThemeSetting {}

/** The choice of language and theme before sign-in. */
export function SignInChoices({ language, onLanguageChange, theme, onThemeChange }: SignInChoicesProps) {
  const { t } = useTranslation('patterns');
  return (
    <Root aria-label={t('signIn.choices')}>
      <LanguageChoice language={language} onLanguageChange={onLanguageChange} />
      <ThemeSelect theme={theme} onThemeChange={onThemeChange} />
    </Root>
  );
}

/** The controls look like plain text until the pointer is over them. */
const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-2);
  margin: 0 calc(-1 * var(--space-2));
  color: var(--color-text-muted);
  font-size: var(--text-2);

  button,
  select {
    min-height: var(--control-height);
    padding: 0 var(--space-2);
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  button:hover,
  select:hover {
    color: var(--color-text);
  }
`;

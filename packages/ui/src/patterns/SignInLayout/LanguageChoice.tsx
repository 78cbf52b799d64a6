import type { Language } from '@selfservice/api/core/language';
import { languages } from '@selfservice/api/core/language';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { languageNames } from '../../i18n/languageNames.ts';

export interface LanguageChoiceProps {
  /** The language in use. */
  language: Language;
  /** Called when the user chooses a language. */
  onLanguageChange: (language: Language) => void;
}

/** The choice of a language, each written in that language. */
export function LanguageChoice({ language, onLanguageChange }: LanguageChoiceProps) {
  const { t } = useTranslation('patterns');
  return (
    <Root role="group" aria-label={t('signIn.language')}>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => onLanguageChange(code)}
        >
          {languageNames[code]}
        </button>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;

  [aria-pressed='true'] {
    color: var(--color-text);
    text-decoration: underline 2px var(--color-accent);
    text-underline-offset: 0.4em;
  }
`;

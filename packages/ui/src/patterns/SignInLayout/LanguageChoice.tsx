import type { Language } from '@selfservice/api/core/language';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { languagesOf } from '../../i18n/languagesOf.ts';

export interface LanguageChoiceProps {
  /** The language in use. */
  language: Language;
  /** Called when the user chooses a language. */
  onLanguageChange: (language: Language) => void;
}

/** The choice of a language, each written in that language. */
export function LanguageChoice({ language, onLanguageChange }: LanguageChoiceProps) {
  const { t, i18n } = useTranslation('patterns');
  return (
    <Root role="group" aria-label={t('signIn.language')}>
      {languagesOf(i18n).map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => onLanguageChange(code)}
        >
          {name}
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

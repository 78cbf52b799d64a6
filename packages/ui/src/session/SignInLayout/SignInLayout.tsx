import type { Language } from '@selfservice/api/core/language';
import { languages } from '@selfservice/api/core/language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AppFooter } from '../../patterns/AppFooter/AppFooter.tsx';

/** What every screen before sign-in has around it. */
export interface SignInSurroundings {
  /** The language in use. */
  language: Language;
  /** Another language was chosen. */
  onLanguageChange: (language: Language) => void;
  /** A line of the organisation's own; may be empty. */
  infoText: string;
}

/** Props of `SignInLayout`. */
export interface SignInLayoutProps extends SignInSurroundings {
  /** The screen's title. */
  title: string;
  /** The form. */
  children: ReactNode;
}

const languageNames: Record<Language, string> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina' };

/** The frame of the screens before sign-in: one column, the languages at the top, the version below. */
export function SignInLayout({ title, language, onLanguageChange, infoText, children }: SignInLayoutProps) {
  const { t } = useTranslation('session');
  return (
    <Root>
      <Languages aria-label={t('languages')}>
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
      </Languages>
      <Column>
        <Mark aria-hidden="true" viewBox="0 0 48 48">
          <circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M24 11v13l8 5.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          <path d="M24 3v3M24 42v3M3 24h3M42 24h3" stroke="currentColor" strokeWidth="2" />
        </Mark>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </Column>
      <AppFooter infoText={infoText} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: center;
  min-height: 100dvh;
  padding: var(--space-4);
`;

const Languages = styled.nav`
  justify-self: end;
  display: flex;
  gap: var(--space-1);

  button {
    min-height: 32px;
    padding: 0 var(--space-2);
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: var(--color-text-muted);
    font: inherit;
    font-size: var(--text-2);
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: var(--color-accent);
    color: var(--color-text);
  }
`;

const Column = styled.main`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  width: 100%;
  max-width: 22rem;
  padding: max(var(--space-8), 8vh) 0 var(--space-8);

  h1 {
    font-size: var(--text-5);
    font-weight: var(--weight-light);
    line-height: var(--leading-tight);
    letter-spacing: -0.01em;
    outline: 0;
  }
`;

const Mark = styled.svg`
  width: 48px;
  height: 48px;
  color: var(--color-accent);
`;

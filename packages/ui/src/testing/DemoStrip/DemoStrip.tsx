import type { Language } from '@selfservice/api/core/language';
import { languages } from '@selfservice/api/core/language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { languageNames } from '../../i18n/languageNames.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredConfirmDialog } from '../../primitives/ConfirmDialog/DeferredConfirmDialog.tsx';
import { loadConfirmDialog } from '../../primitives/ConfirmDialog/loadConfirmDialog.ts';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { DemoChoice } from './DemoChoice.tsx';

/** A person whom a visitor of the demo can sign in as. */
export interface DemoPerson {
  id: string;
  userName: string;
  /** The purpose of the person in one sentence. */
  description: string;
  /** Whether the person shows a rare or extreme case. */
  isHardCase: boolean;
}

/** A note about the address of the demo or about the browser. */
export type DemoNote =
  /** A parameter of the address with a wrong value; `fallback` is the value that is used instead, or empty. */
  | { kind: 'badValue'; parameter: string; fallback: string }
  | { kind: 'unknownParameter'; parameter: string }
  /** A scenario in the form of another version of the product. */
  | { kind: 'otherVersion'; parameter: string }
  /** The browser allows no service worker. */
  | { kind: 'inPage' }
  /** The browser refuses storage. */
  | { kind: 'notKept' };

export interface DemoStripProps {
  /** The people of the demo. */
  people: readonly DemoPerson[];
  /** The signed-in or the suggested person. */
  person: DemoPerson;
  /** Whether that person is signed in. */
  isSignedIn: boolean;
  /** The password of every person. */
  password: string;
  /** The chosen language; empty for that of the browser. */
  language: Language | '';
  /** The simulated networks. */
  networks: readonly { id: string; label: string }[];
  /** The id of the simulated network; empty for one that is not in the list. */
  network: string;
  /** Notes about the address and the browser. */
  notes: readonly DemoNote[];
  /** Called when the user chooses another person. */
  onPersonChange: (id: string) => void;
  /** Called when the user chooses another language; empty for that of the browser. */
  onLanguageChange: (language: Language | '') => void;
  /** Called when the user chooses another network. */
  onNetworkChange: (id: string) => void;
  /** Called when the user has confirmed that all changes in the demo are removed. */
  onReset: () => void;
}

/** The strip above the demo: how to sign in, the settings of the mock backend, and the reset of its data. */
export function DemoStrip(props: DemoStripProps) {
  const { people, person, isSignedIn, password, language, networks, network, notes } = props;
  const { onPersonChange, onLanguageChange, onNetworkChange, onReset } = props;
  const { t } = useTranslation('testing/DemoStrip');
  const [isAsking, setAsking] = useState(false);

  const choices = (isHardCase: boolean) =>
    people
      .filter((each) => each.isHardCase === isHardCase)
      .map(({ id, userName, description }) => ({ value: id, label: `${userName}: ${description}` }));
  const languageChoices: { value: Language | ''; label: string }[] = [
    { value: '', label: t('ofBrowser') },
    ...languages.map((value) => ({ value, label: languageNames[value] })),
  ];

  return (
    <Strip aria-label={t('name')}>
      <details>
        <summary>
          <strong>{t('name')}</strong>
          <span>
            {isSignedIn
              ? t('signedIn', { user: person.userName })
              : t('signIn', { user: person.userName, password })}
          </span>
        </summary>
        <Settings>
          <DemoChoice
            label={t('person')}
            value={person.id}
            groups={[{ options: choices(false) }, { label: t('hardCases'), options: choices(true) }]}
            onChange={onPersonChange}
          />
          <DemoChoice
            label={t('language')}
            value={language}
            groups={[{ options: languageChoices }]}
            onChange={onLanguageChange}
          />
          <DemoChoice
            label={t('network')}
            value={network}
            groups={[
              { options: network === '' ? [{ value: '', label: t('inAddress') }] : [] },
              { options: networks.map(({ id, label }) => ({ value: id, label })) },
            ]}
            onChange={onNetworkChange}
          />
          <Button onPress={() => setAsking(true)} {...prefetchOnIntent(loadConfirmDialog)}>
            {t('reset.action')}
          </Button>
        </Settings>
      </details>
      {notes.map((note) => (
        <NoteLine key={JSON.stringify(note)} note={note} />
      ))}
      <DeferredConfirmDialog
        isOpen={isAsking}
        title={t('reset.question')}
        confirmLabel={t('reset.action')}
        kind="danger"
        onConfirm={() => {
          setAsking(false);
          onReset();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('reset.consequences')}
      </DeferredConfirmDialog>
    </Strip>
  );
}

function NoteLine({ note }: { note: DemoNote }) {
  const { t } = useTranslation('testing/DemoStrip');
  switch (note.kind) {
    case 'badValue':
      return (
        <Note>{t(note.fallback === '' ? 'notes.badValue' : 'notes.badValueReplaced', { ...note })}</Note>
      );
    case 'unknownParameter':
    case 'otherVersion':
      return <Note>{t(`notes.${note.kind}`, { ...note })}</Note>;
    case 'inPage':
    case 'notKept':
      return <Note>{t(`notes.${note.kind}`)}</Note>;
  }
}

const Strip = styled.aside`
  border-bottom: 1px dashed var(--color-information);
  background: var(--color-information-quiet);
  color: var(--color-text);
  font-size: var(--text-1);
  line-height: var(--leading);

  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    min-height: 28px;
    padding: 2px var(--space-4);
    cursor: pointer;
  }

  summary::after {
    width: 6px;
    height: 6px;
    margin-inline-start: auto;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    content: '';
    transform: translateY(-2px) rotate(45deg);
  }

  details[open] summary::after {
    transform: translateY(1px) rotate(-135deg);
  }

  strong {
    color: var(--color-information);
    letter-spacing: 0.04em;
  }
`;

const Note = styled.p`
  padding: 0 var(--space-4) var(--space-1);
  overflow-wrap: anywhere;
`;

const Settings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  align-items: end;
  justify-items: start;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4) var(--space-3);

  > label {
    width: 100%;
  }
`;

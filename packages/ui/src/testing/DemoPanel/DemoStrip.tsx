import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DemoNote, DemoPerson } from './demo.types.ts';

export interface DemoStripProps {
  /** The signed-in or the suggested person. */
  person: DemoPerson;
  /** Whether that person is signed in. */
  isSignedIn: boolean;
  /** The password of every person. */
  password: string;
  /** Notes about the address and the browser. */
  notes: readonly DemoNote[];
  /** Called when the user opens the panel. */
  onOpen: () => void;
  /** Called when the user wants to choose a guided tour. */
  onTour: () => void;
}

/** The thin strip above the demo: what it is, who is signed in or how to sign in, and notes. */
export function DemoStrip({ person, isSignedIn, password, notes, onOpen, onTour }: DemoStripProps) {
  const { t } = useTranslation('testing/DemoPanel');
  return (
    <Strip aria-label={t('name')}>
      <Line>
        <strong>{t('name')}</strong>
        <span>
          {isSignedIn
            ? t('signedIn', { user: person.userName })
            : t('signIn', { user: person.userName, password })}
        </span>
        <About>{t('about')}</About>
        <Opener kind="quiet" aria-haspopup="dialog" data-tour onPress={onTour}>
          {t('tour')}
        </Opener>
        <Opener kind="quiet" aria-haspopup="dialog" onPress={onOpen}>
          {t('open')}
        </Opener>
      </Line>
      {notes.map((note) => (
        <NoteLine key={JSON.stringify(note)} note={note} />
      ))}
    </Strip>
  );
}

function NoteLine({ note }: { note: DemoNote }) {
  const { t } = useTranslation('testing/DemoPanel');
  switch (note.kind) {
    case 'badValue':
      return (
        <Note>{t(note.fallback === '' ? 'notes.badValue' : 'notes.badValueReplaced', { ...note })}</Note>
      );
    case 'unknownParameter':
    case 'otherVersion':
    case 'unreadChange':
    case 'refusedChange':
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

  strong {
    color: var(--color-information);
    letter-spacing: 0.04em;
  }

  @media print {
    display: none;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 var(--space-3);
  min-height: 30px;
  padding-inline: var(--space-4);

  /* The last two columns are the button of the first line; the last one alone that of the second. */
  @media (width < 640px) {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
  }
`;

const About = styled.span`
  color: var(--color-text-muted);

  /* Below everything, so that a button stays in the first line. */
  @media (width < 640px) {
    grid-area: 2 / 1 / auto / 4;
  }
`;

const Opener = styled(Button)`
  && {
    min-height: 28px;
    margin-inline-end: calc(-1 * var(--space-2));
    padding: 0 var(--space-2);
    font-size: var(--text-1);
  }

  @media (width < 640px) {
    grid-column: 3 / 5;
    justify-self: end;

    &&[data-tour] {
      grid-area: 2 / 4;
      min-height: 24px;
    }
  }
`;

const Note = styled.p`
  padding: 0 var(--space-4) var(--space-1);
  overflow-wrap: anywhere;
`;

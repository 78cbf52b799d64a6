import type { CentreLevel } from '@selfservice/api/centres/centres';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export interface ChosenCentreProps {
  /** Describes the button that confirms. */
  id: string;
  /** The centre that confirming takes; null while there is none. */
  level: CentreLevel | null;
  /** Whether those below it are taken as well. */
  includesSubcentres: boolean;
  /** Why there is none. */
  refusal: string | undefined;
}

/** Names the centre that confirming takes, or says why it takes none. */
export function ChosenCentre({ id, level, includesSubcentres, refusal }: ChosenCentreProps) {
  const { t } = useTranslation('centres');
  const count = level?.children.length ?? 0;
  const below = includesSubcentres ? t('chosen.subcentres', { count }) : t('chosen.withoutSubcentres');
  return (
    <Root id={id} role="status">
      {level && !refusal ? (
        <>
          <strong>{level.centre.name}</strong> · {count === 0 ? t('chosen.noSubcentres') : below}
        </>
      ) : (
        refusal
      )}
    </Root>
  );
}

const Root = styled.p`
  /* Where the dialog has to scroll, it stays visible above the button that it is about, and nothing shows below it. */
  position: sticky;
  bottom: calc(-1 * var(--space-6));
  min-height: 1lh;
  margin-bottom: calc(-1 * var(--space-6));
  padding-block: var(--space-1) var(--space-6);
  background: var(--color-surface-floating);
  color: var(--color-text-muted);
  overflow-wrap: anywhere;

  & > strong {
    color: var(--color-text);
    font-weight: var(--weight-medium);
  }
`;

import type { CentreLevel } from '@selfservice/api/centres/centres';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export interface ChosenCentreProps {
  /** The id of the element, which describes the Confirm button. */
  id: string;
  /** The centre that Confirm chooses; null for none. */
  level: CentreLevel | null;
  /** Whether sub-centres are included. */
  includesSubcentres: boolean;
  /** The reason why nothing can be confirmed. */
  refusal: string | undefined;
}

/** Shows the centre that Confirm chooses, or the reason why it is disabled. @requirement centres-7, centres-8 */
export function ChosenCentre({ id, level, includesSubcentres, refusal }: ChosenCentreProps) {
  const { t } = useTranslation('centres');
  const count = level?.children.length ?? 0;
  const below = includesSubcentres ? t('chosen.subcentres', { count }) : t('chosen.withoutSubcentres');
  return (
    <Root id={id} role="status">
      {level && !refusal ? (
        <span>
          <strong>{level.centre.name}</strong> · <span>{count === 0 ? t('chosen.noSubcentres') : below}</span>
        </span>
      ) : (
        refusal
      )}
    </Root>
  );
}

const Root = styled.p`
  /* If the dialog scrolls, it stays visible above the button that it describes. */
  position: sticky;
  bottom: calc(-1 * var(--space-6));
  min-height: 1lh;
  margin-bottom: calc(-1 * var(--space-6));
  padding-block: var(--space-1) var(--space-6);
  background: var(--color-surface-floating);
  color: var(--color-text-muted);
  overflow-wrap: anywhere;

  strong {
    color: var(--color-text);
    font-weight: var(--weight-medium);
  }
`;

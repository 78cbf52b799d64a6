import type { Unavailability } from '@selfservice/api/unavailability/unavailability';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { periodText } from './periodText.ts';

/** Props of `UnavailabilityRow`. */
export interface UnavailabilityRowProps {
  /** What it shows. */
  unavailability: Unavailability;
  /** It is to be deleted; without it there is no button. */
  onDelete?: ((unavailability: Unavailability) => void) | undefined;
  /** Id of the words that say why it cannot be deleted; without it, it can. */
  refusalId?: string | undefined;
}

/** One unavailability: day, time, note, and the way to delete it. */
export function UnavailabilityRow({ unavailability, onDelete, refusalId }: UnavailabilityRowProps) {
  const { t } = useTranslation('unavailability');
  const language = useLanguage();
  const day = formatDate(unavailability.day, language);
  const time = periodText(t, unavailability, language);
  const refusal = refusalId && { 'aria-disabled': 'true' as const, 'aria-describedby': refusalId };
  return (
    <Root>
      <Day>{day}</Day>
      <Time>{time}</Time>
      <Note>{unavailability.note}</Note>
      {onDelete && (
        <Delete data-refused={refusal ? true : undefined}>
          <Button
            kind="quiet"
            icon={Trash2}
            aria-label={t('delete.of', { what: `${day}, ${time}` })}
            {...refusal}
            onPress={() => {
              if (!refusalId) onDelete(unavailability);
            }}
          >
            {t('delete.label')}
          </Button>
        </Delete>
      )}
    </Root>
  );
}

const Day = styled.span`
  grid-area: day;
  font-variant-numeric: tabular-nums;
`;

const Time = styled.span`
  grid-area: time;
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
`;

const Note = styled.span`
  grid-area: note;
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Delete = styled.span`
  grid-area: delete;

  /* Its words end where the row ends. */
  &:not([data-refused]) {
    margin-right: calc(-1 * var(--space-4));
  }

  /* One in each row: quieter than a single one would be. */
  & > button[data-kind] {
    --letters: var(--color-text-muted);
  }
`;

const Root = styled.li`
  display: grid;
  grid-template: 'day delete' auto 'time delete' auto 'note note' auto / minmax(0, 1fr) auto;
  column-gap: var(--space-3);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-border);

  @media (width >= 640px) {
    grid-template: 'day time note delete' auto / 10rem 13rem minmax(0, 1fr) auto;
    padding-block: 2px;

    /* The first lines stand level with the button. */
    & > :is(${Day}, ${Time}, ${Note}) {
      padding-block: calc((var(--control-height) - 1lh) / 2);
    }
  }
`;

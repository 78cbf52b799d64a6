import type { Unavailability } from '@selfservice/api/unavailability/unavailability';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../environment/useNow.ts';
import { formatListDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DeleteButton } from '../../patterns/DeleteButton/DeleteButton.tsx';
import { loadConfirmDialog } from '../../primitives/ConfirmDialog/loadConfirmDialog.ts';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { periodText } from './periodText.ts';
import { UnavailabilityColumns } from './UnavailabilityColumns.ts';

export interface UnavailabilityRowProps {
  /** The unavailability of the row. */
  unavailability: Unavailability;
  /** Called when the user presses "Delete". Default none: the row has no button, as in the past. */
  onDelete?: ((unavailability: Unavailability) => void) | undefined;
  /** The id of the text that says why the button is disabled. Default none: it is enabled. */
  refusalId?: string | undefined;
}

/** A row of the list: day, time, note and the "Delete" button. */
export function UnavailabilityRow({ unavailability, onDelete, refusalId }: UnavailabilityRowProps) {
  const { t } = useTranslation('unavailability');
  const language = useLanguage();
  const day = formatListDay(unavailability.day, useNow(), language);
  const time = periodText(t, unavailability, language);
  const refusal = refusalId && { 'aria-disabled': 'true' as const, 'aria-describedby': refusalId };
  return (
    <UnavailabilityColumns>
      <span data-part="day">{day}</span>
      <span data-part="time">{time}</span>
      <span data-part="note">{unavailability.note}</span>
      {onDelete && (
        <span data-part="delete" data-refused={refusal ? true : undefined}>
          <DeleteButton
            aria-label={t('delete.of', { what: `${day}, ${time}`.replaceAll('\u00a0', ' ') })}
            {...refusal}
            {...prefetchOnIntent(loadConfirmDialog)}
            onPress={() => {
              if (!refusalId) onDelete(unavailability);
            }}
          >
            {t('delete.label')}
          </DeleteButton>
        </span>
      )}
    </UnavailabilityColumns>
  );
}

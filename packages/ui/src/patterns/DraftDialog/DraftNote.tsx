import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface DraftNoteProps {
  /** Whether the button is disabled. Default false. */
  isDisabled?: boolean;
  /** Called when the user discards the restored entries. */
  onReset: () => void;
}

/** Informs the user that earlier entries were restored. */
export function DraftNote({ isDisabled = false, onReset }: DraftNoteProps) {
  const { t } = useTranslation('patterns');
  return (
    <Banner
      title={t('draft.kept')}
      actions={
        <Button isDisabled={isDisabled} onPress={onReset}>
          {t('draft.reset')}
        </Button>
      }
    />
  );
}

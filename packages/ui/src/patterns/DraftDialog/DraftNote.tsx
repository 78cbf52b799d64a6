import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface DraftNoteProps {
  /** Nothing can be changed now. Default false. */
  isDisabled?: boolean;
  /** Forgets what was entered and begins again. */
  onStartAnew: () => void;
}

/** Says that what was entered earlier is still here. */
export function DraftNote({ isDisabled = false, onStartAnew }: DraftNoteProps) {
  const { t } = useTranslation('patterns');
  return (
    <Banner
      title={t('draft.kept')}
      actions={
        <Button isDisabled={isDisabled} onPress={onStartAnew}>
          {t('draft.startAnew')}
        </Button>
      }
    />
  );
}

import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { CentreLevel } from '@selfservice/api/centres/centres';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/Button.tsx';

export interface OwnCentreButtonProps {
  /** The query of the centre. */
  level: { data: CentreLevel | undefined; isError: boolean };
  /** The selected people. */
  people: CentreSelection;
  /** Called when the user chooses their own centre. */
  onChange: (people: CentreSelection) => void;
}

/** A button to the user's own centre, shown if another centre could not be loaded. @requirement centres-23 */
export function OwnCentreButton({ level, people, onChange }: OwnCentreButtonProps) {
  const { t } = useTranslation('centres');
  if (level.data || !level.isError || people.centreId === null) return null;
  return (
    <div>
      <Button onPress={() => onChange({ ...people, centreId: null })}>{t('ownCentre')}</Button>
    </div>
  );
}

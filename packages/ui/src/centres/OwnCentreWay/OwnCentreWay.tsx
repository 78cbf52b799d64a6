import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { CentreLevel } from '@selfservice/api/centres/centres';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/Button.tsx';

export interface OwnCentreWayProps {
  /** What has come of asking for the centre. */
  level: { data: CentreLevel | undefined; isError: boolean };
  /** Whose people are wanted. */
  people: CentreSelection;
  /** Others are wanted. */
  onChange: (people: CentreSelection) => void;
}

/** Leads out where another centre than the user's own could not be loaded. */
export function OwnCentreWay({ level, people, onChange }: OwnCentreWayProps) {
  const { t } = useTranslation('centres');
  if (level.data || !level.isError || people.centreId === null) return null;
  return (
    <div>
      <Button onPress={() => onChange({ ...people, centreId: null })}>{t('ownCentre')}</Button>
    </div>
  );
}

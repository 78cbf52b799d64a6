import type { CentreChoice } from '@selfservice/api/centres/centre-choice';
import type { CentreLevel } from '@selfservice/api/centres/centres';
import { categoriesQuery } from '@selfservice/api/centres/centres';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../environment/Environment.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { CategoryField } from './CategoryField.tsx';
import { CentreTree } from './CentreTree.tsx';
import { ChosenCentre } from './ChosenCentre.tsx';
import { PickerBody } from './CentrePickerDialog.styles.ts';
import { RecentCentres } from '../RecentCentres/RecentCentres.tsx';
import { useRecent } from './useRecent.ts';
import { useCentreMove } from './useCentreMove.ts';
import { refusalOf } from './centreMove.ts';

export interface CentrePickerDialogProps {
  /** The current choice; null starts at the user's own root. */
  value: CentreChoice | null;
  /** Called when the user confirms a choice. */
  onConfirm: (choice: CentreChoice) => void;
  /** Called when the dialog closes without a choice. */
  onClose: () => void;
}

/**
 * Chooses the centre whose people a screen shows.
 * @requirement centres-2, centres-4, centres-6, centres-7, centres-8
 */
export function CentrePickerDialog({ value, onConfirm, onClose }: CentrePickerDialogProps) {
  const { t } = useTranslation('centres');
  const permissions = usePermissions();
  const chosenId = useId();
  const tree = useCentreMove(value?.centre ?? null);
  const { recent, remember } = useRecent(value?.centre ?? null);
  const [includesSubcentres, setIncludesSubcentres] = useState(value?.includesSubcentres ?? true);
  const [wantedCategory, setWantedCategory] = useState(value?.categoryRef ?? null);

  const { level, isPending } = tree;
  const canFilter = isAllowed(permissions, 'categoryFilter');
  const categories = useQuery({
    ...categoriesQuery(level?.centre.id ?? null, includesSubcentres),
    enabled: canFilter && level !== null,
  });
  // Categories of another centre are placeholders while these are loading.
  const ownCategories = categories.isPlaceholderData ? undefined : categories.data;
  const isCentreOfValue = level !== null && level.centre.id === value?.centre.id;
  const hasCategory =
    ownCategories?.some(({ ref }) => ref === wantedCategory) ?? (isCentreOfValue && !categories.isError);
  const categoryRef = canFilter && hasCategory ? wantedCategory : null;

  const refusal = refusalOf(t, tree);
  const choose = ({ centre }: CentreLevel) => {
    remember(centre);
    onConfirm({ centre, includesSubcentres, categoryRef });
  };
  return (
    <Dialog
      isOpen
      title={t('title')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t('close')}</Button>
          <Button
            kind="primary"
            aria-describedby={chosenId}
            {...(refusal && { 'aria-disabled': true })}
            onPress={() => {
              if (level && !refusal) choose(level);
            }}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <PickerBody>
        {recent.length > 0 && (
          <RecentCentres centres={recent} onGo={(centre) => tree.onGo(centre.id, [centre])} />
        )}
        <CentreTree {...tree} />
        <Checkbox isSelected={includesSubcentres} onChange={setIncludesSubcentres}>
          {t('includingSubcentres')}
        </Checkbox>
        {canFilter && (
          <CategoryField
            categories={level || isPending ? ownCategories : []}
            value={categoryRef}
            onChange={setWantedCategory}
            error={categories.error}
            onRetry={() => void categories.refetch()}
          />
        )}
        <ChosenCentre id={chosenId} level={level} includesSubcentres={includesSubcentres} refusal={refusal} />
      </PickerBody>
    </Dialog>
  );
}

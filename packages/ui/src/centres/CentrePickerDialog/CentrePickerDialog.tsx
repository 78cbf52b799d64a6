import type { CentreChoice } from '@selfservice/api/centres/centre-choice';
import type { Centre, CentreLevel } from '@selfservice/api/centres/centres';
import { categoriesQuery, centreLevelQuery } from '@selfservice/api/centres/centres';
import { isAllowed, permissionFor } from '@selfservice/api/session/permissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock, usePermissions, useTransport } from '../../environment/Environment.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { CategoryField } from './CategoryField.tsx';
import { CentreTree } from './CentreTree.tsx';
import { ChosenCentre } from './ChosenCentre.tsx';
import { PickerBody } from './CentrePickerDialog.styles.ts';
import type { Walk } from './walk.ts';
import { refusalOf } from './walk.ts';

export interface CentrePickerDialogProps {
  /** What was chosen before; null begins at the user's own root. */
  value: CentreChoice | null;
  /** Another choice was confirmed. */
  onConfirm: (choice: CentreChoice) => void;
  /** It was closed without a choice. */
  onClose: () => void;
}

/** Chooses the centre whose people a screen shows. Specification 001 section 2. */
export function CentrePickerDialog({ value, onConfirm, onClose }: CentrePickerDialogProps) {
  const { t } = useTranslation('centres');
  const transport = useTransport();
  const clock = useClock();
  const queryClient = useQueryClient();
  const permissions = usePermissions();
  const chosenId = useId();
  const [walk, setWalk] = useState<Walk>({
    to: value?.centre.id ?? null,
    way: value ? [value.centre] : [],
    from: null,
  });
  const [includesSubcentres, setIncludesSubcentres] = useState(value?.includesSubcentres ?? true);
  const [wantedCategory, setWantedCategory] = useState(value?.categoryRef ?? null);

  const { data, isPending, error, refetch } = useQuery(centreLevelQuery(transport, clock, walk.to));
  const level = data ?? walk.from;
  const canFilter = isAllowed(permissions, 'categoryFilter');
  const categories = useQuery({
    ...categoriesQuery(transport, level?.centre.id ?? null, includesSubcentres),
    enabled: canFilter && level !== null,
  });
  const hasCategory = categories.data?.some(({ ref }) => ref === wantedCategory) ?? categories.isPending;
  const categoryRef = canFilter && hasCategory ? wantedCategory : null;

  const refusal = refusalOf(t, { walk, level, isPending });
  const go = (to: number | null, way: readonly Centre[]) => {
    if (to !== walk.to) setWalk({ to, way, from: level });
    else if (error) void refetch();
  };
  const choose = ({ centre }: CentreLevel) => onConfirm({ centre, includesSubcentres, categoryRef });
  const filter = permissionFor(permissions, 'categoryFilter');
  return (
    <Dialog
      isOpen
      title={t('title')}
      hasCloseButton={false}
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
        <CentreTree
          walk={walk}
          level={level}
          isPending={isPending}
          error={data ? null : error}
          isKnown={(id) =>
            queryClient.getQueryData(centreLevelQuery(transport, clock, id).queryKey) !== undefined
          }
          onGo={go}
          onRetry={() => void refetch()}
          onRest={(id) => void queryClient.prefetchQuery(centreLevelQuery(transport, clock, id))}
        />
        <Checkbox isSelected={includesSubcentres} onChange={setIncludesSubcentres}>
          {t('includingSubcentres')}
        </Checkbox>
        {filter !== 'hidden' && (
          <CategoryField
            categories={level || isPending ? categories.data : []}
            value={categoryRef}
            onChange={setWantedCategory}
            isRefused={filter === 'disabled'}
            error={categories.error}
            onRetry={() => void categories.refetch()}
          />
        )}
        <ChosenCentre id={chosenId} level={level} includesSubcentres={includesSubcentres} refusal={refusal} />
      </PickerBody>
    </Dialog>
  );
}

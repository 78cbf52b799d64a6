import type { PassType } from '@selfservice/api/terminal/pass-types';
import type { ChosenTypes } from '@selfservice/api/terminal/terminal-buttons';
import { fixedTypes } from '@selfservice/api/terminal/terminal-buttons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { Select } from '../../primitives/Select/Select.tsx';

export interface TerminalButtonsDialogProps {
  /** The offered types. */
  types: readonly PassType[];
  /** The chosen types of buttons 3 to 6. */
  chosen: ChosenTypes;
  /** Called when the user saves the choice. */
  onSave: (chosen: ChosenTypes) => void;
  /** Called when the dialog closes without saving. */
  onClose: () => void;
}

const none = 'none';
const fixedIds = new Set<number>(fixedTypes.map(({ id }) => id));

/** The choice of pass types for buttons 3 to 6. @requirement terminal-3, terminal-5 */
export function TerminalButtonsDialog({ types, chosen, onSave, onClose }: TerminalButtonsDialogProps) {
  const { t } = useTranslation('terminal');
  const [draft, setDraft] = useState(chosen);
  const offered = types.filter(({ id }) => !fixedIds.has(id));
  const isOffered = (id: number | null) => id === null || offered.some((type) => type.id === id);
  return (
    <FormDialog
      isOpen
      title={t('configuration.title')}
      hasUnsavedChanges={draft.some((id, index) => id !== chosen[index])}
      onSubmit={() => onSave(draft)}
      onClose={onClose}
    >
      <p>{t('configuration.hint')}</p>
      <Fields>
        {draft.map((id, index) => {
          const place = index + fixedTypes.length + 1;
          return (
            <Select
              key={place}
              label={t('configuration.button', { place })}
              options={[
                { id: none, label: t('configuration.none') },
                ...(isOffered(id) ? [] : [{ id: String(id), label: t('configuration.gone') }]),
                ...offered.map((type) => ({ id: String(type.id), label: type.name })),
              ]}
              value={id === null ? none : String(id)}
              errorMessage={isOffered(id) ? undefined : t('notOfferedChoice')}
              onChange={(next) => setDraft(draft.with(index, next === none ? null : Number(next)))}
            />
          );
        })}
      </Fields>
    </FormDialog>
  );
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (width >= 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-width: 28rem;
  }
`;

import type { PassType } from '@selfservice/api/terminal/pass-types';
import type { ChosenTypes } from '@selfservice/api/terminal/terminal-buttons';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/Button.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';

const loadDialog = () => import('../TerminalButtonsDialog/TerminalButtonsDialog.tsx');

export interface ChooseButtonsProps {
  /** The offered types; undefined while loading. */
  types: readonly PassType[] | undefined;
  /** The chosen types. */
  chosen: ChosenTypes;
  /** Called when the user saves another choice. */
  onChange: (chosen: ChosenTypes) => void;
}

/** A button that opens the choice of buttons; disabled until the types are loaded. */
export function ChooseButtons({ types, chosen, onChange }: ChooseButtonsProps) {
  const { t } = useTranslation('terminal');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        icon={Settings2}
        isDisabled={!types}
        {...prefetchOnIntent(loadDialog)}
        onPress={() => setIsOpen(true)}
      >
        {t('configuration.open')}
      </Button>
      <Deferred
        load={loadDialog}
        name={t('configuration.title')}
        isWanted={isOpen && types !== undefined}
        onClose={() => setIsOpen(false)}
      >
        {({ TerminalButtonsDialog }) =>
          types && (
            <TerminalButtonsDialog
              types={types}
              chosen={chosen}
              onSave={(next) => {
                onChange(next);
                setIsOpen(false);
              }}
              onClose={() => setIsOpen(false)}
            />
          )
        }
      </Deferred>
    </>
  );
}

import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FilterPlace } from './FilterPlace.ts';

export interface FilterSheetProps {
  /** The title. */
  title: string;
  /** The filters. */
  children: ReactNode;
  /** The label of the button that closes the sheet, for example "Show 17 plans". */
  showLabel: string;
  /** Called when the user resets all filters; undefined while none is active. */
  onReset: (() => void) | undefined;
  /** The element for the buttons that save or print the list. */
  exportsRef: Ref<HTMLDivElement>;
  /** Called when the user closes the sheet. */
  onClose: () => void;
}

/** The filters of a list and its export, at the bottom of a phone. Every choice applies immediately. */
export function FilterSheet({ title, children, showLabel, onReset, exportsRef, onClose }: FilterSheetProps) {
  const { t } = useTranslation('patterns');
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          {onReset && (
            <Button kind="quiet" onPress={onReset}>
              {t('filter.reset')}
            </Button>
          )}
          <Button kind="primary" onPress={onClose}>
            {showLabel}
          </Button>
        </>
      }
    >
      <Content>
        <FilterPlace value="sheet">{children}</FilterPlace>
        <Exports ref={exportsRef} />
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  font-size: var(--text-2);
`;

const Exports = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  &:empty {
    display: none;
  }
`;

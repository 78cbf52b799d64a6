import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FilterPlace } from './FilterPlace.ts';
import { sheetLabel, sheetRow } from './sheetRow.ts';

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

  /* A switch. */
  & > label {
    ${sheetRow}
    flex-direction: row-reverse;
  }

  /* A field with a label. */
  && > div:has(> label) {
    gap: 0;

    & > label {
      ${sheetLabel}
    }

    & > div {
      ${sheetRow}
      border-width: 0 0 1px;
      border-radius: 0;
      background: none;
    }

    & input {
      padding-left: 0;

      &::placeholder {
        color: inherit;
      }
    }

    /* Its icon ends where the other controls end. */
    & button {
      align-self: stretch;
      height: auto;
      margin-right: calc(-1 * var(--space-3));
    }
  }
`;

const Exports = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  &:empty {
    display: none;
  }
`;

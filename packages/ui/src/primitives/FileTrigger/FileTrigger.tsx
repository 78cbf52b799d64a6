import { Upload } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useId, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { isOfKind } from './isOfKind.ts';

/** Other props of react-aria's drop zone are passed to the root element. */
export interface FileTriggerProps extends Omit<
  ComponentProps<typeof DropZone>,
  'children' | 'onDrop' | 'onSelect'
> {
  /** The label of the button. Default "Choose a file". */
  label?: string;
  /** The accepted media types: `image/*`, `application/pdf`. Default: all. */
  kinds?: readonly string[];
  /**
   * Whether files are refused by media type, which the system derives from the file name. Set to false if the caller
   * checks the content: `kinds` then only filters the system's file dialog. Default true.
   */
  refusesByType?: boolean;
  /** Whether several files can be selected together. Default false. */
  allowsMultiple?: boolean;
  /** A hint, for example the accepted types and sizes. */
  description?: string;
  /** The error message about the selected file. Replaces the hint. */
  errorMessage?: string | undefined;
  /** A further control beside the button, for example to take a photo. */
  secondaryAction?: ReactNode;
  /**
   * Called with at least one file when the user selects or drops files; only with accepted ones if `refusesByType` is
   * set.
   */
  onSelect: (files: File[]) => void;
}

/** Selects files by a button, by dropping them, or by pasting while it has the focus. */
export function FileTrigger(props: FileTriggerProps) {
  const {
    label,
    kinds = [],
    refusesByType = true,
    allowsMultiple = false,
    description,
    errorMessage,
    secondaryAction,
    onSelect,
    ...rest
  } = props;
  const { t } = useTranslation('primitives');
  const noteId = useId();
  const [isRefused, setIsRefused] = useState(false);
  const take = (files: File[]) => {
    const fitting = files
      .filter((file) => !refusesByType || isOfKind(file.type, kinds))
      .slice(0, allowsMultiple ? undefined : 1);
    setIsRefused(files.length > 0 && fitting.length === 0);
    if (fitting.length > 0) onSelect(fitting);
  };
  const fault = errorMessage ?? (isRefused ? t('file.wrongKind') : undefined);
  return (
    <Root
      aria-label={t('file.zone')}
      {...rest}
      onDrop={({ items }) => {
        const files = items.filter((item) => item.kind === 'file').map((item) => item.getFile());
        void Promise.all(files).then(take);
      }}
    >
      <AriaFileTrigger
        acceptedFileTypes={[...kinds]}
        allowsMultiple={allowsMultiple}
        onSelect={(files) => take([...(files ?? [])])}
      >
        <Button icon={Upload} isDisabled={Boolean(rest.isDisabled)} aria-describedby={noteId}>
          {label ?? t('file.choose')}
        </Button>
      </AriaFileTrigger>
      {secondaryAction}
      <Hint aria-hidden="true">{t('file.drop')}</Hint>
      <Note id={noteId} role="status" data-fault={fault ? true : undefined}>
        {fault ?? description}
      </Note>
    </Root>
  );
}

const Root = styled(DropZone)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-4);
  border: 1px dashed var(--color-border-control);
  border-radius: var(--radius-large);

  &[data-drop-target] {
    border-style: solid;
    border-color: var(--color-accent);
    background: var(--color-accent-quiet);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
`;

const Hint = styled.span`
  color: var(--color-text-muted);

  @media (hover: none) {
    display: none;
  }
`;

const Note = styled.p`
  flex-basis: 100%;
  min-width: 0;
  overflow-x: clip;
  overflow-wrap: anywhere;
  color: var(--color-text-muted);
  font-size: var(--text-2);

  &:empty {
    display: none;
  }

  &[data-fault] {
    color: var(--color-negative);
  }
`;

import { Upload } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useId, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { isOfKind } from './isOfKind.ts';

/** Everything else of react-aria's drop zone goes to the root. */
export interface FileTriggerProps extends Omit<
  ComponentProps<typeof DropZone>,
  'children' | 'onDrop' | 'onSelect'
> {
  /** What the button does. Default "Choose a file". */
  label?: string;
  /** What fits, as media types: `image/*`, `application/pdf`. Default: everything. */
  kinds?: readonly string[];
  /**
   * Whether files are refused by the media type that the system takes from their names. False where whoever takes them
   * looks into them: the kinds then only say what there is to choose from. Default true.
   */
  refusesByType?: boolean;
  /** More than one can be chosen at a time. Default false. */
  allowsMultiple?: boolean;
  /** A hint: what fits and how large it may be. */
  description?: string;
  /** What is wrong with what was chosen. */
  errorMessage?: string | undefined;
  /** Stands beside the button: another way to choose. */
  otherWay?: ReactNode;
  /** Files were chosen or dropped, one at least, all of a kind that fits where others are refused. */
  onSelect: (files: File[]) => void;
}

/** Chooses files: by the button, by dropping them on it, or by pasting while it has the focus. */
export function FileTrigger(props: FileTriggerProps) {
  const {
    label,
    kinds = [],
    refusesByType = true,
    allowsMultiple = false,
    description,
    errorMessage,
    otherWay,
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
      {otherWay}
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
  color: var(--color-text-muted);
  font-size: var(--text-2);

  &:empty {
    display: none;
  }

  &[data-fault] {
    color: var(--color-negative);
  }
`;

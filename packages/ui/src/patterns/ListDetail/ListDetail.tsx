import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

/** Props of `ListDetail`; everything else goes to the root. */
export interface ListDetailProps extends ComponentProps<'div'> {
  /** The list. It stays where it was scrolled to while a detail is shown. */
  list: ReactNode;
  /** The chosen item; null while none is chosen. */
  detail: ReactNode | null;
  /** Name of the detail for assistive technology: "Request of Petr Novák". */
  detailLabel: string;
  /** Stands beside the list from 1024 px on while nothing is chosen. Default: the list has the whole width. */
  placeholder?: ReactNode;
  /** Back to the list; asked for below 1024 px, where the detail takes the list's place. */
  onClose: () => void;
}

/** A list beside the chosen item from 1024 px on; below that, one or the other. */
export function ListDetail(props: ListDetailProps) {
  const { list, detail, detailLabel, placeholder, onClose, ...rest } = props;
  const { t } = useTranslation('patterns');
  const pane = useRef<HTMLElement>(null);
  const isShown = detail !== null;
  useEffect(() => {
    // The list, and with it the focus, has gone where the detail took its place.
    if (isShown && document.activeElement === document.body) pane.current?.focus();
  }, [isShown]);
  return (
    <Root data-detail={isShown || undefined} data-whole={(!isShown && !placeholder) || undefined} {...rest}>
      <List>{list}</List>
      <Pane ref={pane} aria-label={detailLabel} tabIndex={-1}>
        {isShown && (
          <Back>
            <Button kind="quiet" icon={ArrowLeft} onPress={onClose}>
              {t('list.back')}
            </Button>
          </Back>
        )}
        {detail ?? placeholder}
      </Pane>
    </Root>
  );
}

const List = styled.div`
  min-width: 0;
`;

const Pane = styled.section`
  min-width: 0;
  outline: 0;
`;

const Back = styled.div`
  margin: 0 0 var(--space-2) calc(-1 * var(--space-4));
`;

const Root = styled.div`
  &:not([data-detail]) > ${Pane}, &[data-detail] > ${List} {
    display: none;
  }

  @media (width >= 1024px) {
    &:not([data-whole]) {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
      align-items: start;
    }

    &:not([data-whole]) > ${List}, &:not([data-whole]) > ${Pane} {
      display: block;
    }

    & > ${Pane} {
      /* Below the bar of the shell, and whole in the window under a title and filters: its foot stays in sight. */
      position: sticky;
      top: calc(var(--app-bar-height, 0px) + var(--space-4));
      max-height: max(20rem, 100dvh - 14rem);
      padding-left: var(--space-8);
      overflow: auto;
    }

    /* As long as the longer one of the two; without a detail there is nothing to divide. */
    &:not([data-whole]) > ${List} {
      align-self: stretch;
      padding-right: var(--space-8);
      border-right: 1px solid transparent;
    }

    &[data-detail] > ${List} {
      border-right-color: var(--color-border);
    }

    ${Back} {
      display: none;
    }
  }
`;

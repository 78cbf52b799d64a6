import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/Button.tsx';
import { actionBar, floatingColumn, messageBar } from '../../primitives/FloatingPlace/floatingPlace.ts';
import { useFocusWhenLost } from '../../primitives/useFocusWhenLost.ts';
import { Back, Bar, Body, Column, Foot, List, Pane, Root } from './ListDetailFrame.ts';
import { focusableWhileScrolling } from './focusableWhileScrolling.ts';

export interface ListDetailProps extends ComponentProps<'div'> {
  /** The list. It stays where it was scrolled to while a detail is shown. */
  list: ReactNode;
  /** The chosen item; null while none is chosen. */
  detail: ReactNode | null;
  /** Id of the chosen item, where another one may take its place: the focus that goes with one comes to the next. */
  detailId?: string | null;
  /** Name of the detail for assistive technology: "Request of Petr Novák"; needed where there may be one. */
  detailLabel?: string | undefined;
  /** What can be done about the chosen item; in sight however long the detail is. Default nothing. */
  detailActions?: ReactNode;
  /** Stands beside the list from 1024 px on while nothing is chosen. Default: the list has the whole width. */
  placeholder?: ReactNode;
  /** What floats over the end of the list, and over the actions of the detail where that has its place. Default nothing. */
  bar?: ReactNode;
  /** Back to the list; asked for below 1024 px, where the detail takes the list's place. */
  onClose: () => void;
}

/** A list beside the chosen item from 1024 px on; below that, one or the other. */
export function ListDetail(props: ListDetailProps) {
  const { list, detail, detailId, detailLabel, detailActions, placeholder, bar, onClose, ...rest } = props;
  const { t } = useTranslation('patterns');
  const pane = useRef<HTMLElement>(null);
  const isShown = detail !== null;
  // The list, and with it the focus, has gone where the detail took its place; or the detail before has.
  useFocusWhenLost(pane, isShown && (detailId ?? true));
  return (
    <Root data-detail={isShown || undefined} data-whole={(!isShown && !placeholder) || undefined} {...rest}>
      <Column ref={floatingColumn}>
        <List>{list}</List>
        {bar && <Bar ref={messageBar}>{bar}</Bar>}
      </Column>
      <Pane ref={pane} aria-label={detailLabel} tabIndex={-1}>
        <Body ref={focusableWhileScrolling}>
          <div>
            {isShown && (
              <Back>
                <Button kind="quiet" icon={ArrowLeft} onPress={onClose}>
                  {t('list.back')}
                </Button>
              </Back>
            )}
            {detail ?? placeholder}
          </div>
        </Body>
        {isShown && detailActions && <Foot ref={actionBar}>{detailActions}</Foot>}
      </Pane>
    </Root>
  );
}

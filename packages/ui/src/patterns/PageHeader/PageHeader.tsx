import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { hiddenText } from '../../primitives/VisuallyHidden/hiddenText.ts';

/** A detail that covers the list below a width of 1024 px. */
export interface CoveringDetail {
  /** The name of the object, for example "Request of Petr Novák". */
  title: string;
  /** Called when the user returns to the list. */
  onClose: () => void;
}

/** Other attributes go to the root. */
export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The title of the screen. */
  title: string;
  /** The address of the back link; visible below a width of 1024 px, without side navigation. Default: no link. */
  backHref?: string | undefined;
  /** The accessible name of the back link. Default: back to the start page. */
  backLabel?: string | undefined;
  /** The open detail: below a width of 1024 px its name is the title and the arrow closes it. Default none. */
  detail?: CoveringDetail | null | undefined;
  /** The buttons of the screen; hidden below a width of 1024 px while a detail is open. Default none. */
  actions?: ReactNode;
  /** The menu at the end. Default none. */
  menu?: ReactNode;
}

/**
 * The header of a screen with title, buttons and menu. Below a width of 1024 px it is a bar of one line that stays at the
 * top of the window.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, backHref, backLabel, detail, actions, menu, ...rest } = props;
  const { t } = useTranslation('patterns');
  return (
    <Root data-screen-bar="" data-detail={detail ? '' : undefined} {...rest}>
      {detail && <Close label={t('list.back')} icon={ArrowLeft} onPress={detail.onClose} />}
      {backHref && (
        <Back href={backHref} aria-label={backLabel ?? t('page.back')}>
          <Icon of={ArrowLeft} size={20} />
        </Back>
      )}
      <PageHeading>{title}</PageHeading>
      {detail && <Name>{detail.title}</Name>}
      {actions && <Actions>{actions}</Actions>}
      {menu}
    </Root>
  );
}

const Back = styled(Link)`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 44px;
  height: 44px;
  color: inherit;

  @media (width >= 1024px) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const Close = styled(IconButton)`
  svg {
    width: 20px;
    height: 20px;
  }

  @media (width >= 1024px) {
    display: none;
  }
`;

const Actions = styled.div`
  display: contents;
`;

const Name = styled.p`
  @media (width >= 1024px) {
    display: none;
  }
`;

const Root = styled.header`
  display: flex;
  align-items: center;

  & > h1 {
    flex: 1;
    font-weight: var(--weight-medium);
    line-height: var(--leading-tight);
    outline: 0;
  }

  @media (width >= 1024px) {
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-2);

    /* The actions wrap below the title if its longest word does not fit beside them. */
    & > h1 {
      min-width: min-content;
      font-size: var(--text-4);
    }
  }

  @media (width < 1024px) {
    --control-height: 44px;

    position: sticky;
    top: var(--app-bar-height, 0px);
    z-index: var(--layer-bar);
    height: var(--screen-bar-height);
    /* As wide as the window: the main part sets the width of its padding. */
    margin-inline: calc(-1 * var(--screen-edge, 0px));
    padding-inline: var(--space-1);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface);

    /* One line. Assistive technology reads the whole title. */
    & > h1,
    & > ${Name} {
      flex: 1;
      min-width: 0;
      margin: 0;
      overflow: hidden;
      font-size: var(--text-3);
      font-weight: var(--weight-medium);
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    &[data-detail] > ${Actions}, &[data-detail] > ${Back} {
      display: none;
    }

    /* Visually hidden: it is still the heading of the screen and can receive the focus. */
    &[data-detail] > h1 {
      ${hiddenText}
    }
  }

  @media print {
    position: static;
    height: auto;
    margin: 0;
    padding: 0;
    border: 0;

    & > :not(h1) {
      display: none;
    }
  }
`;

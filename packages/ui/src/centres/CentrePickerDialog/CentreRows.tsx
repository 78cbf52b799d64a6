import type { CentreLevel } from '@selfservice/api/centres/centres';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyRow } from '../../primitives/List/EmptyRow.tsx';
import { List } from '../../primitives/List/List.tsx';
import { ListFocusContext, useListFocus } from '../../primitives/List/ListFocus.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CentreRow } from './CentreRow.tsx';
import { Region, Rows } from './CentreRegion.tsx';
import { findCentres, searchFrom } from './findCentres.ts';
import { canTakeFocus } from './canTakeFocus.ts';
import { useDwell } from './useDwell.ts';

export interface CentreRowsProps {
  /** The level whose sub-centres are shown. */
  level: CentreLevel;
  /** The sub-centre with the initial focus; undefined for the first one. */
  startAtId: number | undefined;
  /** The sub-centre that is being opened; null for none. */
  pendingId: number | null;
  /** The error of opening another level; replaces the search while its field is empty. */
  notice: ReactNode;
  /** Called when the user opens a sub-centre. */
  onGoIn: (id: number) => void;
  /** Called when the user goes to the centre above. */
  onGoUp: () => void;
  /** Called when the pointer or the focus has rested on a sub-centre. */
  onRest: (id: number) => void;
}

/**
 * The sub-centres of a centre. Enter and ArrowRight open, Backspace and ArrowLeft go up, letters find.
 * @requirement centres-3, centres-9
 */
export function CentreRows(props: CentreRowsProps) {
  const { level, startAtId, pendingId, notice, onGoIn, onGoUp, onRest } = props;
  const { t } = useTranslation('centres');
  const [text, setText] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const lists = useListFocus();
  const rest = useDwell(onRest);
  const { centre, children } = level;
  const found = findCentres(children, text);

  useEffect(() => {
    if (!region.current || !canTakeFocus(region.current)) return;
    // The list takes the focus until the row is visible, so that the dialog does not move the focus elsewhere.
    lists.focusList();
    const start = children.find(({ id }) => id === startAtId) ?? children[0];
    if (start) lists.focusItem(String(start.id));
  }, [children, startAtId, lists]);

  const onListKey = (event: KeyboardEvent) => {
    const id = idOfRow(event.target);
    const action = { Backspace: onGoUp, ArrowLeft: onGoUp, ArrowRight: () => id !== null && onGoIn(id) }[
      event.key
    ];
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    // Runs before the list, which would move the focus within the row.
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  return (
    <Region ref={region}>
      {notice}
      {children.length >= searchFrom && (!notice || text) && (
        <SearchField
          label={t('search.label')}
          value={text}
          onChange={setText}
          onSubmit={() => {
            if (found.length === 1 && found[0]) onGoIn(found[0].id);
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && found[0]) lists.focusItem(String(found[0].id));
            else event.continuePropagation();
          }}
        />
      )}
      <VisuallyHidden role="status">{text && t('search.found', { count: found.length })}</VisuallyHidden>
      <Rows
        onKeyDownCapture={onListKey}
        onFocus={(event) => restOn(event.target)}
        onPointerOver={(event) => restOn(event.target)}
      >
        <ListFocusContext value={lists}>
          <List
            label={t('list', { name: centre.name })}
            items={found.map(({ id, name }) => ({
              id: String(id),
              label: name,
              isPending: id === pendingId,
            }))}
            renderItem={({ label, isPending }) => (
              <CentreRow name={label} waiting={isPending ? t('waiting', { name: label }) : undefined} />
            )}
            renderEmpty={() => <EmptyRow>{text ? t('search.nothing', { text }) : t('none')}</EmptyRow>}
            onAction={(id) => onGoIn(Number(id))}
          />
        </ListFocusContext>
      </Rows>
    </Region>
  );

  function restOn(target: EventTarget) {
    const id = idOfRow(target);
    if (id !== null) rest(id);
  }
}

function idOfRow(target: EventTarget): number | null {
  const key = target instanceof Element ? target.closest('[role=row]')?.getAttribute('data-key') : null;
  return key ? Number(key) : null;
}

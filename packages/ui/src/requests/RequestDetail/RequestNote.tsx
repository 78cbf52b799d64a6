import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { onResize } from '../../primitives/onResize.ts';

export interface RequestNoteProps {
  /** The text of the note. Line breaks are kept. */
  note: string;
  /** Whether a long note is cut off until the user expands it. Default false. */
  isShort?: boolean;
}

/** The note of a request. */
export function RequestNote({ note, isShort = false }: RequestNoteProps) {
  const { t } = useTranslation('requests');
  const [isCut, setIsCut] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const watch = (box: HTMLElement | null) => {
    if (!box) return;
    return onResize([box], () => setIsCut(box.scrollHeight > box.clientHeight + 1));
  };
  if (!isShort) return <Words>{note}</Words>;
  return (
    <>
      <Words ref={watch} data-short={!isWhole || undefined}>
        {note}
      </Words>
      {(isCut || isWhole) && (
        <More kind="quiet" aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
          {t('detail.wholeNote')}
        </More>
      )}
    </>
  );
}

const Words = styled.span`
  white-space: pre-wrap;

  &[data-short] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

/* Low, so that the button needs less height than it saves. */
const More = styled(Button)`
  display: flex;
  min-height: 24px;
  margin: var(--space-1) 0 0 calc(-1 * var(--space-2));
  padding: 0 var(--space-2);
  font-size: var(--text-2);

  &[aria-expanded='true']:not([data-hovered], [data-pressed]) {
    background: none;
  }
`;

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { DemoLink } from './demo.types.ts';

export interface LinkTabProps {
  /** The addresses of the present situation; null while they are loading. */
  link: DemoLink | null;
  /** Copies a text to the clipboard. Rejects if the browser refuses it. */
  onCopy: (text: string) => Promise<void>;
}

/** The link to the present situation, as a text and as a QR code. */
export function LinkTab({ link, onCopy }: LinkTabProps) {
  const { t } = useTranslation('testing/DemoPanel');
  return (
    <Root>
      <p>{t('link.about')}</p>
      {link ? (
        <Link link={link} onCopy={onCopy} />
      ) : (
        <Skeleton height="6rem" aria-label={t('link.loading')} />
      )}
    </Root>
  );
}

interface LinkProps {
  link: DemoLink;
  onCopy: (text: string) => Promise<void>;
}

function Link({ link, onCopy }: LinkProps) {
  const { t } = useTranslation('testing/DemoPanel');
  const [isWithChanges, setWithChanges] = useState(true);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const [isCodeShown, setCodeShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isTooLong = link.urlWithChanges === null;
  const url = (isWithChanges && link.urlWithChanges) || link.url;

  async function copy(): Promise<void> {
    try {
      await onCopy(url);
      setOutcome('copied');
    } catch {
      // The user can copy the selected text by hand.
      field.current?.select();
      setOutcome('notCopied');
    }
  }

  return (
    <>
      <Switch
        isSelected={isWithChanges && !isTooLong && link.changes > 0}
        isDisabled={isTooLong || link.changes === 0}
        onChange={(next) => {
          setWithChanges(next);
          setOutcome(null);
        }}
      >
        {link.changes === 0 ? t('link.withoutChanges') : t('link.withChanges', { count: link.changes })}
      </Switch>
      {isTooLong && <Banner tone="caution">{t('link.tooLong')}</Banner>}
      {link.leftOut > 0 && <Banner>{t('link.leftOut', { count: link.leftOut })}</Banner>}
      <TextField label={t('link.address')} value={url} isReadOnly inputRef={field} />
      <Actions>
        <Button kind="primary" onPress={() => void copy()}>
          {t('link.copy')}
        </Button>
        <Button aria-expanded={isCodeShown} onPress={() => setCodeShown(!isCodeShown)}>
          {t(isCodeShown ? 'link.hideCode' : 'link.showCode')}
        </Button>
      </Actions>
      <p role="status">{outcome && t(`link.${outcome}`)}</p>
      {isCodeShown && (
        <>
          {link.isOnlyHere && <Banner tone="caution">{t('link.onlyHere')}</Banner>}
          <Deferred load={loadQrCode} name={t('link.code')} onClose={() => setCodeShown(false)}>
            {({ QrCode }) => <QrCode text={url} label={t('link.code')} tooLong={t('link.codeTooLong')} />}
          </Deferred>
        </>
      )}
    </>
  );
}

const loadQrCode = () => import('./QrCode.tsx');

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  font-size: var(--text-2);

  > p {
    color: var(--color-text-muted);

    &:empty {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

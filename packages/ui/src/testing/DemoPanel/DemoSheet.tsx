import { useState } from 'react';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredConfirmDialog } from '../../primitives/ConfirmDialog/DeferredConfirmDialog.tsx';
import { loadConfirmDialog } from '../../primitives/ConfirmDialog/loadConfirmDialog.ts';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { DialogBody, DialogHead, DialogRoot } from '../../primitives/Dialog/dialogParts.tsx';
import { DialogScrim } from '../../primitives/Dialog/DialogWindow.tsx';
import { focusableIfScrolling } from '../../primitives/focusableIfScrolling.ts';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import type { DemoLink, DemoNetwork, DemoPerson, DemoSettings } from './demo.types.ts';
import { LinkTab } from './LinkTab.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { RightsTab } from './RightsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { shortcutKeys } from './useShortcut.ts';

export interface DemoSheetProps {
  /** The people of the demo. */
  people: readonly DemoPerson[];
  /** The signed-in person; null for none. */
  person: DemoPerson | null;
  /** The settings with which the demo has started. */
  settings: DemoSettings;
  /** The simulated network. */
  network: DemoNetwork;
  /** The names of the calls that can fail. */
  calls: readonly string[];
  /** The addresses of the present situation; null while they are loading. */
  link: DemoLink | null;
  /** Called when the user hides strip and panel. */
  onHide: () => void;
  /** Called when the user becomes another person. */
  onPersonChange: (id: string) => void;
  /** Called when the user applies other settings. */
  onSettingsChange: (settings: DemoSettings) => void;
  /** Called when the user changes the network. */
  onNetworkChange: (network: DemoNetwork) => void;
  /** Called when the user wants to see `link`. */
  onLinkWanted: () => void;
  /** Copies a text to the clipboard. Rejects if the browser refuses it. */
  onCopy: (text: string) => Promise<void>;
  /** Called when the user has confirmed the reset. */
  onReset: () => void;
  /** Called when the panel closes. Settings that are not applied are lost. */
  onClose: () => void;
}

/** The open panel of the demo: at the right edge of a desk, over the whole window of a phone. */
export function DemoSheet(props: DemoSheetProps) {
  const { people, person, settings, network, calls, link, onHide, onPersonChange, onSettingsChange } = props;
  const { onNetworkChange, onLinkWanted, onCopy, onReset, onClose } = props;
  const { t } = useTranslation('testing/DemoPanel');
  const [edited, setEdited] = useState(settings);
  const [isAsking, setAsking] = useState(false);
  const isEdited = JSON.stringify(edited) !== JSON.stringify(settings);
  const change = (changes: Partial<DemoSettings>) => setEdited({ ...edited, ...changes });
  const tabs = [
    {
      id: 'people',
      label: t('tabs.people'),
      content: <PeopleTab people={people} person={person} onPersonChange={onPersonChange} />,
    },
    {
      id: 'rights',
      label: t('tabs.rights'),
      content: <RightsTab rights={edited} people={people} onChange={change} />,
    },
    {
      id: 'settings',
      label: t('tabs.settings'),
      content: (
        <SettingsTab
          settings={edited}
          network={network}
          calls={calls}
          onChange={change}
          onNetworkChange={onNetworkChange}
        />
      ),
    },
    { id: 'link', label: t('tabs.link'), content: <LinkTab link={link} onCopy={onCopy} /> },
  ];
  return (
    <>
      <Scrim isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Sheet>
          <Root>
            <Head title={t('title')} onClose={onClose} />
            <Body ref={focusableIfScrolling}>
              <Tabs
                label={t('tabs.name')}
                tabs={tabs}
                onSelectionChange={(id) => {
                  if (id === 'link') onLinkWanted();
                }}
              />
            </Body>
            <Foot>
              {isEdited && (
                <Apply>
                  <p>{t('applyHint')}</p>
                  <Button kind="primary" onPress={() => onSettingsChange(edited)}>
                    {t('apply')}
                  </Button>
                </Apply>
              )}
              <p>{t('shortcut', { keys: shortcutKeys() })}</p>
              <Buttons>
                <Button onPress={onHide}>{t('hide')}</Button>
                <Button onPress={() => setAsking(true)} {...prefetchOnIntent(loadConfirmDialog)}>
                  {t('reset.action')}
                </Button>
              </Buttons>
            </Foot>
          </Root>
        </Sheet>
      </Scrim>
      <DeferredConfirmDialog
        isOpen={isAsking}
        title={t('reset.question')}
        confirmLabel={t('reset.action')}
        kind="danger"
        onConfirm={() => {
          setAsking(false);
          onReset();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('reset.consequences')}
      </DeferredConfirmDialog>
    </>
  );
}

const Scrim = styled(DialogScrim)`
  && {
    place-items: stretch end;
  }
`;

const Sheet = styled(Modal)`
  width: min(100%, 26rem);
  height: 100dvh;
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-3);
  outline: 1px solid var(--color-edge);
  --surface-behind: var(--color-surface-floating);

  @media (width < 640px) {
    width: 100%;
  }
`;

const Root = styled(DialogRoot)`
  height: 100%;
`;

const Head = styled(DialogHead)`
  padding: var(--space-3) var(--space-3) 0 var(--space-5);

  h2 {
    font-size: var(--text-4);
  }
`;

const Body = styled(DialogBody)`
  padding: 0 var(--space-5) var(--space-5);
`;

const Foot = styled.footer`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-5) max(var(--space-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-border);

  p {
    color: var(--color-text-muted);
    font-size: var(--text-1);
  }
`;

const Apply = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  p {
    min-width: 0;
  }

  button {
    flex-shrink: 0;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  button {
    flex: 1;
  }
`;

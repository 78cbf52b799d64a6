import type { Substitution } from '@selfservice/api/settings/substitutions';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { loadSubstitutionForm } from '../NewSubstitutionDialog/loadSubstitutionForm.ts';
import { SubstitutionList, SubstitutionListSkeleton } from '../SubstitutionList/SubstitutionList.tsx';
import type { KnownSubstitutions } from './useSubstitutions.ts';

export interface SubstitutionSectionProps extends KnownSubstitutions {
  /** The heading, which can be focused. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The button that adds a substitution. */
  addRef?: Ref<HTMLButtonElement>;
  /** Called when the user wants to add a substitution. */
  onAdd: () => void;
  /** Called when the user wants to delete a substitution. */
  onDelete: (substitution: Substitution) => void;
}

/** The person's substitutions, with buttons to add and delete. @requirement settings-5, settings-7 */
export function SubstitutionSection(props: SubstitutionSectionProps) {
  const { headingRef, addRef, data, error, isFetching, onRetry, onAdd, onDelete } = props;
  const { t } = useTranslation('settings');
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <h3 ref={headingRef} id={headingId} tabIndex={-1}>
          {t('substitutions.title')}
        </h3>
        {data && data.people.length > 0 && (
          <Button ref={addRef} icon={Plus} onPress={onAdd} {...prefetchOnIntent(loadSubstitutionForm)}>
            {t('substitutions.add')}
          </Button>
        )}
      </Head>
      {error && (
        <ErrorPanel
          error={error}
          title={t(data ? 'substitutions.refreshFailed' : 'substitutions.failed')}
          isRetrying={isFetching}
          onRetry={onRetry}
        />
      )}
      {!data && !error && <SubstitutionListSkeleton />}
      {data?.substitutions.length === 0 && <Nothing>{t('substitutions.none')}</Nothing>}
      {data && data.substitutions.length > 0 && (
        <SubstitutionList substitutions={data.substitutions} onDelete={onDelete} />
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-border);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);

  h3 {
    font-weight: var(--weight-medium);
  }
`;

const Nothing = styled.p`
  color: var(--color-text-muted);
`;

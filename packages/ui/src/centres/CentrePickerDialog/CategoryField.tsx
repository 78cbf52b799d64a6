import type { Category } from '@selfservice/api/centres/centres';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select } from '../../primitives/Select/Select.tsx';

export interface CategoryFieldProps {
  /** Those that can be chosen; undefined until they are known. */
  categories: readonly Category[] | undefined;
  /** The chosen one; null for all. */
  value: string | null;
  /** Another one was chosen. */
  onChange: (ref: string | null) => void;
  /** Why the categories could not be had; null for no reason. */
  error: Error | null;
  /** Asks for them again. */
  onRetry: () => void;
}

const all = '*';

/** Narrows the people to one category. Specification 001 section 6. */
export function CategoryField({ categories, value, onChange, error, onRetry }: CategoryFieldProps) {
  const { t } = useTranslation('centres');
  const isLoading = !categories && !error;
  const options = (categories ?? []).map(({ ref, name }) => ({ id: ref, label: name }));
  return (
    <Root>
      <Field
        label={t('category.label')}
        options={[{ id: all, label: t('category.all') }, ...options]}
        value={isLoading ? null : (value ?? all)}
        onChange={(id) => onChange(id === all ? null : id)}
        isLoading={isLoading}
        errorMessage={error ? [refusalWords(error), t('category.failed')].join(' ').trim() : undefined}
      />
      {error && (
        <Button kind="quiet" icon={RotateCw} onPress={onRetry}>
          {t('category.retry')}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-2);
`;

const Field = styled(Select)`
  flex: 1 1 12rem;
`;

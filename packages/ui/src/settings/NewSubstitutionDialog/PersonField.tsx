import type { SubstitutablePerson } from '@selfservice/api/settings/substitutions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findByWords } from '@selfservice/api/core/find-by-words';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';

export interface PersonFieldProps {
  /** Who can be chosen. */
  people: readonly SubstitutablePerson[];
  /** Who is chosen; null for nobody. */
  personRef: string | null;
  /** Nothing can be changed now. */
  isReadOnly: boolean;
  /** Somebody has tried to save: an empty field says so. */
  isAttempted: boolean;
  /** Somebody else was chosen, or nobody any more. */
  onChange: (personRef: string | null) => void;
}

/** Chooses who is to be substituted, by any part of the name. */
export function PersonField({ people, personRef, isReadOnly, isAttempted, onChange }: PersonFieldProps) {
  const { t } = useTranslation('settings');
  const [typed, setTyped] = useState('');
  const found = findByWords(people, typed, ({ name }) => name);
  return (
    <ComboBox
      label={t('new.person')}
      options={found.map(({ personRef: id, name }) => ({ id, label: name }))}
      value={personRef}
      isRequired
      isReadOnly={isReadOnly}
      errorMessage={isAttempted && personRef === null ? t('new.personMissing') : undefined}
      onSearch={setTyped}
      onChange={onChange}
    />
  );
}
